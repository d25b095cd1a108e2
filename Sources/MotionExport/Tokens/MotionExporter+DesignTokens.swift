internal import MotionCurves
import MotionNotation
import MotionSprings

extension MotionExporter {
  /// The motion as a design token of the Design Tokens Community Group's format.
  ///
  /// The token is a `transition` with the nearest cubic-bezier. A spring's parameters and CSS's `linear()` are
  /// extensions.
  ///
  /// - Parameter name: the name of the token.
  /// - Returns: the token, in a separate group.
  /// - Throws: ``ExportError`` for a name that a token cannot have, for a motion without a duration, and if no
  ///   cubic-bezier stays within the tolerance.
  public func designToken(name: String = "motion") throws(ExportError) -> ExportedText {
    guard !name.isEmpty, !name.hasPrefix("$"), !name.contains(where: { ".{}".contains($0) }) else {
      throw .parameter(
        ParameterError(
          parameter: "name", value: "'\(name)'", allowed: "not empty, without $ at its start, and without . { }"))
    }
    try requireSeconds()
    let (part, delay) = moving
    let (curve, error) = try part.tokenCurve()
    let remark =
      error == 0
      ? Remark.exact(title, as: "a transition") : fitRemark("the nearest cubic-bezier", error: error)
    let controls = [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.plainText }.joined(separator: ", ")
    var extensions = ["\"motion\": \(title.json)"]
    if case .spring(let spring, let velocity) = part.shape {
      extensions.append(
        "\"spring\": { \"mass\": \(spring.mass.plainText), \"stiffness\": \(spring.stiffness.plainText), "
          + "\"damping\": \(spring.damping.plainText), \"velocity\": \(velocity.plainText) }")
    }
    if error > 0 {
      let stops = try part.fewestStops()
      extensions.append("\"linear\": \(stops.text(isMinified: false).json)")
      extensions.append("\"linearError\": \(stops.maximumError.roundedUp)")
    }
    let text = """
      {
        \(name.json): {
          "$type": "transition",
          "$description": \(remark.json),
          "$value": {
            "duration": { "value": \(part.duration.inMilliseconds), "unit": "ms" },
            "delay": { "value": \(delay.inMilliseconds), "unit": "ms" },
            "timingFunction": [\(controls)]
          },
          "$extensions": {
            "inbetween": {
      \(extensions.map { "        " + $0 }.joined(separator: ",\n"))
            }
          }
        }
      }

      """
    return ExportedText(text, remark: remark, maximumError: error)
  }

  /// The motion's cubic-bezier, or the nearest one.
  private func tokenCurve() throws(ExportError) -> (curve: CubicBezier, error: Double) {
    if let curve = shape.cubicBezier { return (curve, 0) }
    try requireProgress()
    guard hasDistance else { return (CubicBezier(0, 0, 1, 1), 0) }
    let nearest = try nearestCubicBezier(decimals: max(tolerance.digits + 1, 3))
    guard nearest.error <= tolerance else {
      throw .unrepresentable(
        "the nearest cubic-bezier misses by \(nearest.error.roundedUp) of the distance, more than "
          + "\(tolerance.shortestDecimal)")
    }
    return nearest
  }
}
