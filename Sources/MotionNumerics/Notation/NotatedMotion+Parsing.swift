extension NotatedMotion {
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
  /// Takes a motion, with its duration and delay if it is a timing curve that has them, and with both ends behind it.
  fileprivate mutating func takeMotion() throws(NotationError) -> NotatedMotion {
    skipSpaces()
    let start = offset
    var times = try takeTimes(atMost: 2)
    // As in CSS, a duration alone is that of `ease`.
    let base: NotatedMotion = !times.isEmpty && !isAtName ? .timingCurve(.ease) : try takeBase()
    skipSpaces()
    let behindBase = offset
    times += try takeTimes(atMost: 2 - times.count)
    guard let duration = times.first else { return try takeEnds(of: base) }
    guard let curve = base.curve else {
      throw error(
        expected: "no duration beside a motion that has its own", at: behindBase < offset ? behindBase : start)
    }
    let tween: Tween<Double>
    do {
      let delay = times.count > 1 ? times[1] : 0
      tween = try Tween(validatingFrom: 0, to: 1, duration: duration, curve: curve, delay: delay)
    } catch {
      throw self.error(expected: "\(error.allowed) for \(error.parameter)", at: start)
    }
    return try takeEnds(of: .tween(tween))
  }

  /// Takes `from -> to` if it is there.
  private mutating func takeEnds(of base: NotatedMotion) throws(NotationError) -> NotatedMotion {
    skipSpaces()
    let start = offset
    guard isAtNumber else { return base }
    let from = try takeEnd("the start")
    guard take("-"), current == UInt8(ascii: ">"), take(">") else { throw error(expected: "'->'") }
    let to = try takeEnd("the end")
    if case .decay = base {
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

  /// Takes times with units, as many as there are.
  private mutating func takeTimes(atMost limit: Int) throws(NotationError) -> [Double] {
    var times: [Double] = []
    while times.count < limit, let time = try takeTime() { times.append(time) }
    return times
  }

  /// Takes a motion without a duration beside it and without ends.
  private mutating func takeBase() throws(NotationError) -> NotatedMotion {
    var behindName = self
    let name = behindName.takeName()
    guard ["spring", "damped", "decay"].contains(name) else {
      if let preset = try takePreset() { return .preset(preset) }
      return .timingCurve(try takeTimingCurve())
    }
    skipSpaces()
    let start = offset
    guard behindName.current == UInt8(ascii: "(") else { throw error(expected: "'(' after the name", at: start) }
    self = behindName
    switch name {
    case "spring": return .spring(try takeSpring())
    case "damped": return .damped(try takeDampedOscillation())
    default: return .decay(try takeDecay())
    }
  }

  /// Takes the name of a preset, if one comes next; the words of timing curves go first.
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
          ["mass", "stiffness", "damping"],
        ],
        optional: ["bounce", "mass"], always: ["velocity"], times: ["duration", "response", "settling"])
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
    if arguments.contains("settling") {
      return try .uiKit(validatingSettlingDuration: arguments["settling"], dampingRatio: arguments["damping-ratio"])
    }
    return try Spring(
      validatingMass: arguments.contains("mass") ? arguments["mass"] : 1, stiffness: arguments["stiffness"],
      damping: arguments["damping"])
  }

  /// Takes damped(decay, frequency).
  private mutating func takeDampedOscillation() throws(NotationError) -> DampedOscillation {
    let arguments = try NamedArguments(from: &self, names: ["decay", "frequency"], required: 2, separator: .comma)
    do {
      return try DampedOscillation(validatingDecay: arguments["decay"], frequency: arguments["frequency"])
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }

  /// Takes decay(velocity: …, deceleration: …).
  private mutating func takeDecay() throws(NotationError) -> Decay {
    let arguments = try NamedArguments(from: &self, oneOf: [["velocity", "deceleration"]])
    do {
      return try Decay(validatingVelocity: arguments["velocity"], deceleration: arguments["deceleration"])
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }
}

extension NotatedMotion {
  /// The timing curve, or that of a preset.
  fileprivate var curve: TimingCurve? {
    switch self {
    case .timingCurve(let curve): curve
    case .preset(let preset):
      if case .curve(let curve) = preset.kind { .cubicBezier(curve) } else { nil }
    default: nil
    }
  }
}
