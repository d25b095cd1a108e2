import MotionNumerics
import TestSupport
import Testing

/// No motion strays further from a chord than it says.
struct ChordBoundedTests {
  @Test func noMotionStraysFurtherThanItSays() throws {
    var motions = RandomMotions(seed: 23)
    for _ in 0..<thorough(2000) {
      let (motion, domain) = try motions.next()
      try expectBound(of: motion, over: domain, &motions)
    }
  }

  /// Motions without a notation: tracks, sums, delays, limits.
  @Test func combinatorsPassTheBoundOn() throws {
    var motions = RandomMotions(seed: 24)
    let track = KeyframeTrack(
      [
        Keyframe(0.0, at: 0), Keyframe(3, at: 0.4), Keyframe(-2, at: 0.4), Keyframe(1, at: 1, hold: true),
        Keyframe(5, at: 2),
      ],
      spline: .natural)
    let spring = Spring(mass: 1, stiffness: 200, damping: 5).unitStep()
    for _ in 0..<thorough(200) {
      try expectBound(of: track.curve, over: -0.5...2.5, &motions)
      try expectBound(of: spring.adding(Decay(velocity: 3).delayed(by: 0.3)), over: 0...2, &motions)
      try expectBound(
        of: LimitedMotion(
          from: 3.0, to: -8, within: MotionLimits(velocity: 20, acceleration: 90, jerk: 500), startingAt: 0.1),
        over: 0...1.5, &motions)
      try expectBound(
        of: MinimumJerk(from: 1.0, to: 4, duration: 0.7, velocity: -30, acceleration: 100), over: -0.1...1, &motions)
    }
  }

  /// Stiff springs: the bound holds, and is no larger than that of the slow decay where the fast one is over.
  @Test func stiffSpringsHaveTightBounds() throws {
    var (motions, random) = (RandomMotions(seed: 25), SplitMix64(seed: 25))
    for _ in 0..<thorough(300) {
      let ratio = random.magnitude(from: 1.5, to: 1e12)
      let motion = SpringMotion(
        try Spring(validatingMass: 1, stiffness: 100, damping: 20 * ratio), from: 3.0, to: 1,
        velocity: random.number(in: -1...1) * random.magnitude(from: 1, to: 1e12))
      let slow = 10 / (ratio + (ratio * ratio - 1).squareRoot())
      try expectBound(of: motion, over: 0...(5 / slow), &motions)
      guard ratio > 10 else { continue }
      let (start, length) = (1 / slow, 0.01 / slow)
      let amplitude = abs(motion.value(at: start) - 1)
      let bound = motion.chordDeviation(over: start...(start + length))
      #expect(bound <= 1.1 * amplitude * slow * slow * length * length / 8 + 1e-14 * amplitude, "\(motion)")
    }
  }

