public import MotionCurves

/// A spring with a damper from a body to another body or to an anchor.
///
/// ```swift
/// network.springs.append(NetworkSpring(from: cart, to: .anchor(0), stiffness: 100, damping: 3))
/// ```
///
/// On the body acts −k·e − β·e³ − c·e′ along the spring, away from the other end, and the opposite on a body there; the
/// extension e is the distance of the ends less the rest length.
///
/// - On a line the distance is s·(body − other end). The ``side`` s, 1 or −1, is the one on which the body is when a
///   simulation starts, and again after an event has changed the spring; in between it is kept, so that the force stays
///   linear where the ends pass each other.
/// - In the plane a spring with a rest length has no direction, and no force, while its ends are at one place. One without
///   a rest length draws to a point, and x and y move independently: its damper acts in all directions, −c·v, as there
///   would be no end to a circle around the point otherwise. The damper of a spring with a rest length acts along the
///   spring alone, so that it leaves the spin of what it joins as it is.
///
/// A simulation refuses a spring with a rest length whose ends start at one place.
public struct NetworkSpring<Point: SpringSpace>: Sendable, Hashable where Point: Hashable {
  /// The other end of a spring.
  public enum End: Sendable, Hashable {
    /// A body.
    case body(SpringNetwork<Point>.BodyID)
    /// A fixed point.
    case anchor(Point)
  }

  /// The body at the first end.
  public var body: SpringNetwork<Point>.BodyID { didSet { keptSide.isStale = true } }
  /// The other end.
  public var end: End { didSet { keptSide.isStale = true } }
  /// The stiffness k, force per length.
  public var stiffness: Double { didSet { keptSide.isStale = true } }
  /// The damping c, force per velocity.
  public var damping: Double { didSet { keptSide.isStale = true } }
  /// The cubic stiffness β, force per length cubed.
  public var cubicStiffness: Double { didSet { keptSide.isStale = true } }
  /// The length without a force, at least 0.
  public var restLength: Double { didSet { keptSide.isStale = true } }
  /// The side that a simulation has taken.
  @usableFromInline var keptSide = SpringSide()

  /// The side of the other end on which the body rests on a line: 1 above it, −1 below it.
  ///
  /// A simulation takes it; it is 0 before that, where the ends started at one place, and in the plane. Springs that differ
  /// in their sides alone are equal.
  @inlinable
  public var side: Double { keptSide.sign }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - body: the body at the first end.
  ///   - end: the other end.
  ///   - stiffness: force per length.
  ///   - damping: force per velocity.
  ///   - cubicStiffness: force per length cubed.
  ///   - restLength: the length without a force.
  /// - Precondition: all numbers are finite, and the rest length is not negative;
  ///   ``init(validatingFrom:to:stiffness:damping:cubicStiffness:restLength:)`` throws instead.
  public init(
    from body: SpringNetwork<Point>.BodyID, to end: End, stiffness: Double, damping: Double = 0,
    cubicStiffness: Double = 0, restLength: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(
        validatingFrom: body, to: end, stiffness: stiffness, damping: damping, cubicStiffness: cubicStiffness,
        restLength: restLength))
  }

  /// Creates a spring from numbers that come from outside.
  ///
  /// The parameters are those of ``init(from:to:stiffness:damping:cubicStiffness:restLength:)``.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite, and for a negative rest length.
  public init(
    validatingFrom body: SpringNetwork<Point>.BodyID, to end: End, stiffness: Double, damping: Double = 0,
    cubicStiffness: Double = 0, restLength: Double = 0
  ) throws(ParameterError) {
    self.body = body
    self.end = end
    self.stiffness = stiffness
    self.damping = damping
    self.cubicStiffness = cubicStiffness
    self.restLength = restLength
    try check()
  }

  /// Checks that all numbers are finite, and the rest length not negative.
  func check() throws(ParameterError) {
    try ParameterError.requireFinite(stiffness, "stiffness")
    try ParameterError.requireFinite(damping, "damping")
    try ParameterError.requireFinite(cubicStiffness, "cubicStiffness")
    try ParameterError.requireNotNegative(restLength, "restLength")
    guard case .anchor(let anchor) = end else { return }
    for axis in 0..<Point.scalarCount { try ParameterError.requireFinite(anchor[scalar: axis], "end") }
  }

  /// The restoring force for an extension and its rate: k·e + β·e³ + c·e′.
  @inlinable
  func pull(_ extent: Double, _ rate: Double) -> Double {
    (stiffness + cubicStiffness * extent * extent) * extent + damping * rate
  }
}
