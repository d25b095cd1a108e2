import MotionNumerics

/// The head of a column of times: its name, and its unit if it has one.
///
/// A unit may stand in brackets, `time (ms)` or `t[ms]`, after a slash or a hyphen, `t/ms`, at the end of the name,
/// `time_ms` or `timeMs`, or alone, `ms`. Without a unit, times are in seconds, unless the head names something else
/// that is counted: `frame`.
struct TimeHead {
  /// A unit of time.
  struct Unit {
    /// The unit in words, for messages.
    let name: String
    /// The number of units in a second; less than 1 for units longer than a second.
    let perSecond: Double
  }

  /// The name without the unit; `time` if there is only a unit.
  let name: String
  /// The unit; nil if there is none.
  let unit: Unit?
  /// The thing that is counted instead of seconds, such as frames; nil for times.
  let counted: String?

  /// Reads a head.
  ///
  /// - Throws: ``UnknownUnit`` for a text in brackets that is not a unit of time.
  init(_ text: String) throws(UnknownUnit) {
    let bracketed = Self.bracketed(text)
    let (name, last) = bracketed ?? Self.lastWord(of: text)
    counted = Self.counts.contains(last.lowercased()) ? last : nil
    // Alone, these are not units but other names: a height, a minimum.
    let isOther = name.isEmpty && ["h", "min"].contains(last.lowercased())
    unit = isOther ? nil : Self.unit(last)
    guard unit != nil || counted != nil || bracketed == nil else { throw UnknownUnit(text: last) }
    self.name = unit == nil ? text : name.isEmpty ? "time" : name
  }

  /// A unit in which times cannot be read.
  struct UnknownUnit: Error {
    let text: String
  }

  /// The name, and the text in brackets after it; nil without brackets.
  private static func bracketed(_ text: String) -> (name: String, unit: String)? {
    guard let last = text.last, let open = [")": "(", "]": "[", "}": "{"][last],
      let start = text.firstIndex(where: { String($0) == open })
    else { return nil }
    return (String(text[..<start]).trimmed, String(text[text.index(after: start)...].dropLast()).trimmed)
  }

  /// The name without its last word, and that word.
  ///
  /// The word follows a space, `_`, `-`, `/` or `.`, or begins with the last capital letter.
  private static func lastWord(of text: String) -> (name: String, word: String) {
    let start = text.lastIndex { " _-/.".contains($0) }.map(text.index(after:))
    guard let start = start ?? text.indices.dropFirst().last(where: { text[$0].isUppercase }) else { return ("", text) }
    let name = text[..<start]
    let isParted = name.last.map { " _-/.".contains($0) } ?? false
    return (String(isParted ? name.dropLast() : name).trimmed, String(text[start...]))
  }

  private static func unit(_ text: String) -> Unit? {
    let word = text.lowercased()
    return units.first { $0.words.contains(word) }.map { Unit(name: $0.words[0], perSecond: $0.perSecond) }
  }

  private static let units: [(words: [String], perSecond: Double)] = [
    (["seconds", "second", "secs", "sec", "s"], 1),
    (["milliseconds", "millisecond", "millis", "msecs", "msec", "ms"], 1e3),
    // Both characters for µ: the Greek letter and the micro sign.
    (["microseconds", "microsecond", "micros", "usec", "us", "\u{3BC}s", "\u{B5}s"], 1e6),
    (["nanoseconds", "nanosecond", "nanos", "nsec", "ns"], 1e9), (["minutes", "minute", "mins", "min"], 1.0 / 60),
    (["hours", "hour", "hrs", "hr", "h"], 1.0 / 3600),
  ]

  /// Things that are counted; their duration is not known here.
  private static let counts: Set = [
    "frame", "frames", "tick", "ticks", "sample", "samples", "beat", "beats", "day", "days",
  ]
}
