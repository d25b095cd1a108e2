import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// In each effect another curve or spring takes the place of the original's: channels and picture follow it.
@Suite struct SwappedMotionTests {
  private func number<Tested: Effect>(_ name: String, of effect: Tested, at time: Double) throws -> Double {
    let generator = try #require(effect.generators.first { $0.name == name })
    return try #require(generator.number(at: time))
  }

  /// A group of a scene, by the names of the groups down to it.
  private func group(_ names: String..., in scene: Scene) throws -> Group {
    var (nodes, found) = (scene.nodes, Group?.none)
    for name in names {
      found = nodes.lazy.compactMap(\.asGroup).first { $0.name == name }
      nodes = try #require(found).children
    }
    return try #require(found)
  }

  @Test func cubes() throws {
    let curve = TimingCurve.penner(.cubic, .easeInOut)
    var cubes = CubeRefresh(parameters: CubeRefresh.Parameters(curve: curve))
    var plain = CubeRefresh()
    for time in [0.0, 2.5] {
      cubes.take((time == 0 ? .begin : .end, time, 0))
      plain.take((time == 0 ? .begin : .end, time, 0))
    }
    // The first cube moves from −5 to 5 in the first step, which begins after 0.1 s and takes 0.25 s.
    for part in [0.125, 0.25, 0.5, 0.75] {
      let time = 0.1 + 0.25 * part
      let x = try number("cube0.x", of: cubes, at: time)
      #expect(abs(x - (10 * curve.value(at: part) - 5)) < 1e-13)
      let place = try group("running", "cubes", "cube0", in: cubes.scene(at: time)).transform
      // The scene shows a point at √½·(x + y), the half of y − x.
      #expect(abs(place.tx - 0.5.squareRoot() * (x - 10)) < 1e-13 && abs(place.ty - 0.5 * (-10 - x)) < 1e-13)
      #expect(cubes.scene(at: time) != plain.scene(at: time))
    }
    // The stop goes on to the next even form, at 2.6 s, without a jump.
    let x = try #require(cubes.generators.first)
    let step = greatestStep(from: 2.4, to: 2.6.nextDown, count: 4000) { x.value(at: $0) }
    #expect(step.error < 0.1)
  }

  @Test func aPullGoesOnByTheInverseOfAnyCurve() throws {
    let curves: [TimingCurve] = [
      .linear, .easeIn, .penner(.quad, .easeOut), .linear(through: [0, 0.25, 1]), .steps(4), .cubicBezier(0, 0, 0, 1),
    ]
    for curve in curves {
      var cubes = CubeRefresh(parameters: CubeRefresh.Parameters(curve: curve))
      cubes.pull(to: 0.375, at: 0)
      let x = try number("cube0.x", of: cubes, at: 0)
      cubes.beginRefreshing(at: 1)
      // A staircase goes on at the step that reaches the pull.
      if case .steps = curve { continue }
      #expect(abs(try number("cube0.x", of: cubes, at: 1) - x) < 1e-12, "\(curve)")
    }
  }

  @Test func checkmarks() throws {
    let (arrow, dot, check) = (TimingCurve.penner(.sine, .easeOut), TimingCurve.easeIn, TimingCurve.linear)
    let parameters = CheckmarkRefresh.Parameters(arrowCurve: arrow, dotCurve: dot, checkCurve: check)
    var effect = CheckmarkRefresh(parameters: parameters)
    effect.beginRefreshing(at: 0)
    effect.endRefreshing(at: 4)
    #expect(try number("head.strokeStart", of: effect, at: 0.05) == 0.5 * arrow.value(at: 0.25))
    let head = try #require(try drawn("head", in: effect.scene(at: 0.05)).stroke)
    #expect(head.trim.start == 0.5 * arrow.value(at: 0.25))
    #expect(abs(try number("line.strokeStart", of: effect, at: 0.25) - (0.5 - 0.5 * arrow.value(at: 0.5))) < 1e-15)
    let spinStart = 0.2 + 0.2 / 3 + 0.1
    #expect(abs(try number("dot.arc", of: effect, at: spinStart + 2) - (0.1 + 0.2 * dot.value(at: 0.5))) < 1e-15)
    let stop = try #require(effect.cornerTimes(in: 4...9).first { effect.phase(at: $0) == .checked })
    // The end is at 1 in the middle of its 0.3 s, and comes back to 0.9.
    for (after, end) in [(0.075, 0.5), (0.15, 1), (0.225, 0.95)] {
      #expect(abs(try number("check.strokeEnd", of: effect, at: stop + after) - end) < 1e-12)
      let mark = try #require(try drawn("check", in: effect.scene(at: stop + after)).stroke)
      #expect(abs(mark.trim.end - end) < 1e-12)
    }
  }

  /// The shape in a part of the check mark's scene.
  private func drawn(_ part: String, in scene: Scene) throws -> Shape {
    let parts = try #require(scene.nodes.first?.asGroup).children
    let group = try #require(parts.lazy.compactMap(\.asGroup).first { $0.name == part })
    return try #require(group.children.first?.asShape)
  }

