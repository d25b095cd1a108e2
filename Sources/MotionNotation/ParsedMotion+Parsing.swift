public import MotionCurves
import MotionInteraction
import MotionSprings

extension ParsedMotion {
  /// Parses a motion in the motion notation.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    var scanner = NotationScanner(text)
    self = try scanner.takeMotion()
    try scanner.expectEnd()
  }
}

extension NotationScanner {
  /// Takes a motion with its duration and its delay, followed by both ends.
  fileprivate mutating func takeMotion() throws(NotationError) -> ParsedMotion {
    skipSpaces()
    let start = offset
    var times = try takeTimes(atMost: 2)
    // As in CSS, a duration alone means `ease`.
    let base: ParsedMotion = !times.isEmpty && !isAtName ? .timingCurve(.ease) : try takeBoundedBase()
    skipSpaces()
    let behindBase = offset
    times += try takeTimes(atMost: 2 - times.count)
    let motion = try timed(base, times, from: start, at: behindBase < offset ? behindBase : start)
    // The delay comes before the ends; it is also accepted after them.
    return try takeDelay(of: try takeEnds(of: try takeDelay(of: motion)))
  }

  /// Takes `from -> to` if it comes next.
  private mutating func takeEnds(of base: ParsedMotion) throws(NotationError) -> ParsedMotion {
    skipSpaces()
    let start = offset
    guard isAtNumber else { return base }
    let from = try takeEnd("the start")
    guard take("-"), current == UInt8(ascii: ">"), take(">") else { throw error(expected: "'->'") }
    let to = try takeEnd("the end")
    if base.hasOwnDistance {
      throw error(expected: "no ends behind a decay, which has a distance of its own", at: start)
    }
    guard (to - from).isFinite else { throw error(expected: "ends with a finite distance", at: start) }
    return from == 0 && from.sign == .plus && to == 1 ? base : .mapped(base.mapped(from: from, to: to))
  }

  private mutating func takeEnd(_ name: String) throws(NotationError) -> Double {
    skipSpaces()
    let start = offset
    guard let numeral = try takeNumber(), !numeral.isPercentage else {
      throw error(expected: "a number for \(name)", at: start)
    }
    return numeral.value
  }

  /// Takes a motion with its bounds, if any, but without duration, delay and ends.
  private mutating func takeBoundedBase() throws(NotationError) -> ParsedMotion {
    let base = try takeBase()
    skipSpaces()
    let start = offset
    var behindName = self
    guard behindName.takeName() == "within" else { return base }
    self = behindName
    let arguments = try NamedArguments(
      from: &self, oneOf: [["min", "max", "restitution"]], optional: ["min", "max", "restitution"])
    let least = arguments.contains("min") ? arguments["min"] : -.infinity
    let greatest = arguments.contains("max") ? arguments["max"] : .infinity
    guard least < greatest else { throw error(expected: "a max above the min", at: start) }
    let edge = arguments.contains("restitution") ? EdgeRule.bounce(restitution: arguments["restitution"]) : .stop
    let bounds: ParsedBounds?
    do {
      bounds = try ParsedBounds(base, within: least...greatest, edge: edge)
    } catch {
      throw arguments.error(for: error, in: self)
    }
    guard let bounds else { throw error(expected: "no bounds but behind a spring or a decay", at: start) }
    return .bounded(bounds)
  }

  /// Takes a motion alone, without duration, delay, bounds and ends.
  mutating func takeBase() throws(NotationError) -> ParsedMotion {
    var behindName = self
    let name = behindName.takeName()
    guard ["spring", "damped", "decay", "second-order", "min-jerk", "trapezoid", "s-curve"].contains(name) else {
      if let preset = try takePreset() { return .preset(preset) }
      return .timingCurve(
        try takeTimingCurve(
          or: "a motion", functions: ParsedMotion.functionNames, among: ParsedMotion.vocabulary))
    }
    skipSpaces()
    let start = offset
    guard behindName.current == UInt8(ascii: "(") else { throw error(expected: "'(' after the name", at: start) }
    self = behindName
    switch name {
    case "spring": return .spring(try takeSpring())
    case "damped": return .damped(try takeDampedOscillation())
    case "decay": return .decay(try takeDecay())
    case "second-order": return .secondOrder(try takeSecondOrder())
    case "min-jerk": return .minimumJerk(try takeMinimumJerk())
    default: return .limited(try takeLimited(hasJerk: name == "s-curve"))
    }
  }

