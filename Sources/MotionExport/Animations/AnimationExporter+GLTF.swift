import MotionFitting

extension AnimationExporter {
  /// The animation as a glTF document: a node for each number, within one another, as each has its own keys.
  ///
  /// - Returns: the document.
  /// - Throws: ``ExportError`` for an animation that keys cannot follow, and for rotations and the opacity.
  public func gltf() throws(ExportError) -> ExportedText {
    let span = try spanFromZero()
    var tracks: [AnimationTrack] = []
    for channel in try channels() {
      try channel.property.requireNode()
      let layout = KeyLayout.gltf(after: span.delay)
      tracks += try span.tracks(of: channel, unit: 1, time: nil, shape: .thirds) { _ in layout }
    }
    tracks.sort { $0.property == .translate && $1.property != .translate }
    let remark = remark(of: tracks)
    let document = GLTFDocument(tracks: tracks.map { GLTFTrack($0.property, axis: $0.axis, $0.keys) }, remark: remark)
    return ExportedText(
      document.text, remark: remark, maximumError: tracks.maximumError, warnings: span.cycleWarnings)
  }
}
