public import MotionCurves

extension DampedOscillation: NotationConvertible {
  /// The oscillation in the motion notation, `damped(5, 30)`.
  public var description: String { "damped(\(decay.shortestDecimal), \(frequency.shortestDecimal))" }

  /// Parses an oscillation in the motion notation.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    self = try NotationScanner.parse(text, "damped", expected: "damped(decay, frequency)") {
      (scanner) throws(NotationError) in try scanner.takeDampedOscillation()
    }
  }
}

extension Decay: NotationConvertible {
  /// The motion in the motion notation, `decay(velocity: 1000, deceleration: 0.998)`.
  public var description: String {
    "decay(velocity: \(velocity.shortestDecimal), deceleration: \(deceleration.shortestDecimal))"
  }

  /// Parses a decay in the motion notation.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    self = try NotationScanner.parse(text, "decay", expected: "decay(velocity: …, deceleration: …)") {
      (scanner) throws(NotationError) in try scanner.takeDecay()
    }
  }
}

extension DampedOscillation {
  /// Creates the oscillation of the notation's arguments.
  package init(of arguments: NamedArguments) throws(ParameterError) {
    try self.init(validatingDecay: arguments["decay"], frequency: arguments["frequency"])
  }
}

extension Decay {
  /// The names of the notation's arguments that go together.
  package static let forms = [["velocity", "deceleration"], ["velocity", "half-life"]]

  /// Creates the decay of the notation's arguments.
  package init(of arguments: NamedArguments) throws(ParameterError) {
    if arguments.contains("half-life") {
      try self.init(validatingVelocity: arguments["velocity"], halfLife: arguments["half-life"])
    } else {
      try self.init(validatingVelocity: arguments["velocity"], deceleration: arguments["deceleration"])
    }
  }
}

extension NotationScanner {
  /// Takes damped(decay, frequency).
  package mutating func takeDampedOscillation() throws(NotationError) -> DampedOscillation {
    let arguments = try NamedArguments(from: &self, names: ["decay", "frequency"], required: 2, separator: .comma)
    do {
      return try DampedOscillation(of: arguments)
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }

  /// Takes decay(velocity: …, deceleration: …) or decay(velocity: …, half-life: …).
  package mutating func takeDecay() throws(NotationError) -> Decay {
    let arguments = try NamedArguments(from: &self, oneOf: Decay.forms, times: ["half-life"])
    do {
      return try Decay(of: arguments)
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension DampedOscillation: Codable {}
  extension Decay: Codable {}
#endif
