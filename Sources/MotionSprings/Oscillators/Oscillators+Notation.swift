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

extension DampedOscillation {
  /// Creates the oscillation of the notation's arguments.
  package init(of arguments: NamedArguments) throws(ParameterError) {
    try self.init(validatingDecay: arguments["decay"], frequency: arguments["frequency"])
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
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension DampedOscillation: Codable {}
#endif
