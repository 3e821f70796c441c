import FoundationEssentials
import ViewTree

extension AttributeScopes {
  /// What a text can show of an attributed string, with the names that SwiftUI has.
  public struct ViewTreeAttributes: AttributeScope {
    /// The style of the letters.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font of this module.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "ViewTree.Font"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour of this module.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "ViewTree.ForegroundColor"
    }
  }
}

extension AttributeDynamicLookup {
  /// Lets attributes be named at the string: `string.font = .body.bold()`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.ViewTreeAttributes, Key>
  ) -> Key { self[Key.self] }
}
