import MotionCurves

extension StyleSheet {
  /// Reads a style sheet.
  ///
  /// The parser respects strings, escapes, addresses and brackets, drops comments, and skips everything else.
  ///
  /// Source: CSS Syntax Level 3.
  init(parsing source: SourceText) throws(ImportError) {
    var parser = Parser(source)
    root = try parser.root()
  }

  /// A cursor in a style sheet, with the blocks that are open.
  private struct Parser {
    private let source: SourceText
    /// The bytes with spaces instead of the comments before the cursor, so that offsets stay the same.
    private var bytes: [UInt8]
    /// The open blocks, the innermost last.
    private var open = [Block("", at: 0, inside: nil)]
    /// The start of the declaration or prelude at the cursor.
    private var start = 0
    private var index = 0
    private var brackets = 0

    private static let greatestDepth = 32

    init(_ source: SourceText) {
      self.source = source
      bytes = source.bytes
    }

    /// Reads to the end.
    ///
    /// - Returns: the top level.
    mutating func root() throws(ImportError) -> Block {
      while index < bytes.count { try takeByte() }
      endDeclaration()
      guard open.count == 1 else {
        throw source.failure("the block has no '}'", at: open[open.count - 1].offset)
      }
      return open[0]
    }

    /// Takes a byte, or all of a text in which no byte is punctuation.
    private mutating func takeByte() throws(ImportError) {
      if bytes[index].isQuotationMark && bytes.endOfString(at: index) == nil {
        throw source.failure("the string has no end", at: index)
      }
      if let end = bytes.endOfLiteral(at: index) {
        index = end
        return
      }
      switch bytes[index] {
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        skipComment()
        return
      case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "{"): try openBlock()
      case UInt8(ascii: "}"): try closeBlock()
      case UInt8(ascii: ";") where brackets == 0:
        endDeclaration()
        start = index + 1
      default: break
      }
      index += 1
    }

    /// Writes spaces over a comment, except over its ends of lines; one without an end lasts to that of the text.
    private mutating func skipComment() {
      var end = index + 2
      while end + 1 < bytes.count && !(bytes[end] == UInt8(ascii: "*") && bytes[end + 1] == UInt8(ascii: "/")) {
        end += 1
      }
      end = min(end + 2, bytes.count)
      for place in index..<end where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
      index = end
    }

    private mutating func openBlock() throws(ImportError) {
      guard open.count < Self.greatestDepth else {
        throw source.failure("blocks nested deeper than \(Self.greatestDepth), the deepest that is allowed", at: index)
      }
      let (prelude, offset) = part()
      open.append(Block(prelude, at: offset, inside: open[open.count - 1].condition))
      (start, brackets) = (index + 1, 0)
    }

    private mutating func closeBlock() throws(ImportError) {
      endDeclaration()
      guard open.count > 1 else { throw source.failure("expected a rule, found '}'", at: index) }
      let block = open.removeLast()
      open[open.count - 1].blocks.append(block)
      (start, brackets) = (index + 1, 0)
    }

    private mutating func endDeclaration() {
      let (text, offset) = part()
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), !text.hasPrefix("@") else { return }
      let name = String(text[..<colon]).trimmed
      let written = String(text[text.index(after: colon)...]).trimmed
      let value = written.withoutImportance
      open[open.count - 1].declarations.append(
        Declaration(
          name: name.hasPrefix("--") ? name : name.lowercased(), value: value ?? written, isImportant: value != nil,
          offset: offset))
    }

    /// The text from the last punctuation to the cursor, without white space at both ends, and its offset.
    private func part() -> (text: String, offset: Int) {
      var first = start
      while first < index && bytes[first].isSpace { first += 1 }
      var last = index
      while last > first && bytes[last - 1].isSpace { last -= 1 }
      return (String(decoding: bytes[first..<last], as: UTF8.self), first)
    }
  }
}

extension String {
  /// The value in front of `!important`, in letters of either case; nil for a value without it.
  fileprivate var withoutImportance: String? {
    let word = "important"
    guard String(decoding: utf8.suffix(word.utf8.count), as: UTF8.self).lowercased() == word else { return nil }
    let front = String(decoding: utf8.dropLast(word.utf8.count), as: UTF8.self).trimmed
    return front.hasSuffix("!") ? String(decoding: front.utf8.dropLast(), as: UTF8.self).trimmed : nil
  }
}
