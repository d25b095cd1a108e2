import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct EllipticalArcTests {
  /// Without a rotation the conversion has twice the precision where it is needed, so that no arc is ill-conditioned.
  @Test func arcsWithoutRotationAndCirclesAreExact() throws {
    var worst = WorstCase()
    var sweeps = WorstCase()
    for row in try ArcRow.all() where row.rotation == 0 {
      let arc = try #require(row.arc)
      for (parameter, point) in row.points {
        worst.note(row.error(arc.position(at: parameter), point), "\(row)")
      }
      worst.note(row.error(arc.center, row.center), "\(row)")
      sweeps.note(ulps(arc.sweep, row.sweep, of: row.sweep), "\(row)")
    }
    #expect(worst.count > 600)
    // Angles up to 3π are rounded by as much as four ulps of 1; two of them add up, in x and in y.
    #expect(worst.error <= 24, "\(worst)")
    #expect(sweeps.error <= 8, "\(sweeps)")
  }

  @Test func rotatedArcsAreAsExactAsTheirEndsDetermineThem() throws {
    var worst = WorstCase()
    for row in try ArcRow.all() where row.rotation != 0 {
      let arc = try #require(row.arc)
      for (parameter, point) in row.points {
        worst.note(row.error(arc.position(at: parameter), point) / row.condition, "\(row) \(parameter)")
      }
    }
    #expect(worst.count > 600)
    #expect(worst.error <= 24, "\(worst)")
  }

  @Test func endsAreExact() throws {
    for row in try ArcRow.all() {
      let arc = try #require(row.arc)
      #expect(arc.position(at: 0) == row.start && arc.position(at: 1) == row.end)
      #expect(arc.start == row.start && arc.end == row.end)
      // The position is continuous half an ulp away in the parameter.
      let near = (arc.position(at: 1.0.nextDown) - row.end).norm
      #expect(near <= 16 * row.size.ulp, "\(row)")
    }
  }

  @Test func boundsAreExact() throws {
    var worst = WorstCase()
    for row in try ArcRow.all() {
      let (lower, upper) = PathSegment.arc(try #require(row.arc)).extremes
      let error = max(row.error(lower, row.lower), row.error(upper, row.upper))
      worst.note(error / row.condition, "\(row)")
    }
    #expect(worst.error <= 24, "\(worst)")
  }

  @Test func degenerateArcs() {
    func arc(_ radii: SIMD2<Double>, _ end: SIMD2<Double>) -> EllipticalArc? {
      EllipticalArc(from: [1, 2], radii: radii, rotation: 0.3, isLarge: true, isClockwise: true, to: end)
    }
    #expect(arc([1, 1], [1, 2]) == nil)
    #expect(arc([0, 1], [2, 2]) == nil)
    #expect(arc([1, 0], [2, 2]) == nil)
    #expect(arc([-0.0, 5], [2, 2]) == nil)
    #expect(arc([-3, 5], [2, 2]) == arc([3, -5], [2, 2]))
    #expect(arc([-3, 5], [2, 2]) != nil)
    // Half the chord is 0 on the unit circle.
    let unreachable = EllipticalArc(
      from: [0, 0], radii: [1e300, 1e300], rotation: 0, isLarge: true, isClockwise: true, to: [1e-300, 0])
    #expect(unreachable == nil)
  }

  /// A half circle that decimal rounding makes an ulp too wide or too narrow stays one: its centre does not move by √ε.
  @Test func halfCirclesSurviveRounding() throws {
    var random = SplitMix64(seed: 3)
    var worst = WorstCase()
    for _ in 0..<2000 {
      let center = SIMD2(random.number(in: -100...100), random.number(in: -100...100))
      let radius = random.magnitude(from: 1e-3, to: 100)
      let angle = random.number(in: 0...7)
      let spoke = SIMD2(radius, 0)
      let direction = EllipticalArc.turned(spoke, by: angle)
      let arc = try #require(
        EllipticalArc(
          from: center - direction, radii: [radius, radius], rotation: 0, isLarge: random.next() % 2 == 0,
          isClockwise: true, to: center + direction))
      let size = max(center.norm, radius)
      worst.note(ulps((arc.center - center).norm, 0, of: size), "\(arc)")
      #expect(arc.sweep == .pi)
      let middle = center + SIMD2(direction.y, -direction.x)
      worst.note(ulps((arc.position(at: 0.5) - middle).norm, 0, of: size), "\(arc)")
    }
    #expect(worst.error <= 8, "\(worst)")
  }

  @Test func derivativesAreThoseOfThePosition() throws {
    for row in try ArcRow.all() where row.size > 1e-100 && row.size < 1e100 {
      let arc = try #require(row.arc)
      let step = 0x1p-12
      let ahead = arc.position(at: 0.4 + step)
      let behind = arc.position(at: 0.4 - step)
      let scale = arc.radii.max() * arc.sweep.magnitude
      let slope = (ahead - behind) / (2 * step)
      // Central differences: h²/6 of the third derivative, and the rounding error over the step.
      let allowed = scale * arc.sweep * arc.sweep * step * step + 32 * row.size.ulp / step
      #expect((slope - arc.derivative(at: 0.4)).norm <= allowed, "\(row)")
      let bend = (arc.derivative(at: 0.4 + step) - arc.derivative(at: 0.4 - step)) / (2 * step)
      #expect((bend - arc.secondDerivative(at: 0.4)).norm <= allowed * arc.sweep.magnitude + scale * 0x1p-36, "\(row)")
    }
  }

  @Test func partsAreOnTheArc() throws {
    for row in try ArcRow.all() {
      let arc = try #require(row.arc)
      let part = arc.part(from: 0.25, to: 0.875)
      let difference = part.position(at: 0.5) - arc.position(at: 0.5625)
      #expect(difference.norm <= 24 * row.size.ulp, "\(row)")
      #expect(part.start == arc.position(at: 0.25) && part.end == arc.position(at: 0.875))
      let back = arc.part(from: 1, to: 0)
      #expect(back.start == arc.end && back.end == arc.start && back.sweep == -arc.sweep)
    }
  }
}

