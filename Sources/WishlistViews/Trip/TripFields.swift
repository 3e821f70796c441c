import ViewTree
import WishlistModel

/// Name, subtitle, season and picture of a trip, to be typed.
struct TripFields: View {
  @Binding var draft: TripDraft

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      FieldRow(label: "Name") { TextField("Where to?", text: $draft.name) }
      FieldRow(label: "Subtitle") { TextField("Place, country", text: $draft.subtitle) }
      FieldRow(label: "Season") { SeasonPicker(season: $draft.collection) }
      FieldRow(label: "Photo") { TextField("Path of a picture", text: $draft.photo) }
    }
  }
}

private struct FieldRow<Field: View>: View {
  let label: String
  @ViewBuilder let field: Field

  var body: some View {
    HStack(spacing: 1) {
      Text(label).foregroundStyle(.secondary).frame(width: 9, alignment: .leading)
      field
    }
  }
}

/// The seasons side by side, the chosen one marked.
private struct SeasonPicker: View {
  @Binding var season: TripCollection

  var body: some View {
    HStack(spacing: 1) {
      ForEach(TripCollection.allCases) { choice in
        Button {
          season = choice
        } label: {
          Text((choice == season ? "● " : "○ ") + choice.title)
            .foregroundStyle(choice == season ? Color.accentColor : Color.primary)
        }
        .buttonStyle(.plain)
      }
      Spacer()
    }
  }
}
