internal import MotionCurves

/// The fewest keyframes through samples: between two of them a value is held, moves linearly, or is eased.
///
/// An easing is one cubic for all components, as not all players have more. Its handles are at thirds of the time, so
/// that it is a polynomial of the time, with the slopes of the samples at both ends.
///
/// The keys lie on samples. A shortest path over all segments that stay within the tolerance at every sample has the
/// fewest of them; of paths with equally many, one with keys at whole frames is taken.
///
/// - Complexity: O(*n* · *m*) for *n* samples and segments of up to *m*, at most 2,000, where segments are held or
///   linear; O(*n* · *m*²) where they are eased, with *m* of at most 480.
struct SampledKeys {
  /// A key at a sample; the value is held up to the next one, or moves towards its.
  struct Key {
    var sample: Int
    var isHeld: Bool
    /// The heights of the easing's handles; nil for a linear motion.
    var easing: SIMD2<Double>?
  }

  private(set) var keys: [Key] = []

  /// The samples that a segment may span.
  private static let greatestSpan = 2_000
  private static let greatestEasedSpan = 480

  /// - Parameters:
  ///   - samples: the numbers of each sample.
  ///   - kinds: the kind of each sample; where it changes, the value jumps.
  ///   - directions: the directions that segments have to have.
  ///   - perFrame: the number of samples of a frame.
  ///   - tolerance: the largest error of a number.
  init(
    _ samples: [[Double]], kinds: [Int], directions: SampledDirections = SampledDirections(), perFrame: Int,
    tolerance: Double
  ) {
    let count = samples.count
    guard count > 1 else {
      keys = count == 1 ? [Key(sample: 0, isHeld: true)] : []
      return
    }
    var costs = [Double](repeating: .infinity, count: count)
    var from = [Key](repeating: Key(sample: 0, isHeld: false), count: count)
    costs[0] = 0
    for start in 0..<count - 1 {
      let first = samples[start]
      var isHoldable = true
      var lows = [Double](repeating: -.infinity, count: first.count)
      var highs = [Double](repeating: .infinity, count: first.count)
      var (isLinear, isEasable) = (true, true)
      var turns = directions.turns(from: start)
      for end in start + 1..<min(count, start + 1 + Self.greatestSpan) {
        let last = samples[end]
        let isSameKind = kinds[end] == kinds[start]
        let span = Double(end - start)
        // Nothing is shorter, so that it has to do whatever its direction.
        let isShortest = end == start + 1
        let isStep = isShortest && Self.isStep(at: start, samples, tolerance)
        turns.add(directions[end])
        let isForwards = turns.allows(first, last)
        let canMove =
          isLinear && isSameKind && !isStep && (isForwards || isShortest)
          && last.indices.allSatisfy {
            let slope = (last[$0] - first[$0]) / span
            return lows[$0] <= slope && slope <= highs[$0]
          }
        let cost = costs[start] + 1 + (end % perFrame == 0 ? 0 : 1e-5)
        if cost < costs[end] {
          if canMove || isHoldable && (!turns.isMoving || isShortest) {
            (costs[end], from[end]) = (cost, Key(sample: start, isHeld: !canMove))
          } else if isSameKind, isEasable, isForwards, end - start <= Self.greatestEasedSpan,
            let easing = Self.easing(samples, start, end, tolerance), !turns.isMoving || Self.isMonotone(easing)
          {
            (costs[end], from[end]) = (cost, Key(sample: start, isHeld: false, easing: easing))
          }
        }
        // The sample is inside of all longer segments.
        guard isSameKind else { break }
        isLinear = isLinear && !isStep && turns.isStraight
        isHoldable = isHoldable && !turns.isMoving && last.indices.allSatisfy { abs(last[$0] - first[$0]) <= tolerance }
        for index in last.indices {
          lows[index] = max(lows[index], (last[index] - first[index] - tolerance) / span)
          highs[index] = min(highs[index], (last[index] - first[index] + tolerance) / span)
          if lows[index] > highs[index] { isLinear = false }
        }
        if isStep || !turns.isStraight { isEasable = false }
        if !isLinear && !isHoldable && (!isEasable || end - start >= Self.greatestEasedSpan) { break }
      }
    }
    var place = count - 1
    keys = [Key(sample: place, isHeld: true)]
    while place > 0 {
      keys.append(from[place])
      place = from[place].sample
    }
    keys.reverse()
  }

