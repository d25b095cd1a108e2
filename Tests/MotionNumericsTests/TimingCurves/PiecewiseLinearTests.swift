import MotionNumerics
import TestSupport
import Testing

/// `linear()` against web-platform-tests css/css-easing/linear-timing-functions-output.html and Blink.
@Suite struct PiecewiseLinearTests {
  private static func curve(_ text: String) throws -> TimingCurve { try TimingCurve(parsing: text) }

  @Test(arguments: [
    ("linear(0, 1.5, 1)", [0, 0.25, 0.5, 0.75, 1], [0, 0.75, 1.5, 1.25, 1]),
    ("linear(1, -0.5, 0)", [0, 0.25, 0.5, 0.75, 1], [1, 0.25, -0.5, -0.25, 0]),
    (
      "linear(0.2 0% 20%, 0.4 20% 40%, 0.6 40% 60%, 0.8 60% 80%, 1.0 80% 100%)", [0, 0.2, 0.4, 0.6, 0.8, 1],
      [0.2, 0.4, 0.6, 0.8, 1, 1]
    ),
    ("linear(0, 0.1 -10%, 1)", [0, 0.1, 0.55, 1], [0.1, 0.19, 0.595, 1]),
    ("linear(0, 0.1 0%, 1)", [0, 0.1, 0.55, 1], [0.1, 0.19, 0.595, 1]),
    (
      "linear(0, 0.9 110%, 1)", [0, 0.45, 0.9, 0.95, 1],
      [0, 0.36818181818181817, 0.7363636363636363, 0.7772727272727272, 0.8181818181818181]
    ),
    ("linear(0 0%, 1 50%, 0.5 60%, 1 100%)", [0.25, 0.6, 0.8, -0.25], [0.5, 0.5, 0.75, -0.5]),
    ("linear(0, 1)", [-0.2, 1.6], [-0.2, 1.6]),
    ("linear(0.25)", [-1, 0, 0.5, 2], [0.25, 0.25, 0.25, 0.25]),
    ("linear(0 25%, 1 75%)", [0, 0.5, 1], [-0.5, 0.5, 1.5]),
    ("linear(0, 0.5 25% 75%, 1 100% 100%)", [0.25, 0.5, 0.75, 1, 2], [0.5, 0.5, 0.5, 1, 1]),
  ])
  func values(text: String, progress: [Double], expected: [Double]) throws {
    let curve = try Self.curve(text)
    for (progress, value) in zip(progress, expected) {
      #expect(ulps(curve.value(at: progress), value, of: max(abs(value), 0.25)) <= 2, "\(text) at \(progress)")
    }
  }

  @Test func rangesMatchBlink() throws {
    #expect(try Self.curve("linear(0 0%, 1 50%, 0 100%)").range(over: 0.25...0.75) == 0.5...1)
    let range = try Self.curve("linear(0 0%, .75 50%, .1 60%, 1 100%)").range(over: 0.5...0.75)
    #expect(range.lowerBound == 0.1 && range.upperBound == 0.75)
  }

  @Test func slopesMatchTheLines() throws {
    let curve = try Self.curve("linear(0, 1 25%, 0.5 75% 75%, 1)")
    #expect([-1, 0, 0.1, 0.25, 0.5].map { curve.velocity(at: $0) } == [4, 4, 4, -1, -1])
    #expect(curve.velocity(at: 0.75) == 2 && curve.velocity(at: 3) == 2)
    #expect(try Self.curve("linear(0, 1 100% 100%)").velocity(at: 1) == 0)
  }

  @Test func monotonicityCountsBothDirectionsInsideOnly() throws {
    #expect(try Self.curve("linear(1, 0)").isMonotonic)
    #expect(try Self.curve("linear(0, 1, 1, 2)").isMonotonic)
    #expect(try !Self.curve("linear(0, 1, 0)").isMonotonic)
    #expect(try Self.curve("linear(0 -100%, 1 100%, 0 200%)").isMonotonic)
    #expect(try Self.curve("linear(5 -50%, 0 0%, 1 100%)").isMonotonic)
  }

  @Test func valuesBetweenTwoPointsAreMonotoneAndWithinThem() throws {
    var random = SplitMix64(seed: 1)
    var failures = 0
    for _ in 0..<2000 {
      let a = random.number(in: -2...2)
      let b = random.number(in: -2...2)
      let curve = PiecewiseLinear(points: [.init(input: 0.1, output: a), .init(input: 0.7, output: b)])
      if curve.value(at: 0.1) != a || curve.value(at: 0.7) != b { failures += 1 }
      for _ in 0..<20 {
        let progress = random.number(in: 0.1...0.7.nextDown)
        let (value, next) = (curve.value(at: progress), curve.value(at: progress.nextUp))
        if (a < b && next < value) || (a > b && next > value) { failures += 1 }
        if value < min(a, b) || value > max(a, b) { failures += 1 }
      }
    }
    #expect(failures == 0)
  }

