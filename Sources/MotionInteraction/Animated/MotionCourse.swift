public import MotionCurves
public import MotionSprings

/// How a value goes to its target: on a spring, along a timing curve, or with the least jerk.
///
/// ``Animated`` and ``MotionStep`` take it; where the value starts, and how fast, is theirs.
///
/// ```swift
/// let course: MotionCourse = isDragged ? .spring(.interactive) : .tween(duration: 0.3, curve: .easeOut)
/// ```
public enum MotionCourse: Sendable, Hashable {
  /// On a spring, which continues the velocity.
  case spring(Spring)
  /// Along a timing curve, for a duration in seconds; linear unless another one is given, as for every tween.
  case tween(duration: Double, curve: TimingCurve = .linear)
  /// With the least jerk, for a duration in seconds: continues the velocity and the acceleration; see ``MinimumJerk``.
  case minimumJerk(duration: Double)
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension MotionCourse: Codable {
    private enum CodingKeys: CodingKey {
      case course, spring, duration, curve
    }

    private enum Name: String, Codable {
      case spring, tween, minimumJerk
    }

    /// Decodes the name of the course and its parameters; a missing curve is `linear`.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a duration outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(Name.self, forKey: .course) {
      case .spring: self = .spring(try container.decode(Spring.self, forKey: .spring))
      case .tween:
        let duration = try container.decode(Double.self, forKey: .duration)
        try decoder.checked(try ParameterError.requireNotNegative(duration, "duration"))
        self = .tween(
          duration: duration, curve: try container.decodeIfPresent(TimingCurve.self, forKey: .curve) ?? .linear)
      case .minimumJerk:
        let duration = try container.decode(Double.self, forKey: .duration)
        try decoder.checked(try ParameterError.requireDuration(duration))
        self = .minimumJerk(duration: duration)
      }
    }

    /// Encodes the name of the course and its parameters.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .spring(let spring):
        try container.encode(Name.spring, forKey: .course)
        try container.encode(spring, forKey: .spring)
      case .tween(let duration, let curve):
        try container.encode(Name.tween, forKey: .course)
        try container.encode(duration, forKey: .duration)
        try container.encode(curve, forKey: .curve)
      case .minimumJerk(let duration):
        try container.encode(Name.minimumJerk, forKey: .course)
        try container.encode(duration, forKey: .duration)
      }
    }
  }
#endif
