import MotionCurves

extension PasteFamily {
  /// CSS's declarations of transitions and animations, as whole lines, rules, or the value alone.
  ///
  /// Sources: https://drafts.csswg.org/css-transitions/#transition-shorthand-property and
  /// https://drafts.csswg.org/css-animations-2/#propdef-animation. Names in camel case, as in scripts, count too.
  static let css = PasteFamily("CSS") { text throws(PasteHint) in
    var timing = CSSEntry()
    var isFound = false
    let declarations = text.plain.cssDeclarations
    // A browser's own names come last, as they count only alone.
    for isPrefixed in [false, true] {
      for declaration in declarations where declaration.name.folded.hasPrefix("webkit") == isPrefixed {
        let isTaken = try timing.take(declaration.name, declaration.value)
        isFound = isFound || isTaken
      }
    }
    if !isFound {
      guard !text.plain.hasPrefix("@keyframes") else {
        throw PasteHint("keyframes are no single motion; 'inbetween import' reads them from a file")
      }
      guard try timing.takeBareValue(text.plain) else { return nil }
    }
    return try timing.reading()
  }
}

/// The timing of one transition or animation.
private struct CSSEntry {
  private var curve: String?
  private var times: [Double?] = [nil, nil]
  private var repetition = PastedRepetition()
  private var remarks: [String] = []
  /// The words that name a property or keyframes.
  private var names = 0
  private var hasShorthand = false
  /// The properties without a browser's prefix.
  private var properties: [String] = []

  /// The words that do not change how an animation runs.
  private static let words = [
    "normal", "forwards", "backwards", "both", "none", "running", "paused", "allow-discrete", "!important",
  ]

  private static let keywords = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]
  private static let functions = ["cubic-bezier(", "steps(", "linear("]

  static func isEasing(_ word: String) -> Bool {
    let small = word.lowercased()
    return keywords.contains(small) || functions.contains { small.hasPrefix($0) }
  }

  /// Takes a declaration; false for one that says nothing about motion.
  mutating func take(_ name: String, _ value: String) throws(PasteHint) -> Bool {
    if name.hasPrefix("--") {
      guard Self.isEasing(value) else { return false }
      curve = curve ?? value
      return true
    }
    let own = name.folded.behind("webkit")
    let property = own ?? name.folded
    if own != nil, properties.contains(property) || properties.contains(property.shorthand) { return false }
    guard try take(property: property, value) else { return false }
    if own == nil, !properties.contains(property) { properties.append(property) }
    return true
  }

  private mutating func take(property: String, _ value: String) throws(PasteHint) -> Bool {
    switch property {
    case "transition", "animation":
      // Two shorthands are two motions; their times would get mixed.
      guard !hasShorthand else {
        throw PasteHint("two shorthands are two motions; 'inbetween import' reads them from a file")
      }
      hasShorthand = true
      try takeShorthand(value)
    case "transitiontimingfunction", "animationtimingfunction": curve = try firstEntry(of: value)
    case "transitionduration", "animationduration": times[0] = Self.seconds(try firstEntry(of: value))
    case "transitiondelay", "animationdelay": times[1] = Self.seconds(try firstEntry(of: value))
    case "animationiterationcount", "animationdirection": takeWord(try firstEntry(of: value))
    default: return false
    }
    return true
  }

  /// Takes a shorthand without its property's name: a time, and a timing function or the word `infinite`.
  mutating func takeBareValue(_ text: String) throws(PasteHint) -> Bool {
    let words = text.trimmed.words
    guard words.count > 1, words.contains(where: { Self.seconds($0) != nil }),
      words.contains(where: { Self.isEasing($0) || $0.folded == "infinite" }), !text.utf8.contains(UInt8(ascii: ":")),
      !text.utf8.contains(UInt8(ascii: "{"))
    else { return false }
    try takeShorthand(text)
    return names < 2
  }

  private mutating func takeShorthand(_ value: String) throws(PasteHint) {
    for word in try firstEntry(of: value).words {
      if curve == nil, Self.isEasing(word) {
        curve = word
      } else if let seconds = Self.seconds(word) {
        times[times[0] == nil ? 0 : 1] = seconds
      } else {
        takeWord(word)
      }
    }
  }

  private mutating func takeWord(_ word: String) {
    switch word.lowercased() {
    case "infinite": repetition.count = .infinity
    case "alternate": repetition.isAlternating = true
    case "reverse": note("reverse is left out")
    case "alternate-reverse":
      repetition.isAlternating = true
      note("the runs begin forwards, not in reverse")
    case let word:
      if case .number(let count, "")? = PastedToken.tokens(of: Array(word.utf8)).first {
        repetition.count = count
      } else if !Self.words.contains(word) {
        names += 1
      }
    }
  }

  /// Adds a remark once: a style sheet may have many declarations.
  private mutating func note(_ remark: String) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// The first of several entries between commas, with a remark about the others.
  private mutating func firstEntry(of value: String) throws(PasteHint) -> String {
    let entries = value.parts { $0 == UInt8(ascii: ",") }
    guard let first = entries.first else { throw PasteHint("expected a value behind the property's name") }
    guard !first.lowercased().holds("var(") else {
      throw PasteHint("a custom property stands for the value; paste the line that defines it")
    }
    guard !first.lowercased().holds("calc(") else { throw PasteHint("expected a number, found a calculation") }
    if entries.count > 1 { note("this is the first of \(entries.count) entries") }
    return first
  }

  private static func seconds(_ word: String) -> Double? {
    let tokens = PastedToken.tokens(of: Array(word.utf8))
    guard tokens.count == 1, case .number(let value, let unit) = tokens[0] else { return nil }
    if unit == "ms" { return value / 1000 }
    return unit == "s" ? value : nil
  }

  func reading() throws(PasteHint) -> PastedReading {
    guard curve != nil || times[0] != nil else {
      throw PasteHint("expected a time or a timing function, such as 'transition: opacity 300ms ease'")
    }
    return .curve(curve ?? "ease", duration: times[0], delay: times[1], remarks: remarks).repeating(repetition)
  }
}

extension String {
  /// The property that holds all of a property's group.
  fileprivate var shorthand: String { hasPrefix("transition") ? "transition" : "animation" }

  /// The declarations of a style sheet, a rule or a line: a property's name and its value without quotes.
  fileprivate var cssDeclarations: [(name: String, value: String)] {
    let ends: [UInt8] = [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")]
    return parts { ends.contains($0) }.compactMap { part in
      let bytes = Array(part.utf8)
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = String(decoding: bytes[..<colon], as: UTF8.self).trimmed
      var value = Array(String(decoding: bytes[(colon + 1)...], as: UTF8.self).trimmed.utf8)
      if value.last == UInt8(ascii: ",") { value.removeLast() }
      if let quote = value.first, [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(quote) {
        value = Array(value[1...].prefix { $0 != quote })
      }
      // Without a value it is the label of an object, as in transition: { … }.
      return name.isEmpty || value.isEmpty ? nil : (name, String(decoding: value, as: UTF8.self))
    }
  }
}
