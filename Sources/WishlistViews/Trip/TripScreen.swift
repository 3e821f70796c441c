import ViewTree
import WishlistModel

/// A trip with its progress and its activities, or the form to edit it.
struct TripScreen: View {
  let id: Trip.ID
  let activity: Activity.ID?
  @Environment(DataSource.self) private var dataSource
  @State private var isEditing = false

  var body: some View {
    if let trip = dataSource.trip(id) {
      if isEditing {
        EditTripView(trip: trip) { isEditing = false }
          .navigationTitle(trip.name)
      } else {
        TripDetail(trip: trip, start: activity) { isEditing = true }
          .navigationTitle(trip.name)
      }
    } else {
      Text("This trip is gone.").navigationTitle("Trip")
    }
  }
}

/// The picture with the progress over it, then the activities.
private struct TripDetail: View {
  let trip: Trip
  let start: Activity.ID?
  let edit: @MainActor () -> Void
  @Environment(DataSource.self) private var dataSource
  @Environment(\.textEditing) private var textEditing
  @Environment(\.runProgram) private var runProgram
  @State private var problem: String?
  @AppStorage("activitySortOrder") private var order = Activity.SortOrder.ownOrder
  @Environment(\.copyToClipboard) private var copyToClipboard
  @Environment(AppNavigation.self) private var navigation

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TripHeader(trip: trip)
      if let notes = trip.notes { NotesLine(notes: notes) }
      if let problem { Text("! " + problem).foregroundStyle(.red).padding(.horizontal, 1) }
      ActivityList(trip: trip, order: order, start: start)
    }
    .toolbar {
      ToolbarItem(placement: .automatic) { Button("Sort: \(order.title)", action: nextOrder) }
      ToolbarItem(placement: .primaryAction) { Button("Edit", action: edit) }
    }
    .keyCommand(.sort, action: nextOrder)
    .keyCommand(.edit, action: edit)
    .keyCommand(.copy, action: copy)
    .keyCommand(.notes, action: editNotes)
  }

  private func copy() {
    let text = trip.textLines.map { $0 + "\n" }.joined()
    navigation.tell(
      copyToClipboard(text)
        ? "\(trip.name) was sent to the clipboard." : "This terminal can't take \(trip.name) to the clipboard.")
  }

  private func editNotes() {
    switch textEditing(trip.notes ?? "", runProgram) {
    case .edited(let text):
      problem = nil
      dataSource.setNotes(text, of: trip)
    case .failed(let message): problem = message
    }
  }

  private func nextOrder() {
    let all = Activity.SortOrder.allCases
    let next = (all.firstIndex(of: order) ?? 0) + 1
    order = all[next % all.count]
  }
}

/// The first line of the notes, and how many more there are.
private struct NotesLine: View {
  let notes: String

  var body: some View {
    let lines = notes.split(separator: "\n")
    HStack(spacing: 1) {
      Text("✎ " + (lines.first ?? "")).lineLimit(1)
      if lines.count > 1 { Text("+\(lines.count - 1)").layoutPriority(1) }
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal, 1)
  }
}

private struct TripHeader: View {
  let trip: Trip

  var body: some View {
    TripPhoto(collection: trip.collection)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 0) {
          if let subtitle = trip.subtitle { Text(subtitle).lineLimit(1) }
          TripProgress(trip: trip)
        }
        .padding(.horizontal, 1)
      }
      .frame(height: 4)
  }
}
