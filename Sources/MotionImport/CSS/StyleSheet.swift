/// The declarations and blocks of a style sheet: as much of CSS's grammar as easings and keyframes need.
struct StyleSheet: Sendable {
  /// A name and a value.
  struct Declaration: Sendable {
    /// The property's name, in small letters except for custom properties.
    let name: String
    /// Without white space at both ends, and without `!important`.
    let value: String
    /// Whether `!important` ends it.
    let isImportant: Bool
    let offset: Int
  }

  /// A block with its prelude: a selector or an at-rule.
  struct Block: Sendable {
    let prelude: String
    let offset: Int
    /// The prelude of the innermost at-rule around the block, or its own, that does not always apply; nil without one.
    let condition: String?
    var declarations: [Declaration] = []
    var blocks: [Block] = []

    init(_ prelude: String, at offset: Int, inside condition: String?) {
      (self.prelude, self.offset) = (prelude, offset)
      self.condition = Self.conditions.contains(prelude.atKeyword) ? prelude : condition
    }

    /// The at-rules whose content applies under a condition, or only at the start of a transition.
    private static let conditions: Set = [
      "@media", "@supports", "@container", "@document", "@-moz-document", "@starting-style",
    ]
  }

  /// The top level.
  let root: Block
}

extension StyleSheet.Block {
  /// The block and all blocks inside it, in the order of the file.
  var all: [StyleSheet.Block] { [self] + blocks.flatMap { $0.all } }

  /// The declarations in the order in which each overrides those before it: the important ones last.
  var cascade: [StyleSheet.Declaration] {
    declarations.filter { !$0.isImportant } + declarations.filter { $0.isImportant }
  }

  /// The name of `@keyframes`; nil for another block.
  var keyframesName: String? {
    let parts = prelude.cssParts()
    guard parts.count == 2, ["@keyframes", "@-webkit-keyframes"].contains(parts[0].lowercased()) else { return nil }
    return parts[1].unquoted
  }
}

extension String {
  /// The keyword of an at-rule in small letters, which no space needs to end; empty for another prelude.
  fileprivate var atKeyword: String {
    guard hasPrefix("@") else { return "" }
    return "@" + String(decoding: utf8.dropFirst().prefix { $0.isOfIdentifier }, as: UTF8.self).lowercased()
  }
}
