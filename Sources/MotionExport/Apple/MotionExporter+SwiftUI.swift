import MotionCurves
import MotionFitting
import MotionNotation
internal import MotionSprings

extension MotionExporter {
  /// The motion as SwiftUI: an `interpolatingSpring`, a `timingCurve`, or a `KeyframeAnimator` with cubic keyframes.
  ///
  /// - Throws: ``ExportError`` for a motion without a duration, and for a motion that keys cannot follow.
  public func swiftUI(_ property: AnimatedProperty = .translate) throws(ExportError) -> ExportedText {
    try requireSeconds()
    let (part, delay) = try keyedFromZero()
    let wait = delay == 0 ? "" : ".delay(\(delay.plainText))"
    if case .spring(let spring, let velocity) = part.shape {
      let numbers =
        "mass: \(spring.mass.plainText), stiffness: \(spring.stiffness.plainText), damping: \(spring.damping.plainText)"
      let speed = "initialVelocity: \(velocity.plainText)"
      // Without `allowOverDamping`, SwiftUI plays an overdamped spring as a critical one.
      let animation =
        spring.dampingRatio > 1
        ? ".interpolatingSpring(Spring(\(numbers), allowOverDamping: true), \(speed))"
        : ".interpolatingSpring(\(numbers), \(speed))"
      return animationText("Animation\(animation)\(wait)", property, name: "an interpolatingSpring")
    }
    if let curve = part.shape.cubicBezier {
      let controls = [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.plainText }.joined(separator: ", ")
      let animation = "Animation.timingCurve(\(controls), duration: \(part.duration.plainText))\(wait)"
      return animationText(animation, property, name: "a timingCurve")
    }
    let value = valueScale()
    let time = NumberScale(rounding: .decimals(6))
    let printed = try part.printedKeys(
      KeyLayout(
        shape: .thirds, time: time, value: value, handle: value.finer(by: 1), allowsJumps: true,
        exactTime: NumberScale(rounding: .decimals(15))))
    let remark = fitRemark(printed.count, error: printed.maximumError)
    let text = """
      \(remark.lineComment)KeyframeAnimator(initialValue: \(printed.keys[0].value.floatingText), trigger: trigger) { value in
        content.\(property.modifier("value"))
      } keyframes: { _ in
        KeyframeTrack {
      \(printed.swiftUI(after: delay).map { "    \($0)\n" }.joined())  }
      }

      """
    return ExportedText(
      text, remark: remark, maximumError: printed.maximumError, warnings: warnings(for: property))
  }

  /// An animation that is the motion itself, and the values at its ends.
  private func animationText(_ animation: String, _ property: AnimatedProperty, name: String) -> ExportedText {
    let remark = Remark.exact(title, as: name)
    let values = "isThere ? \(end.plainText) : \(start.plainText)"
    let text =
      remark.lineComment + "content.\(property.modifier(values))\n  .animation(\(animation), value: isThere)\n"
    return ExportedText(text, remark: remark, maximumError: 0, warnings: warnings(for: property))
  }
}

extension AnimatedProperty {
  /// The view modifier with a value.
  fileprivate func modifier(_ value: String) -> String {
    switch self {
    case .translate: "offset(x: \(value))"
    case .scale: "scaleEffect(\(value))"
    case .rotate: "rotationEffect(.radians(\(value)))"
    case .opacity: "opacity(\(value))"
    }
  }
}
