import MotionCurves

extension PasteFamily {
  /// Tailwind's classes for transitions and animations.
  ///
  /// Sources: https://tailwindcss.com/docs/transition-timing-function, /transition-duration, /transition-delay,
  /// /transition-property (150 ms with `ease-in-out`'s curve) and /animation.
  static let tailwind = PasteFamily("Tailwind") { text throws(PasteHint) in
    var classes = TailwindClasses()
    for word in text.plain.classNames { try classes.take(word) }
    return classes.reading
  }
}

/// What the classes of an element say about its transition.
private struct TailwindClasses {
  private var curve: String?
  private var duration: Double?
  private var delay: Double?
  /// Whether a class sets up transitions, with their default duration and curve.
  private var hasTransition = false
  /// Whether a class stands in no other system.
  private var isTailwind = false
  private var animation: PastedReading?

  private static let curves = [
    ("ease-linear", "linear"), ("ease-in", "cubic-bezier(0.4, 0, 1, 1)"), ("ease-out", "cubic-bezier(0, 0, 0.2, 1)"),
    ("ease-in-out", easeInOut), ("ease-initial", "ease"),
  ]

  private static let easeInOut = "cubic-bezier(0.4, 0, 0.2, 1)"

  private static let animations: [(name: String, curve: String, duration: Double)] = [
    ("animate-spin", "linear", 1), ("animate-ping", "cubic-bezier(0, 0, 0.2, 1)", 1),
    ("animate-pulse", "cubic-bezier(0.4, 0, 0.6, 1)", 2), ("animate-bounce", "ease", 1),
  ]

  mutating func take(_ word: String) throws(PasteHint) {
    if let curve = Self.curves.first(where: { $0.0 == word })?.1 {
      self.curve = curve
    } else if let value = word.behind("ease-[") {
      (curve, isTailwind) = (try Self.arbitrary(value), true)
    } else if let value = word.behind("duration-") {
      (duration, isTailwind) = (try Self.seconds(value, in: word), true)
    } else if let value = word.behind("delay-") {
      (delay, isTailwind) = (try Self.seconds(value, in: word), true)
    } else if word == "transition" || word.hasPrefix("transition-") {
      hasTransition = word != "transition-none"
    } else if let row = Self.animations.first(where: { $0.name == word }) {
      animation = .curve(row.curve, duration: row.duration).repeating(PastedRepetition(count: .infinity))
    } else if let value = word.behind("animate-["), let value = try? Self.arbitrary(value) {
      animation = try PasteFamily.css.read(PastedText("animation: " + value))
    }
  }

  /// The value between brackets, in which underscores stand for spaces.
  private static func arbitrary(_ value: String) throws(PasteHint) -> String {
    let bytes = Array(value.utf8)
    guard bytes.last == UInt8(ascii: "]"), !value.hasPrefix("var(") else {
      throw PasteHint("expected a value in brackets, such as ease-[cubic-bezier(0.2,0,0,1)]")
    }
    return String(decoding: bytes.dropLast().map { $0 == UInt8(ascii: "_") ? 32 : $0 }, as: UTF8.self)
  }

  /// The time of `duration-300` or `duration-[250ms]`.
  private static func seconds(_ value: String, in word: String) throws(PasteHint) -> Double {
    let inside = value.hasPrefix("[") ? try arbitrary(String(decoding: value.utf8.dropFirst(), as: UTF8.self)) : value
    guard let time = PastedText(inside).nodes.first?.seconds(inMilliseconds: true), time >= 0 else {
      throw PasteHint(
        "expected milliseconds behind the hyphen of \(word.quotedBriefly), such as duration-300 or duration-[250ms]")
    }
    return time
  }

  var reading: PastedReading? {
    if let animation { return animation }
    guard isTailwind || hasTransition && curve != nil else { return nil }
    guard curve != nil || duration != nil || hasTransition else { return nil }
    return .curve(curve ?? Self.easeInOut, duration: duration ?? (hasTransition ? 0.15 : nil), delay: delay)
  }
}

extension String {
  /// The words of a list of classes without variants such as `hover:`; empty for a text that is no such list.
  fileprivate var classNames: [String] {
    var bytes = Array(utf8)
    for index in bytes.indices where [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(bytes[index]) {
      bytes[index] = UInt8(ascii: " ")
    }
    let all = String(decoding: bytes, as: UTF8.self).words
    return all.map { word in
      guard let colon = word.parts({ $0 == UInt8(ascii: ":") }).last else { return word }
      return colon.behind("!") ?? colon
    }
  }
}
