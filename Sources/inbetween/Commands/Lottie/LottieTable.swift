import MotionLottie

/// The columns of a table of properties.
struct LottieTable {
  private let properties: [(property: LottieProperty, width: Int)]

  /// Finds the number of columns of each property at the frames of a table; texts have none.
  init(_ properties: [LottieProperty], at frames: SampleTimes) {
    self.properties = properties.map { property in
      switch property.value(at: frames.times(of: 0..<min(1, frames.count)).first ?? 0) {
      case .outline, .gradient:
        // The number of vertices or stops may change from key to key.
        let counts = frames.times(of: 0..<frames.count).map { property.value(at: $0).numbers.count }
        return (property, counts.max() ?? 0)
      case let value: return (property, value.numbers.count)
      }
    }
  }

  /// The names of the columns.
  ///
  /// A property with several numbers has one column for each, numbered from 0.
  var columnNames: [String] {
    ["frame"]
      + properties.flatMap { (property, width) in
        let name = property.keyPath.description
        return width == 1 ? [name] : (0..<width).map { "\(name).\($0)" }
      }
  }

  /// The columns for some frames, the frame first; missing vertices and stops are NaN.
  func columns(at frames: [Double]) -> [[Double]] {
    var columns = [frames]
    for (property, width) in properties {
      var own = [[Double]](repeating: [], count: width)
      for frame in frames {
        let numbers = property.value(at: frame).numbers
        for index in 0..<width { own[index].append(index < numbers.count ? numbers[index] : .nan) }
      }
      columns += own
    }
    return columns
  }
}
