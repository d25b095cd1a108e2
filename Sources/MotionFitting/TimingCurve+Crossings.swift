package import MotionCurves

extension TimingCurve {
  /// The progresses in 0…1 at which the curve has a value, in ascending order: the inverse, with all its branches.
  ///
  /// A jump across the value counts as a crossing. Where the curve stays at the value, both ends of that interval count.
  ///
  /// - Parameter value: any number.
  /// - Returns: the progresses, to some ulp. A cubic Bézier gives those of ``CubicBezier/crossings(of:)``. Of other
  ///   curves, two crossings closer than a 256th of a smooth part may be missed.
  package func crossings(of value: Double) -> [Double] {
    if let cubicBezier { return cubicBezier.crossings(of: value) }
    if self == .linear { return (0...1).contains(value) ? [value] : [] }
    guard let sections = try? smoothSections(over: 0...1) else { return [] }
    var found: [Double] = []
    var reached = sections[0].start.limit.value
    for section in sections {
      let from = section.start.limit.value
      if min(reached, from) < value && value < max(reached, from) { found.append(section.start.time) }
      reached = section.end.limit.value
      let length = section.end.time - section.start.time
      var (time, last) = (section.start.time, section.start.limit.value - value)
      if last == 0 { found.append(time) }
      for step in 1...256 {
        let next = step == 256 ? section.end.time : section.start.time + length * (Double(step) / 256)
        let difference = section.value(of: self, at: next) - value
        if difference == 0 {
          // Inside an interval at the value only its ends count.
          if last != 0 || step == 256 { found.append(next) }
        } else if last * difference < 0 {
          found.append(crossing(of: value, in: time...next, isRising: difference > 0))
        }
        (time, last) = (next, difference)
      }
    }
    return found.enumerated().filter { $0.offset == 0 || found[$0.offset - 1] != $0.element }.map { $0.element }
  }

  /// The crossing in an interval, by bisection.
  private func crossing(of value: Double, in interval: ClosedRange<Double>, isRising: Bool) -> Double {
    var (low, high) = (interval.lowerBound, interval.upperBound)
    while true {
      let middle = low + 0.5 * (high - low)
      guard middle > low && middle < high else { return middle }
      if (self.value(at: middle) < value) == isRising { low = middle } else { high = middle }
    }
  }
}
