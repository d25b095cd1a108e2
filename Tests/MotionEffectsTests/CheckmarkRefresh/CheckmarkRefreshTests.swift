import MotionNumerics
import RealModule
import TestSupport
import Testing
import VectorScene

@testable import MotionEffects

/// The timeline, the samples and the geometry of `Documentation/Effects.md`, *Checkmark refresh*.
@Suite struct CheckmarkRefreshTests {
  private static let spinStart = 0.2 + 0.2 / 3 + 0.1

  private func running(end: Double? = nil, variant: EffectVariant = .exact) -> CheckmarkRefresh {
    var effect = CheckmarkRefresh(variant: variant)
    effect.beginRefreshing(at: 0)
    if let end { effect.endRefreshing(at: end) }
    return effect
  }

  private func value(_ effect: CheckmarkRefresh, _ name: String, at time: Double) -> Double? {
    zip(effect.channelNames, effect.channels(at: time)).first { $0.0 == name }?.1
  }

  @Test func timeline() {
    let effect = running()
    let ease = CubicBezier.easeInOut
    #expect(effect.channels(at: 0) == [0, 1, 0.5, 1, nil, nil, nil, nil])
    #expect(value(effect, "head.strokeStart", at: 0.05) == 0.5 * ease.value(at: 0.25))
    #expect(value(effect, "head.strokeEnd", at: 0.1) == 0.75)
    #expect(effect.channels(at: 0.2) == [nil, nil, 0.5, 1, nil, nil, nil, nil])
    #expect(abs((value(effect, "line.strokeStart", at: 0.25) ?? 9) - 0.25) < 1e-14)
    #expect(value(effect, "line.strokeEnd", at: 0.26) == 1)
    #expect(value(effect, "line.strokeStart", at: 0.31) == 0)
    #expect(abs((value(effect, "line.strokeEnd", at: 0.2 + 0.2 / 3 + 0.05) ?? 9) - 0.515) < 1e-14)
    #expect(abs((value(effect, "line.strokeEnd", at: 0.366666) ?? 9) - 0.03) < 1e-4)
    #expect(effect.channels(at: Self.spinStart) == [nil, nil, nil, nil, 0, 0.1, nil, nil])
    for (time, phase) in [
      (-1.0, CheckmarkRefresh.Phase.idle), (0, .arrowCollapse), (0.2, .lineShrink), (0.36667, .spinning),
      (9, .spinning),
    ] {
      #expect(effect.phase(at: time) == phase)
    }
  }

  /// Before the dot turns: the begin, the ends of the head's way and of the line's start, and the start of its end.
  @Test(arguments: [0.2, 1.5]) func cornersOfTheArrow(duration: Double) {
    let parameters = changed(CheckmarkRefresh.Parameters()) { $0.animationDuration = duration }
    var effect = CheckmarkRefresh(parameters: parameters)
    effect.beginRefreshing(at: 2)
    let dot = 2 + duration * (1 + 1.0 / 3 + 0.5)
    let corners = Set(effect.cornerTimes(in: 1...dot - 1e-6)).sorted()
    let expected = [0, 1, 4.0 / 3, 1.5].map { 2 + duration * $0 }
    #expect(corners.count == expected.count, "\(corners)")
    for (corner, time) in zip(corners, expected) { #expect(abs(corner - time) < 1e-12) }
  }

  @Test func dotGrowsFromTheFirstToTheThirdSecond() {
    let effect = running()
    for (passed, arc) in [(1.0, 0.1), (2, 0.1 + 0.2 * CubicBezier.easeOut.value(at: 0.5)), (3, 0.3), (50, 0.3)] {
      #expect(abs((value(effect, "dot.arc", at: Self.spinStart + passed) ?? 9) - arc) < 1e-15)
    }
    for (tick, turn) in [(10, 0.22), (20, 1.54), (30, 4.74), (40, 9.94), (41, 10.57), (50, 16.42)] {
      let time = Self.spinStart + 0.042 * Double(tick)
      #expect(abs((value(effect, "dot.rotation", at: time) ?? 9) + turn) < 1e-13)
    }
  }

  @Test func checkSamples() throws {
    let effect = running(end: 0)
    let start = try #require(effect.run?.stop?.time)
    for (passed, from, to) in [
      (0.05, 0.1033, 0.1123), (0.1, 0.4, 0.4635), (0.15, 0.3258, 1), (0.2, 0.3, 0.9464), (0.3, 0.3, 0.9),
      (0.31, 0.3, 0.9),
    ] {
      // The reference has four digits.
      #expect(abs((value(effect, "check.strokeStart", at: start + passed) ?? 9) - from) < 5.1e-5)
      #expect(abs((value(effect, "check.strokeEnd", at: start + passed) ?? 9) - to) < 5.1e-5)
    }
    for step in 0...400 {
      let parts = effect.motion.value(at: start + Double(step) / 1000)
      #expect((parts.check?.start ?? 9) <= (parts.check?.end ?? -9))
    }
  }

  @Test func stopIsExactlyAtTheStartOfTheCheck() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<3000 {
      let end = random.number(in: 0...20)
      let effect = running(end: end)
      let stop = try #require(effect.run?.stop)
      let last = effect.motion.value(at: stop.time.nextDown).dot
      // At 15.5 radians a second, in times up to 20 s.
      let phase = (-(last?.rotation ?? 9) - 1.1) / (2 * .pi)
      #expect(abs(phase - phase.rounded()) < 1e-12)
      #expect(effect.phase(at: stop.time) == .checked)
      #expect(effect.restTime == max(end + 1, stop.time + 0.3) + 0.25)
    }
  }

