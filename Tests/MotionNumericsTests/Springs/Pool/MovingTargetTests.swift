import MotionNumerics
import TestSupport
import Testing

/// Members whose targets move, against followers.
@Suite struct MovingTargetTests {
  private static func springs(_ random: inout SplitMix64) -> [Spring] {
    [.bouncy, .smooth, Spring(stiffness: 300, damping: 0), Spring(response: 0.2, dampingRatio: 4)]
      + (0..<3).map { _ in Spring(response: random.number(in: 0.1...1), dampingRatio: random.number(in: 0.1...2)) }
  }

  /// Frames at a rate: some are late, others coincide, and some have updates.
  @Test(arguments: [24.0, 60, 240], [false, true])
  func membersAreFollowersToTheBit(rate: Double, haveOwnSprings: Bool) {
    var random = SplitMix64(seed: UInt64(rate))
    var pool = SpringPool<SIMD3<Double>>()
    func vector() -> SIMD3<Double> { SIMD3((0..<3).map { _ in random.number(in: -9...9) }) }
    var pairs: [(member: SpringMember, follower: SpringFollower<SIMD3<Double>>)] = []
    for feedForward in [0, 0.5, 1] {
      let springs = Self.springs(&random)
      let shared = pool.addGroup(springs[0], tolerance: .leastNonzeroMagnitude, feedForward: feedForward)
      #expect(pool.feedForward(of: shared) == feedForward)
      for number in 0..<22 {
        let spring = haveOwnSprings ? springs[number % springs.count] : springs[0]
        let (start, velocity) = (vector(), vector())
        let member = pool.add(to: shared, at: start, velocity: velocity)
        if haveOwnSprings { pool.setSpring(spring, of: member) }
        pairs.append(
          (member, SpringFollower(spring, at: start, velocity: velocity, feedForward: feedForward)))
      }
    }
    var time = 0.0
    for frame in Gesture.frames(rate: rate, jitter: 0.9, seed: 3) {
      pool.step(by: frame - time)
      time = frame
      for index in pairs.indices {
        pairs[index].follower.advance(to: time)
        if random.number() < 0.2 {
          // Some of their numbers stand, and some targets do as a whole.
          let target = vector()
          let velocity = random.number() < 0.2 ? .zero : vector() * SIMD3(1, random.number() < 0.5 ? 0 : 1, 1)
          pairs[index].follower.follow(target, velocity: velocity, at: time)
          if velocity == .zero {
            pool.retarget(pairs[index].member, to: target)
          } else {
            pool.retarget(pairs[index].member, to: target, velocity: velocity)
          }
        }
        let (member, follower) = pairs[index]
        #expect(pool.position(of: member) == follower.lastValue)
        #expect(pool.velocity(of: member) == follower.lastVelocity)
        #expect(pool.target(of: member) == follower.target)
        #expect(pool.targetVelocity(of: member) == follower.targetVelocity)
      }
    }
    #expect(pool.settled.isEmpty)
  }

  /// A recorded gesture, whose events come between the frames of a display.
  @Test(arguments: [24.0, 30, 60, 90, 120, 144, 240], [0, 0.9])
  func everyFrameRateGivesTheSameState(rate: Double, jitter: Double) {
    let gesture = Gesture(seed: 7)
    var follower = SpringFollower(.bouncy, at: gesture.events[0].place, feedForward: 0.5)
    for (index, event) in gesture.events.enumerated() {
      follower.follow(event.place, velocity: gesture.velocity(at: index), at: event.time)
    }
    let expected = follower.state(at: 1)
    var pool = SpringPool<SIMD2<Double>>()
    let member = pool.add(
      to: pool.addGroup(.bouncy, tolerance: 1e-200, feedForward: 0.5), at: gesture.events[0].place)
    var (time, next) = (0.0, 0)
    for frame in Gesture.frames(rate: rate, jitter: jitter, seed: 5) + [1] {
      while next < gesture.events.count, gesture.events[next].time <= frame {
        pool.step(by: gesture.events[next].time - time)
        time = gesture.events[next].time
        pool.retarget(member, to: gesture.events[next].place, velocity: gesture.velocity(at: next))
        next += 1
      }
      pool.step(by: frame - time)
      time = frame
    }
    #expect((pool.position(of: member) - expected.value).norm <= 1e-13 * 300)
    #expect((pool.velocity(of: member) - expected.velocity).norm <= 1e-13 * 1000)
  }

  /// One update, and a second of frames on its line.
  @Test(arguments: [24.0, 60, 240])
  func framesOnALineAreOneTransition(rate: Double) {
    var follower = SpringFollower(.snappy, at: 3.0, velocity: -20, feedForward: 0.25)
    follower.follow(5, velocity: 80, at: 0)
    var pool = SpringPool<Double>()
    let member = pool.add(to: pool.addGroup(.snappy, feedForward: 0.25), at: 3, velocity: -20)
    pool.retarget(member, to: 5, velocity: 80)
    for _ in 0..<Int(rate) { pool.step(by: 1 / rate) }
    #expect(abs(pool[member] - follower.value(at: 1)) <= 1e-13 * 100)
    #expect(abs(pool.velocity(of: member) - follower.velocity(at: 1)) <= 1e-13 * 1000)
  }

