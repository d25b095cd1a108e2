import MotionCurves
import MotionNotation

extension MotionExporter {
  /// The motion as theme variables of Tailwind CSS 4: an ease, and an animation if the motion has a duration.
  ///
  /// The timing function is that of ``css(_:progress:)``. A comment has the classes of a transition, with the theme and
  /// without it.
  ///
  /// - Parameters:
  ///   - property: the property that the animation moves.
  ///   - options: the name of ease and animation, and what is made small.
  ///   - progress: is told the finished part, now and then.
  /// - Returns: an `@theme` rule.
  /// - Throws: ``ExportError`` as ``css(_:progress:)`` does, and for a word of CSS as the name of an animation.
  ///
  /// Source: https://tailwindcss.com/docs/transition-timing-function, https://tailwindcss.com/docs/animation.
  public func tailwind(
    _ property: AnimatedProperty = .translate, _ options: CSSOptions = CSSOptions(),
    progress: (Double) -> Void = { _ in }
  ) throws(ExportError) -> ExportedText {
    let name = options.name
    let times = cssTimes?.texts
    // An ease alone has its name only within another one.
    if times == nil { try ExportError.requireCSSName(name) } else { try ExportError.requireKeyframesName(name) }
    let easing = try cssPart.cssEasing(options, progress)
    let timing = times.map { " duration-[\($0.duration)]" + ($0.delay.map { " delay-[\($0)]" } ?? "") } ?? ""
    // A blank would end the class.
    let value = String(CSSSheet.minified(easing.text).map { $0 == " " ? "_" : $0 })
    var sheet = CSSSheet(isMinified: false)
    sheet.add("/* \(easing.remark.cssComment)")
    sheet.add("   class=\"transition ease-\(name)\(timing)\", without the theme")
    sheet.add("   class=\"transition ease-[\(value)]\(timing)\" */")
    sheet.open("@theme")
    sheet.add("--ease-\(name): \(easing.text);")
    if let times {
      let delay = times.delay.map { " " + $0 } ?? ""
      sheet.add("--animate-\(name): \(name) \(times.duration) var(--ease-\(name))\(delay) both;")
      sheet.open("@keyframes \(name)")
      for (key, value) in [("from", start), ("to", end)] {
        sheet.add("\(key) { \(property.rawValue): \(property.cssValue(value)); }")
      }
      sheet.close()
    }
    sheet.close()
    return ExportedText(
      sheet.text, remark: easing.remark, maximumError: easing.maximumError,
      warnings: cssWarnings + easing.warnings + (times == nil ? [] : warnings(for: property)))
  }
}