  @Test func legacyTeleports() {
    var greatest = 0.0
    for index in 0..<4000 {
      let effect = running(end: 3 + Double(index) * 0.0007, variant: .legacy)
      guard let stop = effect.run?.stop, let dot = effect.motion.value(at: stop.time.nextDown).dot else { continue }
      greatest = max(greatest, (-dot.rotation - 1.1).truncatingRemainder(dividingBy: 2 * .pi))
      #expect(effect.restTime == 3 + Double(index) * 0.0007 + 1 + 0.25)
    }
    // At most 2π − 1.1 = 5.18.
    #expect(greatest > 4.9 && greatest <= 2 * .pi - 1.1)
  }

  /// The turns of the dot overflow by then, and it once never stopped.
  @Test(arguments: EffectVariant.allCases, CheckmarkRefresh.Smoothing.allCases)
  func anEndAtTheGreatestTimes(variant: EffectVariant, smoothing: CheckmarkRefresh.Smoothing) throws {
    let parameters = changed(CheckmarkRefresh.Parameters()) { $0.smoothing = smoothing }
    for end in [1e16, 7.5e306, 1e307, 1.7e308, .greatestFiniteMagnitude] {
      var control = RefreshControl(driving: CheckmarkRefresh(parameters: parameters, variant: variant))
      control.beginRefreshing(at: 0)
      control.endRefreshing(at: end)
      let idle = control.restTime
      let effectIdle = control.effect.restTime
      #expect(idle.isFinite && effectIdle.isFinite && effectIdle >= end)
      #expect(control.phase(at: idle) == .idle && control.effect.isIdle(at: effectIdle))
      #expect(throws: Never.self) { _ = try control.effect.scene(at: end).svg() }
    }
  }

  @Test func geometry() {
    let paths = CheckmarkPaths(size: [28, 28])
    let middle = 5 * 28.0 / 6
    #expect(paths.line == Path(polyline: [[14, 0], [14, middle]]))
    let half = paths.head.trimmed(from: 0, to: 0.5)
    let tip = half.elements.last
    #expect(tip == .line(to: [14, middle]))
    let check = paths.check.subpaths[0].segments
    let expected: [SIMD2<Double>] = [[1.10515, 8.54814], [12.6, 17.5], [22.4, 8.54814]]
    for (point, reference) in zip([check[0].start, check[0].end, check[1].end], expected) {
      // Five digits in the reference.
      #expect(abs(point.x - reference.x) < 5.1e-6 && abs(point.y - reference.y) < 5.1e-6)
    }
    let lengths = check.map { $0.length() }
    #expect(abs(lengths[0] - 14.5694) < 5e-5 && abs(lengths[1] - 13.2731) < 5e-5)
    #expect(abs(lengths[0] / (lengths[0] + lengths[1]) - 0.52328) < 5e-6)
    let dot = paths.dot(arc: 0.3).transformed(by: .rotation(by: -1.1)).subpaths[0]
    for (displacement, angle) in [(dot.start, 3.6124), (dot.end, 3.3124)] {
      let distance = (displacement * displacement).sum().squareRoot()
      #expect(abs(distance - 14) < 1e-12)
      let found: Double = .atan2(y: displacement.y, x: displacement.x) + 2 * .pi
      #expect(abs(found - angle) < 5e-5)
    }
    // The check begins on the ring, under the dot.
    let displacement = check[0].start - [14, 14]
    #expect(abs((displacement * displacement).sum() - 196) < 1e-12)
    let angle: Double = .atan2(y: displacement.y, x: displacement.x) + 2 * .pi
    #expect(abs(angle - 3.5416) < 5e-5)
  }