  @Test func extremesNeitherOverflowNorBecomeNaN() throws {
    let huge = Double.greatestFiniteMagnitude
    let curve = PiecewiseLinear(points: [.init(input: -huge, output: -huge), .init(input: huge, output: huge)])
    #expect(curve.value(at: 0) == 0 && curve.value(at: huge) == huge)
    #expect(try Self.curve("linear(0, 1 50%, 1)").value(at: .infinity) == 1)
    #expect(try Self.curve("linear(0, 1)").value(at: -.infinity) == -.infinity)
  }

  @Test func invalidPointsTrap() async {
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear(points: []) }
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear(stops: [.init(.nan)]) }
  }

  @Test func invalidPointsAreRejected() {
    #expect(throws: ParameterError.self) { _ = try PiecewiseLinear(validatingPoints: []) }
    #expect(throws: ParameterError.self) { _ = try PiecewiseLinear(validatingStops: []) }
    #expect(throws: ParameterError.self) { _ = try PiecewiseLinear(validatingStops: [.init(.nan)]) }
    #expect(throws: ParameterError.self) {
      _ = try PiecewiseLinear(validatingStops: [.init(0, at: .infinity), .init(1)])
    }
    #expect(throws: ParameterError.self) {
      _ = try PiecewiseLinear(validatingPoints: [.init(input: 1, output: 0), .init(input: 0, output: 1)])
    }
  }

  @Test(arguments: [
    "linear(0, 1)", "linear(0, 1 25%, 0.5 75% 75%, 1)", "linear(0.25)", "linear(0, 0.5 25% 75%, 1 100% 100%)",
    "linear(0, 1 100% 100%)", "linear(0 0%, 0 100%, 1 100%, 1 150%)",
  ])
  func theLawsHold(text: String) throws {
    checkMotion(try PiecewiseLinear(parsing: text), breaks: [0, 0.25, 0.5, 0.75, 1, 1.5])
  }

  @Test func theLastCornerBeforeALevelIsRest() throws {
    func rest(_ text: String) throws -> Double { try Self.curve(text).restTime }
    #expect(try rest("linear(0, 1)") == .infinity && rest("linear(0, 1 40%, 1)") == 0.4)
    #expect(try rest("linear(0, 1 20%, 1 40%, 1)") == 0.2 && rest("linear(0, 1 100% 100%)") == 1)
    #expect(try rest("linear(0.5)") == 0 && rest("linear(1 -50%, 1)") == -0.5)
  }

  /// Half of the least number is 0, and 0/0 no value: a difference of the least numbers must not trap.
  @Test func theLeastDistanceBetweenPoints() throws {
    let least = Double.leastNonzeroMagnitude
    let curve = try Self.curve("linear(0, 1 5e-322%, 0.5)")
    #expect(curve.value(at: 0) == 0 && curve.value(at: least) == 1 && curve.velocity(at: 0) == .infinity)
    #expect(curve.range() == 0...1 && !curve.isMonotonic)
    let flat = try Self.curve("linear(0, 5e-324)")
    #expect(flat.value(at: .infinity) == .infinity && flat.velocity(at: 0.5) == least)
  }

  /// An input of −0 would be printed as −0, which is not canonical.
  @Test func inputsHaveNoNegativeZero() throws {
    let curve = try Self.curve("linear(1 -0%, 0, 0.5 -5%, 1)")
    #expect(curve.description == "linear(1 0%, 0 0%, 0.5 0%, 1 100%)")
  }

  /// After a jump at an end, another of its values holds than the mirrored points alone would give.
  @Test(arguments: ["linear(0 20%, 1 20%, 0.5 70%)", "linear(0 20%, 1 70%, 0.5 70%)", "linear(0, 1 30%, 2 30%, 3 30%)"])
  func reversedBeyondJumpsAtTheEnds(text: String) throws {
    let curve = try Self.curve(text)
    for progress in [-1, 0, 0.125, 0.5, 0.75, 0.875, 1, 2] {
      #expect(abs(curve.reversed.value(at: 1 - progress) - (1 - curve.value(at: progress))) < 1e-15, "at \(progress)")
      #expect(abs(curve.reversed.reversed.value(at: progress) - curve.value(at: progress)) < 1e-15, "at \(progress)")
    }
  }

  @Test func reversed() throws {
    let curve = try Self.curve("linear(0, 0.25 75%, 1)")
    #expect(curve.reversed.description == "linear(0 0%, 0.75 25%, 1 100%)")
  }

  /// At a jump where the range begins only the value after it counts; where the range ends, both do.
  @Test func rangesBeginAfterAJump() throws {
    let curve = PiecewiseLinear(
      points: [(0, 0), (0, 1), (1, 0.5), (1, 2)].map { PiecewiseLinear.Point(input: $0.0, output: $0.1) })
    #expect(curve.range() == 0.5...2 && curve.range(over: 0...0.5) == 0.75...1)
  }
}
