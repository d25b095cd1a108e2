import MotionNumerics
import RealModule
import TestSupport
import Testing

/// No timing curve is nearer than the one that is called the nearest, by more than it says.
@Suite struct NearestCubicBezierTests {
  /// A spring over its settling duration, with the best curve that a search of 4 numbers from many starts has found.
  struct Found: Sendable {
    let motion: String
    let curve: CubicBezier
  }

  /// Least squares from six starts ended in local minima 8 % and 3 % above these.
  @Test(arguments: [
    Found(
      motion: "spring(1 10.005714417011031 72.60657742081206 -1.4831137872874953)",
      curve: CubicBezier(0.106762, 0.455626, 0.0389908, 1.09408)),
    Found(
      motion: "spring(1 52.15984288005283 171.19293304724417 2.3031182180608267)",
      curve: CubicBezier(0.155616, 1.28068, 0.633041, 0.927296)),
  ]) func aLocalMinimumIsNotTheNearest(_ found: Found) throws {
    let motion = try ParsedMotion(parsing: found.motion)
    let domain = try #require(motion.domain)
    let fit = try CubicBezier.closest(to: motion, over: domain, to: 1)
    let other = try motion.largestError(of: found.curve, over: domain, from: 0, to: 1)
    #expect(fit.maximumError <= other && fit.leastError <= other)
    #expect(fit.isProvedNearest && fit.maximumError <= 1.01 * fit.leastError)
  }

  /// A search by force: the handles on a grid and around the best of it, the heights by reweighted least squares.
  ///
  /// That is C. L. Lawson's algorithm, which comes near to the best heights.
  @Test func noCurveOfAGridIsNearer() throws {
    var motions = RandomSprings(seed: 36)
    for _ in 0..<thorough(2) {
      let (motion, domain) = try motions.next()
      let fit = try CubicBezier.closest(to: motion, over: domain, to: 1)
      #expect(fit.isProvedNearest, "\(motion)")
      let forced = ForcedSearch(motion, over: domain).best()
      let error = try motion.largestError(of: forced, over: domain, from: 0, to: 1)
      #expect(error >= fit.leastError, "\(motion): \(forced)")
      #expect(error >= fit.maximumError / 1.01, "\(motion): \(forced)")
    }
  }

  /// Motions of all kinds, and curves of all kinds: no error is below the least one, whether it is proved to be near or not.
  @Test func noErrorIsBelowTheLeast() throws {
    var motions = RandomMotions(seed: 37)
    var numbers = SplitMix64(seed: 38)
    for _ in 0..<thorough(60) {
      let (motion, domain) = try motions.next()
      let (start, end) = (motion.value(at: domain.lowerBound), motion.value(at: domain.upperBound))
      guard start != end else { continue }
      let fit = try CubicBezier.closest(to: motion, over: domain, steps: 1500)
      #expect(fit.leastError <= fit.maximumError, "\(motion)")
      for index in 0..<40 {
        // Far away, and ever nearer to the best one.
        let size = Double.pow(0.5, Double(index / 4))
        func near(_ number: Double) -> Double { number + size * numbers.number(in: -1...1) }
        let curve = CubicBezier(
          max(0, min(near(fit.curve.x1), 1)), near(fit.curve.y1), max(0, min(near(fit.curve.x2), 1)),
          near(fit.curve.y2))
        let error = try motion.largestError(of: curve, over: domain, from: start, to: end)
        #expect(error >= fit.leastError * abs(end - start), "\(motion): \(curve)")
      }
    }
  }

  /// Corners, jumps, delays, vertical tangents, swings: the steps by default are enough for all.
  @Test(
    arguments: thorough([
      "0.4s ease-in-quad 0.1s", "linear(0, 0.3 10%, 0.7 10%, 1)", "steps(4)", "ease-in-circ", "ease-out-elastic",
      "decay(velocity: 1000, deceleration: 0.998)", "spring(1 200 5) within(max: 1, restitution: 0.5)",
    ])) func otherMotionsHaveAProvedNearest(text: String) throws
  {
    let motion = try ParsedMotion(parsing: text)
    let domain = try #require(motion.domain)
    let fit = try CubicBezier.closest(to: motion, over: domain)
    #expect(fit.isProvedNearest && fit.maximumError <= 1.01 * fit.leastError, "\(fit)")
  }

  /// With its steps spent, the search gives the best so far, and a bound of what there may be.
  @Test func stepsAreABudget() throws {
    let motion = Spring(mass: 1, stiffness: 100, damping: 3).unitStep()
    let domain = 0...motion.restTime
    let whole = try CubicBezier.closest(to: motion, over: domain)
    #expect(whole.isProvedNearest)
    var last = 0.0
    for steps in [1, 20, 60, 150] {
      let part = try CubicBezier.closest(to: motion, over: domain, steps: steps)
      #expect(!part.isProvedNearest && part.leastError >= last && part.leastError <= whole.maximumError)
      #expect(part.maximumError >= whole.leastError)
      #expect(try CubicBezier.closest(to: motion, over: domain, steps: steps) == part)
      last = part.leastError
    }
  }

