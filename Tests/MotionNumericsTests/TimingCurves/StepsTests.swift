import MotionNumerics
import TestSupport
import Testing

/// `steps()` against web-platform-tests css/css-easing and web-animations, and Blink's unit tests.
@Suite struct StepsTests {
  private static let overshoot = CubicBezier(0, 1.5, 1, 1.5)
  private static let doubleOvershoot = CubicBezier(0, 3, 1, 3)
  private static let undershoot = CubicBezier(0, -0.5, 1, -0.5)
  private static let doubleUndershoot = CubicBezier(0, -2, 1, -2)

  /// Values beyond 0…1, from other easings as in the suite.
  private static let beyond: [Double] = [
    overshoot.value(at: 0.23), overshoot.value(at: 0.25), doubleOvershoot.value(at: 0.114),
    doubleOvershoot.value(at: 0.5), doubleOvershoot.value(at: 0.9), undershoot.value(at: 0.75),
    undershoot.value(at: 0.8), doubleUndershoot.value(at: 0.1), doubleUndershoot.value(at: 0.5),
  ]

  @Test func underlyingEffectsMatchTheSuite() {
    let expected = [
      0.9943318003003323, 1.0240666646784671, 1.503553820741204, 2.375, 1.9372680236337142, -0.024066664678467053,
      0.055216124203223749, -0.9372680236337142, -1.375,
    ]
    for (value, reference) in zip(Self.beyond, expected) {
      #expect(abs(value - reference) <= 1e-13)
    }
    #expect(abs(Self.overshoot.value(at: 0.045) - 0.50458368498497755) <= 1e-13)
  }

  @Test(
    arguments: [
      (Steps(1, .start), [1, 2, 2, 3, 2, 0, 1, 0, -1]),
      (Steps(1, .end), [0, 1, 1, 2, 1, -1, 0, -1, -2]),
      (Steps(1, .jumpBoth), [0.5, 1, 1, 1.5, 1, 0, 0.5, 0, -0.5]),
      (Steps(2, .jumpNone), [1, 2, 3, 4, 3, -1, 0, -2, -3]),
    ] as [(Steps, [Double])])
  func valuesBeyondTheEnds(steps: Steps, values: [Double]) {
    #expect(Self.beyond.map { steps.value(at: $0) } == values)
  }

  @Test func valuesAtTheEnds() {
    #expect([0, 1].map { Steps(1, .start).value(at: $0) } == [1, 1])
    #expect([0, 1].map { Steps(1, .end).value(at: $0) } == [0, 1])
    #expect([0, 1].map { Steps(1, .jumpBoth).value(at: $0) } == [0.5, 1])
    #expect([0, 0.50458, 1].map { Steps(2, .jumpNone).value(at: $0) } == [0, 1, 1])
  }

  /// Blink's table: L is with the before flag, R without it.
  @Test(arguments: [
    (
      Steps(1, .start),
      "-1.1R -1, -.1R 0, 0L 0, 0R 1, .2R 1, .6R 1, 1L 1, 1R 1, 2L 2, 2R 3"
    ),
    (Steps(1, .end), "-2R -2, 0L 0, 0R 0, .2R 0, .6R 0, 1L 0, 1R 1, 2R 2"),
    (
      Steps(4, .start),
      """
      -.5L -.5, -.5R -.25, 0L 0, 0R .25, .24R .25, .25L .25, .25R .5, .49R .5, .5L .5, .5R .75, .74R .75, .75L .75, \
      .75R 1, 1L 1, 1R 1, 1.5R 1.75
      """
    ),
    (
      Steps(4, .end),
      """
      -2L -2.25, -2R -2, 0L 0, 0R 0, .24R 0, .25L 0, .25R .25, .49R .25, .5L .25, .5R .5, .74R .5, .75L .5, .75R .75, \
      .99R .75, 1L .75, 1R 1, 2L 1.75, 2R 2
      """
    ),
  ])
  func beforeFlag(steps: Steps, table: String) throws {
    for row in table.split(separator: ", ") {
      let cells = row.split(separator: " ")
      let progress = try #require(Double(cells[0].dropLast()))
      let value = try #require(Double(cells[1]))
      #expect(steps.value(at: progress, beforeFlag: cells[0].hasSuffix("L")) == value, "\(steps) at \(cells[0])")
    }
  }

  /// The timing of web-animations' transformed-progress.html: delay and duration 1000 ms, filled on both sides.
  struct Animation: Sendable {
    var iterationStart = 0.0
    var iterations = 1.0
    var alternates = false
    var isReverse = false

    /// The directed progress and the before flag, at a time in milliseconds.
    ///
    /// Source: W3C Web Animations, §4.8–4.10.
    func progress(at time: Double) -> (progress: Double, beforeFlag: Bool) {
      let active = max(0, min(time - 1000, 1000 * iterations))
      let overall = active / 1000 + iterationStart
      let isAtEnd = active == 1000 * iterations
      var iteration = overall.rounded(.down)
      var simple = overall - iteration
      if simple == 0 && isAtEnd {
        simple = 1
        iteration -= 1
      }
      let isOdd = iteration.truncatingRemainder(dividingBy: 2) == 1
      let runsBackwards = isReverse != (alternates && isOdd)
      let isBefore = time < 1000
      let isAfter = time >= 1000 + 1000 * iterations
      return (runsBackwards ? 1 - simple : simple, runsBackwards ? isAfter : isBefore)
    }
  }