/// A row of path_arcs.csv.
struct ArcRow: CustomStringConvertible {
  let start: SIMD2<Double>
  let radii: SIMD2<Double>
  let rotation: Double
  let isLarge: Bool
  let isClockwise: Bool
  let end: SIMD2<Double>
  let center: SIMD2<Double>
  let fullRadii: SIMD2<Double>
  let sweep: Double
  let points: [(Double, SIMD2<Double>)]
  let lower: SIMD2<Double>
  let upper: SIMD2<Double>

  init(_ row: ReferenceTable.Row) {
    let point = { (x: String, y: String) in SIMD2(row.number(x), row.number(y)) }
    start = point("x0", "y0")
    radii = point("rx", "ry")
    rotation = row.number("rotation")
    isLarge = row.number("large") == 1
    isClockwise = row.number("clockwise") == 1
    end = point("x1", "y1")
    center = point("cx", "cy")
    fullRadii = point("fullRx", "fullRy")
    sweep = row.number("sweep")
    points = [(0.25, point("qx", "qy")), (0.5, point("hx", "hy")), (0.75, point("tx", "ty"))]
    lower = point("minX", "minY")
    upper = point("maxX", "maxY")
  }

  static func all() throws -> [ArcRow] {
    try ReferenceTable("path_arcs").rows.map { ArcRow($0) }
  }

  var arc: EllipticalArc? {
    EllipticalArc(
      from: start, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, to: end)
  }

  /// The greatest magnitude among the numbers of the arc.
  var size: Double {
    max(start.norm, end.norm, fullRadii.max())
  }

  /// An error in ulps of the size.
  func error(_ point: SIMD2<Double>, _ truth: SIMD2<Double>) -> Double {
    ulps(point.x, truth.x, of: size) + ulps(point.y, truth.y, of: size)
  }

  /// The condition of a rotated arc, the amplification from the rounding of its ends to its middle: the ratio of the
  /// radii, and towards half a turn the inverse of the distance between chord and centre on the unit circle.
  var condition: Double {
    let ratio = fullRadii.max() / fullRadii.min()
    let distance = Double.cos(0.5 * sweep).magnitude
    return sweep.magnitude == .pi ? ratio : ratio / distance
  }

  var description: String {
    "M\(start) A\(radii) \(rotation) \(isLarge) \(isClockwise) \(end)"
  }
}
