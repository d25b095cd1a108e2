internal import MotionCurves
import MotionFitting
import MotionNotation
import MotionSprings

extension MotionExporter {
  /// The motion as Swift for Core Animation: a `CASpringAnimation`, a `CABasicAnimation` with a timing function, or a
  /// `CAKeyframeAnimation`.
  ///
  /// - Throws: ``ExportError`` for a motion without a duration, for a motion that keys cannot follow, and for control
  ///   points that 32 bits do not hold.
  public func coreAnimation(_ property: AnimatedProperty = .translate) throws(ExportError) -> ExportedText {
    try requireSeconds()
    let (part, delay) = moving
    let animation = try part.layerAnimation(property)
    var lines = animation.lines
    if delay != 0 {
      lines.append("animation.beginTime = CACurrentMediaTime() \(delay < 0 ? "-" : "+") \(abs(delay).plainText)")
    }
    lines += ["animation.fillMode = .both", "animation.isRemovedOnCompletion = false"]
    let text = animation.remark.lineComment + lines.map { $0 + "\n" }.joined()
    return ExportedText(
      text, remark: animation.remark, maximumError: animation.maximumError, warnings: warnings(for: property))
  }

  private func layerAnimation(_ property: AnimatedProperty) throws(ExportError) -> LayerAnimationLines {
    let keyPath = property.keyPath.json
    if case .spring(let spring, let velocity) = shape {
      var lines = [
        "let animation = CASpringAnimation(keyPath: \(keyPath))", "animation.fromValue = \(start.plainText)",
        "animation.toValue = \(end.plainText)", "animation.mass = \(spring.mass.plainText)",
        "animation.stiffness = \(spring.stiffness.plainText)", "animation.damping = \(spring.damping.plainText)",
        "animation.initialVelocity = \(velocity.plainText)",
      ]
      // Without `allowsOverdamping`, Core Animation plays such a spring as a critical one.
      if spring.dampingRatio > 1 { lines.append("animation.allowsOverdamping = true") }
      lines.append("animation.duration = " + (spring.damping > 0 ? "animation.settlingDuration" : duration.plainText))
      return LayerAnimationLines(lines: lines, remark: Remark.exact(title, as: "a CASpringAnimation"), maximumError: 0)
    }
    if let curve = shape.cubicBezier, let timing = try single(curve, as: "a CABasicAnimation") {
      return LayerAnimationLines(
        lines: [
          "let animation = CABasicAnimation(keyPath: \(keyPath))", "animation.fromValue = \(start.plainText)",
          "animation.toValue = \(end.plainText)",
          "animation.timingFunction = \(timingFunction(timing.numbers.map { $0.plainText }))",
          "animation.duration = \(duration.plainText)",
        ], remark: timing.remark, maximumError: timing.maximumError)
    }
    // Control points are 32-bit numbers.
    let handle = NumberScale(rounding: .singleDecimals(tolerance.digits + 1))
    func time(_ decimals: Int) -> NumberScale { NumberScale(unit: 1 / duration, rounding: .decimals(decimals)) }
    let printed = try printedKeys(
      KeyLayout(
        shape: .relative, time: time(6), value: valueScale(), handle: handle, allowsJumps: true, exactTime: time(15),
        arithmetic: 6e-8))
    let functions = printed.segments.map { segment in
      guard case .bezier(let x1, let y1, let x2, let y2) = segment else {
        return "CAMediaTimingFunction(name: .linear)"
      }
      return timingFunction([x1, y1, x2, y2].map { handle.text($0) })
    }
    return LayerAnimationLines(
      lines: [
        "let animation = CAKeyframeAnimation(keyPath: \(keyPath))",
        "animation.values = [\(printed.keys.map { $0.value.plainText }.joined(separator: ", "))]",
        "animation.keyTimes = [\(printed.keys.map { $0.time.plainText }.joined(separator: ", "))]",
        "animation.timingFunctions = [\n  \(functions.joined(separator: ",\n  ")),\n]",
        "animation.calculationMode = .linear", "animation.duration = \(duration.plainText)",
      ], remark: fitRemark(printed.count, error: printed.maximumError), maximumError: printed.maximumError)
  }
}

extension CubicBezier {
  /// The curve as a Core Animation timing function, with control points of 32 bits.
  func mediaTimingFunction() throws(ExportError) -> String {
    let controls = [x1, y1, x2, y2].map { Float($0) }
    guard controls.allSatisfy({ $0.isFinite }) else { throw .tooLarge }
    return timingFunction(controls.map { $0.plainText })
  }
}

/// A timing function of Core Animation with control points.
private func timingFunction(_ controls: [String]) -> String {
  "CAMediaTimingFunction(controlPoints: \(controls.joined(separator: ", ")))"
}

/// The lines of an animation.
private struct LayerAnimationLines {
  let lines: [String]
  let remark: String
  let maximumError: Double
}

extension AnimatedProperty {
  /// The key path of a layer.
  fileprivate var keyPath: String {
    switch self {
    case .translate: "transform.translation.x"
    case .scale: "transform.scale"
    case .rotate: "transform.rotation.z"
    case .opacity: "opacity"
    }
  }
}