  @Test func theRatioIsKept() throws {
    let motion = Spring(mass: 1, stiffness: 100, damping: 16).unitStep()
    for ratio in thorough([0.3, 0.02, 0.007]) {
      let fit = try CubicBezier.closest(to: motion, over: 0...0.9, within: ratio)
      #expect(fit.isProvedNearest && fit.maximumError <= (1 + ratio) * fit.leastError, "\(ratio)")
    }
    for ratio in [0, -1, .nan, .infinity] {
      #expect(throws: ParameterError.self) { try CubicBezier.closest(to: motion, over: 0...0.9, within: ratio) }
    }
    for steps in [0, -1, Int.min] {
      #expect(throws: ParameterError.self) { try CubicBezier.closest(to: motion, over: 0...0.9, steps: steps) }
    }
  }

  /// A timing curve is its own nearest curve, to the rounding and with a proof.
  @Test func aCurveIsItsOwnNearest() throws {
    let curves = [CubicBezier.ease, .easeIn, .easeInOut, CubicBezier(0.34, 1.56, 0.64, 1), CubicBezier(0, 1, 0.9, -1)]
    for curve in thorough(curves) {
      let fit = try CubicBezier.closest(to: curve, over: 0...1)
      #expect(fit.maximumError < 2e-9 && fit.isProvedNearest, "\(curve): \(fit)")
      for progress in stride(from: 0, through: 1, by: 0.01) {
        #expect(abs(fit.curve.value(at: progress) - curve.value(at: progress)) < 1e-9, "\(curve)")
      }
    }
  }

  /// The ends are the given ones, and their distance from the motion counts as an error.
  @Test func theEndsCanBeGiven() throws {
    let motion = Spring(mass: 1, stiffness: 100, damping: 10).unitStep()
    let fit = try CubicBezier.closest(to: motion, over: 0...0.2, to: 2)
    let miss = abs(motion.value(at: 0.2) - 2) / 2
    #expect(fit.isProvedNearest && fit.leastError >= 0.999 * miss)
    #expect(throws: ParameterError.self) { try CubicBezier.closest(to: motion, over: 0...1, from: 3, to: 3) }
    #expect(throws: ParameterError.self) { try CubicBezier.closest(to: motion, over: 0...1, to: .infinity) }
    #expect(throws: ParameterError.self) { try CubicBezier.closest(to: motion, over: 0...1, from: .nan) }
  }

  // MARK: Samples

  /// At a jump both values count: no curve is nearer than half of it.
  @Test func aJumpOfSamplesIsHalved() throws {
    let fit = try CubicBezier.closest(
      times: [0, 0.3, 0.5, 0.5, 0.7, 1], values: [0, 0.3, 0.4, 0.8, 0.9, 1])
    #expect(fit.isProvedNearest && abs(fit.leastError - 0.2) < 2e-3)
  }

  /// Few samples have a curve through them; noise has none, and its nearest is proved too.
  @Test func fewSamplesAndNoise() throws {
    let few: [([Double], [Double])] = [
      ([0, 1], [2, 5]), ([0, 0.4, 1], [0, 3, 1]), ([0, 0.2, 0.9, 1], [0, 3, 1, 1]),
    ]
    for (times, values) in few {
      let fit = try CubicBezier.closest(times: times, values: values)
      #expect(fit.isProvedNearest && fit.maximumError < 1e-9, "\(times)")
      #expect(abs(fit.curve.y1) < 20 && abs(fit.curve.y2) < 20, "\(fit.curve)")
    }
    var numbers = SplitMix64(seed: 39)
    let times = (0...300).map { Double($0) / 300 }
    let values = times.map { 40 * $0 * $0 + ($0 == 0 || $0 == 1 ? 0 : numbers.number(in: -1...1)) }
    let fit = try CubicBezier.closest(times: times, values: values)
    let errors = zip(times, values).map { abs(40 * fit.curve.value(at: $0.0) - $0.1) / 40 }
    #expect(abs((errors.max() ?? 1) - fit.maximumError) < 1e-12)
    #expect(fit.isProvedNearest && fit.maximumError < 0.026)
  }

