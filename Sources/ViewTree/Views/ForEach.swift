/// A view for each element of a collection, known by the element's id: rows keep their state wherever they move (ID-7).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// A `ForEach` has no body; it stands for its rows.
  public typealias Body = Never
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// Views for elements whose id is at the key path `id`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Never asked for: the rows stand for the view.
  public var body: Never { preconditionFailure("ForEach has no body") }
  /// A node that keeps the rows by their ids.
  public static func _makeNode(_ view: Self, in parent: Node) -> Node { ForEachNode(view, in: parent) }
  /// False, as a modifier around goes to each row (ID-6).
  public static var _isUnary: Bool { false }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views for elements that tell their id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = \.id
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Views for the numbers of a range; the number is the identity, so take elements with ids where rows can go.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.id = \.self
    self.content = content
  }
}

extension ForEach {
  /// Views for the elements behind a binding, each with a binding to its element that finds it again by its id,
  /// so that it never writes to another element after a deletion (ID-7).
  public init<Elements>(
    _ elements: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable, ID == Elements.Element.ID,
    Data == [Elements.Element]
  {
    self.data = Array(elements.wrappedValue)
    self.id = \.id
    self.content = { element in
      let place = ElementPlace<Elements>(id: element.id)
      return content(
        Binding(
          get: {
            let all = elements.wrappedValue
            return place.index(in: all).map { all[$0] } ?? element
          },
          set: { new in
            guard let index = place.index(in: elements.wrappedValue) else { return }
            elements.wrappedValue[index] = new
          }))
    }
  }
}

/// Where the element with an id is: mostly where it was, else it is looked for.
@MainActor
private final class ElementPlace<Elements: RandomAccessCollection> where Elements.Element: Identifiable {
  private let id: Elements.Element.ID
  private var latest: Elements.Index?

  init(id: Elements.Element.ID) { self.id = id }

  func index(in elements: Elements) -> Elements.Index? {
    if let latest, latest >= elements.startIndex, latest < elements.endIndex, elements[latest].id == id {
      return latest
    }
    latest = elements.firstIndex { $0.id == id }
    return latest
  }
}
