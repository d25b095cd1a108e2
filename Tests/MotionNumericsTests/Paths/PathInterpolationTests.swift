import MotionNumerics
import Testing

@Suite struct PathInterpolationTests {
  /// One element of each kind, with scaled numbers.
  private func everyKind(_ scale: Double, isLarge: Bool = false, isClockwise: Bool = true) -> Path {
    var path = Path(polyline: [scale * SIMD2(1, 2), scale * SIMD2(3, 4)])
    path.addQuadratic(scale * SIMD2(5, 6), to: scale * SIMD2(7, 8))
    path.addCubic(scale * SIMD2(9, 10), scale * SIMD2(11, 12), to: scale * SIMD2(13, 14))
    path.addArc(
      radii: scale * SIMD2(15, 16), rotation: scale * 0.5, isLarge: isLarge, isClockwise: isClockwise,
      to: scale * SIMD2(17, 18))
    path.close()
    return path
  }

  @Test func everyNumberInterpolatesLinearly() {
    for fraction in [-0.5, 0.25, 0.5, 2] {
      #expect(everyKind(1).interpolated(to: everyKind(3), by: fraction) == everyKind(1 + 2 * fraction))
    }
  }

  @Test func endsAreExact() {
    #expect(everyKind(0.1).interpolated(to: everyKind(0.3), by: 0) == everyKind(0.1))
    #expect(everyKind(0.1).interpolated(to: everyKind(0.3), by: 1) == everyKind(0.3))
    #expect(Path().interpolated(to: Path(), by: 0.5) == Path())
  }

  @Test func unlikePathsHoldUntilTheEnd() {
    let start = everyKind(1)
    var longer = everyKind(2)
    longer.move(to: .zero)
    let ends = [
      longer, Path(), everyKind(2, isLarge: true), everyKind(2, isClockwise: false),
      Path(polyline: Array(repeating: .zero, count: 6)),
    ]
    for end in ends {
      for fraction in [-1, 0, 0.5, 1.0.nextDown, .nan] { #expect(start.interpolated(to: end, by: fraction) == start) }
      for fraction in [1, 1.5, .infinity] { #expect(start.interpolated(to: end, by: fraction) == end) }
    }
  }

  /// A path holds only finite numbers, and an interpolation must not trap.
  @Test func overflowHolds() {
    let (start, end) = (everyKind(1), everyKind(3))
    #expect(start.interpolated(to: end, by: .nan) == start)
    #expect(start.interpolated(to: end, by: .infinity) == end)
    #expect(start.interpolated(to: end, by: -1.7e308) == start)
    let (left, right) = (Path(polyline: [SIMD2(-1e308, 0)]), Path(polyline: [SIMD2(1e308, 0)]))
    #expect(left.interpolated(to: right, by: 0.5) == left)
  }
}
