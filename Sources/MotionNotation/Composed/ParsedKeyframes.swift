import MotionCurves
import MotionFitting
import MotionKeyframes

/// Keyframes in a line of the motion notation: `keyframes(0, 110 at 60% ease-out, 100)`.
///
/// The times are parts of a duration that stands beside the keyframes, or seconds.
struct ParsedKeyframes {
  /// A key.
  struct Key: Hashable {
    let value: Double
    /// The time, in seconds or as a part of the duration.
    var time: Double
    /// The curve from this key to the next.
    let curve: TimingCurve
  }

  /// The rule between two keys.
  enum Rule: String, CaseIterable {
    /// A line, eased by the key's curve.
    case linear
    /// Core Animation's cubics.
    case cubic
    /// Steffen's cubics, which do not overshoot.
    case monotone
    /// The cubics with a continuous second derivative.
    case natural
    /// Centripetal Catmull–Rom cubics.
    case catmullRom = "catmull-rom"
  }

  /// The keys by their times; those by parts of a duration begin at 0 and end at 1.
  let keys: [Key]
  let rule: Rule
  /// Whether the times are parts of a duration.
  let isByProgress: Bool
  private let course: Course

  private enum Course {
    case lines(MotionChain)
    case cubics(PiecewiseCubic<Double>)
  }

  /// Creates keyframes from at least one key.
  ///
  /// - Throws: ``ParameterError`` for numbers outside their domain.
  init(_ keys: [Key], _ rule: Rule, isByProgress: Bool) throws(ParameterError) {
    var keys = keys
    if isByProgress, let first = keys.first, first.time > 0 {
      keys.insert(Key(value: first.value, time: 0, curve: .linear), at: 0)
    }
    if isByProgress, let last = keys.last, last.time < 1 {
      keys.append(Key(value: last.value, time: 1, curve: .linear))
    }
    (self.keys, self.rule, self.isByProgress) = (keys, rule, isByProgress)
    course = rule == .linear ? .lines(try Self.lines(keys)) : .cubics(try Self.cubics(keys, rule))
  }

  private static func lines(_ keys: [Key]) throws(ParameterError) -> MotionChain {
    var chain = MotionChain()
    for (key, next) in zip(keys, keys.dropFirst()) {
      try ParameterError.requireFinite(next.value - key.value, "the distance between two keys")
      let tween = try Tween(validatingFrom: 0.0, to: 1, duration: next.time - key.time, curve: key.curve)
      chain.append(ParsedMotion(tween).ending(from: key.value, to: next.value), origin: key.time, start: key.time)
    }
    return chain
  }

  private static func cubics(_ keys: [Key], _ rule: Rule) throws(ParameterError) -> PiecewiseCubic<Double> {
    let frames = keys.map { Keyframe($0.value, at: $0.time) }
    let track: KeyframeTrack<Double> =
      switch rule {
      case .linear, .cubic: try KeyframeTrack(validating: frames, mode: .cubic)
      case .monotone: try KeyframeTrack(validating: frames, spline: .monotone())
      case .natural: try KeyframeTrack(validating: frames, spline: .natural)
      case .catmullRom: try KeyframeTrack(validating: frames, spline: .catmullRom())
      }
    return track.curve
  }

  private var first: Key { keys[0] }
  private var last: Key { keys[keys.count - 1] }
}

extension ParsedKeyframes: Hashable {
  static func == (one: ParsedKeyframes, other: ParsedKeyframes) -> Bool {
    one.keys == other.keys && one.rule == other.rule && one.isByProgress == other.isByProgress
  }

  func hash(into hasher: inout Hasher) { hasher.combine(keys) }
}

extension ParsedKeyframes: ChordBounded {
  func value(at time: Double) -> Double {
    switch course {
    case .lines(let chain): chain.value(at: time)
    case .cubics(let curve): curve.value(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch course {
    case .lines(let chain): chain.velocity(at: time)
    case .cubics(let curve): curve.velocity(at: time)
    }
  }

  func state(at time: Double) -> (value: Double, velocity: Double) {
    switch course {
    case .lines(let chain): chain.state(at: time)
    case .cubics(let curve): curve.state(at: time)
    }
  }

  func acceleration(at time: Double) -> Double {
    switch course {
    case .lines(let chain): chain.acceleration(at: time)
    case .cubics(let curve): curve.acceleration(at: time)
    }
  }

  var restTime: Double { last.time }
  var restValue: Double? { last.value }
  func domain(tolerance: Double) -> ClosedRange<Double>? { 0...restTime }

  func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    switch course {
    case .lines(let chain): chain.chordDeviation(over: interval)
    case .cubics(let curve): curve.chordDeviation(over: interval)
    }
  }

  func nextBreak(after time: Double) -> MotionBreak? {
    switch course {
    case .lines(let chain): chain.nextBreak(after: time)
    case .cubics(let curve): curve.nextBreak(after: time)
    }
  }
}

extension ParsedKeyframes: DescribedMotion {
  var kind: MotionKind { .keyframes }
  var timeMeaning: ParsedMotion.TimeMeaning { isByProgress ? .progress : .seconds }
  var ends: (start: Double, end: Double) { (first.value, last.value) }
  var corners: [Double] { keys.map { $0.time } }
  var valueMeaning: ValueMeaning { .places }

