internal import MotionFitting

/// What a format can hold of keys, and how it writes their numbers.
struct KeyLayout: Sendable, Hashable {
  /// What the handles may be.
  var shape: KeyframeCurve.Shape
  /// The times since the start of the domain.
  var time: NumberScale
  /// The values.
  var value: NumberScale
  /// The control points of a segment as parts of its duration and its change; for ``KeyframeCurve/Shape/thirds`` the slopes,
  /// in value units per second; without a meaning for ``KeyframeCurve/Shape/free``, whose control points are times and
  /// values.
  var handle: NumberScale
  /// Whether two keys may stand at one time.
  var allowsJumps = false
  /// Whether a value may hold until the next key, and jump there.
  var allowsHolds = true
  /// Times with all their digits, for jumps and corners that are between the rounded ones.
  var exactTime: NumberScale?
  /// What the arithmetic of a player may be off by, as a part of the largest value.
  var arithmetic = 0.0

  /// The same with rounded times, and with exact ones where the format has these.
  var timings: [KeyLayout] {
    guard let exactTime else { return [self] }
    var exact = self
    exact.time = exactTime
    return [self, exact]
  }

  /// The same with more and more decimals.
  var refinements: [KeyLayout] {
    if case .single = value.rounding { return [self] }
    return (0...4).map { digits in
      var layout = self
      layout.value = value.finer(by: digits)
      layout.handle = handle.finer(by: digits)
      return layout
    }
  }
}

/// Keys with the numbers that a format prints, and how near they are to the motion.
struct PrintedKeys: Sendable, Hashable {
  /// What is between a key and the next one.
  enum Segment: Sendable, Hashable {
    /// A straight line.
    case linear
    /// The value of the first key, until the second one's.
    case hold
    /// Control points as parts of the segment's duration and change.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Control points as times and values in the format's units.
    case points(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A Hermite cubic with slopes at both ends, in the format's value units per second.
    case hermite(start: Double, end: Double)
  }

  /// A key in the format's units.
  struct Key: Sendable, Hashable {
    var time: Double
    var value: Double
  }

  /// In ascending order.
  let keys: [Key]
  /// One fewer than the keys.
  let segments: [Segment]
  /// The largest error, as a part of the distance: of the numbers as they are printed.
  let maximumError: Double

  /// The number of keys in words.
  var count: String { "\(keys.count) keys" }
}
