import Foundation
import MotionNumerics
import TestSupport
import Testing

/// A property with a target: what it does between changes, and which ends it reports.
@Suite struct AnimatedTests {
  // MARK: Random scripts

  /// A change of a script, which can be given to a property or to the model.
  struct Step {
    var time: Double
    var delay: Double
    var token: Int?
    var change: (inout Animated<Double>) -> Void
  }

  /// A random change; half of them have a token, a third a delay.
  static func anyStep(after time: Double, token: Int, _ random: inout SplitMix64) -> Step {
    let time = time + random.element(of: [0, random.magnitude(from: 1e-3, to: 2)])
    let delay = random.number() < 0.33 ? random.magnitude(from: 1e-3, to: 1) : 0
    let token: Int? = random.number() < 0.5 ? token : nil
    let target = random.number(in: -100...100)
    let duration = random.element(of: [0, random.magnitude(from: 1e-2, to: 2)])
    let course: MotionCourse = random.element(of: [
      .spring(Spring(response: random.magnitude(from: 0.05, to: 2), dampingRatio: random.number(in: 0.1...3))),
      .tween(duration: duration, curve: random.element(of: [.ease, .linear, .easeIn, .cubicBezier(0.3, -1, 0.6, 2)])),
      .minimumJerk(duration: duration + 0.01),
    ])
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return Step(time: time, delay: 0, token: token) { $0.decay(at: time, token: token) }
    case 1:
      return Step(time: time, delay: delay, token: token) { $0.set(to: target, at: time, after: delay, token: token) }
    case 2:
      let track = KeyframeTrack([Keyframe(target, at: 0), Keyframe(0, at: 0.3, curve: .easeOut), Keyframe(9, at: 0.5)])
      return Step(time: time, delay: delay, token: token) { $0.play(track, at: time, after: delay, token: token) }
    default:
      return Step(time: time, delay: delay, token: token) {
        $0.set(to: target, with: course, at: time, after: delay, token: token)
      }
    }
  }

  // MARK: Continuity

  @Test func valueAndVelocityContinueAtEachChange() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<thorough(2000) {
      var property = Animated(random.number(in: -10...10))
      var time = 0.0
      for token in 0..<6 {
        let step = Self.anyStep(after: time, token: token, &random)
        let before = property
        step.change(&property)
        time = step.time
        let start = time + step.delay
        guard !Self.jumps(property, at: start) else { continue }
        #expect(step.delay == 0 || property.state(at: time) == before.state(at: time))
        // What waited for its delay before is gone, so that a later start is compared with what comes just before it.
        let old = step.delay == 0 ? before.state(at: start) : property.state(at: start.nextDown)
        let new = property.state(at: start)
        let scale = max(1, abs(old.value), abs(old.velocity))
        #expect(abs(old.value - new.value) <= 1e-13 * scale, "\(before), then \(property)")
        if old.velocity.isFinite && new.velocity.isFinite && !Self.isTween(property, at: start) {
          #expect(abs(old.velocity - new.velocity) <= 1e-11 * scale, "\(before), then \(property)")
        }
      }
    }
  }

  /// Whether the value is set at once, or by a tween that is a jump.
  private static func jumps(_ property: Animated<Double>, at time: Double) -> Bool {
    property.restTime <= time
  }

  /// Whether the velocity is that of a curve and what fades, which does not continue to the last digit.
  private static func isTween(_ property: Animated<Double>, at time: Double) -> Bool {
    property.value(at: property.restTime) == property.target && property.velocity(at: property.restTime + 1) == 0
  }

  @Test func aTweenCarriesTheVelocityThatTheValueHas() {
    var property = Animated(0.0)
    property.set(to: 300, with: .spring(.snappy), at: 0)
    let thrown = property.velocity(at: 0.1)
    property.set(to: 0, with: .tween(duration: 0.4, curve: .easeInOut), at: 0.1)
    #expect(thrown > 1000)
    #expect(abs(property.velocity(at: 0.1) - thrown) <= 1e-12 * thrown)
    #expect(property.restTime == 0.5)
    #expect(property.value(at: 0.5) == 0)
    #expect(property.velocity(at: 0.6) == 0)
  }

  @Test func itSetsOutWithTheVelocityOfAFinger() {
    var card = Animated(SIMD2<Double>(0, 0))
    card.set(to: [40, 60], at: 1)
    for course in [MotionCourse.spring(.snappy), .tween(duration: 0.3), .minimumJerk(duration: 0.3)] {
      var thrown = card
      thrown.set(to: [0, 600], with: course, velocity: [100, 1500], at: 1)
      let state = thrown.state(at: 1)
      #expect(state.value == [40, 60])
      let extra = course == .tween(duration: 0.3) ? ([0, 600] - SIMD2<Double>(40, 60)) / 0.3 : .zero
      #expect((state.velocity - [100, 1500] - extra).norm <= 1e-9)
      #expect(throws: ParameterError.self) {
        try thrown.set(validatingTo: .zero, with: course, velocity: [.nan, 0], at: 1)
      }
    }
  }

  // MARK: Frames

  @Test func theValueIsTheSameAtEveryFrameRate() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<thorough(300) {
      var (rare, frequent) = (Animated(0.0), Animated(0.0))
      var time = 0.0
      for token in 0..<8 {
        let step = Self.anyStep(after: time, token: token, &random)
        for frame in 0..<5 { _ = frequent.advance(to: time + (step.time - time) * Double(frame) / 5) }
        step.change(&rare)
        step.change(&frequent)
        time = step.time
        for _ in 0..<4 {
          let later = time + random.magnitude(from: 1e-4, to: 3)
          #expect(rare.state(at: later) == frequent.state(at: later))
        }
      }
    }
  }

  // MARK: Completions

  /// A plain model of the ends: a list of all changes, with the times of their starts and their rests.
  struct Model {
    struct Change {
      let token: Int?
      let start: Double
      let rest: Double
      /// When another change took its place before it began; infinite if none did.
      var dropped = Double.infinity
    }

    var changes: [Change] = []

    mutating func add(_ step: Step, rest: Double) {
      for index in changes.indices where changes[index].start > step.time && changes[index].dropped == .infinity {
        changes[index].dropped = step.time
      }
      changes.append(Change(token: step.token, start: step.time + step.delay, rest: rest))
    }

    func ends(until time: Double) -> [MotionCompletion] {
      changes.indices.compactMap { index in
        let change = changes[index]
        guard let token = change.token else { return nil }
        let next = changes[(index + 1)...].first { $0.dropped == .infinity }?.start ?? .infinity
        let cut = min(change.dropped, next)
        let isFinished = change.rest <= cut
        let end = isFinished ? change.rest : cut
        guard end <= time else { return nil }
        return MotionCompletion(token: token, outcome: isFinished ? .finished : .interrupted, time: end)
      }
    }
  }

  @Test func noEndIsLostAndNoneIsDoubled() {
    var random = SplitMix64(seed: 3)
    // 10⁶ scripts in a thorough run.
    for _ in 0..<thorough(100_000) {
      var property = Animated(0.0)
      var model = Model()
      var seen: [MotionCompletion] = []
      var time = 0.0
      for token in 0..<8 {
        let step = Self.anyStep(after: time, token: token, &random)
        if random.number() < 0.5 { seen += property.advance(to: time + (step.time - time) * random.number()) }
        step.change(&property)
        time = step.time
        model.add(step, rest: property.restTime)
      }
      seen += property.advance(to: time)
      let expected = model.ends(until: time)
      #expect(seen.sorted { $0.token < $1.token } == expected)
      #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.time <= $1.time })
      seen += property.advance(to: 1e9)
      #expect(seen.sorted { $0.token < $1.token } == model.ends(until: 1e9))
      #expect(property.advance(to: 2e9).isEmpty)
    }
  }

  @Test func anEndHasItsExactTime() {
    var property = Animated(0.0)
    property.set(to: 1, with: .spring(.bouncy), at: 0.25, token: 7)
    let rest = property.restTime
    #expect(property.advance(to: rest.nextDown).isEmpty)
    #expect(property.advance(to: rest + 0.01) == [MotionCompletion(token: 7, outcome: .finished, time: rest)])
    #expect(property.advance(to: rest + 1).isEmpty)
  }

  // MARK: Laws

  @Test func itIsAMotion() {
    var random = SplitMix64(seed: 4)
    for index in 0..<thorough(300) {
      var property = Animated(0.0)
      var time = 0.0
      for token in 0..<3 {
        let step = Self.anyStep(after: time, token: token, &random)
        step.change(&property)
        time = step.time
      }
      let offsets = (0..<20).map { _ in random.magnitude(from: 0.01, to: 9) }
      for offset in [0, 1e-6, 0.01, 0.1, 0.5, 1, 3, 10, 100] + offsets {
        let instant = time + offset
        #expect(property.isAtRest(at: instant) == (instant >= property.restTime), "\(index): \(property) at \(instant)")
      }
      #expect(property.value(at: .nan).isNaN)
    }
  }

  // MARK: Other values, storage

  @Test func vectorsColorsAndRectanglesMove() {
    var point = Animated(SIMD3<Double>(1, 2, 3))
    point.set(to: [4, 5, 6], with: .minimumJerk(duration: 1), at: 0)
    #expect(point.value(at: 1) == [4, 5, 6])
    var color = Animated(OKLabColor(.red))
    color.set(to: OKLabColor(.blue), with: .tween(duration: 0.2), at: 1)
    #expect(color.value(at: 2) == OKLabColor(.blue))
  }

  @Test func aPropertyPlaysMotionsOfTheTypeThatItNames() throws {
    var train = AnimatedValue<SIMD2<Double>, PathMotion>([5, 0])
    let walk = PathMotion("M0 0C80 0 20 60 100 60", duration: 2)
    train.set(to: [20, 20], with: .spring(.snappy), at: 0)
    let before = train.state(at: 0.1)
    train.play(walk, at: 0.1, token: 1)
    #expect((train.value(at: 0.1) - before.value).norm <= 1e-13)
    #expect((train.velocity(at: 0.1) - before.velocity).norm <= 1e-11)
    // What is left of the difference fades.
    #expect((train.value(at: 1.9) - walk.value(at: 1.8)).norm <= 1e-3)
    #expect(train.target == [100, 60])
    let onTheWay = train.state(at: 1.4)
    train.set(to: [0, 60], with: .spring(.smooth), at: 1.4)
    #expect(train.state(at: 1.4) == onTheWay)
    #expect(train.advance(to: 1.4) == [MotionCompletion(token: 1, outcome: .interrupted, time: 1.4)])
    train.reducedMotion = .jump
    train.play(walk, at: 2)
    #expect(train.value(at: 2) == [100, 60])
    // A motion that never ends has no value of rest; less motion shows its start.
    var pulse = AnimatedValue<Double, Repeated<Tween<Double>>>(0)
    pulse.play(Tween(from: 3, to: 4, duration: 1).repeated(), at: 1)
    #expect(pulse.restTime == .infinity && pulse.target == 3 && !pulse.isAtRest(at: 100))
    pulse.reducedMotion = .jump
    pulse.play(Tween(from: 3, to: 4, duration: 1).repeated(), at: 2)
    #expect(pulse.value(at: 2.5) == 3 && pulse.isAtRest(at: 2))
  }

  @Test func itIsStoredWithWhatWaits() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var property = Animated(1.0)
      var time = 0.0
      for token in 0..<4 {
        let step = Self.anyStep(after: time, token: token, &random)
        step.change(&property)
        time = step.time
      }
      let stored = try JSONEncoder().encode(property)
      var read = try JSONDecoder().decode(Animated<Double>.self, from: stored)
      #expect(read == property)
      #expect(read.advance(to: time + 9) == property.advance(to: time + 9))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Animated<Double>.self,
        from: Data(#"{"current":{"piece":{"hold":1},"start":1},"next":{"piece":{"hold":1},"start":0.5}}"#.utf8))
    }
  }

  // MARK: Reduced motion

  @Test func reducedMotionIsAPolicyInOnePlace() {
    var property = Animated(0.0)
    property.reducedMotion = .jump
    property.set(to: 100, with: .spring(.bouncy), at: 1, token: 1)
    #expect(property.value(at: 1) == 100)
    #expect(property.advance(to: 1) == [MotionCompletion(token: 1, outcome: .finished, time: 1)])
    property.reducedMotion = .calmer
    property.set(to: 0, with: .spring(.bouncy), at: 2)
    let values = (0...300).map { property.value(at: 2 + Double($0) * 0.01) }
    #expect(values.allSatisfy { $0 >= 0 })
    let (wild, calm) = (TimingCurve.cubicBezier(0.3, -1, 0.6, 2), TimingCurve.easeIn)
    #expect(MotionCourse.tween(duration: 1, curve: wild).reduced(to: .calmer) == .tween(duration: 1, curve: .ease))
    #expect(MotionCourse.tween(duration: 1, curve: calm).reduced(to: .calmer) == .tween(duration: 1, curve: calm))
  }

  // MARK: Bad input

  @Test func numbersFromOutsideThrowAndChangeNothing() {
    var property = Animated(0.0)
    property.set(to: 1, with: .spring(.snappy), at: 0)
    let before = property
    let bad = [(Double.nan, 1.0, 0.0), (.infinity, 1, 0), (1, .nan, 0), (1, 1, -1), (1, 1, .infinity)]
    for (target, time, delay) in bad {
      #expect(throws: ParameterError.self) {
        try property.set(validatingTo: target, with: .spring(.snappy), at: time, after: delay)
      }
    }
    #expect(throws: ParameterError.self) {
      try property.set(validatingTo: 2, with: .tween(duration: -1), at: 1)
    }
    // A velocity cannot fade over that time; without one a tween may last so long.
    for velocity in [nil, 1.0] {
      #expect(throws: ParameterError.self) {
        try property.set(validatingTo: 1, with: .tween(duration: 1e101), velocity: velocity, at: 0.1)
      }
    }
    #expect(property == before)
    #expect(throws: Never.self) {
      try property.set(validatingTo: 1, with: .tween(duration: 1e101), velocity: 0, at: 0.1)
    }
    #expect(property.target == 1 && property.restTime == 1e101)
  }

  @Test func errorsOfTheProgrammerTrap() async {
    await #expect(processExitsWith: .failure) { _ = Animated(Double.nan) }
    await #expect(processExitsWith: .failure) {
      var property = Animated(0.0)
      property.set(to: .infinity, at: 0)
    }
    await #expect(processExitsWith: .failure) {
      var property = Animated(0.0)
      property.decay(deceleration: 1, at: 0)
    }
  }
}
