import ViewTree
import WishlistModel

/// The form for a new trip, in a sheet.
struct NewTripView: View {
  @Environment(DataSource.self) private var dataSource
  @Environment(\.dismiss) private var dismiss
  @State private var draft = TripDraft()
  @State private var isAskingToDiscard = false

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("New Trip").font(.title)
      TripFields(draft: $draft)
      if isAskingToDiscard {
        DiscardQuestion(keep: { isAskingToDiscard = false }, discard: { dismiss() })
      } else {
        HStack(spacing: 2) {
          Button("Save", action: save).disabled(!draft.isValid)
          Button("Cancel", role: .cancel, action: cancel)
        }
      }
    }
    .onSubmit(save)
    .onKeyPress(.escape) {
      cancel()
      return .handled
    }
    .keyHint("Esc", "cancel")
  }

  private func save() {
    if dataSource.addTrip(draft) != nil { dismiss() }
  }

  private func cancel() {
    if draft.hasText && !isAskingToDiscard {
      isAskingToDiscard = true
    } else {
      dismiss()
    }
  }
}

/// Asks before typed text is thrown away.
struct DiscardQuestion: View {
  let keep: @MainActor () -> Void
  let discard: @MainActor () -> Void
  @FocusState private var isKeepFocused: Bool

  var body: some View {
    HStack(spacing: 2) {
      Text("Discard what you typed?")
      Button("Keep editing", action: keep).focused($isKeepFocused)
      Button("Discard", role: .destructive, action: discard)
    }
    .onAppear { isKeepFocused = true }
  }
}
