/// Views side by side.
///
///     HStack { Text("Rome"); Spacer(); Text("12 days") }   // in 20 columns: Rome         12 days
public struct HStack<Content: View>: LayoutContainer {
  let layout: HStackLayout
  let content: Content

  /// `spacing` in columns, 1 for nil but none beside a `Spacer` or `Divider` (STK-1).
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views one below the other.
///
///     VStack(alignment: .leading) { Text("Rome"); Text("12 days") }   // 7×2: Rome / 12 days
public struct VStack<Content: View>: LayoutContainer {
  let layout: VStackLayout
  let content: Content

  /// `spacing` in rows, 0 for nil (STK-1).
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views one above the other, the last in front.
///
///     ZStack(alignment: .bottomTrailing) { Color.blue; Text("new") }   // in 10×3: blue, "new" in the lower right
public struct ZStack<Content: View>: LayoutContainer {
  let layout: ZStackLayout
  let content: Content

  /// Views in layers, put in line by `alignment` (ALN-5).
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}
