import MotionCurves

extension PasteFamily {
  /// Figma's easings, as its plug-ins and its REST API write them.
  ///
  /// Sources: https://developers.figma.com/docs/plugins/api/Easing, and the descriptions of `EasingType` in
  /// https://github.com/figma/rest-api-spec: those without an overshoot are similar to CSS's.
  static let figma = PasteFamily("Figma") { text throws(PasteHint) in
    if let spring = text.nodes.firstNode(where: { $0.label == "easingfunctionspring" })?.children, !spring.isEmpty {
      guard let stiffness = spring.number("stiffness"), let damping = spring.number("damping") else {
        throw PasteHint("expected the stiffness and the damping in easingFunctionSpring")
      }
      let reading = PastedReading.spring(
        mass: spring.number("mass") ?? 1, stiffness: stiffness, damping: damping)
      let velocity = spring.number("initialvelocity") ?? 0
      return velocity == 0 ? reading : reading.remarking("initialVelocity is left out, as its unit is not documented")
    }
    let duration = text.nodes.firstNode { $0.label == "duration" }?.seconds()
    if let curve = text.nodes.firstNode(where: { $0.label == "easingfunctioncubicbezier" })?.children, !curve.isEmpty {
      let numbers = ["x1", "y1", "x2", "y2"].compactMap { curve.number($0) }
      guard numbers.count == 4 else { throw PasteHint("expected x1, y1, x2 and y2 in easingFunctionCubicBezier") }
      return .cubicBezier(numbers).lasting(duration)
    }
    guard let name = text.figmaName else { return nil }
    guard let curve = figmaCurves.first(where: { $0.0 == name })?.1 else {
      throw PasteHint(
        "it publishes no numbers for \(name): choose a custom curve or spring in its panel, and paste that")
    }
    return .curve(curve, duration: duration)
  }

  /// The easings that are similar to CSS's.
  private static let figmaCurves = [
    ("LINEAR", "linear"), ("EASE_IN", "ease-in"), ("EASE_OUT", "ease-out"), ("EASE_IN_AND_OUT", "ease-in-out"),
  ]

  /// The names of the other easings.
  fileprivate static let figmaNames =
    figmaCurves.map { $0.0 } + [
      "EASE_IN_BACK", "EASE_OUT_BACK", "EASE_IN_AND_OUT_BACK", "GENTLE", "QUICK", "BOUNCY", "SLOW", "CUSTOM_SPRING",
      "CUSTOM_CUBIC_BEZIER",
    ]
}

extension PastedText {
  /// The name of an easing in capitals, alone or as the type of an object.
  fileprivate var figmaName: String? {
    let node = nodes.firstNode { node in
      (node.label == "type" || node.label == "easing" || nodes.count == 1) && PasteFamily.figmaNames.contains(node.text)
    }
    return node?.text
  }
}
