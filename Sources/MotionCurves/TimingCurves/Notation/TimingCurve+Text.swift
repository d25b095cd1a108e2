extension CubicBezier: NotationConvertible {
  /// Parses a cubic Bézier curve in CSS's notation, `cubic-bezier(x1, y1, x2, y2)` or one of its four names.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    guard let curve = try TimingCurve(parsing: text).cubicBezier else {
      throw NotationScanner(text).error(expected: "a cubic Bézier curve", at: 0)
    }
    self = curve
  }
}

extension Steps: NotationConvertible {
  /// Parses a staircase in CSS's notation, `steps(n, position)`, `step-start` or `step-end`.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  @usableFromInline package init(parsing text: String) throws(NotationError) {
    guard case .steps(let curve) = try TimingCurve(parsing: text) else {
      throw NotationScanner(text).error(expected: "steps()", at: 0)
    }
    self = curve
  }
}

extension PiecewiseLinear: NotationConvertible {
  /// Parses a polyline in CSS's notation, `linear(stops)`.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  @usableFromInline package init(parsing text: String) throws(NotationError) {
    guard case .piecewiseLinear(let curve) = try TimingCurve(parsing: text) else {
      throw NotationScanner(text).error(expected: "linear() with stops", at: 0)
    }
    self = curve
  }
}

extension PennerEasing: NotationConvertible {
  /// Parses one of Penner's names, such as `ease-out-back`.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  @usableFromInline package init(parsing text: String) throws(NotationError) {
    guard case .penner(let curve) = try TimingCurve(parsing: text) else {
      throw NotationScanner(text).error(expected: "one of Penner's names, such as ease-out-back", at: 0)
    }
    self = curve
  }
}

extension TimingCurve: NotationConvertible {}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension CubicBezier: Codable {}
  extension Steps: Codable {}
  extension PiecewiseLinear: Codable {}
  extension PennerEasing: Codable {}
  extension TimingCurve: Codable {}
#endif
