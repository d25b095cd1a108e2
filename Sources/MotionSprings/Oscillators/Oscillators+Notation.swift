public import MotionCurves

extension DampedOscillation: LosslessStringConvertible {
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

  /// Parses the description of an oscillation; nil for any other text.
  public init?(_ description: String) {
    guard let oscillation = try? Self(parsing: description) else { return nil }
    self = oscillation
  }
}

extension Decay: LosslessStringConvertible {
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

  /// Parses the description of a decay; nil for any other text.
  public init?(_ description: String) {
    guard let decay = try? Self(parsing: description) else { return nil }
    self = decay
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
  extension DampedOscillation: Codable {
    /// Decodes the oscillation from its notation.
    ///
    /// - Throws: `DecodingError` with the column, for a text that does not parse.
    public init(from decoder: any Decoder) throws {
      self = try decoder.parsed(Self.init(parsing:))
    }

    /// Encodes the oscillation as its notation, a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }

  extension Decay: Codable {
    /// Decodes the motion from its notation.
    ///
    /// - Throws: `DecodingError` with the column, for a text that does not parse.
    public init(from decoder: any Decoder) throws {
      self = try decoder.parsed(Self.init(parsing:))
    }

    /// Encodes the motion as its notation, a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif
