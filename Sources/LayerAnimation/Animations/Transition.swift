public import MotionNumerics

/// From one content of a layer to another: Core Animation's `CATransition`.
public struct Transition: Sendable, Hashable {
  /// The ways to get there, by Core Animation's names.
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

  /// The edge from which something comes, or to the other side of which it goes, by Core Animation's names.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// From the left.
    case fromLeft
    /// From the right.
    case fromRight
    /// From the top, as one sees it.
    case fromTop
    /// From the bottom.
    case fromBottom
  }

  /// The way to get there.
  public let kind: Kind
  /// From where; a fade has no direction, and does not mind.
  public let direction: Direction
  /// With what progress it starts.
  public let startProgress: Double
  /// With what progress it ends.
  public let endProgress: Double

  /// Creates a transition.
  ///
  /// - Throws: ``ParameterError`` unless 0 ≤ `startProgress` ≤ `endProgress` ≤ 1.
  public init(
    _ kind: Kind = .fade, direction: Direction = .fromLeft, startProgress: Double = 0, endProgress: Double = 1
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
