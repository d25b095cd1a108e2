import MotionNumerics
import TestSupport
import Testing

/// Sequences that begin anywhere, in any unit and at any time, and staggers of any count from any item.
@Suite struct MovedChoreographyTests {
  private func steps(
    _ draws: inout SplitMix64, _ values: NumberMap, _ times: NumberMap
  ) -> (plain: [MotionStep<Double>], moved: [MotionStep<Double>]) {
    var (plain, moved): ([MotionStep<Double>], [MotionStep<Double>]) = ([], [])
    for _ in 0..<draws.count() {
      let (target, duration) = (draws.dyadic(in: -300...300), draws.dyadic(in: 0.0625...1))
      let delay = draws.element(of: [0, 0, 0.25, -0.03125])
      let (later, longer) = (times.unit * delay, times.unit * duration)
      switch draws.element(of: [0, 1, 2]) {
      case 0:
        let (spring, isWhole) = (draws.spring(), draws.nextUnit() < 0.3)
        plain.append(.spring(spring, to: target, for: isWhole ? nil : duration, after: delay))
        moved.append(
          .spring(spring.moved(by: times), to: values(target), for: isWhole ? nil : longer, after: later))
      case 1:
        let curve = draws.element(of: [TimingCurve.linear, .easeOut, .steps(Steps(4))])
        plain.append(.tween(to: target, duration: duration, curve: curve, after: delay))
        moved.append(.tween(to: values(target), duration: longer, curve: curve, after: later))
      default:
        plain.append(.minimumJerk(to: target, duration: duration, after: delay))
        moved.append(.minimumJerk(to: values(target), duration: longer, after: later))
      }
    }
    return (plain, moved)
  }

  @Test func sequences() {
    for seed in 0..<UInt64(thorough(2000)) {
      var draws = SplitMix64(seed: seed)
      let (values, times) = (draws.numberMap(), draws.timeMap())
      let steps = steps(&draws, values, times)
      let (start, velocity) = (draws.dyadic(in: -300...300), draws.dyadic(in: -900...900))
      let plain = MotionSequence(steps.plain, from: start, velocity: velocity)
      let moved = MotionSequence(
        steps.moved, from: values(start), velocity: values.rates(over: times)(velocity), startingAt: times(0))
      #expect(zip(plain.startTimes, moved.startTimes).allSatisfy { abs(times($0) - $1) <= 1e-9 })
      #expect(plain.startTimes.count == moved.startTimes.count && moved.startTimes.first == times(plain.startTimes[0]))
      // The rest of a spring is known to some ulp: it is not asked so near to the step that follows.
      let instants = draws.instants().filter { time in
        plain.startTimes.allSatisfy { $0 == time || abs($0 - time) > 1e-6 }
      }
      expectMoved(
        moved, isPlain: plain, values: values, times: times, at: instants, size: 3000, speed: 30_000, tolerance: 1e-9,
        "\(steps.plain)")
    }
  }

  @Test func staggersAreMovedAndMirrored() {
    for seed in 0..<UInt64(thorough(2000)) {
      var draws = SplitMix64(seed: seed)
      let (count, interval, unit) = (
        draws.count() + draws.count() / 3, draws.dyadic(in: 0.0625...1), draws.timeMap().unit
      )
      let curve = draws.element(of: [TimingCurve.linear, .easeOut, .easeInOut])
      let index = Int.random(in: 0..<count, using: &draws)
      let mirrored: [(Stagger.Origin, Stagger.Origin)] = [
        (.first, .last), (.last, .first), (.center, .center), (.edges, .edges),
        (.index(index), .index(count - 1 - index)),
        (.index(count + index), .index(-1 - index)),
      ]
      for (origin, mirror) in mirrored {
        let plain = Stagger(count: count, interval: interval, from: origin, curve: curve).delays
        #expect(
          Stagger(count: count, interval: unit * interval, from: origin, curve: curve).delays == plain.map { unit * $0 }
        )
        #expect(Stagger(count: count, interval: interval, from: mirror, curve: curve).delays == plain.reversed())
        let total = plain.max() ?? 0
        let byTotal = Stagger(count: count, total: total, from: origin, curve: curve).delays
        #expect(zip(plain, byTotal).allSatisfy { abs($0 - $1) <= 1e-14 * total }, "\(origin) of \(count)")
        #expect(plain.min() == 0)
      }
      // From an item on both sides: a neighbour, one interval.
      let around = Stagger(count: count, interval: interval, from: .index(index)).delays
      #expect(around == (0..<count).map { interval * Double(abs($0 - index)) })
      let edges = Stagger(count: count, interval: interval, from: .edges).delays
      let center = Stagger(count: count, interval: interval, from: .center).delays
      #expect(zip(edges, center).allSatisfy { $0 + $1 == interval * Double((count - 1) / 2) })
    }
  }

  @Test func staggeredItemsAreMovedByTheirDelay() {
    for seed in 0..<UInt64(thorough(500)) {
      var draws = SplitMix64(seed: seed)
      let (values, times, spring) = (draws.numberMap(), draws.timeMap(), draws.spring())
      let (count, interval) = (draws.count(), draws.dyadic(in: 0.0625...1))
      let index = Int.random(in: 0..<count, using: &draws)
      let plain = SpringMotion(spring, from: 0, to: 1)
      let item = SpringMotion(spring.moved(by: times), from: values(0), to: values(1))
        .staggered(Stagger(count: count, interval: times.unit * interval, from: .last), at: index)
      let later = NumberMap(origin: times.unit * interval * Double(count - 1 - index), unit: times.unit)
      expectMoved(
        { [item.value(at: $0)] }, isPlain: { [plain.value(at: $0)] }, values: values, times: later,
        at: draws.instants(), tolerance: 1e-12, "\(index) of \(count)")
    }
  }
}