  @Test(arguments: [
    (Steps(2, .start), Animation(), "0 0, 999 0, 1000 .5, 1499 .5, 1500 1, 2000 1"),
    (
      Steps(2, .start), Animation(isReverse: true),
      "0 1, 1001 1, 1500 1, 1501 .5, 2000 0, 2500 0"
    ),
    (
      Steps(2, .start), Animation(iterationStart: 0.25),
      "0 .5, 1000 .5, 1249 .5, 1250 1, 1749 1, 1750 .5, 2500 .5"
    ),
    (
      Steps(2, .start), Animation(iterationStart: 0.5),
      "0 .5, 999 .5, 1000 1, 1499 1, 1500 .5, 2000 1"
    ),
    (
      Steps(2, .start), Animation(iterationStart: 0.5, isReverse: true),
      "0 1, 1000 1, 1001 .5, 1499 .5, 1500 1, 1999 1, 2000 .5, 2500 .5"
    ),
    (
      Steps(2, .start), Animation(iterationStart: 1.5, iterations: 2, alternates: true),
      "0 1, 1000 1, 1001 .5, 2999 1, 3000 .5, 3500 .5"
    ),
    (
      Steps(2, .start), Animation(iterationStart: 0.5, iterations: 2, alternates: true, isReverse: true),
      "0 1, 1000 1, 1001 .5, 2999 1, 3000 .5, 3500 .5"
    ),
    (Steps(4, .start), Animation(iterationStart: 0.75), "0 .75, 999 .75, 1000 1, 2000 1, 2500 1"),
    (Steps(2, .end), Animation(), "0 0, 1000 0, 1499 0, 1500 .5, 2000 1"),
    (
      Steps(2, .end), Animation(iterationStart: 0.5),
      "0 0, 999 0, 1000 .5, 1499 .5, 1500 0, 1999 0, 2000 .5, 2500 .5"
    ),
    (Steps(2, .end), Animation(iterationStart: 0.75), "0 .5, 1249 .5, 1250 0, 1749 0, 1750 .5, 2500 .5"),
    (
      Steps(2, .jumpBoth), Animation(),
      "0 0, 999 0, 1000 1/3, 1499 1/3, 1500 2/3, 2000 1"
    ),
    (
      Steps(2, .jumpBoth), Animation(iterationStart: 0.5),
      "0 1/3, 999 1/3, 1000 2/3, 1499 2/3, 1500 1/3, 1999 1/3, 2000 2/3, 2500 2/3"
    ),
    (
      Steps(2, .jumpBoth), Animation(iterationStart: 0.75),
      "0 2/3, 1249 2/3, 1250 1/3, 1749 1/3, 1750 2/3"
    ),
    (Steps(2, .jumpNone), Animation(), "0 0, 1000 0, 1499 0, 1500 1, 2000 1"),
    (
      Steps(2, .jumpNone), Animation(iterationStart: 0.5),
      "0 0, 999 0, 1000 1, 1499 1, 1500 0, 1999 0, 2000 1, 2500 1"
    ),
    (Steps(2, .jumpNone), Animation(iterationStart: 0.75), "0 1, 1249 1, 1250 0, 1749 0, 1750 1"),
  ])
  func webAnimationsTables(steps: Steps, animation: Animation, table: String) throws {
    for row in table.split(separator: ", ") {
      let cells = row.split(separator: " ")
      let time = try #require(Double(cells[0]))
      let fraction = cells[1].split(separator: "/").compactMap { Double($0) }
      let value = fraction.count == 2 ? fraction[0] / fraction[1] : fraction[0]
      let (progress, beforeFlag) = animation.progress(at: time)
      #expect(steps.value(at: progress, beforeFlag: beforeFlag) == value, "\(steps) at \(time) ms")
    }
  }

  @Test func theLastStepIsReachedForEveryCount() {
    // anime.js multiplies by 1/n, and 49·(1/49) is not 1; Motion limits the progress to 0.999.
    for count in [1, 3, 49, 1000, 4999, Steps.maximumCount] {
      #expect(Steps(count, .end).value(at: 1) == 1)
      #expect(Steps(count, .end).value(at: 1.0.nextDown) == Double(count - 1) / Double(count))
    }
  }

  @Test func theLawsHold() {
    for position in Steps.Position.allCases {
      let steps = Steps(3, position)
      checkMotion(steps, breaks: (-3...9).map { Double($0) / 3 })
      #expect(steps.value(at: -.infinity, beforeFlag: true) == -.infinity)
      #expect(steps.velocity(at: 0.4) == 0 && steps.restTime == .infinity)
    }
  }

  @Test func invalidCountsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Steps(0) }
  }

  @Test(arguments: [(0, Steps.Position.end), (-1, .start), (1, .jumpNone), (Steps.maximumCount + 1, .jumpBoth)])
  func invalidCountsAreRejected(count: Int, position: Steps.Position) {
    #expect(throws: ParameterError.self) { _ = try Steps(validating: count, position) }
  }

  @Test func reversedStepsMirrorBetweenTheJumps() {
    for position in Steps.Position.allCases {
      let steps = Steps(4, position)
      for progress in [0.1, 0.3, 0.6, 0.9] {
        #expect(ulps(steps.reversed.value(at: progress), 1 - steps.value(at: 1 - progress)) <= 1)
      }
    }
  }

  @Test func transformedProgressAtTheQuarters() {
    // Source: web-animations transformed-progress.html.
    let quarters = [0, 0.25, 0.5, 0.75, 1]
    #expect(quarters.map { TimingCurve.stepStart.value(at: $0) } == [1, 1, 1, 1, 1])
    #expect(quarters.map { TimingCurve.stepEnd.value(at: $0) } == [0, 0, 0, 0, 1])
    #expect(quarters.map { Steps(2, .start).value(at: $0) } == [0.5, 0.5, 1, 1, 1])
    #expect(quarters.map { Steps(2, .end).value(at: $0) } == [0, 0, 0.5, 0.5, 1])
  }
}
