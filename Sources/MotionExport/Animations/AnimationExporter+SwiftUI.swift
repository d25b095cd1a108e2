import MotionFitting

extension AnimationExporter {
  /// The animation as SwiftUI: a `KeyframeAnimator` with a track for each number.
  ///
  /// Straight segments, cubic Béziers and holds are its own keyframes; all else becomes cubic keyframes.
  ///
  /// - Returns: the values, and the view that shows them.
  /// - Throws: ``ExportError`` for an animation that keys cannot follow, and for an endless one that waits first.
  public func swiftUI() throws(ExportError) -> ExportedText {
    let span = try spanFromZero()
    guard span.repeats.isFinite || span.delay <= 0 else {
      throw .unrepresentable("SwiftUI repeats the wait before an endless animation with its keyframes")
    }
    var tracks: [AnimationTrack] = []
    func time(_ decimals: Int) -> NumberScale { NumberScale(rounding: .decimals(decimals)) }
    for channel in try channels() {
      tracks += try span.tracks(of: channel, unit: 1, time: time(15), shape: .thirds) { motion in
        let value = motion.valueScale()
        return KeyLayout(
          shape: .thirds, time: time(6), value: value, handle: value.finer(by: 1), allowsJumps: true,
          exactTime: time(15))
      }
    }
    let remark = remark(of: tracks)
    let play = span.repeats.isInfinite ? "repeating: true" : "trigger: trigger"
    let text = """
      \(remark.lineComment)struct Values {
      \(tracks.map { "  var \($0.name) = \($0.keys.keys[0].value.floatingText)\n" }.joined())}

      KeyframeAnimator(initialValue: Values(), \(play)) { value in
        content
      \(tracks.modifiers.map { "    .\($0)\n" }.joined())} keyframes: { _ in
      \(tracks.map { $0.swiftUI(after: span.delay) }.joined())}

      """
    return ExportedText(text, remark: remark, maximumError: tracks.maximumError)
  }
}

extension AnimationTrack {
  /// The name of the number in programs.
  var name: String {
    switch (property, axis) {
    case (.translate, 1): "y"
    case (.translate, _): "x"
    case (.scale, nil): "scale"
    case (.scale, 0): "scaleX"
    case (.scale, _): "scaleY"
    case (.rotate, _): "rotation"
    case (.opacity, _): "opacity"
    }
  }

  fileprivate func swiftUI(after delay: Double) -> String {
    "  KeyframeTrack(\\.\(name)) {\n" + keys.swiftUI(after: delay).map { "    \($0)\n" }.joined() + "  }\n"
  }
}

extension [AnimationTrack] {
  /// The modifiers of a view, in the order of a layer's own transform: scale, rotation and translation.
  fileprivate var modifiers: [String] {
    var modifiers: [String] = []
    func value(_ name: String) -> String? { contains { $0.name == name } ? "value.\(name)" : nil }
    func axes(_ x: String, _ y: String) -> String? {
      let parts = [value(x).map { "x: \($0)" }, value(y).map { "y: \($0)" }].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    if let scale = value("scale") ?? axes("scaleX", "scaleY") { modifiers.append("scaleEffect(\(scale))") }
    if let rotation = value("rotation") { modifiers.append("rotationEffect(.radians(\(rotation)))") }
    if let offset = axes("x", "y") { modifiers.append("offset(\(offset))") }
    if let opacity = value("opacity") { modifiers.append("opacity(\(opacity))") }
    return modifiers
  }
}
