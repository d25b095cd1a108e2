internal import MotionCurves

extension MotionExporter {
  /// The motion as a CSS timing function, with its duration: custom properties of the root element.
  ///
  /// CSS's own words and functions are written as they are, error 0. Anything else is a `linear()` with the fewest stops
  /// that stay within the tolerance, of which there may be one more for its shorter numbers.
  ///
  /// - Parameters:
  ///   - options: how it is written.
  ///   - progress: is told the part that is done, now and then: the fewest bytes can take some seconds.
  /// - Returns: rules of the root element. Where a search for the fewest bytes was given up, as its budget was spent, the
  ///   remark calls them the best so far, and says how many bytes stops with as many decimals take at least.
  ///   A warning says so of a function of more than 2 kB.
  /// - Throws: ``ExportError`` for a name that is no CSS identifier, and a motion that takes more than 10,000 stops or, for the
  ///   fewest stops, more values than the budget allows.
  public func css(
    _ options: CSSOptions = CSSOptions(), progress: (Double) -> Void = { _ in }
  ) throws(ExportError) -> ExportedText {
    try ExportError.requireCSSName(options.name)
    let part = form.cssEasing == nil ? moving.exporter : self
    let easing = try part.cssEasing(options, progress)
    var sheet = CSSSheet(isMinified: options.isMinified)
    if !options.isMinified { sheet.add("/* \(easing.remark.cssComment) */") }
    let timing = durationDeclarations(name: options.name)
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

  /// The timing function alone, with a warning of one that a style sheet is hardly meant to have.
  private func cssEasing(_ options: CSSOptions, _ progress: (Double) -> Void) throws(ExportError) -> ExportedText {
    let easing = try cssFunction(options, progress)
    let size = easing.text.utf8.count
    guard size > CSSOptions.largeSize else { return easing }
    let warning = "the timing function has \(size) bytes: a larger tolerance or a shorter motion takes fewer"
    return ExportedText(
      easing.text, remark: easing.remark, maximumError: easing.maximumError, warnings: [warning])
  }

  private func cssFunction(_ options: CSSOptions, _ progress: (Double) -> Void) throws(ExportError) -> ExportedText {
    if let own = ownEasing { return own }
    try requireProgress()
    let stops =
      switch options.fewest {
      case .stops: try fewestStops(budget: options.budget / CSSOptions.stepsOfAValue)
      case .bytes: try fewestBytes(budget: options.budget, progress)
      }
    let text = stops.text(isMinified: options.isMinified || options.fewest == .bytes)
    return ExportedText(
      text, remark: fitRemark(stops.title, error: stops.maximumError), maximumError: stops.maximumError)
  }

  /// The function that CSS has for the motion; nil if there is none.
  private var ownEasing: ExportedText? {
    guard case .curve(let curve, _, _) = form else { return nil }
    if case .penner = curve {
      guard let cubic = form.cubicBezier else { return nil }
      return ExportedText(cubic.description, remark: Remark.exact(title, as: "cubic-bezier()"), maximumError: 0)
    }
    let name = curve.description.prefix { $0 != "(" }
    return ExportedText(curve.description, remark: Remark.exact(title, as: String(name)), maximumError: 0)
  }

  /// The nearest cubic-bezier, with its error as a part of the distance, unless the easing is one that all browsers
  /// have, or has nowhere to lead.
  private func fallback(beside easing: String) throws(ExportError) -> (curve: CubicBezier, error: Double)? {
    guard hasDistance, easing.hasPrefix("linear(") else { return nil }
    return try nearestCubicBezier(decimals: 3)
  }

  /// `--motion-duration`, and the delay where the motion has one; nothing for a curve without a duration.
  private func durationDeclarations(name: String) -> [String] {
    guard isTimed else { return [] }
    let (part, wait) = moving
    var (duration, delay) = (part.duration, wait)
    // Steps know by themselves what they show while they wait.
    if case .curve(_, let whole?, let wait) = form, form.cssEasing != nil || part.form != .other {
      (duration, delay) = (whole, wait)
    }
    let declarations = ["--\(name)-duration: \(duration.milliseconds)"]
    return delay == 0 ? declarations : declarations + ["--\(name)-delay: \(delay.milliseconds)"]
  }

  private var cssWarnings: [String] {
    let part = moving.exporter
    guard motion.state(at: part.domain.lowerBound).velocity != 0, isTimed else { return [] }
    if case .spring(_, let velocity) = part.form, velocity != 0 {
      return ["a transition that is interrupted starts anew: CSS has no velocity to go on with"]
    }
    return []
  }
}

extension ExportError {
  /// Throws unless a name may stand in a style sheet.
  static func requireCSSName(_ name: String) throws(ExportError) {
    guard name.isCSSIdentifier else {
      throw .parameter(
        ParameterError(
          parameter: "name", value: "'\(name)'", allowed: "letters, digits, - and _, and begin with a letter"))
    }
  }
}

extension Double {
  /// Seconds as CSS's milliseconds.
  var milliseconds: String { inMilliseconds + "ms" }
}

extension String {
  /// Whether the text may stand behind `--` in a style sheet.
  var isCSSIdentifier: Bool {
    guard let first = utf8.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return false }
    return utf8.allSatisfy {
      $0.isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
  }

  /// The text within a comment, which it cannot end.
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
