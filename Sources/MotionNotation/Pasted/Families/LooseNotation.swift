import MotionCurves

extension PasteFamily {
  /// The notation as people write it without looking it up: quoted, with underscores, percentages and units at the ends.
  static let looseNotation = PasteFamily("notation") { text throws(PasteHint) in
    var loose = LooseNotation(text.plain)
    try loose.clearEnds()
    guard (try? ParsedMotion(parsing: loose.text)) != nil else { return nil }
    return .curve(loose.text, remarks: loose.remarks)
  }
}

/// A text whose spelling comes nearer to the notation.
private struct LooseNotation {
  private(set) var text: String
  private(set) var remarks: [String] = []

  init(_ text: String) {
    self.text = Self.withoutPercentages(Self.withoutWrapping(text))
  }

  /// Removes the quotes around a text, the semicolon or comma behind it, and makes hyphens of underscores.
  private static func withoutWrapping(_ text: String) -> String {
    var bytes = Array(text.trimmed.utf8)
    while let last = bytes.last, [UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: " ")].contains(last) {
      bytes.removeLast()
    }
    if let quote = bytes.first, bytes.count > 1, bytes.last == quote,
      [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(quote)
    {
      bytes = Array(bytes[1..<(bytes.count - 1)])
    }
    return String(decoding: bytes.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  /// Replaces the percentage behind a colon by its hundredth: `bounce: 30%` is `bounce: 0.3`.
  private static func withoutPercentages(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      index += 1
      guard bytes[index - 1] == UInt8(ascii: ":") else { continue }
      var end = index
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      let start = end
      while end < bytes.count, Self.isInNumber(bytes[end]) { end += 1 }
      guard end < bytes.count, bytes[end] == UInt8(ascii: "%"),
        let hundredth = Double(String(decoding: bytes[start..<end], as: UTF8.self) + "e-2")
      else { continue }
      result.append(contentsOf: (" " + hundredth.shortestDecimal).utf8)
      index = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isInNumber(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  // MARK: Ends

  /// Writes `from 0px to 300px` and `0px -> 300px` as `0 -> 300`.
  ///
  /// - Throws: ``PasteHint`` for ends that are colours, or lengths in two units.
  mutating func clearEnds() throws(PasteHint) {
    var words = Self.spacingArrows(text).words
    if words.count > 3, words[words.count - 4].folded == "from", words[words.count - 2].folded == "to" {
      words[words.count - 2] = "->"
      words.remove(at: words.count - 4)
    }
    guard let arrow = words.firstIndex(of: "->"), arrow > 0, arrow < words.count - 1 else { return }
    let (first, last) = (words[arrow - 1], words[arrow + 1])
    guard !Self.isColour(first), !Self.isColour(last) else {
      throw PasteHint(
        "the ends of a motion are numbers; write one channel, such as '255 -> 0', or the motion alone as the progress"
          + " between the colours")
    }
    guard let from = Self.length(first), let to = Self.length(last) else { return }
    guard from.unit == to.unit || from.value == 0 || to.value == 0 else {
      throw PasteHint("the ends are in two units, \(from.unit) and \(to.unit); write both as numbers of one unit")
    }
    let unit = from.value == 0 ? to.unit : from.unit
    if !unit.isEmpty { remarks.append("the ends are numbers, without \(unit)") }
    (words[arrow - 1], words[arrow + 1]) = (from.value.shortestDecimal, to.value.shortestDecimal)
    text = words.joined(separator: " ")
  }

  private static func spacingArrows(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "-"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ">") {
        result.append(contentsOf: " -> ".utf8)
        index += 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isColour(_ word: String) -> Bool {
    let small = word.lowercased()
    return ["#", "rgb(", "rgba(", "hsl(", "oklch(", "oklab("].contains { small.hasPrefix($0) }
  }

  /// A number with any unit but that of a time.
  private static func length(_ word: String) -> (value: Double, unit: String)? {
    let tokens = PastedToken.tokens(of: Array(word.utf8))
    guard tokens.count == 1, case .number(let value, let unit) = tokens[0], unit != "s", unit != "ms" else {
      return nil
    }
    return (value, unit)
  }
}
