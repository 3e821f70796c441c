import FoundationEssentials
import ViewTree

extension Text {
  /// An attributed string with its fonts, colours and links.
  ///
  ///     var name = AttributedString("Rome")
  ///     name.font = .body.bold()
  ///     Text(name)
  public init(_ attributed: AttributedString) {
    var text: Text?
    for run in attributed.runs {
      var part = Text(verbatim: String(attributed.characters[run.range])).font(run.font)
        .foregroundColor(run.foregroundColor)
      if let link = run.link { part = part.link(link.absoluteString) }
      text = text.map { $0 + part } ?? part
    }
    self = text ?? Text(verbatim: "")
  }
}

extension Link where Label == Text {
  /// A link that shows a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(titleKey, destination: destination.absoluteString)
  }
}
