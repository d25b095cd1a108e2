internal import LayerAnimation
import MotionFitting

extension AnimationExporter {
  /// The animation as CSS's `@keyframes`, with the declaration that plays them in a comment.
  ///
  /// Properties are `translate`, `scale`, `rotate` and `opacity`; a position becomes a translation. If the two numbers
  /// of a property do not move along a line, each has separate keyframes, and `animation-composition` adds them up.
  ///
  /// - Parameter name: the name of the keyframes. Keyframes of a further property have its name appended.
  /// - Returns: the rules.
  /// - Throws: ``ExportError`` for an invalid CSS identifier, for a word of CSS, and for an animation that keys cannot
  ///   follow.
  public func css(name: String = "motion") throws(ExportError) -> ExportedText {
    try ExportError.requireKeyframesName(name)
    let span = try span(.iteration)
    let tracks = try cssTracks(span, timeUnit: 100, decimals: (4, 13), allowsJumps: false)
    var sheet = CSSSheet(isMinified: false)
    let names = tracks.map { tracks.count == 1 ? name : "\(name)-\($0.name)" }
    sheet.add("/* \(remark(of: tracks).cssComment)")
    let played = names.map { "\($0) \(span.declaration)" }.joined(separator: ",\n     ")
    let composition = tracks.map { $0.isAdded ? "add" : "replace" }.joined(separator: ", ")
    let adds = tracks.contains { $0.isAdded } ? "\n   animation-composition: \(composition);" : ""
    sheet.add("   animation: \(played);\(adds) */")
    for (track, name) in zip(tracks, names) {
      sheet.open("@keyframes \(name)")
      for key in track.keys {
        let easing = key.easing.map { " animation-timing-function: \($0);" } ?? ""
        sheet.add("\(key.time.plainText)% { \(track.property.rawValue): \(key.value);\(easing) }")
      }
      sheet.close()
    }
    return exported(sheet.text, tracks)
  }

  /// The animation for the Web Animations API, as JSON: `element.animate(keyframes, options)`, or a list of such
  /// objects if there are several.
  ///
  /// - Returns: the text.
  /// - Throws: ``ExportError`` for an animation that keys cannot follow.
  public func webAnimations() throws(ExportError) -> ExportedText {
    let span = try span(.iteration)
    let tracks = try cssTracks(span, timeUnit: 1, decimals: (6, 15), allowsJumps: true)
    let texts = tracks.map { track in
      let frames = track.keys.map { key in
        let easing = key.easing.map { " \"easing\": \($0.json)," } ?? ""
        return "    { \"offset\": \(key.time.plainText),\(easing) \(track.property.rawValue.json): \(key.value.json) }"
      }
      return """
        {
          "keyframes": [
        \(frames.joined(separator: ",\n"))
          ],
          "options": { \((span.options + (track.isAdded ? ["\"composite\": \"add\""] : [])).joined(separator: ", ")) }
        }
        """
    }
    let text = texts.count == 1 ? texts[0] + "\n" : "[\n" + texts.joined(separator: ",\n") + "\n]\n"
    return exported(text, tracks)
  }

  private func exported(_ text: String, _ tracks: [CSSTrack]) -> ExportedText {
    ExportedText(text, remark: remark(of: tracks), maximumError: tracks.maximumError)
  }

  private func remark(of tracks: [CSSTrack]) -> String {
    remark(
      keyCount: tracks.reduce(0) { $0 + $1.keys.count }, tracks.count == 1 ? "" : " in \(tracks.count) rules",
      error: tracks.maximumError, tracks.compactMap { $0.evidence })
  }

  /// The tracks of all channels.
  private func cssTracks(
    _ span: AnimationSpan, timeUnit: Double, decimals: (rounded: Int, exact: Int), allowsJumps: Bool
  ) throws(ExportError) -> [CSSTrack] {
    var tracks: [CSSTrack] = []
    func time(_ decimals: Int) -> NumberScale {
      NumberScale(unit: timeUnit / span.duration, rounding: .decimals(decimals))
    }
    for channel in try channels() {
      if let exact = span.exactKeys(of: channel), allowsJumps || !exact.hasJumps,
        let track = CSSTrack(channel, exact, time: time(decimals.exact))
      {
        tracks.append(track)
        continue
      }
      for (component, motion) in try channel.exporters(in: span.part, over: span.domain).enumerated() {
        let printed = try motion.printedKeys(
          KeyLayout(
            shape: .relative, time: time(decimals.rounded), value: motion.valueScale(), handle: motion.handleScale,
            allowsJumps: allowsJumps, exactTime: time(decimals.exact)))
        let waiting = channel.numbers(of: span.part, at: span.domain.lowerBound - 1)[component]
        try span.requireStart(at: waiting, in: printed, within: motion.absoluteTolerance)
        let isAdded = tracks.contains { $0.property == channel.property }
        tracks.append(
          CSSTrack(channel, component, printed, isAdded: isAdded, KeyEvidence(of: motion.motion)))
      }
    }
    return tracks
  }
}

extension [CSSTrack] {
  /// The largest error of all tracks.
  fileprivate var maximumError: Double { reduce(0) { Swift.max($0, $1.maximumError) } }
}

extension AnimationSpan {
  /// Throws if the keys jump at their begin and the animation shows the value before the jump while it waits.
  fileprivate func requireStart(
    at waiting: Double, in printed: PrintedKeys, within tolerance: Double
  ) throws(ExportError) {
    guard delay > 0, fillMode.fillsBefore, let shown = printed.keys.last(where: { $0.time == printed.keys[0].time }),
      abs(shown.value - waiting) > tolerance
    else { return }
    throw .unrepresentable("the animation jumps at its begin, and shows the value before that while it waits")
  }

  /// How a style sheet plays the keyframes.
  fileprivate var declaration: String {
    let parts = [
      duration.milliseconds, delay == 0 ? nil : delay.milliseconds,
      repeats == 1 ? nil : repeats.isInfinite ? "infinite" : repeats.plainText, alternates ? "alternate" : nil,
      fillMode.cssWord,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// How the Web Animations API plays the keyframes.
  ///
  /// JSON has no infinite number, so it is written as a text, which the API reads as a number.
  fileprivate var options: [String] {
    let parts = [
      "\"duration\": \(duration.inMilliseconds)", delay == 0 ? nil : "\"delay\": \(delay.inMilliseconds)",
      repeats == 1 ? nil : "\"iterations\": \(repeats.isInfinite ? "\"Infinity\"" : repeats.plainText)",
      alternates ? "\"direction\": \"alternate\"" : nil, "\"fill\": \(fillMode.cssWord.json)",
    ]
    return parts.compactMap { $0 }
  }
}

extension FillMode {
  fileprivate var cssWord: String { self == .removed ? "none" : rawValue }
}

extension ExactKeys {
  /// Whether two keys have the same time.
  fileprivate var hasJumps: Bool { zip(keys, keys.dropFirst()).contains { $0.time == $1.time } }
}
