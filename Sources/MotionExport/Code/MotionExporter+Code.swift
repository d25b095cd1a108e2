internal import MotionCurves
import MotionFitting
import MotionNotation

extension MotionExporter {
  /// The motion as one function of its time, without dependencies except the language's mathematics.
  ///
  /// A spring, a damped oscillation and a decay without a delay are closed forms, accurate to the rounding of doubles.
  /// All other motions, and all motions in GLSL, are a table of keys with slopes, within the tolerance. In GLSL the
  /// tolerance includes the rounding of 32-bit numbers. Outside the domain the value holds; only a closed form
  /// continues after it.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - name: the function's name.
  /// - Returns: the function's text.
  /// - Throws: ``ExportError`` for an invalid name, and for a tolerance below the precision of the language's numbers.
  public func code(_ language: CodeLanguage, name: String = "motion") throws(ExportError) -> ExportedText {
    try ExportError.requireIdentifier(name, in: language)
    if let constant = try constant(language, name: name) { return constant }
    if let expression = closedForm(language) {
      let remark = "\(title): its closed form; error: the rounding of doubles"
      let first = language.literal(start)
      let text =
        language.comment(remark) + "\n" + language.mathematics + language.head(name) + "\n"
        + language.guarded("t <= 0", first) + language.ending(expression)
      return ExportedText(text, remark: remark, maximumError: 0)
    }
    let keys = try codeKeys(language)
    let remark = fitRemark("\(keys.keys.count) keys with slopes", error: keys.maximumError)
    let table = PieceTable(language: language, name: name, printed: keys)
    return ExportedText(
      language.comment(remark) + "\n" + table.text, remark: remark, maximumError: keys.maximumError)
  }

  /// A function that returns one value at all times; nil for a motion that moves.
  private func constant(_ language: CodeLanguage, name: String) throws(ExportError) -> ExportedText? {
    guard let error = try restError, error <= tolerance else { return nil }
    let value = language.literal(start)
    let rounding = language.isSingle ? abs(Double(Float(start)) - start) : 0
    guard error + rounding <= tolerance else {
      throw .unrepresentable("32-bit numbers stay within \(rounding.roundedUp) of the value at best")
    }
    let remark = fitRemark("a constant", error: error + rounding)
    // C compilers warn about an unused parameter.
    let unused = language == .c ? "  (void)t;\n" : ""
    let text = language.comment(remark) + "\n" + language.head(name) + "\n\(unused)" + language.ending(value)
    return ExportedText(text, remark: remark, maximumError: error + rounding)
  }

  /// The motion as an expression; nil if it has none, or if the accuracy of the language's functions is not specified.
  private func closedForm(_ language: CodeLanguage) -> String? {
    guard !language.isSingle, domain.lowerBound == 0 else { return nil }
    let form = ClosedForm(language: language)
    switch self.shape {
    case .spring(let spring, let velocity):
      return form.spring(spring, from: start, to: end, velocity: velocity * (end - start))
    case .damped(let decay, let frequency): return form.damped(decay, frequency, from: start, to: end)
    case .decay(let rate): return form.decay(rate: rate, distance: end)
    case .curve, .delayed, .other: return nil
    }
  }

  /// Keys with slopes in the numbers of a language.
  private func codeKeys(_ language: CodeLanguage) throws(ExportError) -> PrintedKeys {
    func decimals(_ step: Double) -> NumberScale.Rounding { .decimals(step.digits) }
    let isSingle = language.isSingle
    var layout = KeyLayout(
      shape: .thirds,
      time: NumberScale(
        offset: domain.lowerBound, rounding: isSingle ? .single : decimals(0.01 * min(tolerance, 0.1) * duration)),
      value: NumberScale(rounding: isSingle ? .single : decimals(0.1 * absoluteTolerance)),
      handle: NumberScale(rounding: isSingle ? .single : decimals(0.3 * absoluteTolerance / duration)))
    layout.allowsJumps = true
    layout.exactTime = isSingle ? nil : NumberScale(offset: domain.lowerBound, rounding: .decimals(15))
    guard isSingle else { return try printedKeys(layout) }
    // Only the keys tell how much rounding adds: finer ones may have steeper slopes, with which it grows.
    var nearest = Double.infinity
    for part in [1, 0.9, 0.7, 0.5, 0.3, 0.1] {
      var finer = self
      finer.tolerance = part * tolerance
      let keys = try finer.printedKeys(layout)
      let error = keys.maximumError + singleRounding(of: keys) / distance
      if error <= tolerance { return PrintedKeys(keys: keys.keys, segments: keys.segments, maximumError: error) }
      nearest = min(nearest, error)
    }
    throw .unrepresentable(
      "32-bit numbers stay within \(nearest.roundedUp) of the distance, not \(tolerance.shortestDecimal)")
  }

  /// A bound of the rounding of a cubic in 32-bit numbers, in value units.
  ///
  /// The given time is rounded, which changes the value in proportion to the slope. Then some sixteen operations round
  /// numbers of the size of the values, and of slopes times a segment's length.
  private func singleRounding(of keys: PrintedKeys) -> Double {
    let half = 0x1p-24
    var (value, slope, rise) = (0.0, 0.0, 0.0)
    for key in keys.keys { value = max(value, abs(key.value)) }
    for (index, segment) in keys.segments.enumerated() {
      guard case .hermite(let first, let last) = segment else { continue }
      let steepest = max(abs(first), abs(last))
      // Between two keys, the slope of a cubic is at most 1.5 times that of its chord plus the steeper of its end
      // slopes.
      let run = keys.keys[index + 1].time - keys.keys[index].time
      let chord = run > 0 ? abs(keys.keys[index + 1].value - keys.keys[index].value) / run : 0
      slope = max(slope, 1.5 * chord + steepest)
      rise = max(rise, steepest * run)
    }
    let time = max(abs(domain.lowerBound), abs(domain.upperBound))
    return half * (3 * slope * time + 16 * (value + rise))
  }
}
