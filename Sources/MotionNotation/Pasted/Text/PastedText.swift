import MotionCurves

/// A pasted text, as plain characters and as a tree.
struct PastedText: Sendable {
  /// The text with plain quotes, spaces, signs and arrows in place of typographic ones.
  let plain: String
  /// The tree of its words, numbers, calls and objects.
  let nodes: [PastedNode]

  init(_ text: String) {
    let plain = Self.plain(text)
    let nodes = PastedNode.tree(of: PastedToken.tokens(of: Array(plain.utf8)))
    // A text that is one string is its content.
    if nodes.count == 1, nodes[0].kind == .text, nodes[0].label.isEmpty {
      self.plain = nodes[0].text
      self.nodes = PastedNode.tree(of: PastedToken.tokens(of: Array(nodes[0].text.utf8)))
    } else {
      (self.plain, self.nodes) = (plain, nodes)
    }
  }

  /// Replaces what editors, chats and slides make of the characters of code.
  private static func plain(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        bytes.append(UInt8(scalar.value))
      } else {
        bytes.append(contentsOf: replacement(scalar).utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func replacement(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0xA0, 0x2002...0x200B, 0x202F, 0x2060, 0xFEFF: " "
    case 0x2010...0x2013, 0x2212: "-"
    case 0x2018, 0x2019: "'"
    case 0x201C, 0x201D: "\""
    case 0x2192, 0x21D2, 0x21FE, 0x2794, 0x279C, 0x27F6: "->"
    default: String(Character(scalar))
    }
  }
}

extension String {
  /// The word without case, hyphens and underscores, so that vendors' spellings of a name agree.
  var folded: String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
    // As most words are.
    guard utf8.contains(where: { isMark($0) || capitals.contains($0) }) else { return self }
    var bytes: [UInt8] = []
    for byte in utf8 where !isMark(byte) { bytes.append(capitals.contains(byte) ? byte | 0x20 : byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parts of the text between separators that are outside brackets and quotes; empty parts are left out.
  func parts(_ isSeparator: (UInt8) -> Bool) -> [String] {
    var (parts, part, depth, quote) = ([String](), [UInt8](), 0, UInt8?.none)
    func end() {
      let text = String(decoding: part, as: UTF8.self).trimmed
      if !text.isEmpty { parts.append(text) }
      part = []
    }
    for byte in utf8 {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        depth = Swift.max(0, depth - 1)
      } else if depth == 0, isSeparator(byte) {
        end()
        continue
      }
      part.append(byte)
    }
    end()
    return parts
  }

  /// The words between white space outside brackets and quotes.
  var words: [String] { parts { $0.isSpace } }

  /// The text in quotes for a message: at most 40 characters, without control characters.
  var quotedBriefly: String {
    let limit = 40
    var shown = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < limit else { return "'\(shown)…'" }
      shown += scalar.value < 0x20 || scalar.value == 0x7F ? " " : String(Character(scalar))
    }
    return "'\(shown)'"
  }

  /// Whether another text stands somewhere in the text; Embedded Swift has no search for texts.
  func holds(_ part: String) -> Bool {
    let (bytes, part) = (Array(utf8), Array(part.utf8))
    guard bytes.count >= part.count else { return false }
    return (0...(bytes.count - part.count)).contains { bytes[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// The text behind a prefix; nil without it.
  func behind(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : nil
  }
}
