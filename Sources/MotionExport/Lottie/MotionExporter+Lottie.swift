import MotionCurves
import MotionFitting
import MotionNotation

extension MotionExporter {
  /// The motion as a Lottie document in which one shape layer moves.
  ///
  /// The position is split, so that its x has separate keys. Scale and opacity are percentages, angles degrees. Times
  /// are frames, which need not be whole.
  ///
  /// - Parameters:
  ///   - property: the property to move.
  ///   - frameRate: the frames per second; positive.
  /// - Returns: the document.
  /// - Throws: ``ExportError`` for a motion without a duration, one that keys cannot follow, and keys closer than a
  ///   thousandth of a frame.
  public func lottie(
    _ property: AnimatedProperty = .translate, frameRate: Double = 60
  ) throws(ExportError) -> ExportedText {
    try ExportError.requirePositive(frameRate, "frameRate")
    try requireSeconds()
    let (part, delay) = moving
    let animation = try part.lottieKeys(property, frameRate: frameRate, delay: delay)
    guard animation.lastFrame >= 0 else { throw .unrepresentable("the motion is over before its time 0") }
    let moving = LottieTemplate.Transform.animated(animation.keys)
    let size = canvas(property)
    var transform = LottieTemplate.Transform()
    transform.x = LottieTemplate.Transform.still(0.5 * size.x)
    transform.y = LottieTemplate.Transform.still(0.5 * size.y)
    switch property {
    case .translate: transform.x = moving
    case .scale: transform.scale = moving
    case .rotate: transform.rotation = moving
    case .opacity: transform.opacity = moving
    }
    let text = LottieTemplate(
      transform: transform, size: size, frameRate: frameRate, lastFrame: animation.lastFrame,
      remark: animation.remark
    ).text
    return ExportedText(
      text, remark: animation.remark, maximumError: animation.maximumError, warnings: warnings(for: property))
  }

  /// The keys of the property in frames.
  private func lottieKeys(
    _ property: AnimatedProperty, frameRate: Double, delay: Double
  ) throws(ExportError) -> LottieKeys {
    let unit = property.lottieUnit
    func numbers(_ value: Double) -> [Double] { property == .scale ? [value, value] : [value] }
    func time(_ decimals: Int) -> NumberScale {
      NumberScale(unit: frameRate, offset: delay * frameRate, rounding: .decimals(decimals))
    }
    if let curve = shape.cubicBezier {
      let keys = PrintedKeys(
        keys: [
          PrintedKeys.Key(time: delay * frameRate, value: start * unit),
          PrintedKeys.Key(time: (delay + duration) * frameRate, value: end * unit),
        ], segments: [.bezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)], maximumError: 0)
      try keys.requireLottieFrames()
      return LottieKeys(
        keys: keys.lottie(numbers), lastFrame: keys.keys[1].time, remark: Remark.exact(title, as: keys.count),
        maximumError: 0)
    }
    let printed = try printedKeys(
      KeyLayout(
        shape: .relative, time: time(3), value: valueScale(unit: unit), handle: handleScale, exactTime: time(12)))
    try printed.requireLottieFrames()
    return LottieKeys(
      keys: printed.lottie(numbers), lastFrame: printed.keys[printed.keys.count - 1].time,
      remark: fitRemark(printed.count, error: printed.maximumError), maximumError: printed.maximumError)
  }

  /// The size of a canvas that shows the motion's ends.
  private func canvas(_ property: AnimatedProperty) -> SIMD2<Double> {
    switch property {
    case .translate: [max(max(abs(start), abs(end)) + 60, 120).rounded(.up), 120]
    case .scale, .rotate, .opacity: [120, 120]
    }
  }
}

/// The keys of a property.
private struct LottieKeys {
  let keys: [String]
  let lastFrame: Double
  let remark: String
  let maximumError: Double
}
