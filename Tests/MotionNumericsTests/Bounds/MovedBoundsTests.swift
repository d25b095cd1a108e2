import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Bounds from any origin, in any unit and at any time, act like those from 0 on, moved.
@Suite struct MovedBoundsTests {
  /// A scroll view whose offsets begin at 0, and the same elsewhere.
  private struct Lists: CustomStringConvertible {
    let values: NumberMap
    let times: NumberMap
    let length: Double
    let plain: ScrollAxis
    let moved: ScrollAxis

    init(_ draws: inout SplitMix64, hasPages: Bool) {
      var values = draws.numberMap()
      // Pages are counted from the lower end, which a mirror makes the upper one.
      if hasPages { values.unit = abs(values.unit) }
      let times = draws.timeMap()
      let (length, extent) = (draws.dyadic(in: 500...3000), draws.dyadic(in: 100...800))
      let page = draws.dyadic(in: 40...500)
      let kind = hasPages ? draws.element(of: [1, 2]) : 0
      func landing(_ unit: Double) -> ScrollAxis.Landing {
        [.anywhere, .pages(length: unit * page), .multiples(of: unit * page)][kind]
      }
      let (edge, spring) = (draws.spring(), draws.spring())
      (self.values, self.times, self.length) = (values, times, length)
      plain = ScrollAxis(bounds: 0...length, extent: extent, landing: landing(1), edge: edge, page: spring)
      moved = ScrollAxis(
        bounds: values(0...length), extent: abs(values.unit) * extent,
        deceleration: Double.pow(Decay.scrollViewNormal, 1 / times.unit), landing: landing(values.unit),
        edge: edge.moved(by: times), page: spring.moved(by: times))
    }

    var description: String { "\(moved.bounds) \(moved.landing) of \(values), \(times)" }
  }

  @Test func aDraggedList() {
    for seed in 0..<UInt64(thorough(2000)) {
      var draws = SplitMix64(seed: seed)
      let lists = Lists(&draws, hasPages: false)
      let places = (0..<20).map { _ in draws.dyadic(in: -2000...5000) } + [0, lists.length, .infinity, -.infinity]
      expectMoved(
        { [lists.moved.offset(draggedTo: $0)] }, isPlain: { [lists.plain.offset(draggedTo: $0)] }, values: lists.values,
        times: lists.values, at: places, tolerance: 1e-14, "\(lists)")
      expectMoved(
        { [lists.moved.slope(draggedTo: $0)] }, isPlain: { [lists.plain.slope(draggedTo: $0)] }, times: lists.values,
        at: places, tolerance: 1e-12, "\(lists)")
      // Not so far beyond an end that the place is too far away to be known.
      let offsets = (0..<20).map { _ in
        draws.dyadic(in: -0.75 * lists.plain.extent...lists.length + 0.75 * lists.plain.extent)
      }
      expectMoved(
        { [lists.moved.place(for: $0) ?? .nan] }, isPlain: { [lists.plain.place(for: $0) ?? .nan] },
        values: lists.values, times: lists.values, at: offsets, tolerance: 1e-12, "\(lists)")
    }
  }

  @Test(arguments: [false, true]) func aListThatIsLetGo(hasPages: Bool) {
    for seed in 0..<UInt64(thorough(2000)) {
      var draws = SplitMix64(seed: seed)
      let lists = Lists(&draws, hasPages: hasPages)
      let offset = draws.dyadic(in: -300...lists.length + 300)
      let velocity = draws.dyadic(in: -6000...6000)
      let plain = lists.plain.released(at: offset, velocity: velocity)
      let moved = lists.moved.released(
        at: lists.values(offset), velocity: lists.values.rates(over: lists.times)(velocity), time: lists.times(0))
      expectMoved(
        moved, isPlain: plain, values: lists.values, times: lists.times, at: draws.instants(), size: 6000,
        speed: 10_000, tolerance: 1e-10, "\(offset) \(velocity) in \(lists)")
      #expect(abs(moved.end - lists.values(plain.end)) <= 1e-8 && moved.startTime == lists.times(0), "\(lists)")
      #expect(moved.contactTimes.count == plain.contactTimes.count)
    }
  }

  @Test func aMotionWithinBounds() {
    for seed in 0..<UInt64(thorough(3000)) {
      var draws = SplitMix64(seed: seed)
      let (values, times) = (draws.numberMap(), draws.timeMap())
      let rates = values.rates(over: times)
      let edge = draws.spring()
      let restitution = draws.element(of: [0, 0.25, 0.5, 0.75])
      let rules: [(plain: EdgeRule, moved: EdgeRule)] = [
        (.stop, .stop), (.bounce(restitution: restitution), .bounce(restitution: restitution)),
        (.spring(edge), .spring(edge.moved(by: times))),
      ]
      let rule = draws.element(of: rules)
      let range = 0...draws.dyadic(in: 20...200)
      // Outside, a bounce and a stop begin at the nearer end, as they do when they are moved.
      let (start, velocity) = (draws.dyadic(in: -50...250), draws.dyadic(in: -2000...2000))
      let plain: BoundedMotion
      let moved: BoundedMotion
      if draws.nextUnit() < 0.5 {
        let (spring, target) = (draws.spring(), draws.dyadic(in: 1...199))
        plain = SpringMotion(spring, from: start, to: target, velocity: velocity).bounded(to: range, edge: rule.plain)
        moved = SpringMotion(
          spring.moved(by: times), from: values(start), to: values(target), velocity: rates(velocity),
          startingAt: times(0)
        ).bounded(to: values(range), edge: rule.moved)
      } else {
        plain = Decay(from: start, velocity: velocity).bounded(to: range, edge: rule.plain)
        moved = Decay(
          from: values(start), velocity: rates(velocity),
          deceleration: Double.pow(Decay.scrollViewNormal, 1 / times.unit), startingAt: times(0)
        ).bounded(to: values(range), edge: rule.moved)
      }
      let borders = plain.contactTimes.prefix(20)
      // The error after a bounce is divided by the speed, and the speed falls from bounce to bounce.
      let instants = draws.instants().filter { time in borders.count < 20 && !borders.contains { abs($0 - time) < 1e-6 }
      }
      expectMoved(
        moved, isPlain: plain, values: values, times: times, at: instants, size: 1000, speed: 10_000, tolerance: 1e-8,
        "\(rule.plain) \(range) from \(start) with \(velocity)")
    }
  }
}
