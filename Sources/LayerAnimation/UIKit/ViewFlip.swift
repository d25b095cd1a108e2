public import MotionNumerics
import RealModule

/// UIKit's flips from one view to another: half a turn in space, in the middle of which the other side comes to the
/// front.
///
/// `flipFromLeft` and the like of `UIView.AnimationOptions`: the edge that is named comes towards the viewer. Each view
/// turns about its middle, about the y axis, or for top and bottom about the x axis; the new one is always half a turn
/// behind, so that it ends upright. How strong UIKit's perspective is, Apple does not say.
public struct ViewFlip: Sendable, Hashable {
  /// Which edge comes to the front.
  public let direction: Transition.Direction
  /// How far the eye is from the views, in points; infinite for none.
  public let perspectiveDistance: Double

  /// What a flip shows.
  public struct Frame: Sendable, Hashable {
    /// The turn of the old view about its axis, in radians.
    public let angle: Double
    /// Whether the new view shows, the old one turning its back.
    public let showsNew: Bool
    /// The map of the old view, about its middle.
    public let old: Transform3D
    /// The map of the new view, about its middle.
    public let new: Transform3D
  }

  /// Creates a flip.
  ///
  /// - Throws: ``MotionNumerics/ParameterError`` unless the distance is positive.
  public init(_ direction: Transition.Direction, perspectiveDistance: Double = .infinity) throws(ParameterError) {
    guard perspectiveDistance > 0 else {
      throw ParameterError(
        parameter: "perspectiveDistance", value: perspectiveDistance.shortestDecimal,
        allowed: "a positive number, or infinity")
    }
    self.direction = direction
    self.perspectiveDistance = perspectiveDistance
  }

  /// What shows at an eased progress: the old view before ½, where both are seen from the edge, and the new one from
  /// there on.
  ///
  /// Progress beyond 0…1 turns further, and from −½ and 3⁄2 on the other view shows again.
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
