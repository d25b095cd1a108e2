import MotionCurves
import MotionFitting
package import MotionSprings

// The description of a motion, from its kind.

extension ParsedMotion {
  /// The shape that other systems may have, too.
  package var shape: ExportShape { box.shape }

  /// The values of progress 0 and 1.
  package var ends: (start: Double, end: Double) { box.ends }

  /// Whether ends may stand behind the motion: a decay has a distance already, a sequence has values.
  package var takesEnds: Bool { box.valueMeaning == .fractions }

  /// The motion inside, for a motion that only adds a delay, bounds or ends to it; nil for any other motion.
  package var base: ParsedMotion? { box.base }

  /// The delay of the motion.
  package var delay: Double { box.delay }

  /// The times of corners and peaks, which a regular grid could miss.
  package var corners: [Double] { box.corners }

  /// The time after which the motion begins again; nil for a motion that does not go on for ever.
  package var cycle: Double? { box.cycle }

  /// The motion of one cycle, for a motion that goes on for ever; any other motion itself.
  package var oneCycle: ParsedMotion { box.oneCycle ?? self }

  /// A notation of the motion, in parentheses if something that follows could belong to a part of it.
  func closed(_ notation: (ParsedMotion) -> String) -> String {
    box.isCompound ? "(\(notation(self)))" : notation(self)
  }

  /// The numbers that sum up the motion over a domain, for a legend.
  package func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] { box.keyNumbers(over: domain) }

  /// The spring of a motion that is nothing else: without velocity, delay, bounds and ends.
  package var plainSpring: Spring? {
    guard base == nil, case .spring(let spring, velocity: 0) = shape else { return nil }
    return spring
  }

  /// The ends in place of 0 and 1; nil without an arrow.
  package var arrow: (start: Double, end: Double)? { (box as? DescribedMotionBox<ParsedEnds>)?.motion.ends }

  /// The output of `inbetween describe`: the key properties of the motion, then its peaks, in the units of its ends.
  package var facts: [MotionProperty] {
    let scale = PropertyScale(of: self)
    return box.properties(in: scale) + peaks.facts(in: scale)
  }

  /// The kind, the name, the numbers and the notation of the motion, for programs.
  package var parts: [MotionProperty] {
    let (start, end) = box.valueMeaning == .places ? ends : (0, 1)
    return [MotionProperty("kind", .word(box.kind.name)), MotionProperty("name", word.map { .word($0) } ?? .nothing)]
      + box.parts + givenNumbers + [
        MotionProperty("from", .number(start)), MotionProperty("to", .number(end)),
        MotionProperty("notation", .word(description)),
      ]
  }

  /// The numbers by which the motion without its times, bounds and ends was made, if it keeps them.
  private var givenNumbers: [MotionProperty] {
    guard let given else { return base?.givenNumbers ?? [] }
    return [MotionProperty("given", .word(given.notation(leavingOut: [])))]
  }

  /// The notation's word for the motion without its times, bounds and ends; nil if there is none.
  var word: String? { presetName ?? box.word }

  /// The times of the whole motion; nil for a motion that never settles.
  ///
  /// A motion that settles in the limit ends when it stays within a tolerance, a fraction of its distance. That time is
  /// rounded up to a millisecond, which leaves room for the fits.
  package func wholeDomain(within tolerance: Double) -> ClosedRange<Double>? {
    if let base, arrow != nil { return base.wholeDomain(within: tolerance) }
    if let base, delay != 0 {
      let last = base.wholeDomain(within: tolerance).map { $0.upperBound + delay }
      return last.flatMap { $0.isFinite ? min(0, delay)...$0 : nil }
    }
    let domain = domain(tolerance: tolerance)
    return box.settlesInTheLimit ? domain.flatMap { Self.wholeDomain(endingAt: $0.upperBound) } : domain
  }

  /// The times from 0 to an end, rounded up to a millisecond; nil for an infinite end.
  package static func wholeDomain(endingAt end: Double) -> ClosedRange<Double>? {
    end.isFinite ? 0...max((1000 * end).rounded(.up), 1) / 1000 : nil
  }

  /// The value in which a motion ends that reaches it only in the limit; nil for any other motion.
  package var limit: Double? { box.settlesInTheLimit ? restValue : nil }
}

extension ParsedMotion.TimeMeaning {
  /// The word of the catalogue.
  package var word: String {
    switch self {
    case .progress: "progress"
    case .x: "x"
    case .seconds: "seconds"
    }
  }
}

extension PropertyScale {
  /// The scale of a motion of the notation.
  init(of motion: ParsedMotion) {
    let arrow = motion.arrow
    let timeUnit =
      switch motion.timeMeaning {
      case .progress: "progress"
      case .x: "x"
      case .seconds: "s"
      }
    self.init(
      arrow?.start ?? 0, arrow?.end ?? 1, delay: motion.delay,
      motion.takesEnds ? "distances" : "units", per: timeUnit)
  }
}

extension SpringMotion<Double> {
  /// The start and the end of the motion, then the facts of its spring, and its peaks.
  package var facts: [MotionProperty] {
    let scale = PropertyScale(of: self)
    return [
      MotionProperty("from", scale.value(start)), MotionProperty("to", scale.value(target)),
      MotionProperty("velocity", scale.value(initialVelocity, per: 1)),
      MotionProperty("startTime", label: "start time", scale.duration(startTime)),
    ] + properties(in: scale) + peaks.facts(in: scale)
  }

  /// The numbers of the motion with its ends and its start time, and the notation from that time on, for programs.
  package var placedParts: [MotionProperty] {
    let notation = (try? ParsedMotion(spring: self))?.description
    return [MotionProperty("kind", .word(kind.name)), MotionProperty("name", .nothing)] + parts + [
      MotionProperty("from", .number(start)), MotionProperty("to", .number(target)),
      MotionProperty("startTime", .number(startTime)),
      MotionProperty("notation", notation.map { .word($0) } ?? .nothing),
    ]
  }
}
