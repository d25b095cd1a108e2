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
    if case .spring(let spring, let velocity) = part.shape, delay == 0,
      let text = try composed(spring, velocity: velocity)
    {
      return text
    }
    try ExportError.requireTime(delay + part.duration, upTo: .lastInCompose, "Compose")
    if let curve = part.shape.cubicBezier, part.duration.isWholeMilliseconds, delay.isWholeMilliseconds,
      let text = try part.composed(curve, delay: delay)
    {
      return text
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

  /// The motion as a spring; nil if one with 32-bit numbers is not within the tolerance.
  private func composed(_ spring: Spring, velocity: Double) throws(ExportError) -> ExportedText? {
    let numbers = [spring.dampingRatio, spring.stiffness / spring.mass, velocity * (end - start), start, end]
    guard Float(numbers[1]) > 0 else {
      throw .unrepresentable("the stiffness is smaller than the format's numbers can be")
    }
    let shape = try single(numbers, as: "a spring") { read throws(ParameterError) in
      let rounded = try Spring(validatingStiffness: read[1], dampingRatio: read[0])
      let played = try SpringMotion(validating: rounded, from: read[3], to: read[4], velocity: read[2])
      return try SpringMotion(validating: spring, from: start, to: end, velocity: numbers[2])
        .distanceBound(from: played, over: duration)
    }
    guard let shape else { return nil }
    let texts = shape.numbers.map { "\($0.plainText)f" }
    let speed = velocity == 0 ? "" : ", initialVelocity = \(texts[2])"
    let lines = """
      val animation = spring<Float>(dampingRatio = \(texts[0]), stiffness = \(texts[1]))
      animatable.snapTo(\(texts[3]))
      animatable.animateTo(\(texts[4]), animation\(speed))

      """
    return kotlin(lines, shape.remark, error: shape.maximumError)
  }

  /// The motion as a tween of whole milliseconds; nil if one with 32-bit numbers is not within the tolerance.
  private func composed(_ curve: CubicBezier, delay: Double) throws(ExportError) -> ExportedText? {
    guard let shape = try single(curve, as: "a tween", hasSingleEnds: true) else { return nil }
    let texts = shape.numbers.map { "\($0.plainText)f" }
    let (milliseconds, wait) = ((1000 * duration).rounded(), (1000 * delay).rounded())
    let lines = """
      val animation = tween<Float>(
        durationMillis = \(milliseconds.plainText), delayMillis = \(wait.plainText),
        easing = CubicBezierEasing(\(texts[..<4].joined(separator: ", "))))
      animatable.snapTo(\(texts[4]))
      animatable.animateTo(\(texts[5]), animation)

      """
    return kotlin(lines, shape.remark, error: shape.maximumError)
  }

  private func kotlin(_ lines: String, _ remark: String, error: Double) -> ExportedText {
    ExportedText(kotlin: lines, remark: remark, maximumError: error)
  }
}

extension ExportedText {
  /// A text in Kotlin, which says that it was not run.
  init(kotlin lines: String, remark: String, maximumError: Double, warnings: [String] = []) {
    self.init(
      remark.lineComment + "This snippet for Jetpack Compose was not run.".lineComment + lines, remark: remark,
      maximumError: maximumError, warnings: warnings)
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
  var isWholeMilliseconds: Bool { abs(1000 * self - (1000 * self).rounded()) <= 1e-9 }
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
