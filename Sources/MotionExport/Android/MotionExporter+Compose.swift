import MotionCurves
import MotionFitting
import MotionNotation
internal import MotionSprings

extension MotionExporter {
  /// The motion as Kotlin for Jetpack Compose: a `spring`, a `tween` with an easing, or `keyframes` at whole milliseconds.
  ///
  /// The text says that it was not run, as the tests of this package use no Kotlin compiler.
  ///
  /// - Throws: ``ExportError`` for a motion without a duration, for one that keys at whole milliseconds cannot follow,
  ///   and for numbers that 32 bits do not hold.
  public func compose() throws(ExportError) -> ExportedText {
    try requireSeconds()
    let (part, delay) = try keyedFromZero()
    // A spring has no delay in Compose.
    if case .spring(let spring, let velocity) = part.shape, delay == 0 {
      let (ratio, stiffness) = (Float(spring.dampingRatio), Float(spring.stiffness / spring.mass))
      let change = Float(velocity * (end - start))
      try requireSingleEnds(and: [ratio, stiffness, change])
      guard stiffness > 0 else { throw .unrepresentable("the stiffness is smaller than the format's numbers can be") }
      let speed = velocity == 0 ? "" : ", initialVelocity = \(change.plainText)f"
      let lines = """
        val animation = spring<Float>(dampingRatio = \(ratio.plainText)f, stiffness = \(stiffness.plainText)f)
        animatable.snapTo(\(Float(start).plainText)f)
        animatable.animateTo(\(Float(end).plainText)f, animation\(speed))

        """
      return kotlin(lines, Remark.exact(title, as: "a spring"), error: 0)
    }
    try ExportError.requireTime(delay + part.duration, upTo: .lastInCompose, "Compose")
    let wait = (1000 * delay).rounded()
    if let curve = part.shape.cubicBezier, part.duration.isWholeMilliseconds, delay.isWholeMilliseconds {
      let controls = [curve.x1, curve.y1, curve.x2, curve.y2].map { Float($0) }
      try requireSingleEnds(and: controls)
      let lines = """
        val animation = tween<Float>(
          durationMillis = \((1000 * part.duration).rounded().plainText), delayMillis = \(wait.plainText),
          easing = CubicBezierEasing(\(controls.map { $0.plainText + "f" }.joined(separator: ", "))))
        animatable.snapTo(\(Float(start).plainText)f)
        animatable.animateTo(\(Float(end).plainText)f, animation)

        """
      return kotlin(lines, Remark.exact(title, as: "a tween"), error: 0)
    }
    // The keys include the delay; otherwise the moving part would begin between two milliseconds.
    var whole = part
    whole.domain = part.domain.lowerBound - delay...part.domain.upperBound
    let printed = try whole.printedKeys(whole.composeLayout)
    let last = printed.keys[printed.keys.count - 1]
    let lines = """
      val animation = keyframes<Float> {
      \(printed.kotlin.map { "  \($0)\n" }.joined())}
      animatable.snapTo(\(Float(printed.keys[0].value).plainText)f)
      animatable.animateTo(\(Float(last.value).plainText)f, animation)

      """
    return kotlin(
      lines, fitRemark(printed.count, error: printed.maximumError), error: printed.maximumError)
  }

  /// Keys at whole milliseconds, in 32-bit numbers.
  var composeLayout: KeyLayout {
    KeyLayout(
      shape: .relative, time: NumberScale(unit: 1000, rounding: .decimals(0)),
      value: NumberScale(rounding: .singleDecimals(absoluteTolerance.digits + 1)),
      handle: NumberScale(rounding: .singleDecimals(tolerance.digits + 1)), arithmetic: 2e-7)
  }

  /// Throws unless 32-bit numbers hold the start and the end within the tolerance, and others at all.
  private func requireSingleEnds(and others: [Float]) throws(ExportError) {
    guard ([Float(start), Float(end)] + others).allSatisfy({ $0.isFinite }) else { throw .tooLarge }
    guard [start, end].allSatisfy({ abs(Double(Float($0)) - $0) <= absoluteTolerance }) else {
      throw .unrepresentable("32-bit numbers cannot tell its start from its end")
    }
  }

  private func kotlin(_ lines: String, _ remark: String, error: Double) -> ExportedText {
    ExportedText(kotlin: lines, remark: remark, maximumError: error)
  }
}

extension ExportedText {
  /// A text in Kotlin, which says that it was not run.
  init(kotlin lines: String, remark: String, maximumError: Double) {
    self.init(
      remark.lineComment + "This snippet for Jetpack Compose was not run.".lineComment + lines, remark: remark,
      maximumError: maximumError)
  }
}

extension PrintedKeys {
  /// The duration, and each key with the easing to the next one.
  var kotlin: [String] {
    ["durationMillis = \(keys[keys.count - 1].time.plainText)"]
      + keys.enumerated().map { index, key in
        let easing = index < segments.count ? " using " + segments[index].kotlin : ""
        return "\(Float(key.value).plainText)f at \(key.time.plainText)\(easing)"
      }
  }
}

extension Double {
  /// The last time in Compose, in seconds: Kotlin's `Int` holds its milliseconds.
  static var lastInCompose: Double { 2_147_483.647 }

  /// Whether a number of seconds is a whole number of milliseconds, apart from rounding.
  fileprivate var isWholeMilliseconds: Bool { abs(1000 * self - (1000 * self).rounded()) <= 1e-9 }
}

extension PrintedKeys.Segment {
  /// The segment as an easing.
  fileprivate var kotlin: String {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      "CubicBezierEasing(" + [x1, y1, x2, y2].map { Float($0).plainText + "f" }.joined(separator: ", ") + ")"
    case .hold: "Easing { 0f }"
    case .linear, .points, .hermite: "LinearEasing"
    }
  }
}
