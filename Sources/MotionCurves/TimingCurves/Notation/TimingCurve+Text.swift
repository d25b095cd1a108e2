extension CubicBezier: LosslessStringConvertible {
  /// Parses a cubic Bézier curve in CSS's notation, `cubic-bezier(x1, y1, x2, y2)` or one of its four names.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    guard let curve = try TimingCurve(parsing: text).cubicBezier else {
      throw NotationScanner(text).error(expected: "a cubic Bézier curve", at: 0)
    }
    self = curve
  }

  /// The cubic Bézier curve with this description, or with any of its other notations; nil for another text.
  public init?(_ description: String) {
    guard let curve = try? Self(parsing: description) else { return nil }
    self = curve
  }
}

extension Steps: LosslessStringConvertible {
  /// Parses a staircase in CSS's notation, `steps(n, position)`, `step-start` or `step-end`.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    guard case .steps(let curve) = try TimingCurve(parsing: text) else {
      throw NotationScanner(text).error(expected: "steps()", at: 0)
    }
    self = curve
  }

  /// The staircase with this description, or with any of its other notations; nil for another text.
  public init?(_ description: String) {
    guard let curve = try? Self(parsing: description) else { return nil }
    self = curve
  }
}

extension PiecewiseLinear: LosslessStringConvertible {
  /// Parses a polyline in CSS's notation, `linear(stops)`.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    guard case .piecewiseLinear(let curve) = try TimingCurve(parsing: text) else {
      throw NotationScanner(text).error(expected: "linear() with stops", at: 0)
    }
    self = curve
  }

  /// The polyline with this description, or with any of its other notations; nil for another text.
  public init?(_ description: String) {
    guard let curve = try? Self(parsing: description) else { return nil }
    self = curve
  }
}

extension PennerEasing: LosslessStringConvertible {
  /// Parses one of Penner's names, such as `ease-out-back`.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    guard case .penner(let curve) = try TimingCurve(parsing: text) else {
      throw NotationScanner(text).error(expected: "one of Penner's names, such as ease-out-back", at: 0)
    }
    self = curve
  }

  /// The easing with this description, or with any of its other notations; nil for another text.
  public init?(_ description: String) {
    guard let curve = try? Self(parsing: description) else { return nil }
    self = curve
  }
}

extension TimingCurve: LosslessStringConvertible {
  /// The timing curve with this description, or with any of its other notations; nil for another text.
  ///
  /// ``init(parsing:)`` says where and why a text does not parse.
  public init?(_ description: String) {
    guard let curve = try? Self(parsing: description) else { return nil }
    self = curve
  }
}
