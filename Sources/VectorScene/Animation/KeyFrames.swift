/// Which frames have to be written.
enum KeyFrames {
  /// The first frame, and those that are not like their predecessor.
  static func changes(in values: [[UInt8]]) -> [Int] {
    values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
  }

  /// The first frame, the last, and those between which the straight lines pass all others within a tolerance.
  ///
  /// From each key frame on, the slopes that pass the frames so far are kept, component by component; the last frame
  /// whose own slope is among them is the next key frame. Source: the swing filter,
  /// H. Elmeleegy et al., "Online piece-wise linear approximation of numerical streams with precision
  /// guarantees", VLDB 2009.
  static func onLines(_ values: [[Double]], tolerance: Double) -> [Int] {
    var frames = [0]
    var slopes = Slopes(count: values[0].count)
    var next = 1
    while next < values.count {
      let start = frames[frames.count - 1]
      let steps = Double(next - start)
      if next == start + 1 || slopes.allow(from: values[start], to: values[next], steps: steps) {
        slopes.narrow(from: values[start], to: values[next], steps: steps, tolerance: tolerance)
        next += 1
      } else {
        frames.append(next - 1)
        slopes = Slopes(count: values[0].count)
      }
    }
    if values.count > 1 { frames.append(values.count - 1) }
    return frames
  }

  /// The slopes of lines that pass all frames since the last key frame.
  private struct Slopes {
    private var least: [Double]
    private var greatest: [Double]

    init(count: Int) {
      least = Array(repeating: -.infinity, count: count)
      greatest = Array(repeating: .infinity, count: count)
    }

    func allow(from start: [Double], to end: [Double], steps: Double) -> Bool {
      start.indices.allSatisfy { index in
        let slope = (end[index] - start[index]) / steps
        return least[index] <= slope && slope <= greatest[index]
      }
    }

    mutating func narrow(from start: [Double], to end: [Double], steps: Double, tolerance: Double) {
      for index in start.indices {
        let difference = end[index] - start[index]
        least[index] = max(least[index], (difference - tolerance) / steps)
        greatest[index] = min(greatest[index], (difference + tolerance) / steps)
      }
    }
  }
}
