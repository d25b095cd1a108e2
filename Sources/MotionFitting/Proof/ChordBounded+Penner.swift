public import MotionCurves
import RealModule

extension PennerEasing: ChordBounded {
  /// From a bound of the second derivative of the accelerating half; where circ is vertical, from the rise of circ.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    guard interval.lowerBound < 1 && interval.upperBound > 0 else { return 0 }
    let (start, end) = (max(interval.lowerBound, 0), min(interval.upperBound, 1))
    let shape = PennerShape(family: family, isHalf: direction == .easeInOut)
    let half = start...end
    // The rest 1 − p at the faster end keeps the accuracy of the given progress. Circ needs that accuracy where it is
    // vertical.
    let deviation: Double
    switch direction {
    case .easeIn: deviation = half.chordDeviation(curvature: shape.curvature(from: start, to: end, rest: 1 - end))
    case .easeOut:
      deviation = half.chordDeviation(curvature: shape.curvature(from: 1 - end, to: 1 - start, rest: start))
    case .easeInOut where start < 0.5:
      let last = min(2 * end, 1)
      deviation = half.chordDeviation(curvature: 2 * shape.curvature(from: 2 * start, to: last, rest: 1 - last))
    case .easeInOut:
      let bend = shape.curvature(from: 2 - 2 * end, to: 2 - 2 * start, rest: 2 * start - 1)
      deviation = half.chordDeviation(curvature: 2 * bend)
    }
    return family == .circ ? min(deviation, abs(value(at: end) - value(at: start))) : deviation
  }

  /// The ends, the middle of an in-out curve, and the impacts of bounce.
  public func nextBreak(after progress: Double) -> MotionBreak? {
    guard let time = breakTimes.first(where: { $0 > progress }) else { return nil }
    // Expo and elastic jump at an end by 2⁻¹⁰. The others are continuous, but a step of an ulp would show where circ is
    // vertical.
    let jumps = family == .expo || family == .elastic
    func limit(_ neighbour: Double, slopeAt point: Double) -> MotionLimit {
      let isInside = neighbour > 0 && neighbour < 1
      return MotionLimit(value: value(at: jumps && isInside ? neighbour : time), velocity: velocity(at: point))
    }
    let (left, right) = (time.nextDown, time.nextUp)
    return MotionBreak(
      at: time, before: limit(left, slopeAt: time == 0 ? -1 : time == 1 ? 1 : left),
      after: limit(right, slopeAt: time == 1 ? 2 : time == 0 ? 0 : right))
  }

  private var breakTimes: [Double] {
    let impacts = family == .bounce ? [0.25, 0.75, 1.75].map { $0 / 2.75 } : []
    switch direction {
    case .easeIn: return [0] + impacts + [1]
    case .easeOut: return [0] + impacts.reversed().map { 1 - $0 } + [1]
    case .easeInOut: return [0] + impacts.map { 0.5 * $0 } + [0.5] + impacts.reversed().map { 1 - 0.5 * $0 } + [1]
    }
  }
}

extension PennerShape {
  /// An upper bound of the second derivative between two progresses.
  ///
  /// For the second one, 1 − p is given too.
  fileprivate func curvature(from start: Double, to end: Double, rest: Double) -> Double {
    switch family {
    // Largest at the faster end.
    case .quad, .cubic, .quart, .quint, .expo, .circ, .bounce: return abs(acceleration(at: end, rest: rest))
    case .back: return max(abs(acceleration(at: start, rest: 1 - start)), abs(acceleration(at: end, rest: rest)))
    case .sine: return 0.25 * .pi * .pi
    case .elastic:
      return (Self.rate * Self.rate + angularFrequency * angularFrequency) * Double.exp2(-10 * rest)
    }
  }
}
