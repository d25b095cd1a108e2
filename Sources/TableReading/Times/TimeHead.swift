/// The head of a column of times: its name, and its unit if it has one.
///
/// A unit may stand in brackets, `time (ms)` or `t[ms]`, after a slash or a hyphen, `t/ms`, at the end of the name,
/// `time_ms`, `timeMs` or `timeMS`, or alone, `ms`. Without a unit, the head may name something else that is counted:
/// `frame`.
struct TimeHead {
  /// The head as it stands.
  let text: String
  /// The name without the unit; `time` if there is only a unit.
  let name: String
  /// The unit; nil if there is none.
  let unit: TimeUnit?
  /// The word for what is counted instead of seconds, such as `frame`; nil for times.
  let counted: String?
  /// A text in brackets that is no unit of time; nil if there is none.
  private let unknownUnit: String?

  /// Reads a head.
  init(_ text: ArraySlice<UInt8>) {
    self.text = String(decoding: text, as: UTF8.self)
    let bracketed = Self.bracketed(text)
    let (name, last) = bracketed ?? Self.lastWord(of: text)
    let word = last.count <= 12 ? last.smallLetters : ""
    // Alone, these are not units but other names: a height, a minimum.
    let isOther = name.isEmpty && bracketed == nil && (word == "h" || word == "min")
    unit = isOther ? nil : TimeUnit(word: last)
    let isCount = unit == .frames || ["beat", "beats", "day", "days"].contains(word)
    counted = isCount ? String(decoding: last, as: UTF8.self) : nil
    unknownUnit = unit == nil && !isCount && bracketed != nil ? String(decoding: last, as: UTF8.self) : nil
    self.name = unit == nil || isCount ? self.text : name.isEmpty ? "time" : String(decoding: name, as: UTF8.self)
  }

  /// Whether the head says that its column has times: by its name, by a unit or by what it counts.
  var meansTimes: Bool {
    if unit != nil || counted != nil { return true }
    let name = Array(text.utf8)[...].smallLetters
    return name == "t" || name.hasPrefix("time")
  }

  /// The message about a text in brackets that is no unit of time; nil without one.
  var problem: String? {
    unknownUnit.map {
      "no unit of time is \(Quotation.of($0)): expected seconds, milliseconds (ms), microseconds (us), nanoseconds (ns), "
        + "minutes or hours"
    }
  }

  /// The name, and the text in brackets after it; nil without brackets.
  private static func bracketed(_ text: ArraySlice<UInt8>) -> (name: ArraySlice<UInt8>, unit: ArraySlice<UInt8>)? {
    let opening: UInt8
    switch text.last {
    case UInt8(ascii: ")"): opening = UInt8(ascii: "(")
    case UInt8(ascii: "]"): opening = UInt8(ascii: "[")
    case UInt8(ascii: "}"): opening = UInt8(ascii: "{")
    default: return nil
    }
    guard let start = text.firstIndex(of: opening) else { return nil }
    return (text[text.startIndex..<start].trimmed, text[(start + 1)..<(text.endIndex - 1)].trimmed)
  }

  /// The name without its last word, and that word.
  ///
  /// The word follows a space, `_`, `-`, `/` or `.`, or begins with the last capital letters.
  private static func lastWord(of text: ArraySlice<UInt8>) -> (name: ArraySlice<UInt8>, word: ArraySlice<UInt8>) {
    if let mark = text.lastIndex(where: isMark) {
      return (text[text.startIndex..<mark].trimmed, text[(mark + 1)...])
    }
    guard var start = text.lastIndex(where: { $0.isCapital }) else { return (text.prefix(0), text) }
    while start > text.startIndex, text[start - 1].isCapital { start -= 1 }
    return (text[text.startIndex..<start], text[start...])
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."): true
    default: false
    }
  }
}
