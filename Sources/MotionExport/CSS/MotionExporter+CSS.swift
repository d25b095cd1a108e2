internal import MotionCurves
import MotionFitting
import MotionNotation

extension MotionExporter {
  /// The motion as a CSS timing function, with its duration: custom properties of the root element.
  ///
  /// CSS's keywords and functions are written unchanged, with an error of 0. Any other motion becomes a `linear()` with
  /// the fewest stops that stay within the tolerance, or with one more stop if that makes its numbers shorter.
  ///
  /// - Parameters:
  ///   - options: the options of the text.
  ///   - progress: is told the finished part, now and then: the fewest bytes can take a second or two.
  /// - Returns: rules of the root element. If a search for the fewest bytes spends its budget, the remark calls the
  ///   result the best so far. It also gives the least number of bytes for stops with as many decimals. A function of
  ///   more than 2 kB, or of more than 100 stops, has a warning with a larger tolerance that takes about half of them.
  /// - Throws: ``ExportError`` for an invalid CSS identifier, and for a motion that needs more than 10,000 stops or,
  ///   for the fewest stops, more values than the budget allows.
  public func css(
    _ options: CSSOptions = CSSOptions(), progress: (Double) -> Void = { _ in }
  ) throws(ExportError) -> ExportedText {
    try ExportError.requireCSSName(options.name)
    let part = cssPart
    let easing = try part.cssEasing(options, progress)
    var sheet = CSSSheet(isMinified: options.isMinified)
    if !options.isMinified { sheet.add("/* \(easing.remark.cssComment) */") }
    let timing = cssTimes.map { $0.declarations(name: options.name) } ?? []
    let property = "--\(options.name)-easing"
    guard options.hasFallback, let fallback = try part.fallback(beside: easing.text) else {
      sheet.add(rule: timing + ["\(property): \(easing.text)"])
      return ExportedText(
        sheet.text, remark: easing.remark, maximumError: easing.maximumError,
        warnings: cssWarnings + easing.warnings)
    }
    sheet.add(rule: timing + ["\(property): \(fallback.curve.description)"])
    sheet.open("@supports (animation-timing-function: linear(0, 1))")
    sheet.add(rule: ["\(property): \(easing.text)"])
    sheet.close()
    if isTimed {
      sheet.open("@media (prefers-reduced-motion: reduce)")
      sheet.add(rule: ["--\(options.name)-duration: \(options.isMinified ? "0s" : "0ms")"])
      sheet.close()
    }
    let remark =
      easing.remark + "; the cubic-bezier for browsers without linear() misses by \(fallback.error.roundedUp)"
    return ExportedText(
      sheet.text, remark: remark, maximumError: easing.maximumError, warnings: cssWarnings + easing.warnings)
  }

  /// The timing function, and with times its duration before it and its delay behind it: a text of the notation.
  ///
  /// - Throws: ``ExportError`` as ``css(_:progress:)`` does.
  package func cssNotation(withTimes: Bool) throws(ExportError) -> ExportedText {
    let easing = try cssPart.cssEasing(CSSOptions()) { _ in }
    guard withTimes, let (duration, delay) = cssTimes?.texts else { return easing }
    let words = [duration, easing.text, delay].compactMap { $0 }
    return ExportedText(words.joined(separator: " "), remark: easing.remark, maximumError: easing.maximumError)
  }

  /// The part of the motion that the timing function describes: without its waits, which CSS has as a delay.
  var cssPart: MotionExporter { shape.cssEasing == nil ? moving.exporter : self }

  /// The timing function alone, with a warning if it is unusually long for a style sheet.
  func cssEasing(_ options: CSSOptions, _ progress: (Double) -> Void) throws(ExportError) -> ExportedText {
    if let own = ownEasing {
      let size = own.text.utf8.count
      let warnings =
        size > CSSOptions.largeSize ? ["the timing function has \(size) bytes, much for a style sheet"] : []
      return ExportedText(own.text, remark: own.remark, maximumError: own.maximumError, warnings: warnings)
    }
    try requireProgress()
    let stops = try linearStops(options, progress)
    let text = stops.text(isMinified: options.isMinified || options.fewest == .bytes)
    let isLong = stops.points.count > CSSOptions.manyStops || text.utf8.count > CSSOptions.largeSize
    return ExportedText(
      text, remark: fitRemark(stops.title, error: stops.maximumError), maximumError: stops.maximumError,
      warnings: isLong && options.fewest != .time
        ? [lengthWarning(stops.points.count, bytes: text.utf8.count, options)] : [])
  }

  private func linearStops(_ options: CSSOptions, _ progress: (Double) -> Void) throws(ExportError) -> LinearStops {
    do throws(ExportError) {
      return switch options.fewest {
      case .stops: try fewestStops(budget: options.budget / CSSOptions.stepsOfAValue)
      case .bytes: try fewestBytes(budget: options.budget, progress)
      case .time: try stopsAtOnce(budget: options.budget / CSSOptions.stepsOfAValue)
      }
    } catch {
      // The search has been given values instead of steps.
      guard case .parameter(let refused) = error, refused.parameter == "the budget" else { throw error }
      throw .parameter(
        ParameterError(parameter: refused.parameter, value: "\(options.budget)", allowed: refused.allowed))
    }
  }

