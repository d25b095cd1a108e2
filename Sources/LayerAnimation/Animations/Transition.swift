public import MotionCurves

/// A transition from one content of a layer to another: Core Animation's `CATransition`.
public struct Transition: Sendable, Hashable {
  /// The kinds of transitions, by Core Animation's names.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The new content appears over the old one, which disappears.
    case fade
    /// The new content slides over the old one.
    case moveIn
    /// The new content pushes the old one out.
    case push
    /// The old content slides away from the new one.
    case reveal
  }

  /// The edge from which a content enters, or from which a content leaves to the opposite edge, by Core Animation's
  /// names.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// From the left.
    case fromLeft
    /// From the right.
    case fromRight
    /// From the visible top.
    case fromTop
    /// From the visible bottom.
    case fromBottom
  }

  /// The kind.
  public let kind: Kind
  /// The direction; a fade ignores it.
  public let direction: Direction
  /// The progress at the start.
  public let startProgress: Double
  /// The progress at the end.
  public let endProgress: Double

  /// Creates a transition.
  ///
  /// - Precondition: 0 ≤ `startProgress` ≤ `endProgress` ≤ 1; ``init(validating:direction:startProgress:endProgress:)``
  ///   throws instead.
  public init(
    _ kind: Kind = .fade, direction: Direction = .fromLeft, startProgress: Double = 0, endProgress: Double = 1
  ) {
    self = ParameterError.orTrap(
      try Self(validating: kind, direction: direction, startProgress: startProgress, endProgress: endProgress))
  }

  /// Creates a transition.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` unless 0 ≤ `startProgress` ≤ `endProgress` ≤ 1.
  public init(
    validating kind: Kind, direction: Direction = .fromLeft, startProgress: Double = 0, endProgress: Double = 1
  ) throws(ParameterError) {
    guard startProgress >= 0 && startProgress <= 1 else {
      throw ParameterError(
        parameter: "startProgress", value: startProgress.shortestDecimal, allowed: "a number from 0 to 1")
    }
    guard endProgress >= startProgress && endProgress <= 1 else {
      throw ParameterError(
        parameter: "endProgress", value: endProgress.shortestDecimal,
        allowed: "a number from startProgress, \(startProgress.shortestDecimal), to 1")
    }
    self.kind = kind
    self.direction = direction
    self.startProgress = startProgress
    self.endProgress = endProgress
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Transition: Codable {
    private enum CodingKeys: String, CodingKey {
      case kind, direction, startProgress, endProgress
    }

    /// Reads a transition; values except the kind may be missing, and are then the defaults.
    ///
    /// - Throws: `DecodingError` for progresses that the throwing initialiser refuses.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let kind = try container.decode(Kind.self, forKey: .kind)
      let direction = try container.decodeIfPresent(Direction.self, forKey: .direction) ?? .fromLeft
      let start = try container.decodeIfPresent(Double.self, forKey: .startProgress) ?? 0
      let end = try container.decodeIfPresent(Double.self, forKey: .endProgress) ?? 1
      self = try decoder.checked(
        try Self(validating: kind, direction: direction, startProgress: start, endProgress: end))
    }
  }

  extension Transition.Kind: Codable {}
  extension Transition.Direction: Codable {}
#endif
