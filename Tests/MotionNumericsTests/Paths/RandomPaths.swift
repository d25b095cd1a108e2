import MotionNumerics
import TestSupport

/// Paths of all kinds of elements.
enum RandomPaths {
  /// A path that begins with a move and goes on with `count` elements, arcs without a rotation.
  static func path(
    from random: inout SplitMix64, count: Int, number: (inout SplitMix64) -> Double
  ) -> Path {
    var path = Path()
    func point(_ random: inout SplitMix64) -> Path.Point { Path.Point(number(&random), number(&random)) }
    path.move(to: point(&random))
    for _ in 0..<count {
      switch random.next() % 8 {
      case 0: path.move(to: point(&random))
      case 1: path.close()
      case 2, 3: path.addLine(to: point(&random))
      case 4: path.addQuadratic(point(&random), to: point(&random))
      case 5: path.addCubic(point(&random), point(&random), to: point(&random))
      default:
        let radii = point(&random)
        path.addArc(
          radii: [radii.x.magnitude, radii.y.magnitude], isLarge: random.next() % 2 == 0,
          isClockwise: random.next() % 2 == 0, to: point(&random))
      }
    }
    return path
  }

  /// A path of moderate numbers.
  static func path(from random: inout SplitMix64) -> Path {
    path(from: &random, count: 10) { $0.number(in: -10...10) }
  }
}
