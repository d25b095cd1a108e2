import MotionFitting

extension MotionExporter {
  /// The motion as a glTF document in which one node moves.
  ///
  /// The sampler has cubic splines, with its numbers in a buffer of 32-bit floats.
  ///
  /// - Throws: ``ExportError`` for a motion without a duration, and for a motion that keys cannot follow. Also for
  ///   rotations, which glTF interpolates as the four numbers of a quaternion, and for the opacity, as nodes have none.
  public func gltf(_ property: AnimatedProperty = .translate) throws(ExportError) -> ExportedText {
    try property.requireNode()
    try requireSeconds()
    let (part, delay) = try keyedFromZero()
    let printed = try part.printedKeys(.gltf(after: delay))
    let remark = fitRemark(printed.count, error: printed.maximumError)
    let document = GLTFDocument(
      tracks: [GLTFTrack(property, axis: property == .scale ? nil : 0, printed)], remark: remark)
    return ExportedText(document.text, remark: remark, maximumError: printed.maximumError)
  }
}

extension KeyLayout {
  /// Cubic splines in 32-bit numbers.
  static func gltf(after delay: Double) -> KeyLayout {
    let single = NumberScale(rounding: .single)
    // Room for some roundings of 32-bit numbers in a player's polynomial.
    return KeyLayout(
      shape: .thirds, time: NumberScale(offset: delay, rounding: .single), value: single, handle: single,
      allowsHolds: false, arithmetic: 1e-6)
  }
}

extension AnimatedProperty {
  /// Throws for a property that a node of glTF lacks, or cannot move within a tolerance.
  func requireNode() throws(ExportError) {
    switch self {
    case .translate, .scale: break
    case .rotate:
      throw .unrepresentable(
        "glTF interpolates the four numbers of a quaternion: the angle between keys is not certified")
    case .opacity: throw .unrepresentable("a node of glTF has no opacity")
    }
  }
}
