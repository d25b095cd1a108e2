extension PrintedKeys {
  /// The keys as keyframes of SwiftUI, each with its duration.
  ///
  /// - Parameter delay: the seconds in which the first value holds.
  /// - Returns: a line for each.
  func swiftUI(after delay: Double) -> [String] {
    var lines: [String] = []
    if delay > 0 { lines.append("LinearKeyframe(\(keys[0].value.plainText), duration: \(delay.plainText))") }
    for (index, segment) in segments.enumerated() {
      let (key, next) = (keys[index], keys[index + 1])
      let value = next.value.plainText
      let duration = "duration: \((next.time - key.time).decimalText(15))"
      if next.time <= key.time {
        lines.append("MoveKeyframe(\(value))")
        continue
      }
      switch segment {
      case .linear, .points: lines.append("LinearKeyframe(\(value), \(duration))")
      case .hold: lines += ["LinearKeyframe(\(key.value.plainText), \(duration))", "MoveKeyframe(\(value))"]
      case .hermite(let start, let end):
        let velocities = "startVelocity: \(start.plainText), endVelocity: \(end.plainText)"
        lines.append("CubicKeyframe(\(value), \(duration), \(velocities))")
      case .bezier(let x1, let y1, let x2, let y2):
        let points = [("start", x1, y1), ("end", x2, y2)].map { name, x, y in
          "\(name)ControlPoint: UnitPoint(x: \(x.plainText), y: \(y.plainText))"
        }
        lines.append("LinearKeyframe(\(value), \(duration), timingCurve: .bezier(\(points.joined(separator: ", "))))")
      }
    }
    return lines
  }
}
