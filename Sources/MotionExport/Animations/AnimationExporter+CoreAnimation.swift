internal import LayerAnimation
internal import MotionCurves
import MotionKeyframes
import MotionNotation
internal import MotionPaths
import MotionSprings

extension AnimationExporter {
  /// The animation as Swift for Core Animation, with the same classes and properties.
  ///
  /// - Returns: the statements that make the constant `animation`.
  /// - Throws: ``ExportError/unrepresentable(_:)`` for timing curves that Core Animation lacks, for springs between
  ///   keys, for the progress of transitions, and for motions of any kind.
  public func coreAnimation() throws(ExportError) -> ExportedText {
    var writer = CoreAnimationWriter()
    try writer.add(animation, named: "animation", isMember: false)
    let remark = Remark.exact(
      title, as: writer.classes.count == 1 ? "a \(writer.classes[0])" : "a CAAnimationGroup", of: "animation")
    return ExportedText(
      remark.lineComment + writer.lines.map { $0 + "\n" }.joined(), remark: remark, maximumError: 0)
  }
}

/// The statements that make animations.
private struct CoreAnimationWriter {
  private(set) var lines: [String] = []
  private(set) var classes: [String] = []

  mutating func add(_ animation: Animation, named name: String, isMember: Bool) throws(ExportError) {
    switch animation.content {
    case .transition(let transition):
      open("CATransition", name)
      set(name, "type", ".init(rawValue: \(transition.kind.rawValue.json))")
      if transition.kind != .fade {
        set(name, "subtype", ".init(rawValue: \(transition.direction.rawValue.json))")
      }
      if transition.startProgress != 0 { set(name, "startProgress", Float(transition.startProgress).plainText) }
      if transition.endProgress != 1 { set(name, "endProgress", Float(transition.endProgress).plainText) }
    case .group(let members):
      let names = members.indices.map { "\(name)\($0 + 1)" }
      for (member, name) in zip(members, names) { try add(member, named: name, isMember: true) }
      open("CAAnimationGroup", name)
      set(name, "animations", "[\(names.joined(separator: ", "))]")
    case .property(let property): try add(property, named: name)
    }
    if animation.timingCurve != .linear {
      set(name, "timingFunction", try animation.timingCurve.coreAnimation())
    }
    setTiming(animation, name, isMember: isMember)
  }

  private mutating func open(_ type: String, _ name: String, _ argument: String = "") {
    classes.append(type)
    lines.append("let \(name) = \(type)(\(argument))")
  }

  private mutating func set(_ name: String, _ property: String, _ value: String) {
    lines.append("\(name).\(property) = \(value)")
  }

  private mutating func add(_ property: PropertyAnimation, named name: String) throws(ExportError) {
    let keyPath = "keyPath: \(property.keyPath.description.json)"
    switch property.form {
    case .motion: throw .unrepresentable("Core Animation has no animation by any motion: sample it to keyframes")
    case .basic(let ends):
      open("CABasicAnimation", name, keyPath)
      try setEnds(ends, name)
    case .spring(let ends, let spring):
      open("CASpringAnimation", name, keyPath)
      try setEnds(ends, name)
      set(name, "mass", spring.spring.mass.plainText)
      set(name, "stiffness", spring.spring.stiffness.plainText)
      set(name, "damping", spring.spring.damping.plainText)
      if spring.initialVelocity != 0 { set(name, "initialVelocity", spring.initialVelocity.plainText) }
      if spring.allowsOverdamping { set(name, "allowsOverdamping", "true") }
    case .keyframe(let track):
      open("CAKeyframeAnimation", name, keyPath)
      try setTrack(track, name)
    }
    if property.isAdditive { set(name, "isAdditive", "true") }
    if property.isCumulative { set(name, "isCumulative", "true") }
  }

