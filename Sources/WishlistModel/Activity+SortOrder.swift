extension Activity {
  /// An order that a trip's activities can be shown in. Activities that an order can't tell apart stay in own order.
  public enum SortOrder: String, CaseIterable, Codable, Identifiable, Sendable {
    /// By name, whatever the case and the accents.
    case title
    /// Newest first.
    case added
    /// Last edited first.
    case edited
    /// Open ones first.
    case completion
    /// As the user has arranged them.
    case ownOrder

    /// The order itself.
    public var id: Self { self }

    /// What the sort menu says.
    public var title: String {
      switch self {
      case .title: "Title"
      case .added: "Date Added"
      case .edited: "Date Edited"
      case .completion: "Completion"
      case .ownOrder: "Own Order"
      }
    }

    /// Sorts `activities`, given in own order. Reads only the property that the order is about.
    @MainActor
    func sorted(_ activities: [Activity]) -> [Activity] {
      switch self {
      case .title:
        // The folded name isn't tracked; the name is read so that the caller depends on it.
        for activity in activities { _ = activity.name }
        return activities.sorted { $0.foldedName < $1.foldedName }
      case .added: return activities.sorted { $0.added > $1.added }
      case .edited: return activities.sorted { $0.edited > $1.edited }
      case .completion: return activities.filter { !$0.isComplete } + activities.filter(\.isComplete)
      case .ownOrder: return activities
      }
    }
  }
}
