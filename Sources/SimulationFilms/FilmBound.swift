import MotionCurves
import MotionDynamics

/// A bound that reflects a body.
struct FilmBound: Hashable {
  let axis: Int
  let level: Double
  /// The body that it reflects.
  let body: Int
  let direction: Direction

  /// The side of the body on which the bound lies.
  enum Direction: Hashable {
    /// Below the body, like a floor.
    case below
    case above
    /// On either side.
    case both
  }
}

extension Simulation.Event {
  /// The body whose position or velocity crosses a level; nil for other events.
  func body<Point>() -> Int? where System == SpringNetwork<Point> {
    switch trigger {
    case .position(let coordinate, _, _), .velocity(let coordinate, _, _): coordinate / Point.scalarCount
    case .time, .zero: nil
    }
  }

  /// The bound of a reflection; nil for other events.
  func bound<Point>() -> FilmBound? where System == SpringNetwork<Point> {
    guard case .reflect = action, case .position(let coordinate, let level, let direction) = trigger else {
      return nil
    }
    let side: FilmBound.Direction =
      switch direction {
      case .falling: .below
      case .rising: .above
      case .either: .both
      }
    return FilmBound(
      axis: coordinate % Point.scalarCount, level: level, body: coordinate / Point.scalarCount, direction: side)
  }
}

extension SpringSpace {
  /// The coordinates.
  var scalars: [Double] { (0..<Self.scalarCount).map { self[scalar: $0] } }
}
