import MotionCurves
import MotionNumerics
import TestSupport
import Testing

/// Batches on several cores against the same on one.
@Suite struct CoresTests {
  private static let allowed: [Cores] = [.all, .atMost(1), .atMost(2), .atMost(7)]

  private struct Failure: Error, Equatable {
    let element: Int
  }

  // MARK: Parts

  /// Parts follow each other without a gap, have the wanted length, and differ by at most one.
  @Test(arguments: allowed) func partsCoverTheRangeInOrder(cores: Cores) async {
    for count in [0, 1, 2, 3, 6, 7, 8, 63, 64, 65, 128, 1000, 4097] {
      for least in [1, 2, 64, 5000] {
        let parts = await cores.results(count, least: least) { $0 }
        #expect(parts.flatMap(Array.init) == Array(0..<count), "\(count) \(least)")
        let lengths = parts.map(\.count)
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1, "\(lengths)")
        #expect(parts.count <= 1 || lengths.allSatisfy { $0 >= least }, "\(lengths)")
      }
    }
    #expect(await Cores.atMost(3).results(100, least: 1) { $0 }.count == 3)
    #expect(await Cores.atMost(3).results(100, least: 50) { $0 }.count == 2)
    #expect(await Cores.atMost(3).results(100, least: 51) { $0 }.count == 1)
  }

  // MARK: Results of a function

  @Test(arguments: allowed) func resultsHaveTheOrderOfTheElements(cores: Cores) async {
    for count in [0, 1, 2, 63, 64, 65, 1001] {
      #expect(await cores.map(0..<count) { $0 * $0 } == (0..<count).map { $0 * $0 })
      let slice = Array(0..<count + 5)[5...]
      #expect(await cores.map(slice) { "\($0)" } == slice.map { "\($0)" })
    }
  }

  @Test func preparedPathsAreThoseOfOneCore() async throws {
    var random = SplitMix64(seed: 43)
    let paths = try (0..<70).map { _ in
      try Path(parsing: "M0 0C\((0..<6).map { _ in "\(random.number(in: -9...9))" }.joined(separator: " "))")
    }
    let lengths = await Cores.all.map(paths) { PathMeasure($0, tolerance: 1e-6).length.bitPattern }
    #expect(lengths == paths.map { PathMeasure($0, tolerance: 1e-6).length.bitPattern })
  }

  /// It is the first error by the order of the elements, whichever task is faster.
  @Test(arguments: allowed) func theFirstErrorIsThrown(cores: Cores) async {
    for first in [0, 1, 500, 998] {
      await #expect(throws: Failure(element: first)) {
        try await cores.map(0..<1000) { element throws(Failure) in
          if element >= first { throw Failure(element: element) }
          return element
        }
      }
    }
  }

  // MARK: Elements in place

  @Test(arguments: allowed) func elementsAreFilledInPlace(cores: Cores) async {
    for count in [0, 1, 511, 1023, 1024, 1025, 9001] {
      var values = [Double](repeating: -1, count: count)
      let copy = values
      await cores.fill(&values) { Double($0) / 3 }
      #expect(values == (0..<count).map { Double($0) / 3 })
      #expect(copy.allSatisfy { $0 == -1 }, "a copy keeps its values")
      var texts = [String](repeating: "long enough that it lies in memory", count: count)
      await cores.fill(&texts) { "the number \($0), which lies in memory too" }
      #expect(texts == (0..<count).map { "the number \($0), which lies in memory too" })
    }
  }

  // MARK: Values at many times

  private func check<Generator: Motion>(
    _ generator: Generator, _ zero: Generator.Value, _ times: [Double], cores: Cores
  ) async where Generator.Value: VectorValue {
    func bits(_ values: [Generator.Value]) -> [UInt64] {
      values.flatMap { value in (0..<Generator.Value.scalarCount).map { value[scalar: $0].bitPattern } }
    }
    let none = [Generator.Value](repeating: zero, count: times.count)
    var (one, oneVelocities, alone) = (none, none, none)
    do {
      var span = one.mutableSpan
      var velocities = oneVelocities.mutableSpan
      generator.sample(at: times.span, into: &span, velocities: &velocities)
    }
    do {
      var span = alone.mutableSpan
      generator.sample(at: times.span, into: &span)
    }
    var (several, severalVelocities, valuesOnly) = (none, none, none)
    await generator.sample(at: times, into: &several, velocities: &severalVelocities, cores: cores)
    await generator.sample(at: times, into: &valuesOnly, cores: cores)
    #expect(bits(several) == bits(one) && bits(severalVelocities) == bits(oneVelocities), "\(times.count)")
    #expect(bits(valuesOnly) == bits(alone), "\(times.count)")
  }

  @Test(arguments: allowed) func valuesHaveTheBitsOfOneCore(cores: Cores) async {
    var random = SplitMix64(seed: 44)
    let keys = RandomTracks.times(40, &random)
    let track = KeyframeTrack(
      zip(RandomTracks.values(40, &random), keys).map { Keyframe($0, at: $1) }, spline: .natural)
    let spring = SpringMotion(.bouncy, from: SIMD2(0, 3), to: SIMD2(5, -7), velocity: SIMD2(1, 0))
    for count in [0, 1, 2, 8191, 16_383, 16_384, 16_385, 50_001] {
      var times = (0..<count).map { _ in random.number(in: -1...(keys[39] + 1)) }
      if count > 2 { (times[1], times[count - 1]) = (.nan, .infinity) }
      await check(track, 0, times, cores: cores)
      await check(spring, .zero, times, cores: cores)
      await check(TimingCurve.easeInOut, 0, times.map { $0 / keys[39] }, cores: cores)
    }
  }

  // MARK: Cancellation

  @Test func aCancelledTaskStillHasAllValues() async {
    let times = (0..<50_000).map { Double($0) / 50_000 }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var values = [Double](repeating: .nan, count: times.count)
      await TimingCurve.easeOut.sample(at: times, into: &values, cores: .all)
      let squares = await Cores.all.map(0..<100) { Task.isCancelled ? $0 * $0 : -1 }
      return (Task.isCancelled, values, squares)
    }
    let (isCancelled, values, squares) = await task.value
    #expect(isCancelled)
    #expect(values == times.map { TimingCurve.easeOut.value(at: $0) })
    #expect(squares == (0..<100).map { $0 * $0 })
  }
}