  private mutating func setEnds(_ ends: FromToBy, _ name: String) throws(ExportError) {
    for (field, value) in [("fromValue", ends.from), ("toValue", ends.to), ("byValue", ends.by)] {
      if let value { set(name, field, try value.coreAnimation()) }
    }
  }

  private mutating func setTrack(_ track: LayerTrack, _ name: String) throws(ExportError) {
    let options = track.options
    guard !options.hasSprings else {
      throw .unrepresentable("Core Animation has no springs between keys: give each its own spring animation")
    }
    switch track.source {
    case .values(let values):
      var texts: [String] = []
      for value in values { texts.append(try value.coreAnimation()) }
      set(name, "values", "[\(texts.joined(separator: ", "))]")
    case .path(let path, let rotation, _):
      lines.append("let \(name)Path = CGMutablePath()")
      lines += path.coreGraphics(named: "\(name)Path")
      set(name, "path", "\(name)Path")
      if let rotation { set(name, "rotationMode", ".\(rotation.coreAnimationName)") }
    }
    set(name, "calculationMode", ".\(options.mode.rawValue)")
    if let keyTimes = options.keyTimes, options.mode != .paced, options.mode != .cubicPaced {
      set(name, "keyTimes", list(keyTimes))
    }
    if !options.timingCurves.isEmpty {
      var functions: [String] = []
      for curve in options.timingCurves { functions.append(try curve.coreAnimation()) }
      set(name, "timingFunctions", "[\n  \(functions.joined(separator: ",\n  ")),\n]")
    }
    for (field, numbers) in [
      ("tensionValues", options.tensions), ("continuityValues", options.continuities), ("biasValues", options.biases),
    ] where !numbers.isEmpty { set(name, field, list(numbers)) }
  }

  private func list(_ numbers: [Double]) -> String { "[\(numbers.map { $0.plainText }.joined(separator: ", "))]" }

  private mutating func setTiming(_ animation: Animation, _ name: String, isMember: Bool) {
    let timing = animation.timing
    func number(_ value: Double) -> String { value.isInfinite ? ".infinity" : value.plainText }
    if isMember {
      if timing.beginTime != 0 { set(name, "beginTime", timing.beginTime.plainText) }
    } else if timing.beginTime != 0 {
      let sign = timing.beginTime < 0 ? "-" : "+"
      set(name, "beginTime", "CACurrentMediaTime() \(sign) \(abs(timing.beginTime).plainText)")
    }
    set(name, "duration", timing.duration.plainText)
    if timing.speed != 1 { set(name, "speed", Float(timing.speed).plainText) }
    if timing.timeOffset != 0 { set(name, "timeOffset", timing.timeOffset.plainText) }
    if timing.repeatCount != 0 { set(name, "repeatCount", number(timing.repeatCount)) }
    if timing.repeatDuration != 0 { set(name, "repeatDuration", number(timing.repeatDuration)) }
    if timing.autoreverses { set(name, "autoreverses", "true") }
    if timing.fillMode != .removed { set(name, "fillMode", ".\(timing.fillMode.rawValue)") }
    if !isMember && !animation.isRemovedOnCompletion { set(name, "isRemovedOnCompletion", "false") }
  }
}

extension TimingCurve {
  /// The curve as a Core Animation timing function.
  ///
  /// - Throws: ``ExportError/unrepresentable(_:)`` for a curve that is no cubic Bézier.
  fileprivate func coreAnimation() throws(ExportError) -> String {
    if self == .linear { return "CAMediaTimingFunction(name: .linear)" }
    guard let curve = ExportShape.curve(self, duration: nil, delay: 0).cubicBezier else {
      throw .unrepresentable("Core Animation has no timing function like \(self)")
    }
    return try curve.mediaTimingFunction()
  }
}

extension PathMotion.RotationMode {
  fileprivate var coreAnimationName: String {
    switch self {
    case .auto: "rotateAuto"
    case .autoReverse: "rotateAutoReverse"
    }
  }
}
