public import MotionCurves
public import MotionSprings

/// A number or vector on a spring and a damper whose other end moves: m·x″ = −k·(x − p(t)) − c·(x′ − p′(t)).
///
/// The leader is any ``Motion``: a timing curve, another spring, or closures in a `CustomMotion`. If the leader's
/// velocity jumps, add an event at that time, so that a step ends there.
///
/// ```swift
/// let finger = CustomMotion(value: { 2 * sin($0) }, velocity: { 2 * cos($0) })
/// let dragged = FollowingSpring(Spring(duration: 0.5, bounce: 0.3), following: finger)
/// let motion = try Simulation(of: dragged, from: 0).trajectory(until: 3)
/// ```
public struct FollowingSpring<Leader: Motion>: PointSystem where Leader.Value: Coordinates & VectorValue {
  /// The type of the position.
  public typealias Position = Leader.Value

  /// Mass, stiffness and damping.
  public var spring: Spring
  /// The motion that the spring follows.
  public var leader: Leader

  /// Creates a spring that follows a motion.
  public init(_ spring: Spring, following leader: Leader) {
    self.spring = spring
    self.leader = leader
  }

  /// −(k/m)·(x − p(t)) − (c/m)·(x′ − p′(t)).
  @inlinable
  public func acceleration(at time: Double, position: Position, velocity: Position) -> Position {
    let lead = leader.state(at: time)
    let extent = position - lead.value
    let rate = velocity - lead.velocity
    return extent * -(spring.stiffness / spring.mass) + rate * -(spring.damping / spring.mass)
  }

  /// The natural frequency.
  public var slowestFrequency: Double { spring.naturalFrequency }
}

extension FollowingSpring: Equatable where Leader: Equatable {}
extension FollowingSpring: Hashable where Leader: Hashable {}
