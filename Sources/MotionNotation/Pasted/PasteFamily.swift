import MotionCurves

/// The forms of one vendor that may be pasted in place of the notation.
///
/// A family translates its forms into the notation, so that domains, canonical forms and errors stay those of the
/// notation.
struct PasteFamily: Sendable {
  /// The vendor, as people call it.
  let name: String
  /// Translates a text; nil for a text of another family.
  let read: @Sendable (PastedText) throws(PasteHint) -> PastedReading?

  init(_ name: String, read: @escaping @Sendable (PastedText) throws(PasteHint) -> PastedReading?) {
    (self.name, self.read) = (name, read)
  }
}

/// The reason why a text that nearly has a form of a family is refused, with what can be written instead.
struct PasteHint: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// A pasted text in the notation.
struct PastedReading {
  /// The curve or the spring, without times.
  private let base: String
  private let isSpring: Bool
  /// The duration of a curve in seconds.
  private(set) var duration: Double?
  /// The delay in seconds.
  var delay: Double?
  /// How often the motion runs.
  private var repetition = PastedRepetition()
  /// What the text says, and the motion does not have.
  private(set) var remarks: [String]

  private init(base: String, isSpring: Bool, duration: Double?, delay: Double?, remarks: [String]) {
    (self.base, self.isSpring, self.duration) = (base, isSpring, duration)
    (self.delay, self.remarks) = (delay, remarks)
  }

  /// A curve of the notation, over a duration if the text has one.
  static func curve(
    _ notation: String, duration: Double? = nil, delay: Double? = nil, remarks: [String] = []
  ) -> PastedReading {
    PastedReading(base: notation, isSpring: false, duration: duration, delay: delay, remarks: remarks)
  }

  /// A spring of the notation, which takes no other duration.
  static func spring(_ notation: String, delay: Double? = nil, remarks: [String] = []) -> PastedReading {
    PastedReading(base: notation, isSpring: true, duration: nil, delay: delay, remarks: remarks)
  }

  /// The reading with one more remark.
  func remarking(_ remark: String) -> PastedReading {
    var reading = self
    reading.remarks.append(remark)
    return reading
  }

  /// The reading after the delay of a motion, with a remark for one that is no number.
  func delayed(_ fields: [PastedNode], inMilliseconds: Bool = false) -> PastedReading {
    guard let delay = fields.seconds("delay", inMilliseconds: inMilliseconds) else {
      return leavingOut("delay", of: fields)
    }
    return lasting(nil, after: delay)
  }

  /// The reading with a remark for each of some labels whose value is neither zero nor false.
  func leavingOut(_ names: String..., of fields: [PastedNode]) -> PastedReading {
    var reading = self
    for name in names {
      guard let value = fields[name.folded], value.number != 0, value.text != "false" else { continue }
      reading.remarks.append("\(name) is left out")
    }
    return reading
  }

  /// The reading without the velocity of a script, which without a distance is none of the notation.
  func leavingOutVelocity(of fields: [PastedNode]) -> PastedReading {
    guard let velocity = fields["velocity"], velocity.number != 0 else { return self }
    return remarking("velocity is left out, as it is in units of the property; it is the spring's fourth number")
  }

  /// The reading of a motion that runs several times.
  func repeating(_ repetition: PastedRepetition) -> PastedReading {
    var reading = self
    reading.repetition = repetition
    return reading
  }

  /// The reading of a curve over a duration, unless it has one, and after a delay.
  func lasting(_ duration: Double?, after delay: Double? = nil) -> PastedReading {
    var reading = self
    if !isSpring { reading.duration = self.duration ?? duration }
    reading.delay = self.delay ?? delay
    return reading
  }

  /// The whole motion in the notation.
  ///
  /// The delay comes once, before the first run.
  var notation: String {
    let delay = delay ?? 0
    let timed = duration.map { "\($0.shortestDecimal)s \(base)" } ?? base
    guard isSpring || duration != nil else { return base }
    let after = "after \(delay.shortestDecimal)s"
    if let times = repetition.notation { return delay == 0 ? timed + times : "(\(timed)\(times)) \(after)" }
    guard delay != 0 else { return timed }
    return isSpring ? "\(timed) \(after)" : "\(timed) \(delay.shortestDecimal)s"
  }

  /// All remarks, with those about what a curve without a duration cannot have.
  var allRemarks: [String] {
    guard !isSpring, duration == nil else { return remarks }
    let delay = delay ?? 0
    return remarks + (delay == 0 ? [] : ["the delay is left out, as there is no duration"])
      + (repetition.notation == nil ? [] : ["the repetition is left out, as there is no duration"])
  }
}

/// How often a pasted motion runs, in the words of the notation.
struct PastedRepetition {
  /// The number of runs; infinite without an end.
  var count = 1.0
  /// Whether each second run goes backwards.
  var isAlternating = false

  /// The repetition behind a motion; nil for a single run, or a count that is none.
  var notation: String? {
    guard !(count <= 0), count != 1 else { return nil }
    let times = count == .infinity ? ", forever" : ", \(count.shortestDecimal) times"
    return isAlternating ? times + ", alternating" : times
  }
}

extension PastedReading {
  /// A spring by mass, stiffness, damping and a velocity in distances per second.
  static func spring(
    mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0
  ) -> PastedReading {
    var numbers = [mass, stiffness, damping]
    if velocity != 0 { numbers.append(velocity) }
    return .spring("spring(\(list(numbers, separator: " ")))")
  }

  /// A spring by SwiftUI's duration and bounce.
  static func spring(duration: Double, bounce: Double, velocity: Double = 0) -> PastedReading {
    .spring(form([("duration", duration), ("bounce", bounce)], velocity))
  }

  /// A spring by its response and damping ratio.
  static func spring(response: Double, dampingRatio: Double, velocity: Double = 0) -> PastedReading {
    .spring(form([("response", response), ("damping-ratio", dampingRatio)], velocity))
  }

  /// A spring that settles in a time, as UIKit and Motion define it.
  static func spring(settling: Double, dampingRatio: Double) -> PastedReading {
    .spring(form([("settling", settling), ("damping-ratio", dampingRatio)], 0))
  }

  /// A cubic Bézier curve by its four numbers.
  static func cubicBezier(_ numbers: [Double]) -> PastedReading {
    .curve("cubic-bezier(\(list(numbers, separator: ", ")))")
  }

  private static func form(_ numbers: [(String, Double)], _ velocity: Double) -> String {
    let all = velocity == 0 ? numbers : numbers + [("velocity", velocity)]
    return "spring(\(all.map { "\($0): \($1.shortestDecimal)" }.joined(separator: ", ")))"
  }

  private static func list(_ numbers: [Double], separator: String) -> String {
    numbers.map { $0.shortestDecimal }.joined(separator: separator)
  }
}