  /// What a long function would be within a larger tolerance.
  ///
  /// The error of lines goes with the square of their length: four times the tolerance takes half the stops.
  private func lengthWarning(_ count: Int, bytes: Int, _ options: CSSOptions) -> String {
    let length = "the timing function has \(count) stops in \(bytes) bytes"
    var looser = self
    looser.tolerance = (4 * tolerance).withTwoDigits
    guard looser.tolerance < 0.1,
      let fewer = try? PiecewiseLinear.fewestPoints(
        near: looser.motion, over: looser.domain, tolerance: looser.absoluteTolerance, endingAt: looser.lastValue,
        budget: options.budget / CSSOptions.stepsOfAValue)
    else { return length + ": a larger tolerance or a shorter motion takes fewer" }
    return length + "; a tolerance of \(looser.tolerance.plainText) takes about \(fewer)"
  }

  /// The motion as a CSS function; nil if CSS has none.
  private var ownEasing: ExportedText? {
    guard case .curve(let curve, _, _) = shape else { return nil }
    if case .penner = curve {
      guard let cubic = shape.cubicBezier else { return nil }
      return ExportedText(cubic.description, remark: Remark.exact(title, as: "cubic-bezier()"), maximumError: 0)
    }
    let name = curve.description.prefix { $0 != "(" }
    return ExportedText(curve.description, remark: Remark.exact(title, as: String(name)), maximumError: 0)
  }

  /// The nearest cubic-bezier, with its error as a part of the distance.
  ///
  /// Nil if all browsers have the easing, or if the motion has no distance.
  private func fallback(beside easing: String) throws(ExportError) -> (curve: CubicBezier, error: Double)? {
    guard hasDistance, easing.hasPrefix("linear(") else { return nil }
    return try nearestCubicBezier(decimals: 3)
  }

  /// The duration, and the delay if the motion has one, in seconds; nil for a curve without a duration.
  var cssTimes: CSSTimes? {
    guard isTimed else { return nil }
    // Steps themselves define what they show during the delay.
    if case .curve(_, let whole?, let wait) = shape, shape.cssEasing != nil || moving.exporter.shape != .other {
      return CSSTimes(duration: whole, delay: wait)
    }
    return CSSTimes(duration: moving.exporter.duration, delay: moving.delay)
  }

  var cssWarnings: [String] {
    let part = moving.exporter
    guard motion.state(at: part.domain.lowerBound).velocity != 0, isTimed else { return [] }
    if case .spring(_, let velocity) = part.shape, velocity != 0 {
      return ["a transition that is interrupted starts anew: CSS has no velocity to go on with"]
    }
    return []
  }
}

/// The times of a transition, in seconds.
struct CSSTimes {
  let duration: Double
  let delay: Double

  /// The texts of both; nil for no delay.
  var texts: (duration: String, delay: String?) { (duration.milliseconds, delay == 0 ? nil : delay.milliseconds) }

  /// The custom properties of both.
  func declarations(name: String) -> [String] {
    ["--\(name)-duration: \(texts.duration)"] + (texts.delay.map { ["--\(name)-delay: \($0)"] } ?? [])
  }
}

extension ExportError {
  private static var cssNames: String { "letters, digits, - and _, and begin with a letter" }

  /// Throws unless a name is allowed in a style sheet.
  static func requireCSSName(_ name: String) throws(ExportError) {
    guard name.isCSSIdentifier else {
      throw .parameter(ParameterError(parameter: "name", value: "'\(name)'", allowed: cssNames))
    }
  }

  /// Throws unless a name is allowed for keyframes, and the shorthand `animation` takes it for nothing else.
  ///
  /// Source: https://www.w3.org/TR/css-animations-1/#animation and https://www.w3.org/TR/css-values-4/#custom-idents.
  static func requireKeyframesName(_ name: String) throws(ExportError) {
    try requireCSSName(name)
    guard !keyframesWords.lists(name.lowercased()) else {
      throw .parameter(
        ParameterError(parameter: "name", value: "'\(name)'", allowed: cssNames + ", but no word of CSS"))
    }
  }

  /// The other values of the shorthand, and the values that all properties have.
  private static var keyframesWords: String {
    "ease linear ease-in ease-out ease-in-out step-start step-end infinite normal reverse alternate alternate-reverse "
      + "none forwards backwards both running paused auto initial inherit unset revert revert-layer default"
  }
}

extension Double {
  /// Seconds as CSS's milliseconds.
  var milliseconds: String { inMilliseconds + "ms" }
}

extension String {
  /// Whether the text is allowed after `--` in a style sheet.
  var isCSSIdentifier: Bool {
    guard let first = utf8.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return false }
    return utf8.allSatisfy {
      $0.isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
  }

  /// The text for a comment, changed so that it cannot end the comment.
  var cssComment: String {
    reduce(into: "") { text, character in
      if character == "/" && text.last == "*" { text += " " }
      text.append(character)
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