  @Test func sceneShowsTheVisibleParts() {
    let effect = running(end: 2)
    #expect(effect.scene(at: 0).size == [32, 32])
    for (time, count) in [(-1.0, 2), (0.1, 2), (0.25, 1), (1, 2), (2.9, 2), (9, 2)] {
      #expect(shapes(of: effect.scene(at: time).nodes).count == count, "\(time)")
    }
    let arrow = shapes(of: effect.scene(at: 0).nodes)
    #expect(arrow.map { $0.stroke?.width } == [2, 2] && arrow[0].stroke?.cap == .round)
    // The line's upper half is not drawn, and neither is a head that has collapsed.
    #expect(arrow.map { $0.stroke?.trim } == [Stroke.Trim(from: 0.5), .whole])
    let ring = shapes(of: effect.scene(at: 1).nodes)
    #expect(ring.map { $0.stroke?.width } == [1, 2])
    #expect(effect.scene(at: .nan).nodes.isEmpty)
    #expect(shapes(of: running().scene(at: .infinity).nodes).count == 1)
    #expect(running().channels(at: .nan).allSatisfy { $0?.isNaN == true })
    #expect(running().channels(at: .infinity)[4] == -.infinity)
  }

  @Test(arguments: [CheckmarkRefresh.Smoothing.none, .implicit])
  func anyFrameRateAndOrder(_ smoothing: CheckmarkRefresh.Smoothing) {
    var parameters = CheckmarkRefresh.Parameters()
    parameters.smoothing = smoothing
    var effect = CheckmarkRefresh(parameters: parameters)
    effect.beginRefreshing(at: 0.5)
    effect.endRefreshing(at: 3)
    expectOrderDoesNotMatter(effect, until: 6)
  }

  @Test func rejectsBadParameters() {
    let start = CheckmarkRefresh.Parameters()
    func make(_ parameters: CheckmarkRefresh.Parameters) throws -> CheckmarkRefresh {
      try CheckmarkRefresh(validating: parameters)
    }
    for value in boundlessNumbers {
      expectRefusal(
        start, [{ $0.lineWidth = value }, { $0.endDelay = value }, { $0.closingDuration = value }], make: make)
    }
    for value in notPositiveNumbers {
      expectRefusal(
        start,
        [
          { $0.size.x = value }, { $0.size.y = value }, { $0.animationDuration = value },
          { $0.checkStartDuration = value }, { $0.checkEndDuration = value },
        ], make: make)
    }
    expectRefusal(
      start,
      [
        { $0.lineWidth = -1 }, { $0.endDelay = -1 }, { $0.closingDuration = -1 }, { $0.color = badColor },
        { $0.ringColor = badColor },
      ], make: make)
  }

  /// The largest and the smallest numbers that are allowed: all that follows from them is finite.
  @Test(arguments: EffectVariant.allCases) func extremeParameters(variant: EffectVariant) throws {
    for (width, height, duration) in [(1e9, 1e9, 1e9), (1e9, 1e-3, 1e-3), (1e-3, 1e9, 1), (1e-3, 1e-3, 1e-3)] {
      let parameters = changed(CheckmarkRefresh.Parameters()) {
        $0.size = [width, height]
        $0.lineWidth = 1e9
        $0.animationDuration = duration
        $0.checkStartDuration = duration
        $0.checkEndDuration = duration
        $0.endDelay = 1e9
        $0.closingDuration = 1e9
      }
      var effect = CheckmarkRefresh(parameters: parameters, variant: variant)
      effect.beginRefreshing(at: 0)
      let end = 2 * duration
      for fraction in [0.25, 0.75, 0.9, 1] { #expect(try !effect.scene(at: fraction * end).svg().isEmpty) }
      effect.endRefreshing(at: end)
      let idle = effect.restTime
      #expect(idle.isFinite)
      for time in [end, 0.5 * (end + idle), idle] { #expect(try !effect.scene(at: time).svg().isEmpty) }
      expectNoStumble(effect)
    }
  }
}
