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
  fileprivate mutating func takeMotion() throws(NotationError) -> NotatedMotion {
    var behindName = self
    let name = behindName.takeWord()
    guard ["spring", "damped", "decay"].contains(name) else { return .timingCurve(try takeTimingCurve()) }
    skipSpaces()
    let start = offset
    guard behindName.current == UInt8(ascii: "(") else {
      throw error(expected: "'(' after the name", at: start)
    }
    self = behindName
    switch name {
    case "spring": return .spring(try takeSpring())
    case "damped": return .damped(try takeDampedOscillation())
    default: return .decay(try takeDecay())
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
        oneOf: [["duration", "bounce"], ["response", "damping-ratio"], ["settling", "damping-ratio"]])
      : try NamedArguments(
        from: &self, names: ["mass", "stiffness", "damping", "velocity"], required: 3, separator: nil)
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
      validatingMass: arguments["mass"], stiffness: arguments["stiffness"], damping: arguments["damping"])
  }

  /// Takes damped(decay, frequency).
  private mutating func takeDampedOscillation() throws(NotationError) -> DampedOscillation {
    let arguments = try NamedArguments(from: &self, names: ["decay", "frequency"], required: 2, separator: ",")
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
