import ViewTree
import WishlistModel

/// The goals: those achieved as a row of badges, then what comes next.
struct GoalsTab: View {
  @Environment(DataSource.self) private var dataSource

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          AchievedGoals(board: dataSource.goals)
          NextMilestones(board: dataSource.goals)
        }
      }
      .navigationTitle("Goals")
      .quitCommand()
    }
  }
}

private struct AchievedGoals: View {
  let board: GoalBoard

  var body: some View {
    if board.achieved.isEmpty {
      Text("Tick an activity to earn your first badge.").foregroundStyle(.secondary).padding(1)
    } else {
      ScrollView(.horizontal) {
        HStack(spacing: 1) {
          ForEach(board.achieved) { BadgeCard(achievement: $0).focusable() }
        }
      }
    }
  }
}

/// An achieved goal: its badge, and what it was earned for.
private struct BadgeCard: View {
  let achievement: GoalBoard.Achievement
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    VStack(spacing: 0) {
      Text("╭─────╮")
      HStack(spacing: 0) {
        Text("│  ")
        Image(systemName: achievement.goal.symbol).bold()
        Text("  │")
      }
      Text("╰─────╯")
      Text(achievement.goal.title).bold().lineLimit(1)
      Text(achievement.goal.sentence)
        .multilineTextAlignment(.center)
        .foregroundStyle(Color.secondary)
        .frame(height: 2, alignment: .top)
      Text(achievement.earned.dayText).foregroundStyle(Color.secondary)
    }
    .foregroundStyle(Color.neonGreen)
    .frame(width: 26)
    .padding(1)
    .overlay { CardBorder(isFocused: isFocused) }
  }
}

private struct NextMilestones: View {
  let board: GoalBoard

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Next milestones").font(.title2)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 52), spacing: 2)], alignment: .leading) {
        ForEach(board.milestones) { MilestoneRow(milestone: $0).focusable() }
      }
    }
    .padding(EdgeInsets(top: 1, leading: 1, trailing: 1))
  }
}

/// A goal not met yet, with how far it is.
private struct MilestoneRow: View {
  let milestone: GoalBoard.Milestone
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    let progress = milestone.progress
    HStack(spacing: 1) {
      Text(isFocused ? "›" : " ").foregroundStyle(.tint)
      Image(systemName: milestone.goal.symbol)
      Text(milestone.goal.title).font(isFocused ? .headline : .body).lineLimit(1).frame(width: 22, alignment: .leading)
      ProgressView(value: progress.fraction).foregroundStyle(Color.neonGreen).frame(maxWidth: 24)
      Text("\(progress.count) of \(progress.threshold)").fixedSize()
    }
  }
}
