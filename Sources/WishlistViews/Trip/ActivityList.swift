import ViewTree
import WishlistModel

/// A trip's activities: the first row adds one, the others are ticked in place.
struct ActivityList: View {
  let trip: Trip
  let order: Activity.SortOrder
  @Environment(DataSource.self) private var dataSource
  @State private var selection: Activity.ID?
  @State private var newName = ""
  @FocusState private var focus: Part?

  private enum Part: Hashable {
    case list
    case newActivity
  }

  init(trip: Trip, order: Activity.SortOrder, start: Activity.ID?) {
    self.trip = trip
    self.order = order
    // The first open activity, so that Space ticks it at once.
    let open = trip.sortedActivities.first { !$0.isComplete }
    _selection = State(initialValue: start ?? open?.id ?? trip.sortedActivities.first?.id)
  }

  var body: some View {
    List(selection: $selection) {
      HStack(spacing: 1) {
        Text("+").foregroundStyle(.tint)
        TextField("Add an activity", text: $newName)
          .focused($focus, equals: .newActivity)
          .onSubmit(add)
          .onKeyPress(.escape) {
            newName = ""
            focus = .list
            return .handled
          }
      }
      ForEach(dataSource.activities(of: trip, sortedBy: order)) { ActivityRow(activity: $0) }
    }
    .focused($focus, equals: .list)
    .onAppear { focus = trip.activityCount == 0 ? .newActivity : .list }
    .keyHint("a", "add")
    .keyHint("d", "delete")
    .onKeyPress("a") {
      focus = .newActivity
      return .handled
    }
    .onKeyPress(keys: ["d", .deleteForward]) { _ in deleteSelected() }
  }

  private func add() {
    dataSource.addActivities(newName, to: trip)
    newName = ""
  }

  private func deleteSelected() -> KeyPress.Result {
    guard let selection, let activity = trip.activities[selection] else { return .ignored }
    dataSource.remove(activity)
    return .handled
  }
}

/// One activity, ticked with Space.
private struct ActivityRow: View {
  let activity: Activity
  @Environment(DataSource.self) private var dataSource

  var body: some View {
    Toggle(isOn: Binding(get: { activity.isComplete }, set: { dataSource.setComplete(activity, $0) })) {
      Text(activity.name).lineLimit(1)
        .foregroundStyle(activity.isComplete ? HierarchicalShapeStyle.secondary : .primary)
    }
    .keyHint("Space", "tick")
  }
}