  /// Jumps, corners and vertical tangents are where they are said to be, with their limits.
  @Test func breaksHaveTheirLimits() throws {
    let elastic = PennerEasing(.elastic, .easeOut)
    let end = try #require(elastic.nextBreak(after: 0.5))
    #expect(end.time == 1 && end.after.value == 1)
    #expect(abs(end.before.value - 1.00048828125) < 1e-15 || abs(end.before.value - 0.99951171875) < 1e-15)
    let step = try #require(Steps(4).nextBreak(after: 0.3))
    #expect(
      step
        == MotionBreak(
          at: 0.5, before: MotionLimit(value: 0.25, velocity: 0), after: MotionLimit(value: 0.5, velocity: 0)))
    // The jump is at the first number whose product with the count is rounded to an integer: 5/6 and 9/10 are not.
    for count in 1...300 {
      let steps = Steps(count)
      for step in 1...count {
        let jump = try #require(steps.nextBreak(after: (Double(step) - 0.5) / Double(count)))
        let isThere =
          jump.after.value == steps.value(at: jump.time) && jump.before.value == steps.value(at: jump.time.nextDown)
        #expect(isThere && jump.before.value < jump.after.value, "\(step) of \(count)")
      }
    }
    let polyline = PiecewiseLinear(stops: [.init(0), .init(1, at: 0.5), .init(3, at: 0.5), .init(2)])
    let jump = try #require(polyline.nextBreak(after: 0))
    #expect(
      jump
        == MotionBreak(
          at: 0.5, before: MotionLimit(value: 1, velocity: 2), after: MotionLimit(value: 3, velocity: -2)))
    #expect(PennerEasing(.circ, .easeOut).nextBreak(after: -1)?.after.velocity == .infinity)
    #expect(TimingCurve.linear.nextBreak(after: 0) == nil)
    let late = TimedOscillation(DampedOscillation(decay: 5, frequency: 30), duration: 1, delay: 0.5)
    #expect([-1, 0.5, 1, 1.5].map { late.nextBreak(after: $0)?.time } == [0.5, 1.5, 1.5, nil])
  }

  /// Where times are so late that rounding merges jumps, each time that is left is a break.
  @Test func breaksThatRoundingMergesAreOne() {
    var random = SplitMix64(seed: 26)
    for _ in 0..<thorough(1000) {
      let steps = Steps(Int.random(in: 1...200, using: &random))
      let tween = Tween(
        from: 0.0, to: 1, duration: random.number(in: 0.5...20), curve: .steps(steps),
        delay: random.magnitude(from: 0x1p44, to: 0x1p54))
      let end = tween.delay + tween.duration
      let jumps = breaks(of: steps, after: 0, before: 1).map { tween.delay + $0 * tween.duration }
      let expected = Set(jumps).filter { $0 > tween.delay && $0 < end }.sorted()
      #expect(breaks(of: tween, after: tween.delay, before: end) == expected, "\(tween)")
    }
  }

  /// A walk through all jumps of one moment took 17 s.
  @Test func jumpsOfOneMomentAreSkipped() {
    let seconds = processorSeconds {
      let late = Tween(from: 0.0, to: 1, duration: 1, curve: .steps(Steps(2_000_000_000)), delay: 0x1p51)
      #expect(breaks(of: late, after: 0, before: .infinity) == [0x1p51, 0x1p51 + 0.5, 0x1p51 + 1])
      let often = Tween(from: 0.0, to: 1, duration: 1, curve: .steps(Steps(2_000_000_000))).repeated(
        every: 1, count: 0x1p52)
      #expect(breaks(of: often, after: 0x1p51, before: 0x1p51 + 2) == [0x1p51 + 0.5, 0x1p51 + 1, 0x1p51 + 1.5])
    }
    #expect(seconds < 5)
  }

  private func breaks(of motion: some ChordBounded, after start: Double, before end: Double) -> [Double] {
    var (times, time) = ([Double](), start)
    while let next = motion.nextBreak(after: time), next.time < end {
      times.append(next.time)
      time = next.time
    }
    return times
  }

  /// A cycle begins where the value does, whatever its rounded product is: a second break between two neighbouring times was
  /// a section that jumped, and no curve came near it.
  @Test func eachCycleBeginsOnce() {
    var random = SplitMix64(seed: 27)
    for _ in 0..<thorough(1000) {
      let (period, count) = (random.number(in: 0.1...2), random.number(in: 1.1...30))
      let motion = Tween(from: 0.0, to: 1, duration: period, curve: .penner(PennerEasing(.cubic, .easeOut))).repeated(
        every: period, count: count)
      let times = breaks(of: motion, after: -1, before: .infinity)
      #expect(times.count == Int(count.rounded(.up)) + 1, "\(period), \(count): \(times)")
      for time in times.dropFirst().dropLast() {
        #expect(motion.value(at: time) < 1e-9 && motion.value(at: time.nextDown) > 0.5, "\(period), \(count)")
      }
    }
  }

  /// So does a jump that is run backwards, delayed or played after something else.
  @Test func eachJumpIsOneBreak() throws {
    var random = SplitMix64(seed: 28)
    for _ in 0..<thorough(1000) {
      let (duration, wait) = (random.number(in: 0.1...2), random.number(in: 0.1...2))
      let count = Int.random(in: 2...40, using: &random)
      let steps = Tween(from: 0.0, to: 1, duration: duration, curve: .steps(Steps(count)))
      let text = "\(wait)s linear 0 -> 0 then \(duration)s steps(\(count)) 0 -> 1"
      #expect(breaks(of: steps.autoreversed(), after: -1, before: .infinity).count == 2 * count + 1, "\(steps)")
      #expect(breaks(of: steps.delayed(by: wait), after: -1, before: .infinity).count == count + 1, "\(wait), \(steps)")
      #expect(breaks(of: try ParsedMotion(parsing: text), after: -1, before: .infinity).count == count + 2, "\(text)")
    }
  }

  /// A motion that goes back and forth asks for the last break before a time, which it finds by bisection.
  @Test func breaksOfAlternatingMotionsAscend() throws {
    var motions = RandomMotions(seed: 23)
    for _ in 0..<thorough(500) {
      let inside = try motions.next().motion
      guard let motion = try? ParsedMotion(parsing: "(\(inside)), 2 times, alternating"),
        let end = motion.domain?.upperBound
      else { continue }
      var times = [-1.0]
      while let next = motion.nextBreak(after: times[times.count - 1]), times.count < 1000 {
        #expect(next.time > times[times.count - 1] && next.time <= end * (1 + 1e-15), "\(motion)")
        times.append(next.time)
      }
      // The way back has the breaks of the way forth; rounding may split a corner in two.
      let apart = zip(times.dropFirst(), times).filter { $0 - $1 > 1e-9 }.map(\.0)
      let (forth, back) = (apart.filter { $0 < end / 2 - 1e-9 }, apart.filter { $0 > end / 2 + 1e-9 })
      #expect(abs(forth.count - back.count) <= 1, "\(motion): \(times)")
    }
  }

  private func expectBound(
    of motion: some ChordBounded, over domain: ClosedRange<Double>, _ times: inout RandomMotions
  ) throws {
    var (first, last) = (times.time(in: domain), times.time(in: domain))
    (first, last) = (min(first, last), max(first, last))
    if let inner = motion.nextBreak(after: first), inner.time < last { last = inner.time }
    guard first < last else { return }
    let start = motion.nextBreak(after: first.nextDown).flatMap { $0.time == first ? $0.after.value : nil }
    let end = motion.nextBreak(after: last.nextDown).flatMap { $0.time == last ? $0.before.value : nil }
    let (from, to) = (start ?? motion.value(at: first), end ?? motion.value(at: last))
    let bound = motion.chordDeviation(over: first...last)
    for index in 1..<30 {
      let fraction = Double(index) / 30
      let time = first + fraction * (last - first)
      let error = abs(motion.value(at: time) - (from + fraction * (to - from)))
      let rounding = 1e-12 * max(abs(from), abs(to), 1)
      #expect(error <= bound + rounding, "\(motion) over \(first)...\(last) at \(time)")
    }
  }
}
