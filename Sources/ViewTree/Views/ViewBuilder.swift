/// Makes one view of the lines in a closure: any number of views, `if`, `else`, `if let` and `switch`.
@resultBuilder @MainActor
public enum ViewBuilder {
  /// A line that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A line that is no view; the compiler says so at the line.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression<Other>(_ other: Other) -> EmptyView { EmptyView() }

  /// No lines: no view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One line: its view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several lines: one child each (ID-5).
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`: the view or none (ID-4).
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`, with an identity of its own (ID-3).
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  /// The other branch (ID-3).
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  /// The content of an `if #available`, its type not told.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
