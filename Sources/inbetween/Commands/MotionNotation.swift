import ArgumentParser
import MotionNumerics

/// The motion notation on the command line: help, completion and parsing.
enum MotionNotation {
  /// A summary of the notation for help texts.
  static let summary = """
    MOTION is one of
      linear  ease  ease-in  ease-out  ease-in-out  step-start  step-end  default
    \(kinds)
      400ms ease 100ms                     a curve with its duration and delay
      1s damped(5, 30)                     its x over a duration, and its delay
      snappy  react-spring.wobbly  ...     the vendors'; see `inbetween presets`
    behind a spring or decay its bounds: spring(1 100 10) within(max: 1),
    within(min: 0, max: 1, restitution: 0.5)
    behind what has seconds a delay: snappy after 100ms
    and behind any but decay its ends, in place of 0 and 1: ease 0.4s 0 -> 300
    Timing curves without a duration take progress, damped takes its x, the others
    take seconds. A table or a plot holds motions of one kind of time.
    """

  /// The forms of all kinds of motions that begin with their name, with notes.
  private static let kinds = MotionKind.all.filter { $0.name != "within" }.flatMap(\.forms).map { form in
    HelpRow(form.text, form.note, indent: 2, column: 39).text
  }.joined(separator: "\n")

  /// The notation in a few words, for the help of each command that takes motions.
  static let hint = """
    MOTION is ease, '0.4s ease 0 -> 300', snappy and so on: `inbetween help motions`.
    """

  static let completion = CompletionKind.list(ParsedMotion.names + ParsedMotion.functionNames.map { $0 + "(" })
}

extension ParsedMotion {
  /// Reads a motion from the command line, in the notation or as another system writes it.
  ///
  /// What another system's text was understood as goes to standard error.
  init(argument text: String) throws(CommandFailure) {
    let pasted: PastedMotion
    do {
      pasted = try PastedMotion(text)
    } catch {
      throw .badData("\(text.quoted): \(error)\(Self.hint(for: text, refused: "\(error)"))")
    }
    self = pasted.motion
    if pasted.source != nil { CommandFailure.warn(pasted.summary) }
    if let hint = orderHint { CommandFailure.warn("\(text.quoted): \(hint)") }
  }

  /// What to type instead of a text that is no motion, unless the message says it.
  private static func hint(for text: String, refused message: String) -> String {
    if text == "-" { return "; \"$(cat)\" takes a motion from standard input" }
    if Double(text) != nil { return "; a list of times has commas: --at 0,0.5,1" }
    let pictures = [".svg", ".html", ".png", ".gif", ".mp4"]
    if pictures.contains(where: text.lowercased().hasSuffix) { return "; a picture's name stands behind -o" }
    let isUnknown =
      message.contains("expected a motion, found") || message.contains("expected a timing function, found")
    return isUnknown && !message.contains("; ") ? "; `inbetween help motions` lists the forms" : ""
  }

  /// A hint for a spring whose three numbers may be in the wrong order.
  ///
  /// `spring(100 10 1)` hardly decays; `spring(1 100 10)` is usually meant.
  private var orderHint: String? {
    guard base == nil, presetName == nil, let spring = springMotion?.spring, spring.dampingRatio < 0.05,
      spring.damping > 0
    else { return nil }
    let (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    guard mass > damping, let other = try? Spring(validatingMass: damping, stiffness: mass, damping: stiffness),
      (0.05...5).contains(other.dampingRatio)
    else { return nil }
    let numbers = [damping, mass, stiffness].map { $0.shortestDecimal }.joined(separator: " ")
    return
      "the damping ratio is \(spring.dampingRatio.rounded(places: 4)); is spring(\(numbers)) meant? The order is"
      + " mass, stiffness, damping"
  }
}

extension ParsedMotion.TimeMeaning {
  /// The label of an axis with this quantity.
  var label: String {
    switch self {
    case .progress: "progress"
    case .x: "x"
    case .seconds: "time (s)"
    }
  }

  /// The quantity in a sentence.
  fileprivate var words: String {
    switch self {
    case .progress: "progress"
    case .x: "its x"
    case .seconds: "seconds"
    }
  }
}

extension [ParsedMotion] {
  /// The common meaning of the time of all motions.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for motions that cannot share a table or a pair of axes.
  func sharedTimeMeaning() throws(CommandFailure) -> ParsedMotion.TimeMeaning {
    let first = self[0]
    guard let other = self.first(where: { $0.timeMeaning != first.timeMeaning }) else { return first.timeMeaning }
    let difference =
      "\(first.description.quoted) takes \(first.timeMeaning.words), \(other.description.quoted) \(other.timeMeaning.words)"
    let curve = [first, other].first { $0.timeMeaning == .progress }
    if let curve { throw .badData("\(difference): give the curve a duration, such as \("0.4s \(curve)".quoted)") }
    let oscillation = first.timeMeaning == .x ? first : other
    throw .badData("\(difference): give the oscillation a duration, such as \("1s \(oscillation)".quoted)")
  }
}
