// The numbers of strokes, paints and shadows that must be finite or not negative.

extension Stroke: ValidatedProperty {
  func validate() throws(SceneError) {
    try paint.validate()
    try SceneError.requireLength(width, "width")
    try SceneError.requireFinite(miterLimit, "miterLimit")
    for (index, length) in dash.enumerated() { try SceneError.requireLength(length, "dash[\(index)]") }
    try SceneError.requireFinite(dashPhase, "dashPhase")
    try SceneError.requireFinite(trim.start, "trim.start")
    try SceneError.requireFinite(trim.end, "trim.end")
  }
}

extension Paint: ValidatedProperty {
  func validate() throws(SceneError) {
    switch self {
    case .color(let color): try SceneError.requireFinite(color, "color")
    case .linearGradient(let gradient): try SceneError.require(gradient, "gradient")
    case .radialGradient(let gradient): try SceneError.require(gradient, "gradient")
    case .conicGradient(let gradient): try SceneError.require(gradient, "gradient")
    }
  }
}

extension LinearGradient: ValidatedProperty {
  func validate() throws(SceneError) {
    try SceneError.requireFinite(start, "start")
    try SceneError.requireFinite(end, "end")
    try stops.validate()
  }
}

extension RadialGradient: ValidatedProperty {
  func validate() throws(SceneError) {
    try SceneError.requireFinite(center, "center")
    try SceneError.requireLength(radius, "radius")
    try SceneError.requireFinite(focus, "focus")
    try stops.validate()
  }
}

extension ConicGradient: ValidatedProperty {
  func validate() throws(SceneError) {
    try SceneError.requireFinite(center, "center")
    try SceneError.requireFinite(startAngle, "startAngle")
    try stops.validate()
  }
}

extension [GradientStop] {
  fileprivate func validate() throws(SceneError) {
    for (index, stop) in enumerated() {
      try SceneError.requireFinite(stop.offset, "stops[\(index)].offset")
      try SceneError.requireFinite(stop.color, "stops[\(index)].color")
    }
  }
}

extension Shadow: ValidatedProperty {
  func validate() throws(SceneError) {
    try SceneError.requireFinite(color, "color")
    try SceneError.requireFinite(offset, "offset")
    try SceneError.requireLength(radius, "radius")
  }
}
