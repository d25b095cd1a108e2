internal import VectorScene

/// Keys for the values of frames between two jumps.
///
/// Values along a line, such as a single number, get Béziers. Other values get lines from frame to frame, as few as
/// possible.
struct IntervalFit {
  let times: [Double]
  let values: [[Double]]
  /// The frames at which other values may jump.
  let isCorner: [Bool]
  /// The largest error at a frame, in each component.
  let tolerance: Double
  /// The decimals of the printed values.
  let decimals: Int

  /// The keys of frames without a jump in between.
  ///
  /// At a jump of other values, these values may have a corner. Join both sides of a corner only if that needs no extra
  /// key.
  func keys(in frames: [Int]) -> [LottieCurve.Key] {
    var keys: [LottieCurve.Key] = []
    var (interval, intervalKeys): ([Int], [LottieCurve.Key]) = ([], [])
    for part in parts(of: frames) {
      let partKeys = smoothKeys(in: part)
      if interval.isEmpty {
        (interval, intervalKeys) = (part, partKeys)
        continue
      }
      let whole = interval + part.dropFirst()
      let wholeKeys = smoothKeys(in: whole)
      if wholeKeys.count < intervalKeys.count + partKeys.count {
        (interval, intervalKeys) = (whole, wholeKeys)
      } else {
        // Both parts have a key where they meet.
        keys += intervalKeys.dropLast()
        (interval, intervalKeys) = (part, partKeys)
      }
    }
    return keys + intervalKeys
  }

  /// The frames up to each corner.
  ///
  /// The corner is also the first frame of the next part.
  private func parts(of frames: [Int]) -> [[Int]] {
    var parts: [[Int]] = []
    var part: [Int] = []
    for frame in frames {
      part.append(frame)
      if isCorner[frame] && part.count > 1 {
        parts.append(part)
        part = [frame]
      }
    }
    return part.count > 1 || parts.isEmpty ? parts + [part] : parts
  }

  private func smoothKeys(in frames: [Int]) -> [LottieCurve.Key] {
    guard frames.count > 2 else { return lines(between: frames) }
    let times = frames.map { self.times[$0] }
    let base = values[frames[0]]
    guard let line = direction(frames) else {
      let knots = PiecewiseLinearFit.knots(of: frames.map { values[$0] }, at: times, tolerance: tolerance)
      return lines(between: knots.map { frames[$0] })
    }
    let numbers = frames.map { progress(of: $0, from: base, along: line) }
    let pieces = KeyPieces(tolerance: 0.9 * tolerance).pieces(times: times, values: numbers)
    func printed(_ number: Double) -> [Double] {
      base.indices.map { (base[$0] + number * line[$0]).rounded(toDecimals: decimals) }
    }
    var keys: [LottieCurve.Key] = []
    for piece in pieces {
      let (first, last) = (printed(piece.start), printed(piece.end))
      let easing = first == last ? .linear : piece.easing(tolerance: tolerance)
      if !keys.isEmpty { keys.removeLast() }
      keys.append(LottieCurve.Key(time: piece.startTime, values: first, easing: easing))
      keys.append(LottieCurve.Key(time: piece.endTime, values: last, easing: .hold))
    }
    return keys
  }

  private func lines(between frames: [Int]) -> [LottieCurve.Key] {
    frames.map { frame in
      LottieCurve.Key(
        time: times[frame], values: values[frame].map { $0.rounded(toDecimals: decimals) },
        easing: .linear)
    }
  }

  /// The direction of the line on which all values lie, to a part of the tolerance.
  ///
  /// Its largest component is 1.
  private func direction(_ frames: [Int]) -> [Double]? {
    let base = values[frames[0]]
    var farthest = [Double](repeating: 0, count: base.count)
    var distance = 0.0
    for frame in frames {
      let change = zip(values[frame], base).map { $0 - $1 }
      let length = change.reduce(0) { max($0, abs($1)) }
      if length > distance { (farthest, distance) = (change, length) }
    }
    guard distance > 0 else { return farthest }
    guard let largest = farthest.first(where: { abs($0) == distance }) else { return nil }
    let line = farthest.map { $0 / largest }
    let isStraight = frames.allSatisfy { frame in
      let number = progress(of: frame, from: base, along: line)
      return base.indices.allSatisfy { abs(values[frame][$0] - base[$0] - number * line[$0]) <= 0.1 * tolerance }
    }
    return isStraight ? line : nil
  }

  /// The position of a frame's values along a line, by the component that changes most.
  private func progress(of frame: Int, from base: [Double], along line: [Double]) -> Double {
    line.firstIndex(of: 1).map { values[frame][$0] - base[$0] } ?? 0
  }
}
