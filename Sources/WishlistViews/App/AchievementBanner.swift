import ViewTree
import WishlistModel

/// Says that a goal was earned, wherever the user is, for some seconds.
struct AchievementBanner: View {
  @Environment(DataSource.self) private var dataSource

  var body: some View {
    if let announcement = dataSource.announcement {
      Text("★ " + announcement.message)
        .bold()
        .foregroundStyle(Color.neonGreen)
        .lineLimit(1)
        .padding(.horizontal, 1)
        .task(id: announcement.id) {
          // One wake-up of the loop, which waits in poll meanwhile.
          try? await Task.sleep(for: .seconds(8))
          if !Task.isCancelled { dataSource.dismissAnnouncement() }
        }
    }
  }
}
