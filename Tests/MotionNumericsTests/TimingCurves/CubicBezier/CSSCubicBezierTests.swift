import MotionNumerics
import TestSupport
import Testing

/// The conformance vectors of web-platform-tests and Chromium for `cubic-bezier()`.
///
/// Source: web-platform-tests css/css-easing/cubic-bezier-timing-functions-output.html, Chromium
/// ui/gfx/geometry/cubic_bezier_unittest.cc and timing_function_test.cc; values to 40 digits for decimal control
/// points.
@Suite struct CSSCubicBezierTests {
  /// The tables have decimal inputs such as 0.1, not the doubles next to them, and chains amplify the difference.
  private static let tolerance = 1e-13

  private static let overshoot = CubicBezier(0, 1.5, 1, 1.5)
  private static let undershoot = CubicBezier(0, -0.5, 1, -0.5)
  private static let tangents = CubicBezier(0.5, 1, 0.5, 0)

  /// An easing applied to the output of another one.
  struct Chain: Sendable {
    let inner: CubicBezier
    let outer: CubicBezier
    let rows: [(progress: Double, inner: Double, outer: Double)]
  }

  @Test(arguments: [
    Chain(
      inner: overshoot, outer: tangents,
      rows: [
        (0, 0, 0), (0.23, 0.9943318003003323, 0.9887066554418951), (0.24, 1.0095033989712833, 1.0190067979425666),
        (0.7, 1.29901822213561, 1.59803644427122), (0.99, 1.0829459654537794, 1.1658919309075587), (1, 1, 1),
      ]),
    Chain(
      inner: overshoot, outer: overshoot,
      rows: [
        (0, 0, 0), (0.23, 0.9943318003003323, 1.0631755591147026), (0.24, 1.0095033989712833, 1),
        (0.7, 1.29901822213561, 1), (0.99, 1.0829459654537794, 1), (1, 1, 1),
      ]),
    Chain(
      inner: undershoot, outer: tangents,
      rows: [
        (0.01, -0.082945965453779364, -0.16589193090755873), (0.3, -0.29901822213560999, -0.59803644427121999),
        (0.75, -0.024066664678467053, -0.048133329356934106),
        (0.77, 0.0056681996996676992, 0.011293344558104904), (1, 1, 1),
      ]),
    Chain(
      inner: undershoot, outer: undershoot,
      rows: [
        (0, 0, 0), (0.01, -0.082945965453779364, 0), (0.3, -0.29901822213560999, 0),
        (0.75, -0.024066664678467053, 0), (0.77, 0.0056681996996676992, -0.063175559114702575), (1, 1, 1),
      ]),
  ])
  func chainedEasings(chain: Chain) {
    let composition = chain.outer.retimed(by: chain.inner)
    for row in chain.rows {
      #expect(abs(chain.inner.value(at: row.progress) - row.inner) <= Self.tolerance)
      // The outer curve has a slope up to 10 where the inner value is near 0 or 1.
      #expect(abs(composition.value(at: row.progress) - row.outer) <= 10 * Self.tolerance)
    }
  }

  @Test func overshootCrossesOneAtTheSuitesProgress() {
    #expect(abs(Self.overshoot.crossings(of: 1)[0] - 0.23368793961408598) <= Self.tolerance)
  }

  @Test(
    arguments: [
      (CubicBezier(0.5, 1, 0.5, 1), -2, 1), (CubicBezier(0, 1, 1, 0), 0, 1), (CubicBezier(0.5, 0, 1, 0.5), 0, 1),
      (CubicBezier(0.1, 0.2, 0.8, 0.8), -2, 2), (CubicBezier(0, 0, 0.5, 1), -2, 1),
      (CubicBezier(1, 0.5, 1, 1), -0.5, 1), (CubicBezier(0, 0, 0, 0), -1, 2), (CubicBezier(1, 1, 1, 1), -1, 2),
    ] as [(CubicBezier, Double, Double)])
  func extrapolation(curve: CubicBezier, before: Double, after: Double) {
    #expect(curve.value(at: -1) == before)
    // 1 − 0.8 is not exact.
    #expect(ulps(curve.value(at: 2), after, of: 2) <= 2)
  }

