public import MotionNumerics

/// One of the particles of an emitter, at some time.
public struct Particle: Sendable, Hashable {
  /// Its number, counted from 0 in the order of birth.
  public let index: Int
  /// Its age in seconds.
  public let age: Double
  /// The part of its life that is over, 0 ≤ p < 1.
  public let progress: Double
  /// Its middle, in points.
  public let position: SIMD2<Double>
  /// Its velocity, in points per second.
  public let velocity: SIMD2<Double>
  /// The angle by which it is turned, in radians.
  public let rotation: Double
  /// The scale of its size.
  public let scale: Double
  /// Its colour.
  public let color: Color
}
