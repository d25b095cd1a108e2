/// A cubic Bézier curve in power form with prepared coefficients: the minimal cost of a point and a direction.
///
/// Everything is inlinable, so that a benchmark measures the method and not a call into another module.
public struct PlainCubic: Sendable {
  /// A position in the plane.
  public typealias Point = SIMD2<Double>

  @usableFromInline let a, b, c, d: Point

  /// Prepares the curve with these control points.
  @inlinable
  public init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    d = start
    c = 3 * (control1 - start)
    b = 3 * (control2 - control1) - c
    a = end - start - c - b
  }

  /// The point at a parameter in 0…1.
  @inlinable
  public func position(at t: Double) -> Point { ((a * t + b) * t + c) * t + d }

  /// The derivative with respect to the parameter.
  @inlinable
  public func derivative(at t: Double) -> Point { (3 * a * t + 2 * b) * t + c }

  /// The length of the derivative.
  @inlinable
  public func speed(at t: Double) -> Double {
    let derivative = derivative(at: t)
    return (derivative * derivative).sum().squareRoot()
  }

  /// The derivative divided by its length; NaN at a cusp.
  @inlinable
  public func tangent(at t: Double) -> Point {
    let derivative = derivative(at: t)
    return derivative / (derivative * derivative).sum().squareRoot()
  }
}
