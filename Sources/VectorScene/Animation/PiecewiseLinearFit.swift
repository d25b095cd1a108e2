/// Which frames have to be written.
enum KeyFrames {
  /// The first frame, and those that are not like their predecessor.
  static func changes(in values: [[UInt8]]) -> [Int] {
    values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
  }

  /// The first frame, the last, and those between which the straight lines pass all others within a tolerance.
  ///
  /// From each key frame on, the slopes that pass the frames so far are kept, component by component; the last frame
  /// whose own slope is among them is the next key frame. Both frames of a jump are key frames. Source: the swing filter,
  /// H. Elmeleegy et al., "Online piece-wise linear approximation of numerical streams with precision
  /// guarantees", VLDB 2009.
  ///
  /// - Parameters:
  ///   - values: the components of each frame.
  ///   - times: the times of the frames, ascending, in any unit.
  ///   - tolerance: how far a frame may be off the line.
  /// - Returns: the indices of the frames, ascending.
  static func onLines(_ values: [[Double]], at times: [Double], tolerance: Double) -> [Int] {
    var frames = [0]
    var slopes = Slopes(count: values[0].count)
    var next = 1
    while next < values.count {
      let start = frames[frames.count - 1]
      if isJump(to: next, in: values, at: times, tolerance: tolerance) {
        if start < next - 1 { frames.append(next - 1) }
        frames.append(next)
        slopes = Slopes(count: values[0].count)
        next += 1
        continue
      }
      let way = times[next] - times[start]
      if next == start + 1 || slopes.allow(from: values[start], to: values[next], in: way) {
        // A frame at the key frame's own time, and not a jump, is that key frame.
        if way > 0 { slopes.narrow(from: values[start], to: values[next], in: way, tolerance: tolerance) }
        next += 1
      } else {
        frames.append(next - 1)
        slopes = Slopes(count: values[0].count)
      }
    }
    if frames[frames.count - 1] < values.count - 1 { frames.append(values.count - 1) }
    return frames
  }

  /// Whether a frame is at the time of the one before it, as far as times are written, but not like it.
  private static func isJump(
    to next: Int, in values: [[Double]], at times: [Double], tolerance: Double
  ) -> Bool {
    guard times[next] - times[next - 1] < 1e-9 * times[times.count - 1] else { return false }
    return zip(values[next - 1], values[next]).contains { abs($1 - $0) > tolerance }
  }

  /// The slopes of lines that pass all frames since the last key frame.
  private struct Slopes {
    private var least: [Double]
    private var greatest: [Double]

    init(count: Int) {
      least = Array(repeating: -.infinity, count: count)
      greatest = Array(repeating: .infinity, count: count)
    }

    func allow(from start: [Double], to end: [Double], in way: Double) -> Bool {
      start.indices.allSatisfy { index in
        let slope = (end[index] - start[index]) / way
        return least[index] <= slope && slope <= greatest[index]
      }
    }

    mutating func narrow(from start: [Double], to end: [Double], in way: Double, tolerance: Double) {
      for index in start.indices {
        let difference = end[index] - start[index]
        least[index] = max(least[index], (difference - tolerance) / way)
        greatest[index] = min(greatest[index], (difference + tolerance) / way)
      }
    }
  }
}
