internal import LayerAnimation
internal import MotionCurves
import MotionKeyframes
import MotionNotation

/// Keys that describe an animation exactly, without a fit: its values, and the curves between them.
struct ExactKeys: Sendable {
  struct Key: Sendable {
    /// The seconds from the start.
    var time: Double
    var numbers: SIMD2<Double>
    /// The curve to the next key.
    var curve: TimingCurve
  }

  /// At least two keys, in ascending order; two at one time are a jump.
  var keys: [Key]

  var duration: Double { keys[keys.count - 1].time }

  /// The keys followed by the same keys in reverse; nil if a curve has no reverse.
  var mirrored: ExactKeys? {
    var mirrored = keys
    for (index, key) in keys.enumerated().reversed().dropFirst() {
      guard let curve = key.curve.reversed else { return nil }
      mirrored[mirrored.count - 1].curve = curve
      mirrored.append(Key(time: 2 * duration - key.time, numbers: keys[index].numbers, curve: .linear))
    }
    return ExactKeys(keys: mirrored)
  }

  /// The keys repeated a number of times; nil if there would be a jump in between.
  func repeated(_ count: Int) -> ExactKeys? {
    guard count == 1 || keys[0].numbers == keys[keys.count - 1].numbers else { return nil }
    var repeated = keys
    for iteration in 1..<max(count, 1) {
      repeated.removeLast()
      repeated += keys.map {
        Key(time: Double(iteration) * duration + $0.time, numbers: $0.numbers, curve: $0.curve)
      }
    }
    return ExactKeys(keys: repeated)
  }
}

extension AnimationChannel {
  /// The keys of an iteration, if a single animation moves the property; nil for other animations.
  func exactKeys(in exporter: AnimationExporter) -> ExactKeys? {
    let timing = exporter.animation.timing
    let duration = timing.duration / timing.speed
    guard !isPathRotation, let (animation, form) = exporter.animation.only(of: keyPath) else { return nil }
    switch form {
    case .spring, .motion: return nil
    case .basic:
      var plain = animation
      plain.timing = timing
      plain.timingCurve = .linear
      let ends = exporter.with(plain, over: nil)
      return ExactKeys(keys: [
        ExactKeys.Key(time: 0, numbers: numbers(of: ends, at: 0), curve: animation.timingCurve),
        ExactKeys.Key(time: duration, numbers: numbers(of: ends, at: duration), curve: .linear),
      ])
    case .keyframe(let track):
      guard animation.timingCurve == .linear else { return nil }
      return track.exactKeys(over: duration)
    }
  }
}

extension LayerTrack {
  /// The keys of a track of straight or held segments; nil for cubics, springs and paths.
  fileprivate func exactKeys(over duration: Double) -> ExactKeys? {
    guard case .values(let values) = source, options.mode != .cubic, options.mode != .cubicPaced, !options.hasSprings
    else { return nil }
    let times = keyTimes
    let isDiscrete = options.mode == .discrete
    var keys: [ExactKeys.Key] = []
    for (index, value) in values.enumerated() where index < times.count {
      let curves = options.mode == .paced ? [] : options.timingCurves
      let numbers = value.planeNumbers
      keys.append(
        ExactKeys.Key(
          time: times[index] * duration,
          numbers: SIMD2(numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0),
          curve: isDiscrete ? .stepEnd : index < curves.count ? curves[index] : .linear))
    }
    guard let first = keys.first, let last = keys.last, first.time >= 0, last.time <= duration else { return nil }
    // Before the first key and after the last one the value holds.
    if first.time > 0 { keys.insert(ExactKeys.Key(time: 0, numbers: first.numbers, curve: .linear), at: 0) }
    if last.time < duration || keys.count == 1 {
      keys[keys.count - 1].curve = .linear
      keys.append(ExactKeys.Key(time: duration, numbers: last.numbers, curve: .linear))
    }
    return ExactKeys(keys: keys)
  }
}

extension TimingCurve {
  /// The curve that goes back the same way, rotated by half a turn; nil if no such curve is known.
  fileprivate var reversed: TimingCurve? {
    if self == .linear { return .linear }
    guard let curve = cubicBezier else { return nil }
    // 1 - 0.43 is written as 0.57.
    func turned(_ number: Double) -> Double { (1 - number).rounded(toDecimals: 15) }
    return .cubicBezier(turned(curve.x2), turned(curve.y2), turned(curve.x1), turned(curve.y1))
  }

  /// The curve as a segment between two keys; nil for a curve that keys with Béziers cannot have.
  var segment: PrintedKeys.Segment? {
    if self == .linear { return .linear }
    if self == .stepEnd { return .hold }
    let form = ExportShape.curve(self, duration: nil, delay: 0)
    return form.cubicBezier.map { .bezier(x1: $0.x1, y1: $0.y1, x2: $0.x2, y2: $0.y2) }
  }
}

extension ExactKeys {
  /// One of the numbers as keys with Béziers; nil if a curve is no Bézier, or a number cannot be written.
  ///
  /// - Parameters:
  ///   - component: the index of the number.
  ///   - time: how times are written.
  ///   - unit: the number of the format's units in one of this package's units.
  /// - Returns: the keys.
  func printed(_ component: Int, time: NumberScale, unit: Double) -> PrintedKeys? {
    var segments: [PrintedKeys.Segment] = []
    for (key, next) in zip(keys, keys.dropFirst()) {
      let isStill = key.numbers[component] == next.numbers[component]
      guard let segment = isStill ? .linear : key.curve.segment else { return nil }
      segments.append(segment)
    }
    let printed = keys.map { key in
      PrintedKeys.Key(
        time: time.printed(key.time), value: (key.numbers[component] * unit).rounded(toDecimals: 12))
    }
    // Exact means to a billionth of the shortest interval and of the largest value.
    let gaps = zip(keys, keys.dropFirst()).map { $1.time - $0.time }.filter { $0 > 0 }
    let (gap, size) = (gaps.min() ?? 1, keys.reduce(0) { max($0, abs($1.numbers[component] * unit)) })
    for (key, print) in zip(keys, printed) {
      guard abs(time.read(print.time) - key.time) <= 1e-9 * min(gap, 1),
        abs(print.value - key.numbers[component] * unit) <= 1e-9 * size
      else { return nil }
    }
    return PrintedKeys(keys: printed, segments: segments, maximumError: 0)
  }
}
