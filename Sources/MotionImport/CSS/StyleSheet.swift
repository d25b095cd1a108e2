import MotionCurves

/// The declarations and blocks of a style sheet: as much of CSS's grammar as easings and keyframes need.
///
/// The parser respects strings and brackets, drops comments, and skips everything else.
///
/// Source: CSS Syntax Level 3.
struct StyleSheet: Sendable {
  /// A name and a value.
  struct Declaration: Sendable {
    /// The property's name, in small letters except for custom properties.
    let name: String
    /// Without white space at both ends.
    let value: String
    let offset: Int
  }

  /// A block with its prelude: a selector or an at-rule.
  struct Block: Sendable {
    let prelude: String
    let offset: Int
    var declarations: [Declaration] = []
    var blocks: [Block] = []
  }

  /// The top level.
  let root: Block

  private static let greatestDepth = 32

  init(parsing source: SourceText) throws(ImportError) {
    let plain = SourceText.withoutComments(source)
    // The open blocks, the innermost last.
    var open = [Block(prelude: "", offset: 0)]
    var start = 0
    var index = 0
    var brackets = 0
    func part() -> (text: String, offset: Int) {
      var first = start
      while first < index && plain[first].isSpace { first += 1 }
      var last = index
      while last > first && plain[last - 1].isSpace { last -= 1 }
      return (String(decoding: plain[first..<last], as: UTF8.self), first)
    }
    func endDeclaration() throws(ImportError) {
      let (text, offset) = part()
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), !text.hasPrefix("@") else { return }
      let name = String(text[..<colon]).trimmed
      let isCustom = name.hasPrefix("--")
      open[open.count - 1].declarations.append(
        Declaration(
          name: isCustom ? name : name.lowercased(), value: String(text[text.index(after: colon)...]).trimmed,
          offset: offset))
    }
    while index < plain.count {
      let byte = plain[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = index
        index += 1
        while index < plain.count && plain[index] != byte {
          index += plain[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < plain.count else { throw source.failure("the string has no end", at: quote) }
      case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "{"):
        guard open.count < Self.greatestDepth else {
          throw source.failure(
            "blocks nested deeper than \(Self.greatestDepth), the deepest that is allowed", at: index)
        }
        let (prelude, offset) = part()
        open.append(Block(prelude: prelude, offset: offset))
        (start, brackets) = (index + 1, 0)
      case UInt8(ascii: "}"):
        try endDeclaration()
        guard open.count > 1 else { throw source.failure("expected a rule, found '}'", at: index) }
        let block = open.removeLast()
        open[open.count - 1].blocks.append(block)
        (start, brackets) = (index + 1, 0)
      case UInt8(ascii: ";") where brackets == 0:
        try endDeclaration()
        start = index + 1
      default: break
      }
      index += 1
    }
    index = plain.count
    try endDeclaration()
    guard open.count == 1 else {
      throw source.failure("the block has no '}'", at: open[open.count - 1].offset)
    }
    root = open[0]
  }
}

extension StyleSheet.Block {
  /// The block and all blocks inside it, in the order of the file.
  var all: [StyleSheet.Block] { [self] + blocks.flatMap { $0.all } }
}

extension SourceText {
  /// The bytes with spaces instead of comments, so that offsets stay the same.
  fileprivate static func withoutComments(_ source: SourceText) -> [UInt8] {
    var bytes = source.bytes
    var quote: UInt8?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "/") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*") {
        var end = index + 2
        while end < bytes.count
          && !(bytes[end - 1] == UInt8(ascii: "*") && bytes[end] == UInt8(ascii: "/") && end > index + 2)
        {
          end += 1
        }
        for place in index...min(end, bytes.count - 1) where bytes[place] != UInt8(ascii: "\n") {
          bytes[place] = UInt8(ascii: " ")
        }
        index = end
      }
      index += 1
    }
    return bytes
  }
}

extension String {
  /// The parts of the text, split at a separator outside brackets and strings; at spaces without a separator.
  func cssParts(separator: UInt8? = nil) -> [String] {
    var (parts, part, depth, quote) = ([[UInt8]](), [UInt8](), 0, UInt8?.none)
    for byte in utf8 {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
      } else if depth <= 0 && (separator.map { byte == $0 } ?? byte.isSpace) {
        parts.append(part)
        part = []
        continue
      }
      part.append(byte)
    }
    let all = (parts + [part]).map { String(decoding: $0, as: UTF8.self).trimmed }
    return separator == nil ? all.filter { !$0.isEmpty } : all
  }
}
