import ViewTree

/// What the user is told at the moment, for some seconds.
struct NoticeLine: View {
  @Environment(AppNavigation.self) private var navigation

  var body: some View {
    if let notice = navigation.notice {
      Text(notice.text).lineLimit(1).padding(.horizontal, 1)
        .task(id: notice.id) {
          try? await Task.sleep(for: .seconds(4))
          if !Task.isCancelled { navigation.dismissNotice() }
        }
    }
  }
}
