public import MotionCurves

/// A spring with a damper from a body to another body or to an anchor.
///
/// ```swift
/// network.springs.append(NetworkSpring(from: cart, to: .anchor(0), stiffness: 100, damping: 3))
/// ```
///
/// The force −k·e − β·e³ − c·e′ acts on the body along the spring, counted positive away from the other end. The
/// opposite force acts on a body at the other end. The extension e is the distance between the ends minus the rest
/// length.
///
/// - On a line the distance is s·(body − other end). The side s, 1 or −1, is the side of the other end on which the
///   body is. A simulation determines the side at its start, and again after an event has changed the spring. In
///   between the side is kept, so that the force stays linear where the ends pass each other.
/// - In the plane a spring with a rest length has no direction, and no force, while its ends coincide. Its damper acts
///   along the spring only, so that it does not slow the spin of the joined bodies. A spring without a rest length
///   draws the body to a point, and x and y move independently. Its damper acts in all directions, −c·v; otherwise the
///   body could circle around the point for ever.
///
/// A simulation refuses a spring with a rest length if its ends coincide at the start.
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
  /// The side that a simulation has determined.
  @usableFromInline var keptSide = SpringSide()

  /// On a line, the side of the other end on which the body is: 1 above it, −1 below it.
  ///
  /// A simulation determines the side. The side is 0 before a simulation, in the plane, and if the ends started at one
  /// place. Springs that differ only in their sides are equal.
  @inlinable
  package var side: Double { keptSide.sign }

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