  @Test func exactValues() {
    #expect(CubicBezier(0.5, 1, 0.5, 1).value(at: 0.5) == 0.875)
    #expect(CubicBezier(0.5, 2, 0.5, 2).value(at: 0.5) == 1.625)
    #expect(CubicBezier(0.5, -1, 0.5, -1).value(at: 0.5) == -0.625)
  }

  @Test func infiniteProgressGivesTheLimit() {
    #expect(CubicBezier.easeIn.value(at: -.infinity) == 0)
    #expect(CubicBezier.easeIn.value(at: .infinity) == .infinity)
    #expect(CubicBezier.ease.value(at: -.infinity) == -.infinity)
    #expect(CubicBezier.ease.value(at: .infinity) == 1)
  }

  // MARK: Ranges

  @Test(
    arguments: [
      (TimingCurve.ease, -0.4, 1), (.easeIn, 0, 16.51), (.easeOut, -1.72, 1), (.easeInOut, 0, 1),
      (.cubicBezier(CubicBezier(0.17, 0.67, 1, -1.73)), -3.94, 1),
    ] as [(TimingCurve, Double, Double)])
  func rangesWithExtrapolation(curve: TimingCurve, minimum: Double, maximum: Double) {
    // Blink's table has two decimals.
    let range = curve.range(over: -1...10)
    #expect(abs(range.lowerBound - minimum) <= 0.01 && abs(range.upperBound - maximum) <= 0.01)
  }

  @Test(
    arguments: [
      (CubicBezier(0.25, -0.5, 0.75, -1 / 6.0), -0.225, 1), (CubicBezier(0.25, 2.5, 0.75, 0.5), 0, 1.28818),
      (CubicBezier(0.25, 0.5, 0.75, -1.5), -0.28818, 1), (CubicBezier(0.25, 0.1, 0.75, 1.5), 0, 1.10755),
      (CubicBezier(0.25, -0.5, 0.75, 0.9), -0.10755, 1), (CubicBezier(0.17, 0.67, 1, -1.73), -0.33, 1),
    ] as [(CubicBezier, Double, Double)])
  func rangesInside(curve: CubicBezier, minimum: Double, maximum: Double) {
    // Chromium's table has five decimals; Blink's, the last row, has two.
    let tolerance = minimum == -0.33 ? 0.01 : 6e-6
    let range = curve.range()
    #expect(abs(range.lowerBound - minimum) <= tolerance && abs(range.upperBound - maximum) <= tolerance)
  }

  // MARK: Slopes

  @Test func chromiumsSlopes() {
    let curve = CubicBezier(0.25, 0, 0.75, 1)
    for (progress, slope) in [(0, 0), (0.05, 0.42170), (0.1, 0.69778), (0.2, 1.03184), (0.3, 1.21239), (0.5, 4 / 3.0)] {
      #expect(abs(curve.slope(at: progress) - slope) <= 6e-6)
      #expect(abs(curve.slope(at: 1 - progress) - slope) <= 6e-6)
    }
    #expect(curve.slope(at: -1) == 0 && curve.slope(at: 2) == 0)
  }

  @Test func slopesAtDegenerateEndsAreLimits() {
    // Other implementations give 0 or 1 here: Chromium for 0/0, OpenSwiftUI for ease-in at 1.
    #expect(ulps(CubicBezier.easeIn.slope(at: 1), 1 / 0.58, of: 2) <= 1)
    #expect(ulps(CubicBezier.easeOut.slope(at: 0), 1 / 0.58, of: 2) <= 1)
    #expect(CubicBezier(0, 0, 0, 0).slope(at: 0) == 1)
    #expect(CubicBezier(0, 0, 0, 1).slope(at: 0) == .infinity)
    #expect(CubicBezier(0, -0.5, 1, -0.5).slope(at: 0) == -.infinity)
    #expect(CubicBezier(1, 0.5, 1, 1).slope(at: 1) == .infinity)
    #expect(CubicBezier(1, 0, 0, 1).slope(at: 0.5) == .infinity)
    #expect(CubicBezier(1, 1, 0, 0).slope(at: 0.5) == 1)
    // With y1 = 1 + y2 y′ vanishes as well; on the right of the middle y then decreases.
    #expect(CubicBezier(1, 2, 0, 1).slope(at: 0.5) == -.infinity)
  }

