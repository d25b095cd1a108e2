import MotionNumerics
import TestSupport
import Testing

@Suite struct PennerEasingTests {
  private static let all = PennerEasing.Direction.allCases.flatMap { direction in
    PennerEasing.Family.allCases.map { PennerEasing($0, direction) }
  }

  /// The members of `TimingCurve` are the table of kinds, in Swift's spelling.
  @Test func everyEasingIsAMemberOfItsName() throws {
    let members: [(name: String, curve: TimingCurve)] = [
      ("easeInSine", .easeInSine), ("easeInQuad", .easeInQuad), ("easeInCubic", .easeInCubic),
      ("easeInQuart", .easeInQuart), ("easeInQuint", .easeInQuint), ("easeInExpo", .easeInExpo),
      ("easeInCirc", .easeInCirc), ("easeInBack", .easeInBack), ("easeInElastic", .easeInElastic),
      ("easeInBounce", .easeInBounce),
      ("easeOutSine", .easeOutSine), ("easeOutQuad", .easeOutQuad), ("easeOutCubic", .easeOutCubic),
      ("easeOutQuart", .easeOutQuart), ("easeOutQuint", .easeOutQuint), ("easeOutExpo", .easeOutExpo),
      ("easeOutCirc", .easeOutCirc), ("easeOutBack", .easeOutBack), ("easeOutElastic", .easeOutElastic),
      ("easeOutBounce", .easeOutBounce),
      ("easeInOutSine", .easeInOutSine), ("easeInOutQuad", .easeInOutQuad), ("easeInOutCubic", .easeInOutCubic),
      ("easeInOutQuart", .easeInOutQuart), ("easeInOutQuint", .easeInOutQuint), ("easeInOutExpo", .easeInOutExpo),
      ("easeInOutCirc", .easeInOutCirc), ("easeInOutBack", .easeInOutBack), ("easeInOutElastic", .easeInOutElastic),
      ("easeInOutBounce", .easeInOutBounce),
    ]
    #expect(members.map { $0.curve } == Self.all.map { TimingCurve.penner($0) })
    for (name, curve) in members {
      #expect(try TimingCurve(parsing: name) == curve, "\(name)")
    }
  }

  @Test(arguments: all)
  func theEndsAreExact(easing: PennerEasing) {
    #expect(easing.value(at: 0) == 0)
    #expect(easing.value(at: 1) == 1)
  }

  @Test(arguments: all)
  func rangeAndMonotonicityAgreeWithSamples(easing: PennerEasing) {
    let values = (0...100_000).map { easing.value(at: Double($0) / 100_000) }
    let range = easing.range()
    // The samples miss an extremum by at most half of f″·h²/4, and f″ is below 500.
    #expect(values.allSatisfy { $0 >= range.lowerBound - 1e-15 && $0 <= range.upperBound + 1e-15 })
    #expect(abs((values.min() ?? 0) - range.lowerBound) <= 1e-8)
    #expect(abs((values.max() ?? 0) - range.upperBound) <= 1e-8)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 } == easing.isMonotonic)
  }

  @Test func backGoesBackByATenth() {
    // Penner's constants have five digits or, for in-out, three.
    #expect(abs(PennerEasing(.back, .easeIn).range().lowerBound + 0.1) <= 1e-5)
    #expect(abs(PennerEasing(.back, .easeInOut).range().lowerBound + 0.1) <= 2e-4)
  }

  @Test(arguments: all)
  func reversedIsTheMirrorImage(easing: PennerEasing) {
    for step in 0...64 {
      let progress = Double(step) / 64
      #expect(ulps(easing.reversed.value(at: progress), 1 - easing.value(at: 1 - progress)) <= 2)
    }
  }

  @Test(arguments: all)
  func curvesExtrapolateAlongTheirTangents(easing: PennerEasing) {
    let start = easing.velocity(at: 0)
    let end = easing.velocity(at: 1)
    #expect(easing.value(at: -2) == (start.isFinite ? -2 * start : 0))
    #expect(easing.value(at: 3) == 1 + (end.isFinite ? 2 * end : 0))
  }

  @Test(arguments: all)
  func theLawsHold(easing: PennerEasing) {
    // The impacts of bounce, in all directions.
    let outImpacts = [1, 2, 2.5].map { $0 / 2.75 }
    let impacts = outImpacts + outImpacts.map { 1 - $0 }
    let halfImpacts = impacts.map { 0.5 * $0 } + impacts.map { 0.5 + 0.5 * $0 }
    // Circ is vertical at an end, or in the middle: next to it no quotient tells the slope.
    let tolerance = easing.family == .circ ? 0.01 : 1e-6
    checkMotion(easing, over: -0.5...1.5, breaks: [0, 0.5, 1] + impacts + halfImpacts, tolerance: tolerance)
  }

  @Test func flatEndsRest() {
    #expect(PennerEasing(.quad, .easeOut).restTime == 1 && PennerEasing(.circ, .easeIn).restTime == 1)
    #expect(PennerEasing(.quad, .easeIn).restTime == .infinity && PennerEasing(.expo, .easeOut).restTime == .infinity)
  }

  @Test func thereAreThirtyNames() {
    #expect(Set(Self.all.map(\.name)).count == 30)
    #expect(Self.all.allSatisfy { PennerEasing($0.name) == $0 && $0.description == $0.name })
    #expect(PennerEasing("ease-in-wobble") == nil && PennerEasing("ease") == nil)
  }
}