  /// Takes the name of a preset, if one comes next; the words of timing curves take precedence.
  private mutating func takePreset() throws(NotationError) -> MotionPreset? {
    skipSpaces()
    var behindName = self
    let name = behindName.takeName()
    guard TimingCurve(keyword: name) == nil, behindName.current != UInt8(ascii: "(") else { return nil }
    do {
      let preset = try MotionPreset(named: name)
      self = behindName
      return preset
    } catch {
      guard case .ambiguous(_, let presets) = error else { return nil }
      throw self.error(expected: presets.map { $0.fullName }.joined(separator: " or "), at: offset)
    }
  }

  /// Takes spring(mass stiffness damping [velocity]) or one of the named forms.
  private mutating func takeSpring() throws(NotationError) -> SpringMotion<Double> {
    var inside = self
    _ = inside.take("(")
    let isNamed = !["", "calc", "min", "max"].contains(inside.takeWord())
    let arguments =
      isNamed
      ? try NamedArguments(
        from: &self,
        oneOf: [
          ["duration", "bounce"], ["response", "damping-ratio"], ["settling", "damping-ratio"],
          ["mass", "stiffness", "damping"], ["half-life"],
        ],
        optional: ["bounce", "mass"], always: ["velocity"], times: ["duration", "response", "settling", "half-life"])
      : try NamedArguments(
        from: &self, names: ["mass", "stiffness", "damping", "velocity"], required: 3, separator: .optionalComma)
    do {
      return try Self.spring(arguments).unitStep(velocity: arguments["velocity"])
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }

  private static func spring(_ arguments: NamedArguments) throws(ParameterError) -> Spring {
    if arguments.contains("duration") {
      return try Spring(validatingDuration: arguments["duration"], bounce: arguments["bounce"])
    }
    if arguments.contains("response") {
      return try Spring(validatingResponse: arguments["response"], dampingRatio: arguments["damping-ratio"])
    }
    if arguments.contains("half-life") { return try Spring(validatingHalfLife: arguments["half-life"]) }
    if arguments.contains("settling") {
      return try .uiKit(validatingSettlingDuration: arguments["settling"], dampingRatio: arguments["damping-ratio"])
    }
    return try Spring(
      validatingMass: arguments.contains("mass") ? arguments["mass"] : 1, stiffness: arguments["stiffness"],
      damping: arguments["damping"])
  }
}

// MARK: Motions within limits

extension NotationScanner {
  /// Takes second-order(frequency: …, damping-ratio: …, response: …).
  fileprivate mutating func takeSecondOrder() throws(NotationError) -> SecondOrderStep {
    let arguments = try NamedArguments(
      from: &self, oneOf: [["frequency", "damping-ratio", "response"]], optional: ["response"])
    do {
      return try SecondOrderStep(
        validatingFrequency: arguments["frequency"], dampingRatio: arguments["damping-ratio"],
        response: arguments["response"])
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }

  /// Takes min-jerk(500ms) or min-jerk(duration: 0.5).
  fileprivate mutating func takeMinimumJerk() throws(NotationError) -> MinimumJerk<Double> {
    var inside = self
    _ = inside.take("(")
    let isNamed = inside.takeWord() == "duration"
    let arguments =
      isNamed
      ? try NamedArguments(from: &self, oneOf: [["duration"]], times: ["duration"])
      : try NamedArguments(
        from: &self, names: ["duration"], required: 1, separator: .optionalComma, times: ["duration"])
    do {
      return try MinimumJerk(validatingFrom: 0.0, to: 1.0, duration: arguments["duration"])
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }

  /// Takes trapezoid(velocity: …, acceleration: …) or s-curve(velocity: …, acceleration: …, jerk: …).
  fileprivate mutating func takeLimited(hasJerk: Bool) throws(NotationError) -> LimitedMotion<Double> {
    let names = ["velocity", "acceleration"] + (hasJerk ? ["jerk"] : [])
    let arguments = try NamedArguments(from: &self, oneOf: [names])
    do {
      let limits = try MotionLimits<Double>(
        validatingVelocity: arguments["velocity"], acceleration: arguments["acceleration"],
        jerk: hasJerk ? arguments["jerk"] : nil)
      return try LimitedMotion(validatingFrom: 0.0, to: 1.0, within: limits)
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }
}

extension ParsedMotion {
  /// Whether the motion has its own distance, which ends cannot replace.
  fileprivate var hasOwnDistance: Bool {
    switch self {
    case .decay: true
    case .bounded(let motion): motion.base.hasOwnDistance
    case .delayed(let motion): motion.base.hasOwnDistance
    default: false
    }
  }
}
