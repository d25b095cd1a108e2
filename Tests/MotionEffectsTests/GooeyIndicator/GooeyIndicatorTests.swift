import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

@Suite struct GooeyIndicatorTests {
  /// The design's script: one page in 0.5 s, then released.
  static func scripted(_ variant: EffectVariant) -> GooeyIndicator<DampedRestoring> {
    var indicator = GooeyIndicator(variant: variant)
    indicator.drag(to: 0, at: 0)
    indicator.drag(to: 320, at: 0.5)
    indicator.release(at: 0.5)
    return indicator
  }

  @Test(arguments: EffectVariant.allCases) func script(variant: EffectVariant) throws {
    let indicator = Self.scripted(variant)
    #expect(indicator.channels(at: -1) == [0, 10])
    #expect(indicator.channels(at: 0.25) == [0.5, 20])
    #expect(indicator.channels(at: 0.5) == [1, 40])
    let restoring = DampedRestoring(variant: variant)
    for time in [0.51, 0.6, 0.7, 1.2, 1.29] {
      #expect(indicator.channels(at: time) == [1 - restoring.value(at: time - 0.5), 40])
    }
    #expect(indicator.channels(at: 1.5) == [0, 40])
    #expect(
      [-1, 0, 0.4, 0.5, 1.29, 1.31, .nan].map { indicator.phase(at: $0).rawValue } == [
        "idle", "dragged", "dragged", "restoring", "restoring", "idle", "idle",
      ])
  }

  /// Overshoots are not cut: top and bottom bulge by .24 diameters, and the tail goes in by .48.
  @Test func overshootIsKept() throws {
    let ball = Self.scripted(.exact).ball(at: 0.5 + 0.8 * 0.099_21)
    #expect(abs(ball.squeeze / 20 + 0.24) < 5e-4)
    #expect(abs(ball.leftTail / 20 + 0.48) < 1e-3)
    #expect(ball.rightTail == 0)
  }

  /// The middle is clamp(offset/page·width/(pages − 1), D/2, width − D/2).
  @Test func clamps() throws {
    let parameters = GooeyIndicatorParameters()
    #expect(
      [-1e300, -320, 0, 320, 640, 320 * 7, 1e300].map { parameters.center(forOffset: $0).x } == [
        10, 10, 10, 40, 80, 270, 270,
      ])
    #expect(parameters.center(forOffset: 5).y == 25)
    var indicator = GooeyIndicator(parameters: parameters)
    indicator.drag(to: 0, at: 0)
    indicator.drag(to: 1000, at: 1)
    #expect(indicator.channels(at: 1)[0] == 1)
    indicator.drag(to: -1e308, at: 2)
    #expect(indicator.channels(at: 2)[0] == 1)
  }

  /// At the origin there is no side, and the original keeps the one before: a release there starts from factor 1.
  @Test func legacyReleasedAtTheOrigin() {
    for (offset, isLeft) in [(-100.0, false), (100, true)] {
      var indicator = GooeyIndicator(variant: .legacy)
      indicator.drag(to: 0, at: 0)
      indicator.drag(to: offset, at: 0.1)
      indicator.drag(to: 0, at: 0.2)
      indicator.release(at: 0.2)
      let ball = indicator.ball(at: 0.2)
      #expect(ball.leftTail == (isLeft ? 16 : 0) && ball.rightTail == (isLeft ? 0 : 16))
    }
  }

  /// The original sets the direction only within half a page of the origin: a jump beyond leaves it unchanged.
  @Test func legacyDirectionAfterAJump() throws {
    for (variant, isLeft) in [(EffectVariant.exact, false), (.legacy, true)] {
      var indicator = GooeyIndicator(variant: variant)
      indicator.drag(to: -300, at: 0)
      #expect((indicator.ball(at: 0).leftTail > 0) == isLeft)
      #expect((indicator.ball(at: 0).rightTail > 0) == !isLeft)
      // Through the origin the side is set again.
      indicator.drag(to: 300, at: 1)
      indicator.drag(to: -300, at: 2)
      #expect(indicator.ball(at: 2).rightTail > 0 && indicator.ball(at: 2).leftTail == 0)
    }
  }

  /// A finger that lay at the origin was within half a page of it: the side is set, whichever it was before.
  @Test(arguments: EffectVariant.allCases) func directionAfterAJumpFromTheOrigin(variant: EffectVariant) {
    for offset in [-300.0, 300] {
      var indicator = GooeyIndicator(variant: variant)
      indicator.drag(to: 0, at: 0)
      indicator.drag(to: offset, at: 1)
      #expect((indicator.ball(at: 1).leftTail > 0) == (offset > 0))
      #expect((indicator.ball(at: 1).rightTail > 0) == (offset < 0))
    }
  }

  /// `legacy` starts from 1 whatever the factor was, and holds the shape against a new drag.
  @Test func legacyReleaseAndGate() throws {
    var indicator = GooeyIndicator(variant: .legacy)
    indicator.drag(to: 0, at: 0)
    indicator.drag(to: 32, at: 1)
    #expect(indicator.channels(at: 1)[0] == 0.1)
    indicator.release(at: 1)
    #expect(indicator.channels(at: 1)[0] == 1)
    indicator.drag(to: 32, at: 1.1)
    indicator.drag(to: 192, at: 1.2)
    #expect(indicator.channels(at: 1.2)[0] == 1 - DampedRestoring(variant: .legacy).value(at: 1.2 - 1))
    #expect(indicator.channels(at: 2)[0] == 0.5)
  }

  @Test func coastingMovesTheBallAlone() throws {
    var indicator = Self.scripted(.exact)
    let before = indicator
    indicator.coast(to: 640, at: 1)
    #expect(indicator.channels(at: 0.75)[1] == 60)
    #expect(indicator.channels(at: 2)[1] == 80)
    for time in [0.55, 0.8, 1, 2] { #expect(indicator.channels(at: time)[0] == before.channels(at: time)[0]) }
    indicator.drag(to: 640, at: 2)
    indicator.coast(to: 0, at: 3)
    #expect(indicator.offset(at: 4) == 640, "ignored under a finger")
  }

  @Test func senselessReportsAreIgnored() throws {
    var indicator = GooeyIndicator()
    indicator.release(at: 0)
    indicator.drag(to: .nan, at: 0)
    indicator.drag(to: 3, at: .infinity)
    indicator.coast(to: .infinity, at: 0)
    #expect(indicator.channels(at: 5) == GooeyIndicator().channels(at: 5))
    #expect(indicator.phase(at: 5) == .idle)
    var scripted = Self.scripted(.exact)
    scripted.release(at: 0.6)
    #expect(scripted.channels(at: 0.7) == Self.scripted(.exact).channels(at: 0.7), "released twice")
  }

  /// A spring as the restoring motion: its values, and round within the tolerance at the end.
  @Test func springRestores() throws {
    let spring = Spring(mass: 1, stiffness: 400, damping: 8)
    let duration = spring.settlingDuration(tolerance: 1e-3)
    let motion = SpringMotion(spring, from: 0.0, to: 1, velocity: 0)
    var indicator = GooeyIndicator(
      restoring: motion, restoringDuration: duration)
    indicator.drag(to: 0, at: 0)
    indicator.drag(to: -160, at: 0.5)
    indicator.release(at: 0.5)
    for time in [0.5, 0.6, 0.9, 1.2] {
      #expect(indicator.channels(at: time)[0] == 0.5 * (1 - motion.value(at: time - 0.5)))
    }
    #expect(indicator.ball(at: 0.5).rightTail == 8)
    let steps = greatestStep(from: 0, to: 3, count: 30_000) { indicator.channels(at: $0)[0] ?? .nan }
    // A spring is no faster than ω = 20 distances per second; at the end it jumps by the tolerance of 0.5.
    #expect(steps.error <= max(0.5 * 20 * 1e-4, 0.5e-3), "\(steps)")
    expectNoStumble(indicator)
  }

  /// Random drags that begin at the view's offset, releases and coasts: nothing jumps in the exact variant.
  ///
  /// A jump can only be at a report or at the end of a restoring. In a nanosecond before, a ball that is dragged at
  /// most a page in 0.02 s, with at most 41 releases of slope 35/0.8 under way, changes by no more than 1e-5 points.
  @Test(arguments: 0..<20) func randomScriptsAreContinuous(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var indicator = GooeyIndicator()
    indicator.coast(to: 0, at: 0)
    var reports: [Double] = []
    var time = 0.0
    for _ in 0..<60 {
      time += random.number(in: 0.02...0.3)
      reports.append(time)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: indicator.release(at: time)
      case 1: indicator.coast(to: indicator.offset(at: time) + random.number(in: -320...320), at: time)
      default:
        let start = indicator.offset(at: time)
        indicator.drag(to: start, at: time)
        time += random.number(in: 0.02...0.3)
        reports.append(time)
        indicator.drag(to: start + random.number(in: -320...320), at: time)
      }
    }
    indicator.release(at: time)
    var worst = WorstCase()
    for instant in reports + reports.map({ $0 + 0.8 }) {
      let (before, after) = (indicator.ball(at: instant - 1e-9), indicator.ball(at: instant + 1e-12))
      for property in [\GooeyBall.squeeze, \.leftTail, \.rightTail, \.center.x] {
        worst.note(abs(after[keyPath: property] - before[keyPath: property]), "\(instant)")
      }
    }
    #expect(worst.error < 1e-5, "\(worst)")
    // Between reports: at most 16 points for a factor of 1, and 40 of the middle in 0.02 s.
    let step = (time + 1) / 5000
    let tails = greatestStep(from: 0, to: time + 1, count: 5000) { indicator.ball(at: $0).leftTail }
    #expect(tails.error <= 16 * (50 + 5 * 44) * step, "\(tails)")
    let factors = (0...5000).compactMap { indicator.channels(at: Double($0) * step)[0] }
    #expect(factors.count == 5001 && factors.allSatisfy { $0 <= 1 && $0 > -5 })
    #expect(indicator.phase(at: time + 0.801) == .idle && indicator.channels(at: time + 0.801)[0] == 0)
    expectNoStumble(indicator)
    expectOrderDoesNotMatter(indicator, over: -1...time + 1)
  }

  @Test func scenes() throws {
    let scene = Self.scripted(.exact).scene(at: 0.5)
    #expect(scene.size == [280, 50] && scene.nodes.count == 2)
    #expect(Self.scripted(.exact).scene(at: .nan).nodes.count == 1)
  }

  /// The variant of the indicator is that of its motion.
  @Test(arguments: EffectVariant.allCases) func variantOfTheMotion(variant: EffectVariant) throws {
    let indicator = GooeyIndicator(variant: variant)
    #expect(indicator.variant == variant && indicator.restoring == DampedRestoring(variant: variant))
  }

  /// The largest and the smallest numbers that are allowed: all that follows from them is finite.
  @Test(arguments: EffectVariant.allCases) func extremeParameters(variant: EffectVariant) throws {
    for (length, pageWidth) in [(1e9, 1e9), (1e9, 1e-3), (1e-3, 1e9), (1e-3, 1e-3)] {
      let parameters = changed(GooeyIndicatorParameters()) {
        $0.size = [length, length]
        $0.diameter = length
        $0.pageCount = min(thorough(10_000), 10_000)
        $0.pageWidth = pageWidth
        $0.stretch = 0.5
      }
      var indicator = GooeyIndicator(parameters: parameters, variant: variant)
      indicator.drag(to: 0, at: 0)
      indicator.drag(to: 1e308, at: 1)
      for time in [0.5, 1, 1.1] { #expect(try !indicator.scene(at: time).svg().isEmpty) }
      indicator.release(at: 1)
      expectNoStumble(indicator)
    }
  }

  @Test func badParameters() {
    let start = GooeyIndicatorParameters()
    func make(_ parameters: GooeyIndicatorParameters) throws -> GooeyIndicator<DampedRestoring> {
      try GooeyIndicator(validating: parameters)
    }
    for value in notPositiveNumbers {
      expectRefusal(
        start,
        [{ $0.size.x = value }, { $0.size.y = value }, { $0.diameter = value }, { $0.pageWidth = value }], make: make)
    }
    expectRefusal(start, [{ $0.size.x = 10 }], make: make)
    for value in [-0.1, 0.6, .nan] { expectRefusal(start, [{ $0.stretch = value }], make: make) }
    for count in [1, 0, -1, 20_000, .min, .max] { expectRefusal(start, [{ $0.pageCount = count }], make: make) }
    for duration in [0, -1, .nan, .infinity] {
      #expect(throws: ParameterError.self) {
        try GooeyIndicator(validating: start, restoring: DampedRestoring(), restoringDuration: duration)
      }
    }
  }

  /// Parameters that no indicator has refused yet do not trap.
  @Test func centerOfUncheckedParameters() {
    let parameters = changed(GooeyIndicatorParameters()) { $0.pageCount = .min }
    #expect(parameters.center(forOffset: 0).x == 10)
  }
}
