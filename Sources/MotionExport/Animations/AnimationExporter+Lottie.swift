internal import LayerAnimation
import MotionFitting

extension AnimationExporter {
  /// The animation as a Lottie document in which one shape layer moves.
  ///
  /// Positions are split into their axes. Scale and opacity are percentages, angles degrees. The document holds one
  /// cycle of an endless animation, and players repeat it.
  ///
  /// - Parameter frameRate: the frames per second; positive.
  /// - Returns: the document.
  /// - Throws: ``ExportError`` for an animation that keys cannot follow, and for keys closer than a thousandth of a
  ///   frame.
  public func lottie(frameRate: Double = 60) throws(ExportError) -> ExportedText {
    try ExportError.requirePositive(frameRate, "frameRate")
    let whole = try span(.whole)
    try whole.requireEndAfterZero()
    // Keys may be before the first frame, but the end of a cycle would be missing.
    let span = whole.repeats.isInfinite ? try spanFromZero() : whole
    var tracks: [AnimationTrack] = []
    func time(_ decimals: Int) -> NumberScale {
      NumberScale(unit: frameRate, offset: span.delay * frameRate, rounding: .decimals(decimals))
    }
    for channel in try channels() {
      let unit = channel.property.lottieUnit
      tracks += try span.tracks(of: channel, unit: unit, time: time(12), shape: .relative) { motion in
        KeyLayout(
          shape: .relative, time: time(3), value: motion.valueScale(unit: unit), handle: motion.handleScale,
          exactTime: time(12))
      }
    }
    for track in tracks { try track.keys.requireLottieFrames() }
    let remark = remark(of: tracks)
    let last = tracks.compactMap { $0.keys.keys.last?.time }.max() ?? 0
    let canvas = Self.canvas(of: tracks)
    let text = LottieTemplate(
      transform: transform(tracks, around: 0.5 * canvas), size: canvas, frameRate: frameRate, lastFrame: last,
      remark: remark
    ).text
    return ExportedText(text, remark: remark, maximumError: tracks.maximumError, warnings: warnings(of: span))
  }

  /// The size of a canvas that shows the shape at all keys.
  private static func canvas(of tracks: [AnimationTrack]) -> SIMD2<Double> {
    var size = SIMD2(120.0, 120)
    for track in tracks where track.property == .translate {
      let axis = track.axis ?? 0
      size[axis] = track.keys.keys.reduce(size[axis]) { max($0, ($1.value + 60).rounded(.up)) }
    }
    return size
  }

  /// The warnings about differences in Lottie players.
  private func warnings(of span: AnimationSpan) -> [String] {
    var warnings = span.cycleWarnings
    if span.delay > 0 && span.fillMode != .both && span.fillMode != .backwards {
      warnings.append("before its begin the first value is shown, not the model's")
    }
    return warnings
  }

  /// The layer's transform.
  ///
  /// On an axis without motion, the shape is in the middle.
  private func transform(_ tracks: [AnimationTrack], around middle: SIMD2<Double>) -> LottieTemplate.Transform {
    var transform = LottieTemplate.Transform()
    let isMoved = tracks.contains { $0.property == .translate }
    transform.x = LottieTemplate.Transform.still(isMoved ? 60 : middle.x)
    transform.y = LottieTemplate.Transform.still(isMoved ? 60 : middle.y)
    for track in tracks {
      func keys(_ numbers: (Double) -> [Double] = { [$0] }) -> String {
        LottieTemplate.Transform.animated(track.keys.lottie(numbers))
      }
      switch (track.property, track.axis) {
      case (.opacity, _): transform.opacity = keys()
      case (.rotate, _): transform.rotation = keys()
      case (.translate, 1): transform.y = keys()
      case (.translate, _): transform.x = keys()
      case (.scale, nil): transform.scale = keys { [$0, $0] }
      case (.scale, 0): transform.scale = keys { [$0, 100] }
      // Each axis has separate keys, so the second scale is inside the first.
      case (.scale, _): transform.innerScale = keys { [100, $0] }
      }
    }
    return transform
  }
}
