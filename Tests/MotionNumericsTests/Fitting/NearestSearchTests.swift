import MotionNumerics
import Testing

@testable import MotionFitting

/// The search for the nearest timing curve, before its proof.
@Suite struct NearestSearchTests {
  /// The first curves are improved until the slopes promise a hundredth of the ratio, and no point adds a tenth of it.
  ///
  /// For these springs the minimum beside the typical handles is the least one.
  @Test(arguments: [8.0, 12, 16, 20, 30, 60]) func theFirstCurveIsALocalMinimum(damping: Double) throws {
    let motion = Spring(mass: 1, stiffness: 100, damping: damping).unitStep()
    let domain = 0...motion.restTime
    let nearest = try CubicBezier.closest(to: motion, over: domain, to: 1)
    #expect(nearest.isProvedNearest)
    for ratio in [1, 0.3, 0.01] {
      let points = try motion.fitPoints(over: domain, from: 0, to: 1, within: 1e-3)
      var search = try NearestSearch(points, within: ratio, steps: 4000)
      search.start()
      #expect(search.error <= (1 + 0.11 * ratio) * nearest.maximumError)
    }
  }

  /// Bounds that overflow to NaN took twenty million parts, as if they were those of an exact fit: 140 s.
  @Test(arguments: [Double.infinity, 1e-3], [(Double.nan, 20_000), (.infinity, 20_000), (1, 1_000_000)])
  func aSearchWithoutAnEndStops(tolerance: Double, bound: (value: Double, parts: Int)) {
    var (search, parts) = (ErrorSearch(within: tolerance), 0)
    search.scale = 1
    while parts < 2_000_000, search.opens(bound.value, isSplittable: true) { parts += 1 }
    #expect(parts == bound.parts)
  }

  /// Once it is known that an error is above the tolerance, its last digits do not matter.
  @Test func aSearchThatHasMissedItsToleranceEnds() {
    var search = ErrorSearch(within: 1e-3)
    search.scale = 1
    search.add(0.9e-3)
    #expect(search.opens(1.0005e-3, isSplittable: true) && search.opens(0.02, isSplittable: true))
    search.add(0.01)
    #expect(search.opens(0.02, isSplittable: true) && !search.opens(0.010001, isSplittable: true))
    #expect(search.bound >= 0.010001)
  }
}
