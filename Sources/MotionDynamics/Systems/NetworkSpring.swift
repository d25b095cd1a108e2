public import MotionNumerics

/// A spring with a damper from a body to another body or to an anchor.
///
/// ```swift
/// network.springs.append(NetworkSpring(from: cart, to: .anchor(0), stiffness: 100, damping: 3))
/// ```
public struct NetworkSpring<Point: SpringSpace>: Sendable, Hashable where Point: Hashable {
  /// The other end of a spring.
  public enum End: Sendable, Hashable {
    /// A body.
    case body(SpringNetwork<Point>.BodyID)
    /// A fixed point.
    case anchor(Point)
  }

  /// The body at the first end.
  public var body: SpringNetwork<Point>.BodyID
  /// The other end.
  public var end: End
  /// The stiffness k, force per length.
  public var stiffness: Double
  /// The damping c, force per velocity.
  public var damping: Double
  /// The cubic stiffness β, force per length cubed.
  public var cubicStiffness: Double
  /// The length without a force; signed on a line.
  public var restLength: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - body: the body at the first end.
  ///   - end: the other end.
  ///   - stiffness: force per length.
  ///   - damping: force per velocity.
  ///   - cubicStiffness: force per length cubed.
  ///   - restLength: the length without a force.
  /// - Precondition: all numbers are finite;
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
  /// - Throws: ``ParameterError`` for a number that is not finite.
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

  /// Checks that all numbers are finite.
  func check() throws(ParameterError) {
    try ParameterError.requireFinite(stiffness, "stiffness")
    try ParameterError.requireFinite(damping, "damping")
    try ParameterError.requireFinite(cubicStiffness, "cubicStiffness")
    try ParameterError.requireFinite(restLength, "restLength")
    guard case .anchor(let anchor) = end else { return }
    for axis in 0..<Point.scalarCount { try ParameterError.requireFinite(anchor[scalar: axis], "end") }
  }

  /// The restoring force for an extension and its rate: k·e + β·e³ + c·e′.
  @inlinable
  func pull(_ extent: Double, _ rate: Double) -> Double {
    (stiffness + cubicStiffness * extent * extent) * extent + damping * rate
  }
}