  // MARK: Values

  @Test(arguments: [
    (
      CubicBezier(0.25, 0, 0.75, 1),
      [0.01136, 0.03978, 0.07978, 0.12803, 0.18235, 0.24115, 0.30323, 0.36761, 0.43345, 0.5]
    ),
    (
      CubicBezier(0.5, -1, 0.5, 2),
      [-0.08954, -0.15613, -0.19641, -0.20651, -0.18232, -0.11992, -0.01672, 0.12660, 0.30349, 0.5]
    ),
  ])
  func chromiumsTables(curve: CubicBezier, values: [Double]) {
    for (index, value) in values.enumerated() {
      let progress = 0.05 * Double(index + 1)
      // Five decimals, some truncated instead of rounded.
      #expect(abs(curve.value(at: progress) - value) <= 1e-5)
      #expect(abs(curve.value(at: 1 - progress) - (1 - value)) <= 1e-5)
    }
  }

  /// High-precision values at 0.001, 0.1, 0.25, 0.5, 0.75, 0.9 and 0.999.
  @Test(arguments: [
    (
      CubicBezier.ease,
      [
        0.00040480782215491228, 0.094796305716043246, 0.40851059135539587, 0.80240338758485699, 0.96045897834897408,
        0.99431647748455637, 0.99999946634160384,
      ]
    ),
    (
      CubicBezier(1, 0, 0, 1),
      [
        3.3370419825627252e-7, 0.0037616749580831661, 0.029724605511925197, 0.5, 0.9702753944880748,
        0.99623832504191683, 0.99999966629580174,
      ]
    ),
    (
      CubicBezier(0, 1, 1, 0),
      [
        0.053110761576434834, 0.38740031697727515, 0.47905546699920895, 0.5, 0.52094453300079105,
        0.61259968302272485, 0.94688923842356517,
      ]
    ),
    (
      CubicBezier(0, 1, 0, 1),
      [
        0.271, 0.84614624307426855, 0.94933078586616014, 0.99122000310998946, 0.99923545257723948,
        0.99995889845841629, 0.99999999996292589,
      ]
    ),
    (
      CubicBezier(0, 0.5, 1 / 3.0, 1),
      [
        0.047418353514224849, 0.45853026072441501, 0.6875, 0.88388347648318441, 0.97427857925749348,
        0.99611746295303949, 0.99999962487492964,
      ]
    ),
    (
      CubicBezier(0.17, 0.67, 1, -1.73),
      [
        0.0038768446193035309, 0.12369999501247448, 0.035216826376548886, -0.21825579573843135,
        -0.33560746785568126, -0.13002438719380714, 0.8410612629688367,
      ]
    ),
  ])
  func highPrecisionValues(curve: CubicBezier, values: [Double]) {
    for (progress, value) in zip([0.001, 0.1, 0.25, 0.5, 0.75, 0.9, 0.999], values) {
      // The table's inputs are decimals; the doubles next to them move the values by up to 3 ulp of the scale.
      #expect(ulps(curve.value(at: progress), value, of: max(1, abs(curve.y1), abs(curve.y2))) <= 4)
    }
  }

  @Test func coreAnimationsMeasuredValues() {
    // Measured through presentation layers on macOS, in single precision; Core Animation's own error is up to 1.4e-6.
    let measured: [(TimingCurve.CoreAnimationName, [Double])] = [
      (.easeIn, [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
      (.easeOut, [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
      (.easeInEaseOut, [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
      (.default, [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ]
    for (name, values) in measured {
      for (progress, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
        #expect(abs(TimingCurve(name).value(at: progress) - value) <= 1.5e-6, "\(name) at \(progress)")
      }
    }
  }
}
