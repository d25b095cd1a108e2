import LayerAnimation
import MotionCurves
import MotionNotation

/// The timing in an `animation` or a `transition`.
struct CSSTiming {
  var duration: Double?
  var delay = 0.0
  var curve: TimingCurve?
  var iterationCount = 1.0
  var direction = Direction.normal
  var fillMode = FillMode.removed
  /// All other words: names of animations and of properties.
  var names: [String] = []
  /// The words for how an animation runs, without times, curves and default values.
  private(set) var words: [String] = []

  /// The direction of the runs.
  enum Direction: String {
    case normal, reverse, alternate
    case alternateReverse = "alternate-reverse"
  }

  private static let words = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]
  private static let functions = ["cubic-bezier(", "steps(", "linear("]

  /// Whether a word is meant to be a CSS timing function.
  static func isEasing(_ word: String) -> Bool {
    let word = word.lowercased()
    return words.contains(word) || functions.contains { word.hasPrefix($0) }
  }

  /// Reads one entry of a shorthand.
  init(shorthand text: String, isAnimation: Bool) throws(CSSProblem) {
    for word in text.cssParts() {
      let small = word.lowercased()
      if Self.isEasing(word) && curve == nil {
        curve = try TimingCurve(css: word)
      } else if let time = Self.seconds(small) {
        if duration == nil { duration = try Self.duration(time, word) } else { delay = time }
      } else if !(isAnimation && take(small)) {
        if small.hasPrefix("var(") {
          throw CSSProblem("a custom property that the file does not define, \(word.quoted)")
        }
        names.append(word.unquoted)
      }
    }
  }

  init() {}

  /// Takes a word of an animation other than its times.
  ///
  /// - Returns: whether the word is one.
  private mutating func take(_ word: String) -> Bool {
    // Beside the name of keyframes, `none` does not say how something runs.
    guard
      ["none", "running", "paused"].contains(word) || takeDirection(word) || takeFillMode(word)
        || takeIterationCount(word)
    else { return false }
    if !["normal", "running", "none", "1"].contains(word) { words.append(word) }
    return true
  }

  private mutating func takeDirection(_ word: String) -> Bool {
    guard let direction = Direction(rawValue: word) else { return false }
    self.direction = direction
    return true
  }

  private mutating func takeFillMode(_ word: String) -> Bool {
    switch word {
    case "none": fillMode = .removed
    case "forwards": fillMode = .forwards
    case "backwards": fillMode = .backwards
    case "both": fillMode = .both
    default: return false
    }
    return true
  }

  private mutating func takeIterationCount(_ word: String) -> Bool {
    if word == "infinite" {
      iterationCount = .infinity
    } else {
      guard let count = Double(decimal: Array(word.utf8)), count >= 0 else { return false }
      iterationCount = count
    }
    return true
  }

  /// A time with its unit, in seconds, negative for a delay that has begun before; nil for anything else.
  static func seconds(_ word: String) -> Double? {
    let isNegative = word.hasPrefix("-")
    let size = isNegative || word.hasPrefix("+") ? String(word.dropFirst()) : word
    guard word.hasSuffix("s"), case .curve(_, let duration?, _)? = ParsedMotion(size + " linear")?.shape else {
      return nil
    }
    return isNegative ? -duration : duration
  }

  /// Refuses a negative duration, with which CSS takes a declaration for none.
  static func duration(_ seconds: Double, _ word: String) throws(CSSProblem) -> Double {
    guard seconds >= 0 else { throw CSSProblem("expected a duration of 0 or more, found \(word.quoted)") }
    return seconds
  }
}

extension CSSTiming {
  /// The motion: a curve, with its duration and delay if it has them.
  func motion() throws(CSSProblem) -> ParsedMotion {
    guard let duration else { return ParsedMotion(curve ?? .ease) }
    do throws(ParameterError) {
      return try ParsedMotion(tween: curve ?? .ease, from: 0, to: 1, duration: duration, delay: delay)
    } catch {
      throw CSSProblem("\(error)")
    }
  }

  /// Takes one of the properties that make up an animation.
  mutating func take(_ name: String, _ value: String) throws(CSSProblem) {
    let word = value.lowercased()
    switch name {
    case "animation-duration", "animation-delay":
      guard let time = Self.seconds(word) else { throw CSSProblem("expected a time, found \(value.quoted)") }
      if name == "animation-duration" { duration = try Self.duration(time, value) } else { delay = time }
    case "animation-timing-function": curve = try TimingCurve(css: value)
    case "animation-iteration-count": try Self.require(takeIterationCount(word), value)
    case "animation-direction": try Self.require(takeDirection(word), value)
    case "animation-fill-mode": try Self.require(takeFillMode(word), value)
    default: break
    }
  }

  /// Refuses a value that its property does not take.
  private static func require(_ isTaken: Bool, _ value: String) throws(CSSProblem) {
    guard isTaken else { throw CSSProblem("expected a value of this property, found \(value.quoted)") }
  }
}

/// A value that is wrong or has no exact equal.
struct CSSProblem: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

extension TimingCurve {
  /// Reads a CSS timing function, and refuses the other forms of the notation.
  init(css text: String) throws(CSSProblem) {
    guard CSSTiming.isEasing(text) else { throw CSSProblem("expected a timing function, found \(text.quoted)") }
    do {
      try self.init(parsing: text)
    } catch {
      throw CSSProblem("\(text.quoted): \(error)")
    }
  }
}
