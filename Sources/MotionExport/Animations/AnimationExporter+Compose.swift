import MotionFitting

extension AnimationExporter {
  /// The animation as Kotlin for Jetpack Compose: an `Animatable` with `keyframes` for each number.
  ///
  /// The text says that it was not run, as the tests of this package use no Kotlin compiler.
  ///
  /// - Returns: the statements.
  /// - Throws: ``ExportError`` for an animation that keys at whole milliseconds cannot follow, or that has more of them
  ///   than an `Int` holds.
  public func compose() throws(ExportError) -> ExportedText {
    let span = try composeSpan()
    try ExportError.requireTime(max(span.delay, 0) + span.duration, upTo: .lastInCompose, "Compose")
    var tracks: [AnimationTrack] = []
    var starts: [Double] = []
    let time = NumberScale(unit: 1000, rounding: .decimals(0))
    for channel in try channels() {
      let unit = channel.property.degrees
      tracks += try span.tracks(of: channel, unit: unit, time: time, shape: .relative) {
        var layout = $0.composeLayout
        layout.value = NumberScale(unit: unit, rounding: layout.value.rounding)
        return layout
      }
      // A loop in its midst shows its value of time 0 already in the frame before its first one.
      let numbers = channel.numbers(of: span.part, at: span.domain.lowerBound + span.phase)
      starts += (0..<channel.count).map { numbers[$0] * unit }
    }
    let remark = remark(of: tracks)
    let states = zip(tracks, starts).map { track, start in
      let value = span.phase > 0 ? start : track.keys.keys[0].value
      return "val \(track.name) = Animatable(\(Float(value).plainText)f)\n"
    }
    let launches = tracks.map { $0.kotlin(span) }
    let text = """
      \(states.joined())coroutineScope {
      \(launches.joined())}
      Modifier.graphicsLayer {
      \(tracks.flatMap { $0.graphicsLayer }.map { "  \($0)\n" }.joined())}

      """
    let isExact = span.repeats.isFinite || max(span.delay, span.phase).isWholeMilliseconds
    return ExportedText(
      kotlin: text, remark: remark, maximumError: tracks.maximumError,
      warnings: isExact ? [] : ["the endless animation begins at a whole millisecond, up to half a one off"])
  }

  /// The span of the whole animation.
  ///
  /// A loop begins at any time by an offset. All else that does not begin at a whole millisecond from time 0 on has
  /// its wait as keys.
  private func composeSpan() throws(ExportError) -> AnimationSpan {
    let span = try span(.whole)
    if span.repeats.isInfinite || span.delay >= 0 && span.delay.isWholeMilliseconds { return span }
    return try span.keyedFromZero()
  }
}

extension AnimationSpan {
  /// The argument by which a loop begins later, or in its midst.
  ///
  /// A delay of the keyframes would be repeated with them.
  fileprivate var startOffset: String {
    func offset(_ seconds: Double, _ type: String) -> String {
      ", initialStartOffset = StartOffset(\((1000 * seconds).rounded().plainText)\(type))"
    }
    if delay > 0 { return offset(delay, "") }
    return phase > 0 ? offset(phase, ", StartOffsetType.FastForward") : ""
  }
}

extension AnimationTrack {
  /// The statement that plays the number beside the others.
  fileprivate func kotlin(_ span: AnimationSpan) -> String {
    let isEndless = span.repeats.isInfinite
    let delay = span.delay > 0 && !isEndless ? ["delayMillis = \((1000 * span.delay).rounded().plainText)"] : []
    let lines = (delay + keys.kotlin).map { "      \($0)\n" }.joined()
    let end = Float(keys.keys[keys.keys.count - 1].value).plainText
    let (start, close) =
      isEndless ? ("infiniteRepeatable(keyframes {", "}\(span.startOffset)))") : ("keyframes {", "})")
    return "  launch {\n    \(name).animateTo(\(end)f, \(start)\n\(lines)    \(close)\n  }\n"
  }

  /// The assignments that show the number.
  fileprivate var graphicsLayer: [String] {
    switch (property, axis) {
    case (.translate, 1): ["translationY = y.value.dp.toPx()"]
    case (.translate, _): ["translationX = x.value.dp.toPx()"]
    case (.scale, nil): ["scaleX = scale.value", "scaleY = scale.value"]
    case (.scale, 0): ["this.scaleX = scaleX.value"]
    case (.scale, _): ["this.scaleY = scaleY.value"]
    case (.rotate, _): ["rotationZ = rotation.value"]
    case (.opacity, _): ["alpha = opacity.value"]
    }
  }
}
