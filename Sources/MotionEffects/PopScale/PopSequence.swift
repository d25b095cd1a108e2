import EffectCore
import MotionCurves

/// The generator of a scale that pops: 1, and from each pop on a motion until that is over.
struct PopSequence<Popping: ValueGenerator<Double>>: ValueGenerator {
  /// The scale over the seconds since the begin of a pop.
  let popping: Popping
  /// The time after the begin of a pop at which it is over.
  let duration: Double
  private var pops = EventLog<Void>()
  private var remembered = ForgottenBefore()

  init(_ popping: Popping, duration: Double) {
    self.popping = popping
    self.duration = duration
  }

  /// The scale; NaN for NaN, 1 at both infinities.
  func value(at time: Double) -> Double {
    guard let age = age(at: time) else { return time.isNaN ? .nan : 1 }
    return popping.value(at: age)
  }

  /// The time since the begin of the current pop; nil between pops.
  func age(at time: Double) -> Double? {
    remembered.require(time, "PopScale")
    guard let pop = pops.last(notAfter: time), !isOver(popAt: pops.time(of: pop), by: time) else { return nil }
    return time - pops.time(of: pop)
  }

  private func isOver(popAt start: Double, by time: Double) -> Bool { !(time - start < duration) }

  /// The first time at which a pop is over.
  private func endTime(ofPopAt start: Double) -> Double {
    TimeRounding.firstTime(near: start + duration) { isOver(popAt: start, by: $0) }
  }
}

extension PopSequence {
  /// Begins a pop; it cuts off a running one.
  mutating func pop(at time: Double) { pops.append((), at: time) }

  /// The earliest time of a query.
  var horizon: Double { remembered.time }

  mutating func forget(before time: Double) {
    guard remembered.move(to: time), let pop = pops.last(notAfter: time) else { return }
    pops.forget(before: isOver(popAt: pops.time(of: pop), by: time) ? pop + 1 : pop)
  }

  /// The end of the last pop; −∞ before the first one.
  var restTime: Double {
    pops.latestTime == -.infinity ? -.infinity : endTime(ofPopAt: pops.latestTime)
  }

  /// The begins and ends of pops, and some times within a pop, up to the next one.
  func cornerTimes(in range: ClosedRange<Double>, withinPop corners: [Double]) -> [Double] {
    let earliest = max(range.lowerBound, horizon)
    guard earliest <= range.upperBound else { return [] }
    let first = pops.last(notAfter: earliest) ?? pops.indices.lowerBound
    let end = pops.firstIndex { $0 > range.upperBound }
    return (first..<end).flatMap { pop -> [Double] in
      let start = pops.time(of: pop)
      let cut = pop + 1 < pops.indices.upperBound ? pops.time(of: pop + 1) : .infinity
      return ([start] + corners.map { start + $0 } + [endTime(ofPopAt: start)]).filter { $0 <= cut }
    }
  }
}
