extension MotionExporter {
  /// The motion as CSS's `@keyframes`, with the declaration that plays it in a comment.
  ///
  /// The property is the individual `translate`, `scale`, `rotate` or `opacity`, which other transforms do not affect.
  /// Each key has the timing function of the segment that begins there. A jump after a rest is `steps(1, jump-end)`.
  ///
  /// - Parameters:
  ///   - property: the property to move.
  ///   - name: the name of the keyframes.
  /// - Returns: the rule.
  /// - Throws: ``ExportError`` for an invalid CSS identifier, for a word of CSS, and for a motion that keys cannot
  ///   follow.
  public func cssKeyframes(
    _ property: AnimatedProperty = .translate, name: String = "motion"
  ) throws(ExportError) -> ExportedText {
    try ExportError.requireKeyframesName(name)
    let keys = try easedKeys(property, timeUnit: 100, decimals: (4, 13), allowsJumps: false)
    var sheet = CSSSheet(isMinified: false)
    sheet.add("/* \(keys.remark.cssComment)")
    sheet.add("   \(keys.declaration(name: name)) */")
    sheet.open("@keyframes \(name)")
    for key in keys.keys {
      let easing = key.easing.map { " animation-timing-function: \($0);" } ?? ""
      sheet.add("\(key.time.plainText)% { \(property.rawValue): \(property.cssValue(key.value));\(easing) }")
    }
    sheet.close()
    return ExportedText(
      sheet.text, remark: keys.remark, maximumError: keys.maximumError, warnings: warnings(for: property))
  }

  /// The motion for the Web Animations API: `element.animate(keyframes, options)`, as JSON.
  ///
  /// - Throws: ``ExportError`` for a motion without a duration, and for a motion that keys cannot follow.
  public func webAnimation(_ property: AnimatedProperty = .translate) throws(ExportError) -> ExportedText {
    try requireSeconds()
    let keys = try easedKeys(property, timeUnit: 1, decimals: (6, 15), allowsJumps: true)
    let frames = keys.keys.map { key in
      let easing = key.easing.map { " \"easing\": \($0.json)," } ?? ""
      return "    { \"offset\": \(key.time.plainText),\(easing) \(property.rawValue.json): "
        + "\(property.cssValue(key.value).json) }"
    }
    let delay = keys.delay == 0 ? "" : "\"delay\": \(keys.delay.inMilliseconds), "
    let text = """
      {
        "keyframes": [
      \(frames.joined(separator: ",\n"))
        ],
        "options": { "duration": \((keys.duration ?? 1).inMilliseconds), \(delay)"fill": "both" }
      }

      """
    return ExportedText(
      text, remark: keys.remark, maximumError: keys.maximumError, warnings: warnings(for: property))
  }
}

extension EasedKeys {
  /// The declaration that plays the keyframes.
  fileprivate func declaration(name: String) -> String {
    guard let duration else { return "animation-name: \(name); animation-fill-mode: both;" }
    let delay = delay == 0 ? "" : " \(delay.milliseconds)"
    return "animation: \(name) \(duration.milliseconds)\(delay) both;"
  }
}

extension Double {
  /// Seconds as a number of milliseconds.
  var inMilliseconds: String { (self * 1000).rounded(toDecimals: 9).plainText }
}
