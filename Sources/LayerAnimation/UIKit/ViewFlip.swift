public import MotionCurves
public import MotionValues

/// UIKit's flips from one view to another: half a turn in space.
///
/// In the middle of the turn the other side comes to the front.
///
/// `flipFromLeft` and the like of `UIView.AnimationOptions`: the named edge comes towards the viewer. Each view turns
/// about the y axis through its centre, or for top and bottom about the x axis; the new view is always half a turn
/// behind, so that it ends upright. Apple does not document UIKit's perspective.
public struct ViewFlip: Sendable, Hashable {
  /// The edge that comes to the front.
  package let direction: Transition.Direction
  /// The distance of the eye from the views in points; infinite for no perspective.
  package let perspectiveDistance: Double

  /// A frame of a flip.
  public struct Frame: Sendable, Hashable {
    /// The rotation of the old view about its axis, in radians.
    package let angle: Double
    /// Whether the new view is visible and the old one faces away.
    public let showsNew: Bool
    /// The transform of the old view, about its centre.
    public let old: Transform3D
    /// The transform of the new view, about its centre.
    public let new: Transform3D
  }

  /// Creates a flip.
  ///
  /// - Precondition: the distance is positive; ``init(validating:perspectiveDistance:)`` throws instead.
  public init(_ direction: Transition.Direction, perspectiveDistance: Double = .infinity) {
    self = ParameterError.orTrap(try Self(validating: direction, perspectiveDistance: perspectiveDistance))
  }

  /// Creates a flip.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` unless the distance is positive.
  public init(
    validating direction: Transition.Direction, perspectiveDistance: Double = .infinity
  ) throws(ParameterError) {
    guard perspectiveDistance > 0 else {
      throw ParameterError(
        parameter: "perspectiveDistance", value: perspectiveDistance.shortestDecimal,
        allowed: "a positive number, or infinity")
    }
    self.direction = direction
    self.perspectiveDistance = perspectiveDistance
  }

  /// The frame at an eased progress: the old view is visible before ½, and the new view from ½ on.
  ///
  /// At ½ both views are seen edge-on.
  ///
  /// Progress beyond 0…1 turns further. From −½ and 3⁄2 on the other view is visible again.
  public func frame(at progress: Double) -> Frame {
    let sense = direction == .fromLeft || direction == .fromBottom ? 1.0 : -1
    let halfTurns = (progress + 0.5).rounded(.down)
    return Frame(
      angle: sense * .pi * progress,
      showsNew: halfTurns.truncatingRemainder(dividingBy: 2) != 0,
      old: turn(sense * .pi * progress),
      new: turn(sense * .pi * (progress - 1)))
  }

  private func turn(_ angle: Double) -> Transform3D {
    let axis: SIMD3<Double> = direction.unitVector.y == 0 ? [0, 1, 0] : [1, 0, 0]
    return Transform3D.rotation(by: angle, about: axis)
      .concatenated(with: .perspective(distance: perspectiveDistance))
  }
}
