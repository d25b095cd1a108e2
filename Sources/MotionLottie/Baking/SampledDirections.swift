internal import MotionCurves
internal import RealModule

/// The directions in which a position moves that turns its layer; none of other properties.
///
/// Keys may differ from a turning motion by less than a tolerance and still have other directions: the chord of a small
/// circle has. So straight segments between keys have to have the directions at all whole frames in them to 2°, as far
/// as samples are close enough. One that has not lies between two samples and is bent by its tangents; players, like
/// lottie-web, take it for straight if it is shorter than about a tenth of a point.
struct SampledDirections {
  /// For each sample at a whole frame a unit vector in the direction of arrival; nil where nothing moves.
  private var directions: [SIMD2<Double>?] = []

  /// The greatest angle in radians between the direction of a segment and that of the motion.
  fileprivate static let greatestAngle = 2 * Double.pi / 180

  /// The time in frames in which a motion shows its direction, as in ``TransformProperties/orientation(at:)``.
  static let interval = 1e-3

  /// The directions of no property.
  init() {}

  /// - Parameters:
  ///   - samples: the position at each sample.
  ///   - earlier: the position an interval earlier; nil between frames.
  init(_ samples: [PropertyResult], earlier: [PropertyResult?]) {
    directions = zip(samples, earlier).map { sample, earlier in
      guard case .vector(let now, _) = sample, case .vector(let before, _)? = earlier else { return nil }
      let offset = now.plane - before.plane
      // A tenth of a thousandth of a point per frame: keys have seven decimals.
      return offset.length < 1e-4 * Self.interval ? nil : offset / offset.length
    }
  }

  /// What a segment from a sample on has to turn through; at the first one the motion begins.
  func turns(from sample: Int) -> Turns {
    var turns = Turns()
    if sample == 0 { turns.add(self[0]) }
    return turns
  }

  subscript(sample: Int) -> SIMD2<Double>? { directions.indices.contains(sample) ? directions[sample] : nil }

  /// The tangents of a segment between two samples beside each other, in JSON; empty for a straight one.
  func tangents(from start: Int, _ first: [Double], to end: Int, _ last: [Double]) -> String {
    var turns = turns(from: start)
    turns.add(self[end])
    guard end == start + 1, !turns.allows(first, last) else { return "" }
    let third = zip(first, last).map { ($1 - $0) / 3 }
    let length = SIMD2(third[0], third[1]).length
    func members(_ direction: SIMD2<Double>?, _ sign: Double) -> String {
      var tangent = third
      // Longer than those of a line, so that fewer players take the curve for one; the motion still goes forwards.
      if let direction { (tangent[0], tangent[1]) = (direction.x * 2 * length, direction.y * 2 * length) }
      return tangent.map { (sign * $0).rounded(decimals: 9).shortestDecimal }.joined(separator: ",")
    }
    return ",\"to\":[\(members(self[start], 1))],\"ti\":[\(members(self[end], -1))]"
  }
}

/// The directions of a motion in a segment.
struct Turns {
  private var reference: SIMD2<Double>?
  /// The least and the greatest angle from the reference, in radians.
  private var (low, high) = (0.0, 0.0)

  /// Whether anything moves.
  var isMoving: Bool { reference != nil }

  /// Whether one straight segment may have all directions.
  var isStraight: Bool { high - low <= 2 * SampledDirections.greatestAngle }

  mutating func add(_ direction: SIMD2<Double>?) {
    guard let direction else { return }
    guard let reference else {
      reference = direction
      return
    }
    let angle = Self.angle(from: reference, to: direction)
    (low, high) = (min(low, angle), max(high, angle))
  }

  /// Whether the straight segment between two positions has the directions.
  func allows(_ first: [Double], _ last: [Double]) -> Bool {
    guard let reference else { return true }
    guard first.count > 1, last.count > 1 else { return false }
    let chord = SIMD2(last[0] - first[0], last[1] - first[1])
    guard chord != .zero else { return false }
    let angle = Self.angle(from: reference, to: chord)
    return high - SampledDirections.greatestAngle <= angle && angle <= low + SampledDirections.greatestAngle
  }

  private static func angle(from first: SIMD2<Double>, to second: SIMD2<Double>) -> Double {
    Double.atan2(y: first.x * second.y - first.y * second.x, x: (first * second).sum())
  }
}