  @Test func indicators() throws {
    let spring = SpringMotion(.bouncy, from: 0, to: 1)
    var indicator = GooeyIndicator(restoring: spring)
    indicator.drag(to: 0, at: 0)
    indicator.drag(to: 160, at: 0.5)
    indicator.release(at: 0.5)
    for after in [0, 0.05, 0.2, 0.4] {
      let factor = try number("factor", of: indicator, at: 0.5 + after)
      #expect(factor == 0.5 * (1 - spring.value(at: 0.5 + after - 0.5)))
      let ball = try #require(try group("ball", in: indicator.scene(at: 0.5 + after)).children.first?.asShape)
      // The top moves in by 0.4 diameters of 20 points at factor 1.
      #expect(abs(try #require(ball.path.bounds).minimum.y - (15 + 8 * factor)) < 1e-9 || factor < 0)
    }
  }

  @Test func pops() throws {
    let spring = SpringMotion(.snappy, from: 0.2, to: 1)
    var heart = PopScale(popping: spring)
    heart.pop(at: 1)
    for time in [1, 1.125, 1.25] {
      #expect(try number("scale", of: heart, at: time) == spring.value(at: time - 1))
      #expect(try group("heart", in: heart.scene(at: time)).transform.a == spring.value(at: time - 1))
    }
  }

  @Test func tags() throws {
    let (rise, fade) = (TimingCurve.easeOut, TimingCurve.penner(.back, .easeIn))
    var tags = FloatingTags(parameters: FloatingTags.Parameters(riseCurve: rise, fadeCurve: fade))
    tags.tap(.left, at: 0)
    for time in [0, 0.25, 0.5, 0.875] {
      let place = tags.path(ofTag: 0).position(at: rise.value(at: time))
      // An ease-in from behind would make the tag more than opaque.
      let opacity = min(1 - fade.value(at: time), 1)
      #expect(try number("tag0.x", of: tags, at: time) == place.x && number("tag0.y", of: tags, at: time) == place.y)
      #expect(try number("tag0.opacity", of: tags, at: time) == opacity)
      let tag = try group("tag0", in: tags.scene(at: time))
      #expect(tag.transform.tx == place.x && tag.transform.ty == place.y && tag.opacity == opacity)
    }
  }

  @Test func water() throws {
    let (fill, breathing) = (TimingCurve.easeInOut, TimingCurve.penner(.sine, .easeInOut))
    let parameters = WaterBall.Parameters(fillCurve: fill, breathingCurve: breathing)
    let ball = WaterBall(parameters: parameters)
    for time in [0.25, 0.5, 0.75, 1.25] {
      let part = fill.value(at: time / parameters.fillDuration)
      let level = try number("level", of: ball, at: time)
      #expect(abs(level - (128 - 96 * part)) < 1e-12)
      #expect(abs(try number("score", of: ball, at: time) - (20 + 60 * part)) < 1e-12)
      // From 1.6 to 1 in the first second, and back in the second one, which is the first one reversed.
      let breath = 1.6 - 0.6 * breathing.value(at: time <= 1 ? time : 2 - time)
      #expect(abs(try number("amplitude", of: ball, at: time) - 5 * breath) < 1e-12)
      let waves = try #require(try group("waves", in: ball.scene(at: time)).children.first?.asGroup)
      #expect(waves.transform.ty == level && abs(waves.transform.d - breath) < 1e-12)
    }
  }

  /// Curves that overshoot are drawn; those that leave all bounds are refused.
  @Test func strangeCurves() throws {
    let over = TimingCurve.penner(.back, .easeInOut)
    var (mark, tags) = (
      CheckmarkRefresh(parameters: .init(arrowCurve: over, dotCurve: over, checkCurve: over)),
      FloatingTags(parameters: .init(riseCurve: over, fadeCurve: over))
    )
    mark.beginRefreshing(at: 0)
    mark.endRefreshing(at: 3)
    tags.tap(.left, at: 0)
    let ball = WaterBall(parameters: .init(fillCurve: over, breathingCurve: over))
    expectNoStumble(mark)
    expectNoStumble(tags)
    expectNoStumble(ball)
    for time in (0..<60).map({ Double($0) / 12 }) {
      #expect(throws: Never.self) {
        _ = try (mark.scene(at: time).svg(), tags.scene(at: time).svg(), ball.scene(at: time).svg())
      }
    }
    let far = TimingCurve.cubicBezier(0.5, 1e300, 0.5, 0)
    expectRefusal(
      CheckmarkRefresh.Parameters(), [{ $0.arrowCurve = far }, { $0.dotCurve = far }, { $0.checkCurve = far }],
      make: { try CheckmarkRefresh(validating: $0) })
    expectRefusal(
      FloatingTags.Parameters(), [{ $0.riseCurve = far }, { $0.fadeCurve = far }],
      make: { try FloatingTags(validating: $0) })
    expectRefusal(
      WaterBall.Parameters(), [{ $0.fillCurve = far }, { $0.breathingCurve = far }],
      make: { try WaterBall(validating: $0) })
    expectRefusal(
      CubeRefresh.Parameters(), [{ $0.curve = over }, { $0.curve = .linear(through: [0, 2]) }],
      make: { try CubeRefresh(validating: $0) })
  }
}
