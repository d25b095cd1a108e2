import MotionCurves
import MotionFitting
import MotionNotation

extension MotionExporter {
  /// The motion as an SVG document in which a shape moves by SMIL.
  ///
  /// It uses `calcMode="spline"`. There all control points must be from 0 to 1, so there is a key at each extremum.
  ///
  /// - Throws: ``ExportError`` for a motion without a duration, and for a motion that keys cannot follow.
  public func svg(_ property: AnimatedProperty = .translate) throws(ExportError) -> ExportedText {
    try requireSeconds()
    let (part, delay) = moving
    let spline = try part.splineAnimation(property)
    let timing: [(name: String, value: String?)] = [
      ("begin", delay == 0 ? nil : delay.plainText + "s"), ("dur", part.duration.plainText + "s"),
      ("calcMode", "spline"), ("keyTimes", spline.times.joined(separator: ";")),
      ("values", spline.values.joined(separator: ";")), ("keySplines", spline.splines.joined(separator: ";")),
      ("fill", "freeze"),
    ]
    let first =
      property == .opacity
      ? "opacity=\"\(spline.values[0])\"" : "transform=\"\(property.rawValue)(\(spline.values[0]))\""
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(viewBox(property, spline.numbers))">
        \(spline.remark.xmlComment)
        <rect x="-20" y="-20" width="40" height="40" \(first)>
          \(property.smilElement(timing))
        </rect>
      </svg>

      """
    return ExportedText(
      text, remark: spline.remark, maximumError: spline.maximumError, warnings: warnings(for: property))
  }

  /// The attributes of the animation.
  private func splineAnimation(_ property: AnimatedProperty) throws(ExportError) -> SplineAnimation {
    let unit = property.degrees
    if let curve = shape.cubicBezier, (0...1).contains(curve.y1), (0...1).contains(curve.y2) {
      let numbers = [start * unit, end * unit]
      return SplineAnimation(
        times: ["0", "1"], values: numbers.map { $0.plainText }, numbers: numbers,
        splines: [[curve.x1, curve.y1, curve.x2, curve.y2].map { $0.plainText }.joined(separator: " ")],
        remark: Remark.exact(title, as: "a key spline"), maximumError: 0)
    }
    func time(_ decimals: Int) -> NumberScale { NumberScale(unit: 1 / duration, rounding: .decimals(decimals)) }
    let printed = try printedKeys(
      KeyLayout(
        shape: .monotonic, time: time(6), value: valueScale(unit: unit), handle: handleScale, allowsJumps: true,
        exactTime: time(15)))
    return SplineAnimation(
      times: printed.keys.map { $0.time.plainText }, values: printed.keys.map { $0.value.plainText },
      numbers: printed.keys.map { $0.value }, splines: printed.segments.map { $0.keySpline },
      remark: fitRemark(printed.count, error: printed.maximumError), maximumError: printed.maximumError)
  }

  /// A view box that shows the shape at all keys.
  private func viewBox(_ property: AnimatedProperty, _ values: [Double]) -> String {
    let (least, greatest) = (min(values.min() ?? 0, 0), max(values.max() ?? 0, 0))
    switch property {
    case .translate:
      let (left, right) = ((least - 30).rounded(.down), (greatest + 30).rounded(.up))
      return "\(left.plainText) -30 \((right - left).plainText) 60"
    case .scale:
      let half = (30 * max(-least, greatest, 1)).rounded(.up)
      return "\((-half).plainText) \((-half).plainText) \((2 * half).plainText) \((2 * half).plainText)"
    case .rotate, .opacity: return "-30 -30 60 60"
    }
  }
}

/// The attributes of an animation with key splines.
private struct SplineAnimation {
  let times, values: [String]
  let numbers: [Double]
  let splines: [String]
  let remark: String
  let maximumError: Double
}

extension PrintedKeys.Segment {
  /// The segment as a key spline.
  var keySpline: String {
    guard case .bezier(let x1, let y1, let x2, let y2) = self else { return "0 0 1 1" }
    return [x1, y1, x2, y2].map { $0.plainText }.joined(separator: " ")
  }
}

extension AnimatedProperty {
  /// The SMIL element that animates the property, with the attributes that have a value.
  func smilElement(_ attributes: [(name: String, value: String?)]) -> String {
    let head =
      self == .opacity
      ? "animate attributeName=\"opacity\"" : "animateTransform attributeName=\"transform\" type=\"\(rawValue)\""
    return "<\(head)" + attributes.compactMap { name, value in value.map { " \(name)=\"\($0)\"" } }.joined() + "/>"
  }
}
