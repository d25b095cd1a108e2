public import MotionNumerics

/// A number or vector on a spring and a damper whose other end moves: m·x″ = −k·(x − p(t)) − c·(x′ − p′(t)).
///
/// The leader is any ``Motion``: a dragging finger, a timing curve, another spring. Where its velocity jumps, add an
/// event at that time, so that a step ends there.
public struct FollowingSpring<Leader: Motion>: PointSystem where Leader.Value: Coordinates & VectorValue {
  /// The type of the position.
  public typealias Position = Leader.Value

  /// Mass, stiffness and damping.
  public var spring: Spring
  /// The motion that is followed.
  public var leader: Leader

  /// Creates a spring that follows a motion.
  public init(_ spring: Spring, following leader: Leader) {
    self.spring = spring
    self.leader = leader
  }

  /// −(k/m)·(x − p(t)) − (c/m)·(x′ − p′(t)).
  @inlinable
  public func acceleration(at time: Double, position: Position, velocity: Position) -> Position {
    let extent = position - leader.value(at: time)
    let rate = velocity - leader.velocity(at: time)
    return extent * -(spring.stiffness / spring.mass) + rate * -(spring.damping / spring.mass)
  }

  /// The natural frequency.
  public var slowestFrequency: Double { spring.naturalFrequency }
}