  /// The cubic with handles at thirds of the time.
  private static func eased(_ u: Double, _ easing: SIMD2<Double>) -> Double {
    let rest = 1 - u
    return 3 * rest * u * (rest * easing.x + u * easing.y) + u * u * u
  }

  /// Whether an easing never goes back, which would turn a layer round: its handles are in the order of their heights.
  private static func isMonotone(_ easing: SIMD2<Double>) -> Bool {
    0 <= easing.x && easing.x <= easing.y && easing.y <= 1
  }

  /// The easing from a sample to another that stays within the tolerance of all between them; nil if there is none.
  private static func easing(_ samples: [[Double]], _ start: Int, _ end: Int, _ tolerance: Double) -> SIMD2<Double>? {
    let (first, last) = (samples[start], samples[end])
    // The component that moves most shows the progress.
    guard end - start >= 4,
      let leading = first.indices.max(by: { abs(last[$0] - first[$0]) < abs(last[$1] - first[$1]) })
    else { return nil }
    let change = last[leading] - first[leading]
    guard abs(change) > tolerance else { return nil }
    func value(_ place: Int) -> Double { samples[place][leading] }
    // Slopes of second order from the samples inside.
    let startSlope = (4 * value(start + 1) - 3 * value(start) - value(start + 2)) / 2
    let endSlope = (3 * value(end) - 4 * value(end - 1) + value(end - 2)) / 2
    let span = Double(end - start)
    // Players take handles as decimals, and so the rounded ones are checked.
    let easing = SIMD2(
      (startSlope * span / 3 / change).rounded(decimals: 6), (1 - endSlope * span / 3 / change).rounded(decimals: 6))
    guard easing.x.magnitude < 100, easing.y.magnitude < 100 else { return nil }
    func fits(_ place: Int) -> Bool {
      let progress = eased(Double(place - start) / span, easing)
      let sample = samples[place]
      for index in first.indices {
        let error = first[index] + (last[index] - first[index]) * progress - sample[index]
        if abs(error) > tolerance { return false }
      }
      return true
    }
    // The middle is most often what does not fit.
    guard fits((start + end) / 2) else { return nil }
    for place in start + 1..<end where !fits(place) { return nil }
    return easing
  }

  mutating func append(_ key: Key) { keys.append(key) }

  /// Whether a value jumps from a sample to the next: by far more than before and after.
  private static func isStep(at start: Int, _ samples: [[Double]], _ tolerance: Double) -> Bool {
    func change(_ place: Int) -> Double {
      guard samples.indices.contains(place), samples.indices.contains(place + 1) else { return 0 }
      return zip(samples[place], samples[place + 1]).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }
    let jump = change(start)
    return jump > tolerance && jump > 8 * max(change(start - 1), change(start + 1))
  }

  /// The place of the key at a sample, or of the last one before it.
  func place(ofKeyAt sample: Int) -> Int { max(0, keys.partitioningIndexOfSample(after: sample) - 1) }

  /// The numbers at a sample, by the keys.
  func value(at sample: Int, of keyValues: [[Double]]) -> [Double] {
    let index = place(ofKeyAt: sample)
    guard index + 1 < keys.count, !keys[index].isHeld else { return keyValues[index] }
    let (start, end) = (keys[index].sample, keys[index + 1].sample)
    var progress = Double(sample - start) / Double(end - start)
    if let easing = keys[index].easing { progress = Self.eased(progress, easing) }
    return zip(keyValues[index], keyValues[index + 1]).map { $0 + ($1 - $0) * progress }
  }
}

extension [SampledKeys.Key] {
  /// The first key after a sample.
  fileprivate func partitioningIndexOfSample(after sample: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].sample > sample { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
