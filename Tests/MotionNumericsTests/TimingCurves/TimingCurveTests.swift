import MotionNumerics
import TestSupport
import Testing

@Suite struct TimingCurveTests {
  /// A curve of each kind.
  static let kinds: [TimingCurve] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .cubicBezier(0.9, 0, 0.1, 1), .stepStart, .steps(4),
    .steps(3, .jumpBoth), .linear(through: [0, 2, 1]), .penner(.elastic, .easeOut),
  ]

  @Test(arguments: kinds)
  func theLawsHold(curve: TimingCurve) {
    let steps = (-4...12).flatMap { [Double($0) / 4, Double($0) / 3] }
    checkMotion(curve, breaks: [0, 0.5, 1] + steps, tolerance: 1e-5)
    checkMotion(ParsedMotion(curve), breaks: [0, 0.5, 1] + steps, tolerance: 1e-5)
    checkGenerator(curve, over: 0...0x1p-11)
  }

  /// The enum's own switch to the solver gives the curve's values, next to vertical tangents and outside, too.
  @Test func valuesAreThoseOfTheCurveInside() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<thorough(20_000) {
      let curve = CubicBezierPropertyTests.anyCurve(&random)
      let progress = random.element(of: [CubicBezierPropertyTests.anyProgress(&random), random.number(in: -1...2)])
      #expect(
        TimingCurve.cubicBezier(curve).value(at: progress) == curve.value(at: progress), "\(curve) at \(progress)")
    }
    for name in TimingCurve.Keyword.allCases {
      for progress in [-1, 0, 1e-9, 0.3, 1, 2] {
        #expect(TimingCurve.keyword(name).value(at: progress) == name.curve.value(at: progress))
        #expect(TimingCurve.keyword(name).slope(at: progress) == name.curve.slope(at: progress))
      }
    }
  }

  @Test func kindsHaveShortForms() async {
    #expect(TimingCurve.cubicBezier(0.2, 0, 0, 1) == .cubicBezier(CubicBezier(0.2, 0, 0, 1)))
    #expect(TimingCurve.steps(4) == .steps(Steps(4)) && TimingCurve.steps(2, .jumpNone) == .steps(Steps(2, .jumpNone)))
    #expect(TimingCurve.penner(.back, .easeOut).description == "ease-out-back")
    #expect(TimingCurve.linear(through: [0, 0.2, 1]).description == "linear(0 0%, 0.2 50%, 1 100%)")
    await #expect(processExitsWith: .failure) { _ = TimingCurve.cubicBezier(2, 0, 0, 1) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve.linear(through: []) }
  }

  @Test func curvesThatEndFlatRestAtOne() {
    let rests = Self.kinds.map(\.restTime)
    #expect(rests == [.infinity, 1, .infinity, 1, 1, 1] + [Double](repeating: .infinity, count: 5))
    #expect(TimingCurve.linear(through: [0, 1, 1]).restTime == 0.5)
  }

  /// A copy of a curve is a copy of two words, whatever its kind.
  @Test func curvesAreSmall() {
    #expect(MemoryLayout<TimingCurve>.size <= 16)
  }
}