  var notation: String {
    var parts = keys.enumerated().map { index, key in
      let isPlain = isByProgress && (index == 0 || index == keys.count - 1)
      let time = isByProgress ? key.time.percentage : "\(key.time.shortestDecimal)s"
      let curve = key.curve == .linear ? "" : " \(key.curve)"
      return key.value.shortestDecimal + (isPlain ? "" : " at \(time)") + curve
    }
    if rule != .linear { parts.append("mode: \(rule.rawValue)") }
    return "keyframes(\(parts.joined(separator: ", ")))"
  }

  var parts: [MotionProperty] {
    [
      MotionProperty("mode", .word(rule.rawValue)),
      MotionProperty("keys", .pairs(keys.map { ($0.time, $0.value) })),
    ]
  }

  func properties(in scale: PropertyScale) -> [MotionProperty] {
    [
      MotionProperty("from", scale.value(first.value)), MotionProperty("to", scale.value(last.value)),
      MotionProperty("keys", .number(Double(keys.count))), MotionProperty("mode", .word(rule.rawValue)),
      MotionProperty("duration", scale.duration(restTime)),
    ]
  }

  func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] {
    (isByProgress ? [] : [.end(restTime)]) + [.range(ClosedRange(spanning: keys.map { $0.value }))]
  }

  /// The peaks between the keys; a corner at a key is an infinite acceleration.
  var peaks: MotionPeaks {
    switch course {
    case .lines(let chain): chain.peaks
    case .cubics(let curve): curve.peaks
    }
  }

  func lasting(_ duration: Double, after delay: Double) throws(ParameterError) -> ParsedMotion? {
    guard isByProgress else { return nil }
    guard duration > 0, duration.isFinite else {
      throw ParameterError(parameter: "duration", value: duration.shortestDecimal, allowed: "a positive number")
    }
    var keys = keys
    for index in keys.indices {
      let time = keys[index].time * duration
      // 40 % of 0.9 s are 0.36 s, though the product is an ulp off.
      let short = (1e12 * time).rounded() / 1e12
      keys[index].time = abs(short - time) <= 2 * time.ulp ? short : time
    }
    return try ParsedMotion(ParsedKeyframes(keys, rule, isByProgress: false)).after(delay)
  }
}

extension PiecewiseCubic<Double> {
  /// The peaks of the cubics: their second derivative is linear, so its peak is at an end, as is a line's.
  fileprivate var peaks: MotionPeaks {
    var (speed, acceleration, jerk) = (0.0, 0.0, 0.0)
    var last: (velocity: Double, acceleration: Double)?
    for (index, piece) in pieces.enumerated() {
      let duration = keyTimes[index + 1] - keyTimes[index]
      guard duration > 0 else { return .infinite }
      let rate = 1 / duration
      let bends = (piece.acceleration(at: 0) * rate * rate, piece.acceleration(at: 1) * rate * rate)
      var turns = [0.0, 1.0]
      if bends.0 * bends.1 < 0 { turns.append(bends.0 / (bends.0 - bends.1)) }
      speed = turns.reduce(speed) { max($0, abs(piece.velocity(at: $1)) * rate) }
      acceleration = max(acceleration, abs(bends.0), abs(bends.1))
      jerk = max(jerk, abs(bends.1 - bends.0) * rate)
      let velocity = piece.velocity(at: 0) * rate
      if let last {
        if abs(last.velocity - velocity) > 1e-9 * speed { acceleration = .infinity }
        if abs(last.acceleration - bends.0) > 1e-9 * acceleration { jerk = .infinity }
      }
      last = (piece.velocity(at: 1) * rate, bends.1)
    }
    return MotionPeaks(speed: speed, acceleration: acceleration, jerk: jerk)
  }
}
