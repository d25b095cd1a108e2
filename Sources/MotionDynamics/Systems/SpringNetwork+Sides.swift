public import MotionCurves

// The sides of springs on a line, which a network stores from a state.

/// On a line, the side of the other end on which a spring's body is, as a simulation stores it.
///
/// The side belongs to a motion and not to the spring. Any two sides compare equal, so that springs that differ only in
/// their sides are equal.
@usableFromInline
struct SpringSide: Sendable, Hashable {
  /// 1 above the other end, −1 below it; 0 if no simulation has determined the side, or if the ends coincided then.
  @usableFromInline var sign = 0.0
  /// Whether the spring is new or has changed since the side was taken.
  var isStale = true

  @usableFromInline
  static func == (_: SpringSide, _: SpringSide) -> Bool { true }

  @usableFromInline
  func hash(into _: inout Hasher) {}
}

extension SpringNetwork {
  /// Checks the bodies, and determines the sides of springs on a line: at a start of all, later of changed ones only.
  ///
  /// A changed spring whose ends coincide keeps its previous side.
  ///
  /// - Parameters:
  ///   - time: the time in seconds.
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  ///   - isStart: whether the motion starts here.
  /// - Throws: ``ParameterError`` for masses, gravity, and a spring whose numbers or bodies
  ///   ``init(validatingMasses:springs:gravity:)`` refuses, and for frictions that are negative, of another number than
  ///   the masses, or in the plane. Also for a spring with a rest length whose ends coincide: at the start, and on a
  ///   line also later if they have never been apart.
  public mutating func prepare(
    at time: Double, positions: Span<Double>, velocities: Span<Double>, isStart: Bool
  ) throws(ParameterError) {
    try checkBodies()
    try checkFrictions()
    for index in springs.indices where isStart || springs[index].keptSide.isStale {
      try check(index)
      let sign = try sign(of: index, positions: positions, isStart: isStart)
      springs[index].keptSide = SpringSide(sign: sign, isStale: false)
    }
  }

  /// The side on which a spring's body is on a line; 0 in the plane.
  private func sign(of index: Int, positions: Span<Double>, isStart: Bool) throws(ParameterError) -> Double {
    let spring = springs[index]
    let (isLine, size) = (Point.scalarCount == 1, Point.scalarCount)
    func point(_ body: BodyID) -> Point { Point(scalars: { positions[body.index * size + $0] }) }
    let (start, end) =
      switch spring.end {
      case .anchor(let anchor): (point(spring.body), anchor)
      case .body(let other): (point(spring.body), point(other))
      }
    // Compare the points: their difference may overflow or vanish.
    if start != end { return !isLine ? 0 : start[scalar: 0] > end[scalar: 0] ? 1 : -1 }
    let sign = isStart ? 0 : spring.side
    guard spring.restLength == 0 || (!isStart && (!isLine || sign != 0)) else {
      throw ParameterError(
        parameter: "springs[\(index)].restLength", value: spring.restLength.shortestDecimal,
        allowed: "0, as the ends are at one place")
    }
    return sign
  }
}
