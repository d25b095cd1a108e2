extension PrintedKeys {
  /// The keys in Lottie's form.
  ///
  /// - Parameter numbers: the numbers of a key's value. Each number has handles.
  /// - Returns: an object for each key.
  func lottie(_ numbers: (Double) -> [Double] = { [$0] }) -> [String] {
    keys.enumerated().map { index, key in key.lottie(index < segments.count ? segments[index] : nil, numbers) }
  }

  /// Throws if two keys are too close for players to distinguish, or if numbers are too large for them.
  func requireLottieFrames() throws(ExportError) {
    for (key, next) in zip(keys, keys.dropFirst()) where next.time - key.time < 0.999e-3 {
      throw .unrepresentable("two keys would be closer than a thousandth of a frame, at frame \(key.time.plainText)")
    }
    for key in keys {
      try Self.requireLottieNumber(key.time)
      try Self.requireLottieNumber(key.value)
    }
    for case .bezier(_, let y1, _, let y2) in segments {
      try Self.requireLottieNumber(y1)
      try Self.requireLottieNumber(y2)
    }
  }

  /// Throws for a number whose magnitude is above 10¹².
  ///
  /// `MotionLottie` limits numbers to that, and other players read them as 32-bit numbers.
  private static func requireLottieNumber(_ number: Double) throws(ExportError) {
    guard abs(number) <= 1e12 else {
      throw .unrepresentable("players of Lottie take numbers up to 1e12, and the motion has \(number.roundedUp)")
    }
  }
}

extension PrintedKeys.Key {
  /// The key with the handles of the segment that begins there.
  func lottie(_ segment: PrintedKeys.Segment?, _ numbers: (Double) -> [Double]) -> String {
    let values = numbers(value)
    let rest =
      switch segment {
      case .bezier(let x1, let y1, let x2, let y2): LottieHandles.json(x1, y1, x2, y2, count: values.count)
      case .hold: LottieHandles.hold
      case nil: ""
      default: LottieHandles.json(0, 0, 1, 1, count: values.count)
      }
    let value = "[" + values.map { $0.plainText }.joined(separator: ",") + "]"
    return "\n{\"t\":\(time.plainText),\"s\":\(value)\(rest)}"
  }
}

/// The members of a key after its value, which describe the segment that begins there.
enum LottieHandles {
  /// The value holds until the next key.
  static let hold = ",\"h\":1"

  /// The control points of a Bézier, repeated for each of `count` numbers.
  static func json(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, count: Int = 1) -> String {
    func list(_ number: Double) -> String {
      "[" + [String](repeating: number.plainText, count: count).joined(separator: ",") + "]"
    }
    return ",\"o\":{\"x\":\(list(x1)),\"y\":\(list(y1))},\"i\":{\"x\":\(list(x2)),\"y\":\(list(y2))}"
  }
}

extension AnimatedProperty {
  /// The number of Lottie's units in one of this package's units, for percentages and degrees.
  var lottieUnit: Double {
    switch self {
    case .scale, .opacity: 100
    case .translate, .rotate: degrees
    }
  }
}
