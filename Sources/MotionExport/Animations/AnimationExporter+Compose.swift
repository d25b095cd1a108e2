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
    let span = try span(.whole)
    try ExportError.requireTime(span.delay + span.duration, upTo: .lastInCompose, "Compose")
    var tracks: [AnimationTrack] = []
    let time = NumberScale(unit: 1000, rounding: .decimals(0))
    for channel in try channels() {
      let unit = channel.property.degrees
      tracks += try span.tracks(of: channel, unit: unit, time: time, shape: .relative) {
        var layout = $0.composeLayout
        layout.value = NumberScale(unit: unit, rounding: layout.value.rounding)
        return layout
      }
    }
    let remark = remark(of: tracks)
    let states = tracks.map { "val \($0.name) = Animatable(\(Float($0.keys.keys[0].value).plainText)f)\n" }
    let launches = tracks.map { $0.kotlin(span) }
    let text = """
      \(states.joined())coroutineScope {
      \(launches.joined())}
      Modifier.graphicsLayer {
      \(tracks.flatMap { $0.graphicsLayer }.map { "  \($0)\n" }.joined())}

      """
    return ExportedText(kotlin: text, remark: remark, maximumError: tracks.maximumError)
  }
}

extension AnimationTrack {
  /// The statement that plays the number beside the others.
  fileprivate func kotlin(_ span: AnimationSpan) -> String {
    let delay = span.delay > 0 ? ["delayMillis = \((1000 * span.delay).rounded().plainText)"] : []
    let lines = (delay + keys.kotlin).map { "      \($0)\n" }.joined()
    let end = Float(keys.keys[keys.keys.count - 1].value).plainText
    let (start, close) = span.repeats.isInfinite ? ("infiniteRepeatable(keyframes {", "}))") : ("keyframes {", "})")
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
