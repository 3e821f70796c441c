import ViewTree
import WishlistModel

/// The form to edit a trip. Nothing is written before Done; Esc throws the changes away.
struct EditTripView: View {
  let trip: Trip
  let close: @MainActor () -> Void
  @Environment(DataSource.self) private var dataSource
  @Environment(\.dismiss) private var dismiss
  @State private var draft: TripDraft
  @State private var isAskingToDelete = false

  init(trip: Trip, close: @escaping @MainActor () -> Void) {
    self.trip = trip
    self.close = close
    _draft = State(initialValue: trip.draft)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      TripFields(draft: $draft)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach($draft.activities) { activity in
            TextField("Empty names are dropped", text: activity.name)
          }
        }
      }
      if isAskingToDelete {
        HStack(spacing: 2) {
          Text("Delete this trip?")
          Button("Keep") { isAskingToDelete = false }
          Button("Delete", role: .destructive, action: delete)
        }
      } else {
        HStack(spacing: 2) {
          Button("Done", action: save).disabled(!draft.isValid)
          Button("Cancel", role: .cancel, action: close)
          Button("Delete Trip", role: .destructive) { isAskingToDelete = true }
        }
      }
    }
    .padding(.horizontal, 1)
    .onSubmit(save)
    .onKeyPress(.escape) {
      close()
      return .handled
    }
    .keyHint("Esc", "cancel")
    .keyHint("Enter", "done")
  }

  private func save() {
    guard draft.isValid else { return }
    dataSource.save(draft, to: trip)
    close()
  }

  private func delete() {
    dismiss()
    dataSource.remove(trip)
  }
}
