import MotionCurves

extension Solver: Codable {
  private enum Key: String, CodingKey {
    case method, relativeTolerance, absoluteTolerance, maximumSteps, minimumStep, maximumStep, maximumEvents
  }

  /// Reads a solver; a missing setting has its default value.
  ///
  /// - Throws: `DecodingError` for a setting outside its domain.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let defaults = Self()
    let method = try container.decodeIfPresent(Method.self, forKey: .method)
    let tolerance =
      try container.decodeIfPresent(Double.self, forKey: .relativeTolerance) ?? defaults.relativeTolerance
    let absoluteTolerance = try container.decodeIfPresent(Double.self, forKey: .absoluteTolerance)
    let maximumSteps = try container.decodeIfPresent(Int.self, forKey: .maximumSteps) ?? defaults.maximumSteps
    let minimumStep = try container.decodeIfPresent(Double.self, forKey: .minimumStep) ?? defaults.minimumStep
    let maximumStep = try container.decodeIfPresent(Double.self, forKey: .maximumStep) ?? defaults.maximumStep
    let maximumEvents = try container.decodeIfPresent(Int.self, forKey: .maximumEvents) ?? defaults.maximumEvents
    self = try decoder.checked(
      try Self(
        validatingMethod: method, tolerance: tolerance, absoluteTolerance: absoluteTolerance,
        maximumSteps: maximumSteps, minimumStep: minimumStep, maximumStep: maximumStep, maximumEvents: maximumEvents))
  }

  /// Writes the settings; an infinite `maximumStep` is left out, because JSON has no infinity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(chosenMethod, forKey: .method)
    try container.encode(relativeTolerance, forKey: .relativeTolerance)
    try container.encode(absoluteTolerance, forKey: .absoluteTolerance)
    try container.encode(maximumSteps, forKey: .maximumSteps)
    try container.encode(minimumStep, forKey: .minimumStep)
    if maximumStep.isFinite { try container.encode(maximumStep, forKey: .maximumStep) }
    try container.encode(maximumEvents, forKey: .maximumEvents)
  }
}