  /// Samples far above the distance from the first to the last.
  @Test(arguments: [1.0, 1e-12, 1e150, -1e290]) func theUnitDoesNotMatter(unit: Double) throws {
    let times = (0...50).map { Double($0) / 50 }
    let values = times.map { 1e6 * $0 * (1 - $0) + $0 }
    let plain = try CubicBezier.closest(times: times, values: values)
    let fit = try CubicBezier.closest(times: times, values: values.map { unit * $0 })
    #expect(plain.isProvedNearest && fit.isProvedNearest)
    // The values are up to 250,000 distances, to whose rounding an error is known.
    #expect(abs(fit.maximumError - plain.maximumError) <= 1e-6 * plain.maximumError + 2.5e5 * 0x1p-50)
  }

  /// Values that are nearly infinite parts of the distance give a curve, or an error, and no trap.
  @Test func hugePartsOfTheDistanceDoNotTrap() throws {
    for value in thorough([1e300, -1e306, 1.7e308]) {
      let fit = try CubicBezier.closest(
        times: [0, 0.001, 0.5, 0.7, 1], values: [0, value, -value / 2, value / 3, 1], steps: 200)
      #expect(fit.maximumError >= fit.leastError)
    }
  }
}

/// Springs as they come, with a velocity at the start, over their settling durations.
private struct RandomSprings {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func next() throws -> (motion: ParsedMotion, domain: ClosedRange<Double>) {
    let stiffness = numbers.magnitude(from: 5, to: 3000)
    let damping = 2 * stiffness.squareRoot() * numbers.magnitude(from: 0.3, to: 8)
    let motion = try ParsedMotion(parsing: "spring(1 \(stiffness) \(damping) \(numbers.number(in: -3...5)))")
    return (motion, try #require(motion.domain))
  }
}

/// The nearest curve by force, without any of the library's search.
private struct ForcedSearch {
  private let points: [SIMD2<Double>]

  init(_ motion: ParsedMotion, over domain: ClosedRange<Double>) {
    points = (1..<100).map { index in
      let progress = 0.5 - 0.5 * Double.cos(.pi * Double(index) / 100)
      return SIMD2(progress, motion.value(at: domain.lowerBound + (domain.upperBound - domain.lowerBound) * progress))
    }
  }

  private struct Candidate {
    var handles, heights: SIMD2<Double>
    var error: Double
  }

  func best() -> CubicBezier {
    let grid = (0..<289).map { index in SIMD2<Double>(Double(index / 17), Double(index % 17)) / 16 }
    let seeds = grid.map(candidate).sorted { $0.error < $1.error }.prefix(6)
    var best = seeds[0]
    for seed in seeds {
      var (found, step) = (seed, 1.0 / 32)
      while step > 1e-5 {
        let around: [SIMD2<Double>] = [
          SIMD2(step, 0), SIMD2(-step, 0), SIMD2(0, step), SIMD2(0, -step), SIMD2(step, -step), SIMD2(-step, step),
        ]
        let next = around.map { candidate((found.handles + $0).clamped(lowerBound: .zero, upperBound: .one)) }
          .min { $0.error < $1.error }
        if let next, next.error < found.error { found = next } else { step *= 0.5 }
      }
      if found.error < best.error { best = found }
    }
    return CubicBezier(best.handles.x, best.heights.x, best.handles.y, best.heights.y)
  }

  private func candidate(_ handles: SIMD2<Double>) -> Candidate {
    let rows = points.map { point -> SIMD4<Double> in
      // The third power of the parameter is the value of a curve without heights, the first part that of a height of 1.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<44 {
        let s = 0.5 * (low + high)
        let x = 3 * s * (1 - s) * ((1 - s) * handles.x + s * handles.y) + s * s * s
        if x > point.x { high = s } else { low = s }
      }
      return SIMD4(3 * low * (1 - low) * (1 - low), 3 * low * low * (1 - low), point.y - low * low * low, 1)
    }
    var weights = [Double](repeating: 1, count: rows.count)
    var best = Candidate(handles: handles, heights: .zero, error: .infinity)
    for _ in 0..<30 {
      var (aa, ab, bb, ay, by) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for (row, weight) in zip(rows, weights) {
        aa += weight * row.x * row.x
        ab += weight * row.x * row.y
        bb += weight * row.y * row.y
        ay += weight * row.x * row.z
        by += weight * row.y * row.z
      }
      let determinant = aa * bb - ab * ab
      guard determinant > 0 else { break }
      let heights = SIMD2((ay * bb - by * ab) / determinant, (aa * by - ab * ay) / determinant)
      let errors = rows.map { abs($0.x * heights.x + $0.y * heights.y - $0.z) }
      let largest = errors.max() ?? 0
      if largest < best.error { best = Candidate(handles: handles, heights: heights, error: largest) }
      guard largest > 0 else { break }
      for index in weights.indices { weights[index] *= errors[index] / largest }
      let sum = weights.reduce(0, +)
      guard sum > 0 else { break }
      for index in weights.indices { weights[index] /= sum }
    }
    return best
  }
}
