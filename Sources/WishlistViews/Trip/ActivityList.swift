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
    _selection = State(initialValue: start)
  }

  var body: some View {
    List(selection: $selection) {
      HStack(spacing: 1) {
        Text("+").foregroundStyle(.tint)
        TextField("Add an activity", text: $newName)
          .focused($focus, equals: .newActivity)
          .onSubmit(add)
          .onPasteOfLines { dataSource.addActivities(newName + $0, to: trip) }
          .onKeyPress(.escape) {
            newName = ""
            focus = .list
            return .handled
          }
      }
      ForEach(dataSource.activities(of: trip, sortedBy: order)) { ActivityRow(activity: $0) }
    }
    .focused($focus, equals: .list)
    .onAppear(perform: begin)
    .keyCommand(.add) { focus = .newActivity }
    .keyCommand(.delete, action: deleteSelected)
    .keyCommand(.moveDown) { moveSelected(by: 1) }
    .keyCommand(.moveUp) { moveSelected(by: -1) }
  }

  /// Starts on the first open activity, so that Space ticks it at once.
  private func begin() {
    let activities = dataSource.activities(of: trip, sortedBy: order)
    selection = selection ?? (activities.first { !$0.isComplete } ?? activities.first)?.id
    focus = activities.isEmpty ? .newActivity : .list
  }

  private func add() {
    dataSource.addActivities(newName, to: trip)
    newName = ""
  }

  /// Moves the activity among the others; only where they stand in own order.
  private func moveSelected(by step: Int) {
    guard order == .ownOrder, let selection, let index = trip.activityOrder.firstIndex(of: selection),
      trip.activityOrder.indices.contains(index + step)
    else { return }
    dataSource.moveActivities(of: trip, fromOffsets: [index], toOffset: step > 0 ? index + 2 : index - 1)
  }

  private func deleteSelected() {
    guard let selection, let activity = trip.activities[selection] else { return }
    dataSource.remove(activity)
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
