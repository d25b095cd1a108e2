import MotionCurves

/// A `var()` in a value: a reference to a custom property.
struct CSSVariable {
  /// The bytes from `var` to the closing bracket.
  let range: Range<Int>
  let name: String
  /// The text behind the first comma; nil without one.
  let fallback: [UInt8]?

  /// Finds the first reference from an index; nil if there is none.
  init?(in text: [UInt8], from start: Int) throws(CSSProblem) {
    guard let first = Self.start(in: text, from: start) else { return nil }
    let inside = first + Self.opening.count
    guard let end = Self.closingBracket(in: text, from: inside) else { throw CSSProblem("expected ')' after var(") }
    range = first..<end + 1
    let comma = text[inside..<end].firstIndex(of: UInt8(ascii: ","))
    name = String(decoding: text[inside..<(comma ?? end)], as: UTF8.self).trimmed
    fallback = comma.map { Array(text[($0 + 1)..<end]) }
  }

  private static let opening = Array("var(".utf8)

  /// The names of all references, also of those in a fallback.
  static func names(in value: String) -> [String] {
    let text = Array(value.utf8)
    var (names, place) = ([String](), 0)
    while let first = start(in: text, from: place) {
      let name = text[(first + opening.count)...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
      names.append(String(decoding: name, as: UTF8.self).trimmed)
      place = name.endIndex
    }
    return names
  }

  /// The index of the next reference outside strings.
  private static func start(in text: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < text.count {
      if text.hasFunction("var", at: index) { return index }
      index = text.endOfLiteral(at: index) ?? index + 1
    }
    return nil
  }

  /// The index of the bracket that closes one before an index.
  private static func closingBracket(in text: [UInt8], from start: Int) -> Int? {
    var (index, depth) = (start, 0)
    while index < text.count {
      if let end = text.endOfLiteral(at: index) {
        index = end
        continue
      }
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")") where depth == 0: return index
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
      index += 1
    }
    return nil
  }
}
