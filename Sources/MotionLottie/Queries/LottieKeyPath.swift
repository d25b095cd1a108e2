/// The path to a property of an animation: the names of its layers, groups and elements, and its own.
///
/// A path is a text such as `Ball.Contents.Fill 1.Color`. As a pattern it may have wildcards. `*` stands for any one
/// name, or within a name for any letters (`Fill*`). `**` stands for any number of names, also none. A dot, an asterisk
/// or a backslash within a name has a backslash before it, and a line feed is `\n`: a path is one line.
public struct LottieKeyPath: Sendable, Hashable {
  /// A part of a pattern.
  enum Part: Sendable, Hashable {
    /// The pieces of a name between asterisks: one piece for a name without any.
    case name([String])
    /// Any number of names.
    case anyNumber
  }

  let parts: [Part]

  /// Reads a path or a pattern; any text is one.
  public init(parsing text: String) {
    parts = Self.parts(of: text)
  }

  /// Creates the path with exactly these names.
  public init(names: [String]) {
    parts = names.map { .name([$0]) }
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var pieces = [""]
    var isEscaped = false
    func part() -> Part { pieces == ["", "", ""] ? .anyNumber : .name(pieces) }
    for character in text.unicodeScalars {
      if isEscaped {
        pieces[pieces.count - 1].unicodeScalars.append(character == "n" ? "\n" : character)
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case ".":
        parts.append(part())
        pieces = [""]
      case "*": pieces.append("")
      default: pieces[pieces.count - 1].unicodeScalars.append(character)
      }
    }
    parts.append(part())
    return parts
  }

  // MARK: Matching

  /// Whether the path, as a pattern, fits names.
  ///
  /// - Complexity: O(*n* · *m*) for *n* parts and *m* names.
  package func matches(_ names: [String]) -> Bool {
    // The numbers of names that the parts so far may stand for.
    var reached = [Bool](repeating: false, count: names.count + 1)
    reached[0] = true
    for part in parts {
      switch part {
      case .anyNumber:
        if let first = reached.firstIndex(of: true) {
          for index in first..<reached.count { reached[index] = true }
        }
      case .name(let pieces):
        for index in (0..<names.count).reversed() {
          reached[index + 1] = reached[index] && Self.matches(pieces, names[index])
        }
        reached[0] = false
      }
    }
    return reached[names.count]
  }

  /// Whether a name begins with the first piece, ends with the last, and has the others between them, in their order.
  private static func matches(_ pieces: [String], _ name: String) -> Bool {
    guard pieces.count > 1 else { return name == pieces[0] }
    var rest = Substring(name)
    guard rest.hasPrefix(pieces[0]) else { return false }
    rest = rest.dropFirst(pieces[0].count)
    for piece in pieces[1..<pieces.count - 1] where !piece.isEmpty {
      guard let end = end(ofFirst: piece, in: rest) else { return false }
      rest = rest[end...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }

  private static func end(ofFirst piece: String, in text: Substring) -> String.Index? {
    var rest = text
    while rest.count >= piece.count {
      if rest.hasPrefix(piece) { return rest.index(rest.startIndex, offsetBy: piece.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// A name as it stands in a key path: with a backslash before dots, asterisks and backslashes, and for a line feed.
  static func escaped(_ name: String) -> String {
    let isSpecial: (UInt8) -> Bool = {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\n")
    }
    guard name.utf8.contains(where: isSpecial) else { return name }
    var escaped: [UInt8] = []
    for byte in name.utf8 {
      if isSpecial(byte) { escaped.append(UInt8(ascii: "\\")) }
      escaped.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: "n") : byte)
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension LottieKeyPath: CustomStringConvertible, ExpressibleByStringLiteral {
  /// The text of the path, which reads as the same path.
  public var description: String {
    parts.map { part in
      switch part {
      case .anyNumber: "**"
      case .name(let pieces): pieces.map(Self.escaped).joined(separator: "*")
      }
    }.joined(separator: ".")
  }

  /// Reads a path or a pattern from a literal.
  public init(stringLiteral text: String) {
    self.init(parsing: text)
  }
}
