internal import MotionFitting

/// The kind of keys that a format supports, and how it writes their numbers.
struct KeyLayout: Sendable, Hashable {
  /// The handles that the format allows.
  var shape: KeyframeCurve.Shape
  /// The times since the start of the domain.
  var time: NumberScale
  /// The values.
  var value: NumberScale
  /// The control points of a segment as parts of its duration and its change.
  ///
  /// For ``KeyframeCurve/Shape/thirds`` the slopes, in value units per second. Unused for ``KeyframeCurve/Shape/free``,
  /// whose control points are times and values.
  var handle: NumberScale
  /// Whether two keys may have the same time.
  var allowsJumps = false
  /// Whether a value may hold until the next key, and jump there.
  var allowsHolds = true
  /// Times with all digits, for jumps and corners between the rounded times.
  var exactTime: NumberScale?
  /// The error of a player's arithmetic, as a part of the largest value.
  var arithmetic = 0.0

  /// The layout with rounded times and, if the format supports them, with exact times.
  var timings: [KeyLayout] {
    guard let exactTime else { return [self] }
    var exact = self
    exact.time = exactTime
    return [self, exact]
  }

  /// The layout with more and more decimals.
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

/// Keys with the numbers that a format prints, and their largest error.
struct PrintedKeys: Sendable, Hashable {
  /// The interpolation between a key and the next one.
  enum Segment: Sendable, Hashable {
    /// A straight line.
    case linear
    /// The value of the first key until the time of the second key.
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

  /// The keys in ascending order.
  let keys: [Key]
  /// The segments between the keys, one fewer than the keys.
  let segments: [Segment]
  /// The largest error of the printed numbers, as a part of the distance.
  let maximumError: Double

  /// The number of keys in words.
  var count: String { "\(keys.count) keys" }
}