  /// A step from a state of floats is the step of doubles, rounded once.
  @Test(arguments: [false, true])
  func floatsAreDoublesRounded(haveOwnSprings: Bool) {
    var random = SplitMix64(seed: 6)
    var (floats, doubles) = (SpringPool<SIMD3<Float>>(), SpringPool<SIMD3<Double>>())
    let group = floats.addGroup(.bouncy, tolerance: 1e-30, feedForward: 0.5)
    let same = doubles.addGroup(.bouncy, tolerance: 1e-30, feedForward: 0.5)
    for number in 0..<30 {
      let values = (0..<4).map { _ in SIMD3((0..<3).map { _ in Float(random.number(in: -100...100)) }) }
      let member = floats.add(to: group, at: values[0], velocity: values[1])
      let other = doubles.add(to: same, at: SIMD3(values[0]), velocity: SIMD3(values[1]))
      if haveOwnSprings {
        floats.setSpring(number % 2 == 0 ? .smooth : .snappy, of: member)
        doubles.setSpring(number % 2 == 0 ? .smooth : .snappy, of: other)
      }
      let velocity = number % 3 == 0 ? SIMD3<Float>.zero : values[3]
      floats.retarget(member, to: values[2], velocity: velocity)
      doubles.retarget(other, to: SIMD3(values[2]), velocity: SIMD3(velocity))
    }
    floats.step(by: 1.0 / 60)
    doubles.step(by: 1.0 / 60)
    for (member, other) in zip(floats.members(of: group), doubles.members(of: same)) {
      #expect(floats[member] == SIMD3<Float>(doubles[other]))
      #expect(floats.velocity(of: member) == SIMD3<Float>(doubles.velocity(of: other)))
      #expect(floats.target(of: member) == SIMD3<Float>(doubles.target(of: other)))
    }
  }

  // MARK: Rest

  /// Members beside such as move with their targets come to rest as they would alone, in the same step.
  @Test func othersComeToRestAsUsual() {
    var (mixed, plain) = (SpringPool<Double>(), SpringPool<Double>())
    let (group, same) = (mixed.addGroup(.snappy, tolerance: 0.01), plain.addGroup(.snappy, tolerance: 0.01))
    let members = (0..<40).map { mixed.add(to: group, at: Double($0), target: 100) }
    for number in 0..<40 { plain.add(to: same, at: Double(number), target: 100) }
    for number in stride(from: 1, to: 40, by: 3) {
      mixed.retarget(members[number], to: 100, velocity: 5)
      #expect(!mixed.isSettled(members[number]))
    }
    for _ in 0..<400 {
      mixed.step(by: 1.0 / 60)
      plain.step(by: 1.0 / 60)
      #expect(mixed.settled == plain.settled.filter { $0.slot % 3 != 1 })
    }
    #expect(mixed.awakeCount == 13 && plain.awakeCount == 0)
    // At once at rest, where they have followed for long: the lag is far beyond the tolerance.
    for number in stride(from: 1, to: 40, by: 3) {
      #expect(!mixed.isSettled(members[number]))
      mixed.retarget(members[number], to: mixed.target(of: members[number]))
    }
    var reports: [SpringMember] = []
    for _ in 0..<400 {
      mixed.step(by: 1.0 / 60)
      reports += mixed.settled
    }
    #expect(reports.map(\.slot).sorted() == Array(stride(from: 1, to: 40, by: 3)) && mixed.awakeCount == 0)
    let before = mixed.position(of: members[1])
    mixed.step(by: 1)
    #expect(mixed.position(of: members[1]) == before && mixed.settled.isEmpty)
  }

  /// A member rests when all of its numbers do, and their targets stand.
  @Test func aMemberWaitsForTheLastTarget() {
    var pool = SpringPool<SIMD2<Double>>()
    let member = pool.add(to: pool.addGroup(.snappy, feedForward: 1), at: .zero)
    pool.retarget(member, to: [1, 0], velocity: [0, 1e-9])
    for _ in 0..<600 {
      pool.step(by: 1.0 / 60)
      #expect(pool.settled.isEmpty && !pool.isSettled(member))
    }
    #expect(pool[member].x == 1 && pool.velocity(of: member).x == 0)
    pool.retarget(member, to: pool.target(of: member), velocity: .zero)
    pool.step(by: 1.0 / 60)
    #expect(pool.settled == [member] && pool.isSettled(member) && pool.targetVelocity(of: member) == .zero)
  }

  // MARK: Many at once

