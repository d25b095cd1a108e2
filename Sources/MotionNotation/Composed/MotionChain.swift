import MotionCurves
import MotionFitting

/// Motions one after another: each goes on until the next one takes over.
struct MotionChain: Hashable {
  /// A motion of the chain.
  struct Link: Hashable {
    /// The motion, on its own clock.
    let motion: ParsedMotion
    /// The time of the chain at which the motion's clock shows 0.
    let origin: Double
    /// The time from which on the motion is seen.
    let start: Double
  }

  /// The motions, by their starts; the first one is also seen before its start.
  private(set) var links: [Link] = []

  /// Adds a motion.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - origin: the time at which its clock shows 0.
  ///   - start: the time from which on it is seen, not before the start of the last motion.
  mutating func append(_ motion: ParsedMotion, origin: Double, start: Double) {
    links.append(Link(motion: motion, origin: origin, start: start))
  }

  /// Adds a value that holds from a time on.
  mutating func append(holding value: Double, from start: Double) {
    // A duration of 0 is in its domain.
    guard let jump = try? Tween(validatingFrom: 0.0, to: 1, duration: 0, curve: .linear) else { return }
    append(ParsedMotion(jump).ending(from: value, to: value), origin: start, start: start)
  }

  /// The number of the motion that is seen at a time.
  private func index(at time: Double) -> Int {
    max((0..<links.count).partitioningIndex { links[$0].start > time } - 1, 0)
  }

  /// The number of the motion that is seen just before a time.
  private func index(before time: Double) -> Int {
    max((0..<links.count).partitioningIndex { links[$0].start >= time } - 1, 0)
  }
}

extension MotionChain: ChordBounded {
  func value(at time: Double) -> Double {
    let link = links[index(at: time)]
    return link.motion.value(at: time - link.origin)
  }

  func velocity(at time: Double) -> Double {
    let link = links[index(at: time)]
    return link.motion.velocity(at: time - link.origin)
  }

  func state(at time: Double) -> (value: Double, velocity: Double) {
    let link = links[index(at: time)]
    return link.motion.state(at: time - link.origin)
  }

  func acceleration(at time: Double) -> Double {
    let link = links[index(at: time)]
    return link.motion.acceleration(at: time - link.origin)
  }

  /// The time at which the last motion is over.
  var restTime: Double { links.last.map { max($0.start, $0.origin + $0.motion.restTime) } ?? 0 }

  var restValue: Double? { links.last?.motion.restValue }

  /// The times from 0 to the end of the last motion.
  func domain(tolerance: Double) -> ClosedRange<Double>? {
    guard let link = links.last, let last = link.motion.domain(tolerance: tolerance) else { return nil }
    // A value that holds has no duration, for which its domain shows one second.
    let end = link.motion.restTime == 0 ? link.start : max(link.origin + last.upperBound, link.start)
    return end.isFinite ? min(domainStart, end)...end : nil
  }

  /// The first time of interest: 0, or a time before it at which the first motion begins.
  var domainStart: Double { links.first.map { $0.origin + min(0, $0.motion.delay) } ?? 0 }

  func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    // By the middle, as rounding may move an end across a start.
    let link = links[index(at: interval.middle)]
    return link.motion.chordDeviation(over: interval.lowerBound - link.origin...interval.upperBound - link.origin)
  }

  /// The breaks of each motion while it is seen, and the times at which the next one takes over.
  func nextBreak(after time: Double) -> MotionBreak? {
    let index = index(at: time)
    let link = links[index]
    let next = (index + 1..<links.count).first { links[$0].start > time }.map { links[$0].start }
    let end = next ?? .infinity
    guard time < end else { return nil }
    let inner = link.motion.firstBreak(after: time - link.origin, origin: link.origin, between: time..<end)
    return inner ?? next.map { seam(at: $0) }
  }

  /// The change of the motion at the start of one of them.
  private func seam(at time: Double) -> MotionBreak {
    let (old, new) = (links[index(before: time)], links[index(at: time)])
    return MotionBreak(
      at: time, before: old.motion.limits(at: time - old.origin).before,
      after: new.motion.limits(at: time - new.origin).after)
  }
}

extension MotionChain {
  /// The times of corners and peaks while the motions are seen.
  var corners: [Double] {
    links.indices.flatMap { index in
      let link = links[index]
      let end = index + 1 < links.count ? links[index + 1].start : .infinity
      return [link.start]
        + link.motion.corners.map { $0 + link.origin }.filter { $0 > link.start && $0 < end }
    }
  }

  /// The peaks of all motions, and of the changes between them.
  ///
  /// A motion that is cut short counts as a whole. A change of the velocity is an infinite acceleration.
  var peaks: MotionPeaks {
    var peaks = MotionPeaks.none
    for link in links { peaks = peaks.union(link.motion.peaks) }
    for link in links.dropFirst() {
      let seam = seam(at: link.start)
      let scale = max(abs(seam.before.value), abs(seam.after.value))
      if abs(seam.before.value - seam.after.value) > 1e-9 * scale { return .infinite }
      let speed = max(abs(seam.before.velocity), abs(seam.after.velocity), 1e-9 * peaks.speed)
      if abs(seam.before.velocity - seam.after.velocity) > 1e-9 * speed {
        peaks = peaks.union(MotionPeaks(speed: 0, acceleration: .infinity, jerk: .infinity))
      }
    }
    return peaks
  }
}
