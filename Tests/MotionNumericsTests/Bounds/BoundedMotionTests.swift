import MotionNumerics
import TestSupport
import Testing

/// Springs and decays that reach a bound.
@Suite struct BoundedMotionTests {
  @Test func contactsAreThoseOfTheTable() throws {
    var worst = WorstCase()
    let rows = try ReferenceTable("bounds").rows
    for row in rows {
      let frequency = row.number("frequency")
      let spring = Spring(stiffness: frequency * frequency, damping: 2 * row.number("dampingRatio") * frequency)
      let motion = SpringMotion(
        spring, from: row.number("start"), to: row.number("target"), velocity: row.number("velocity"))
      let bounded = motion.bounded(
        to: row.number("lower")...row.number("upper"), edge: .bounce(restitution: row.number("restitution")))
      let expected = row.text("times").split(separator: " ").map { Double($0) ?? .nan }
      let times = bounded.contactTimes
      try #require(times.count >= expected.count, "\(motion)")
      for (time, truth) in zip(times, expected) { worst.note(abs(time - truth) / truth, "\(motion) at \(truth)") }
    }
    #expect(rows.count == 60)
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  @Test(arguments: [-3, 0.9, 1, 4]) func betweenEqualBoundsNothingMoves(target: Double) {
    let motion = SpringMotion(.bouncy, from: 1, to: target).bounded(to: 1...1, edge: .bounce(restitution: 0.5))
    #expect([0, 0.1, 0.7, 9].allSatisfy { motion.value(at: $0) == 1 } && motion.restTime == 0)
  }

  /// Bounces that a spring presses together, down to a billionth of the first, and starts just beside a bound: the way of a
  /// bounce is not the difference of two displacements.
  @Test func bouncesThatPileUpAreAsExact() throws {
    var worst = WorstCase()
    let rows = try ReferenceTable("pile_ups").rows
    for row in rows {
      let spring = Spring(
        mass: row.number("mass"), stiffness: row.number("stiffness"), damping: row.number("damping"))
      let motion = SpringMotion(
        spring, from: row.number("start"), to: row.number("target"), velocity: row.number("velocity"))
      let bounded = motion.bounded(
        to: row.number("bound")...(.infinity), edge: .bounce(restitution: row.number("restitution")))
      let expected = row.text("times").split(separator: " ").map { Double($0) ?? .nan }
      let times = bounded.contactTimes
      // The last of them may be below a billionth of the first.
      for (index, time) in times.prefix(expected.count).enumerated() {
        worst.note(abs(time - expected[index]) / expected[index], "\(motion) at the contact \(index)")
      }
      #expect(times.count >= 6, "\(motion)")
    }
    #expect(rows.count >= 20)
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  /// No value of a fine grid is beyond a bound, and each contact is at one.
  @Test func neverLeavesTheRange() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<thorough(1000) {
      let spring = Spring(
        response: random.magnitude(from: 0.1, to: 2), dampingRatio: random.element(of: [0, 0.1, 0.6, 1, 4]))
      let motion = SpringMotion(
        spring, from: random.number(in: 0...1), to: random.element(of: [-0.5, 0, 0.4, 1, 1.3]),
        velocity: random.number(in: -40...40))
      let edge = random.element(of: [EdgeRule.stop, .bounce(restitution: 0), .bounce(restitution: 0.8)])
      let bounded = motion.bounded(to: 0...1, edge: edge)
      for index in 0...400 {
        let value = bounded.value(at: 0.01 * Double(index))
        #expect(value >= -1e-9 && value <= 1 + 1e-9, "\(motion) \(edge) at \(index)")
      }
      for time in bounded.contactTimes {
        let value = bounded.value(at: time)
        #expect(value == 0 || value == 1)
      }
    }
  }

  @Test func velocitiesReflect() throws {
    let motion = SpringMotion(.bouncy, from: 0, to: 120, velocity: 900)
    let bounded = motion.bounded(to: 0...100, edge: .bounce(restitution: 0.5))
    let time = try #require(bounded.contactTimes.first)
    #expect(abs(motion.value(at: time) - 100) <= 1e-10 && bounded.value(at: time.nextDown) < 100)
    #expect(bounded.velocity(at: time) == -0.5 * motion.velocity(at: time))
    // The spring presses it against the bound in the end.
    #expect(bounded.end == 100 && bounded.state(at: bounded.restTime) == (100, 0))
    let held = motion.bounded(to: 0...100, edge: .bounce(restitution: 0))
    #expect(held.state(at: time) == (100, 0) && held.restTime == time)
  }

  @Test func stopsAndSpringsFromTheExactCrossing() throws {
    let decay = Decay(velocity: 3000)
    let crossing = try #require(decay.time(at: 550))
    let stopped = Decay(from: 250, velocity: 3000).bounded(to: 0...800)
    #expect(stopped.contactTimes == [crossing] && stopped.state(at: crossing) == (800, 0))
    #expect(stopped.restTime == crossing && stopped.end == 800)
    let edge = Spring(stiffness: 100, dampingRatio: 1)
    let sprung = Decay(from: 250, velocity: 3000, startingAt: 5).bounded(to: 0...800, edge: .spring(edge))
    #expect(sprung.contactTimes == [5 + crossing] && sprung.velocity(at: 5 + crossing) == decay.velocity(at: crossing))
    #expect(sprung.value(at: 5 + crossing + 0.1) > 865 && sprung.end == 800)
    #expect(decay.bounded(to: -9...(.infinity)).contactTimes.isEmpty)
  }

  /// Starts at a bound or outside of the range.
  @Test func startsOutside() {
    let outward = Decay(from: 1, velocity: 100).bounded(to: 0...1)
    #expect(outward.contactTimes == [0] && outward.state(at: 0) == (1, 0))
    let inward = Decay(from: 100, velocity: -100).bounded(to: 0...100)
    #expect(inward.contactTimes.isEmpty && inward.end < 100)
    #expect(Decay(from: 3, velocity: 5).bounded(to: 0...1).value(at: 0) == 1)
    let released = Decay(from: 3, velocity: -5).bounded(to: 0...1, edge: .spring(Spring(halfLife: 0.1)))
    #expect(released.state(at: 0) == (3, -5) && released.end == 1)
    let bounced = Decay(from: 3, velocity: 5).bounded(to: 0...1, edge: .bounce(restitution: 0.5))
    #expect(bounced.state(at: 0) == (1, -2.5))
    let point = SpringMotion(.bouncy, from: 0, to: 1, velocity: 4).bounded(to: 0...0, edge: .bounce(restitution: 0.9))
    #expect(point.state(at: 1).value == 0)
  }

  /// Where the rule applies at the start, the start is the first contact, whatever the rule.
  @Test func theStartMayBeTheFirstContact() {
    let spring = Spring(stiffness: 100, damping: 20)
    for edge in [EdgeRule.stop, .bounce(restitution: 0), .bounce(restitution: 0.5), .spring(.snappy)] {
      let range = 0...(Double.infinity)
      for (start, velocity) in [(0.0, -50.0), (-1, -50), (-1, 50), (-1, 0)] {
        let motion = SpringMotion(spring, from: start, to: 1, velocity: velocity, startingAt: 3)
          .bounded(to: range, edge: edge)
        let decay = Decay(from: start, velocity: velocity, startingAt: 3).bounded(to: range, edge: edge)
        #expect(motion.contactTimes == [3] && decay.contactTimes == [3], "\(edge) from \(start) at \(velocity)")
      }
      for (start, velocity) in [(0.0, 50.0), (0, 0), (0.5, 0)] {
        let motion = SpringMotion(spring, from: start, to: 1, velocity: velocity).bounded(to: range, edge: edge)
        #expect(motion.contactTimes.isEmpty, "\(edge) from \(start) at \(velocity)")
      }
    }
    // After the contact at the start, it goes on like a motion that sets out with half of the speed.
    func contacts(_ velocity: Double) -> [Double] {
      SpringMotion(Spring(stiffness: 100, damping: 0), from: 0, to: -1, velocity: velocity)
        .bounded(to: 0...(.infinity), edge: .bounce(restitution: 0.5)).contactTimes
    }
    let (outward, inward) = (contacts(-30), contacts(15))
    #expect(outward.first == 0 && inward.count > 20)
    #expect(outward.dropFirst().prefix(20).elementsEqual(inward.prefix(20)))
  }

  /// Infinitely many bounces take a finite time, and a finite number of them is made.
  @Test func bouncesComeToAnEnd() {
    for restitution in [0.5, 0.9, 0.99, 0.9999, 1.0.nextDown] {
      let wall = SpringMotion(Spring(stiffness: 4, damping: 0), from: 0, to: 3, velocity: 1)
        .bounded(to: 0...1, edge: .bounce(restitution: restitution))
      #expect(wall.contactTimes.count <= 4097 && wall.end == 1 && wall.restTime < .infinity)
      let free = SpringMotion(Spring(stiffness: 4, damping: 0), from: 0, to: 0.5, velocity: 9)
        .bounded(to: 0...1, edge: .bounce(restitution: restitution))
      #expect(free.contactTimes.count <= 4097 && free.restTime == .infinity)
    }
  }

  @Test func hasTheLaws() {
    let motion = SpringMotion(Spring(response: 0.8, dampingRatio: 0.2), from: 0, to: 0.7, velocity: 9, startingAt: 0.25)
    for edge in [EdgeRule.stop, .bounce(restitution: 0.6), .spring(Spring(halfLife: 0.2))] {
      let bounded = motion.bounded(to: -0.2...1, edge: edge)
      checkMotion(bounded, breaks: [0.25] + bounded.contactTimes, restTolerance: edge == .stop ? 0 : 1e-2)
    }
    let decay = Decay(from: 4, velocity: 30, startingAt: 0.5).bounded(to: 0...100)
    checkMotion(decay, breaks: [0.5], restTolerance: 0.02)
    let (step, time) = (1e-6, 0.9)
    let quotient = (decay.velocity(at: time + step) - decay.velocity(at: time - step)) * (0.5 / step)
    #expect(abs(decay.acceleration(at: time) - quotient) <= 1e-6 * abs(quotient))
  }

  /// The last time at which it is as far or as fast, against all times of a grid.
  @Test func restsByTwoThresholds() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<thorough(300) {
      let spring = Spring(response: random.magnitude(from: 0.1, to: 2), dampingRatio: random.number(in: 0.1...3))
      let motion = SpringMotion(
        spring, from: SIMD2(0, random.number(in: -9...9)), to: [5, 5], velocity: [random.number(in: -99...99), 0])
      let time = motion.restTime(within: 0.1, speed: 2)
      func moves(_ time: Double) -> Bool {
        let (value, velocity) = motion.state(at: time)
        return (0..<2).contains { abs(value[$0] - 5) >= 0.1 || abs(velocity[$0]) >= 2 }
      }
      #expect(time == 0 || moves(time * (1 - 1e-9)), "\(motion)")
      for index in 1...100 { #expect(!moves(time * (1 + 1e-9) + 0.01 * Double(index)), "\(motion)") }
    }
    let decay = Decay(velocity: 1000).bounded(to: 0...1e9)
    let time = decay.restTime(within: 1, speed: 10)
    #expect(abs(max((decay.end - decay.value(at: time)) - 1, decay.velocity(at: time) - 10)) <= 1e-9)
  }

  /// Before the last contacts, which may all be lower and slower than the thresholds: against the states of a fine grid.
  @Test func restsBeforeTheLastContact() {
    var random = SplitMix64(seed: 31)
    var early = 0
    for index in 0..<thorough(400) {
      let spring = Spring(response: random.magnitude(from: 0.1, to: 2), dampingRatio: random.number(in: 0...1.5))
      let edges: [EdgeRule] = [
        .bounce(restitution: random.number(in: 0...0.9)), .stop, .spring(Spring(response: 0.3, dampingRatio: 1)),
      ]
      let free = SpringMotion(
        spring, from: random.number(in: 0...1), to: random.number(in: -0.5...1.5), velocity: random.number(in: -9...9),
        startingAt: random.number(in: -1...1))
      let motion =
        index % 4 == 3
        ? Decay(from: 4, velocity: random.number(in: -900...900)).bounded(to: -30...30, edge: edges[index % 3])
        : free.bounded(to: 0...1, edge: edges[index % 3])
      let (distance, speed) = (random.magnitude(from: 1e-3, to: 1), random.magnitude(from: 1e-2, to: 30))
      let time = motion.restTime(within: distance, speed: speed)
      guard time.isFinite else { continue }
      let contacts = motion.contactTimes
      if let last = contacts.last, time < last { early += 1 }
      func moves(_ time: Double) -> Bool {
        let (value, velocity) = motion.state(at: time)
        return abs(value - motion.end) >= distance || abs(velocity) >= speed
      }
      let scale = 1e-9 * max(1, abs(time))
      #expect(time == motion.startTime || moves(time - scale), "\(motion) \(distance) \(speed)")
      // Within each section, and just before and after each contact.
      let horizon = max(contacts.last ?? time, time) + 2
      var times = (1...100).map { time + scale + Double($0) / 100 * (horizon - time) }
      for contact in contacts where contact > time + scale { times += [contact * (1 - 1e-15), contact] }
      for later in times { #expect(!moves(later), "\(motion) \(distance) \(speed) at \(later)") }
    }
    #expect(early > 0)
  }

  @Test func halfLivesOfDecays() {
    for halfLife in [0.01, 0.3462, 10] {
      let decay = Decay(velocity: 500, halfLife: halfLife)
      #expect(abs(decay.velocity(at: halfLife) - 250) <= 1e-10 * max(1, halfLife))
    }
    #expect(throws: ParameterError.self) { _ = try Decay(validatingVelocity: 1, halfLife: 0) }
    #expect(throws: ParameterError.self) { _ = try Decay(validatingVelocity: Double.nan, halfLife: 1) }
  }

  @Test func badInput() async {
    let motion = SpringMotion(.smooth, from: 0, to: 1)
    for restitution in [-0.1, 1, .nan, .infinity] {
      #expect(throws: ParameterError.self) {
        _ = try motion.bounded(validatingTo: 0...1, edge: .bounce(restitution: restitution))
      }
    }
    for number in [Double.nan, .infinity] {
      #expect(throws: ParameterError.self) { _ = try Decay(validatingVelocity: 1, from: number) }
      #expect(throws: ParameterError.self) { _ = try Decay(validatingVelocity: 1, startingAt: number) }
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringMotion(.smooth, from: 0, to: 1).bounded(to: 0...1, edge: .bounce(restitution: 1))
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringMotion(.smooth, from: 0, to: 1).restTime(within: 0, speed: 1)
    }
  }
}