  @Test(arguments: [false, true])
  func allInOneCallAreThoseOfSingleCalls(hasFreeSlots: Bool) {
    check(SpringPool<Double>(), hasFreeSlots) { $0 }
    check(SpringPool<SIMD3<Double>>(), hasFreeSlots) { SIMD3($0, -$0, $0) }
    check(SpringPool<SIMD4<Double>>(), hasFreeSlots) { SIMD4($0, -$0, 0, 0) }
    check(SpringPool<Float>(), hasFreeSlots) { Float($0) }
    check(SpringPool<SIMD2<Float>>(), hasFreeSlots) { SIMD2(Float($0), 0) }
  }

  private func check<Value: BitwiseCopyable & Equatable>(
    _ empty: SpringPool<Value>, _ hasFreeSlots: Bool, _ value: (Double) -> Value
  ) {
    var all = empty
    let group = all.addGroup(.bouncy, feedForward: 0.5)
    for number in 0..<43 { all.add(to: group, at: value(Double(number))) }
    if hasFreeSlots { for member in all.members(of: group).filter({ $0.slot % 5 == 1 }) { all.remove(member) } }
    let members = all.members(of: group)
    var (single, some) = (all, all)
    for step in 0..<40 {
      let targets = (0..<43).map { value(Double($0 / 10 + step / 3)) }
      let velocities = (0..<43).map { value($0 < 24 && step % 4 != 0 ? Double($0 % 3) : 0) }
      let someTargets = members.map { targets[$0.slot] }
      let someVelocities = members.map { velocities[$0.slot] }
      if step % 8 == 7 {
        all.setTargets(of: group, from: targets.span)
        for member in members { single.retarget(member, to: targets[member.slot]) }
        some.retarget(members.span, to: someTargets.span)
      } else {
        all.setTargets(of: group, from: targets.span, velocities: velocities.span)
        for member in members {
          single.retarget(member, to: targets[member.slot], velocity: velocities[member.slot])
        }
        some.retarget(members.span, to: someTargets.span, velocities: someVelocities.span)
      }
      all.step(by: 0.03)
      single.step(by: 0.03)
      some.step(by: 0.03)
      for member in members {
        #expect(all.position(of: member) == single.position(of: member))
        #expect(all.velocity(of: member) == single.velocity(of: member))
        #expect(all.target(of: member) == single.target(of: member))
        #expect(all.targetVelocity(of: member) == single.targetVelocity(of: member))
        #expect(some.position(of: member) == single.position(of: member))
      }
      #expect(all.settled == single.settled && all.awakeCount == single.awakeCount)
    }
    let second = all.withTargets(of: group) { $0[1] }
    #expect(!hasFreeSlots || second == value(0))
  }

  /// A member that takes the slot of another one does not take the velocity of its target.
  @Test func slotsForgetTheirTargets() {
    var pool = SpringPool<SIMD2<Double>>()
    let group = pool.addGroup(.snappy)
    let first = pool.add(to: group, at: .zero)
    #expect(pool.targetVelocity(of: first) == .zero)
    pool.retarget(first, to: .zero, velocity: [3, 4])
    let copy = pool
    pool.remove(first)
    let second = pool.add(to: group, at: [1, 1])
    #expect(second.slot == first.slot && pool.targetVelocity(of: second) == .zero && pool.isSettled(second))
    pool.retarget(second, to: [1, 1], velocity: [3, 4])
    pool.place(second, at: [2, 2], target: [2, 2], velocity: .zero)
    #expect(pool.isSettled(second) && pool.targetVelocity(of: second) == .zero)
    // Room for more members, and less.
    pool.retarget(second, to: [1, 1], velocity: [3, 4])
    let many = (0..<1000).map { _ in pool.add(to: group, at: .zero) }
    for member in many { pool.remove(member) }
    #expect(pool.targetVelocity(of: second) == [3, 4])
    #expect(copy.targetVelocity(of: first) == [3, 4])
  }

  @Test func badInputTraps() async {
    var pool = SpringPool<Double>()
    for number in [Double.nan, .infinity, -1e7] {
      #expect(throws: ParameterError.self) { try pool.addGroup(validating: .snappy, feedForward: number) }
    }
    await #expect(processExitsWith: .failure) {
      var pool = SpringPool<Double>(count: 1, spring: .snappy)
      pool.retarget(pool.members(of: pool.groups[0])[0], to: 1, velocity: .nan)
    }
    await #expect(processExitsWith: .failure) {
      var pool = SpringPool<Float>(count: 20, spring: .snappy)
      let group = pool.groups[0]
      let values = [Float](repeating: 1, count: 20)
      let velocities = (0..<20).map { $0 == 9 ? Float.infinity : 0 }
      pool.setTargets(of: group, from: values.span, velocities: velocities.span)
    }
    await #expect(processExitsWith: .failure) {
      var pool = SpringPool<Double>(count: 2, spring: .snappy)
      pool.retarget(pool.members(of: pool.groups[0]).span, to: [1, 2].span, velocities: [1].span)
    }
    await #expect(processExitsWith: .failure) {
      var pool = SpringPool<Double>(count: 2, spring: .snappy)
      pool.setTargets(of: pool.groups[0], from: [1, 2].span, velocities: [1].span)
    }
  }
}
