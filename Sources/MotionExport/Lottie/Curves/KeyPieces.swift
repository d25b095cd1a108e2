internal import MotionCurves
internal import MotionFitting

/// Béziers along samples in Lottie's form: their handles are parts of the change from key to key.
///
/// If a fit with free handles swings between two nearly equal values, it is divided at its extremum.
struct KeyPieces {
  /// A Bézier from one key to the next.
  struct Piece {
    var startTime, endTime: Double
    var start, end: Double
    /// The control points: the parts of the duration, and the heights above the start.
    var x1, height1, x2, height2: Double
  }

  /// The largest error at a sample.
  let tolerance: Double

  /// The smallest change from key to key, as a part of the range in between, for which handles can be relative.
  ///
  /// For a smaller change they would be so large that their rounding shows.
  private static let leastRise = 0.05

  /// The pieces along samples at two or more ascending times.
  func pieces(times: [Double], values: [Double]) -> [Piece] {
    guard times.count > 2,
      let curve = try? KeyframeCurve.approximating(
        times: times, values: values, tolerance: tolerance
      ).curve
    else { return lines(times, values) }
    var pieces: [Piece] = []
    for (key, next) in zip(curve.keys, curve.keys.dropFirst()) where next.time > key.time {
      let piece = Piece(from: key, to: next)
      if isWritable(piece) {
        pieces.append(piece)
        continue
      }
      let inside = times.indices.filter { times[$0] >= key.time && times[$0] <= next.time }
      let heights = inside.map { abs(values[$0] - key.value) }
      guard inside.count > 2,
        let highest = heights.indices.dropFirst().dropLast().max(by: { heights[$0] < heights[$1] })
      else {
        pieces.append(Piece(line: key, to: next))
        continue
      }
      let insideTimes = inside.map { times[$0] }
      var insideValues = inside.map { values[$0] }
      insideValues[0] = key.value
      insideValues[inside.count - 1] = next.value
      pieces += self.pieces(times: Array(insideTimes[...highest]), values: Array(insideValues[...highest]))
      pieces += self.pieces(times: Array(insideTimes[highest...]), values: Array(insideValues[highest...]))
    }
    return pieces
  }

  private func isWritable(_ piece: Piece) -> Bool {
    let rise = piece.end - piece.start
    return piece.range <= 0.1 * tolerance || abs(rise) >= Self.leastRise * piece.range
  }

  private func lines(_ times: [Double], _ values: [Double]) -> [Piece] {
    zip(times.indices, times.indices.dropFirst()).map { index, next in
      Piece(
        line: KeyframeCurve.Key(values[index], at: times[index]), to: KeyframeCurve.Key(values[next], at: times[next]))
    }
  }
}

extension KeyPieces.Piece {
  fileprivate init(from key: KeyframeCurve.Key, to next: KeyframeCurve.Key) {
    let duration = next.time - key.time
    self.init(
      startTime: key.time, endTime: next.time, start: key.value, end: next.value,
      x1: min(max(key.outgoing.duration / duration, 0), 1), height1: key.outgoing.change,
      x2: min(max(1 - next.incoming.duration / duration, 0), 1),
      height2: next.value - next.incoming.change - key.value)
  }

  fileprivate init(line key: KeyframeCurve.Key, to next: KeyframeCurve.Key) {
    let rise = next.value - key.value
    self.init(
      startTime: key.time, endTime: next.time, start: key.value, end: next.value, x1: 1 / 3.0, height1: rise / 3,
      x2: 2 / 3.0, height2: rise * 2 / 3)
  }

  /// The range of the control points.
  var range: Double {
    let heights = [0, height1, height2, end - start]
    return heights.reduce(0, max) - heights.reduce(0, min)
  }

  /// The easing between the keys.
  ///
  /// It has so many decimals that their rounding is a small part of a tolerance.
  func easing(tolerance: Double) -> LottieCurve.Easing {
    let rise = end - start
    let isLine = abs(height1 - x1 * rise) <= 1e-3 * tolerance && abs(height2 - x2 * rise) <= 1e-3 * tolerance
    guard range > 0.1 * tolerance, !isLine else { return .linear }
    let decimals = (tolerance / range).lottieDecimals
    let numbers = [x1, height1 / rise, x2, height2 / rise].map { $0.rounded(toDecimals: decimals) }
    return .bezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
  }
}
