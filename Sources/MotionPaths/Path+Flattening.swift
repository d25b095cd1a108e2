public import MotionCurves

extension Path {
  /// The path as straight lines that stay within a tolerance of its curves.
  ///
  /// A curve is divided into n equal steps of its parameter, n = ⌈√(M/8·tolerance)⌉ with M the greatest second
  /// derivative: a chord over a step h is at most M·h²/8 away. The points lie on the curve, apart from rounding. Moves,
  /// lines and closes are unchanged.
  ///
  /// - Parameter tolerance: the greatest distance from the curves, in points; greater than 0.
  /// - Returns: a path of moves, lines and closes.
  /// - Precondition: the tolerance is a positive number at which 4194304 lines are enough for the curves;
  ///   ``flattened(validatingTolerance:)`` throws instead.
  public func flattened(tolerance: Double) -> Path {
    ParameterError.orTrap(try flattened(validatingTolerance: tolerance))
  }

  /// The path as straight lines within an untrusted tolerance, as ``flattened(tolerance:)``.
  ///
  /// - Throws: ``ParameterError`` for a tolerance that is not a positive number, or that needs more than 4194304 lines
  ///   for the curves.
  @inline(never)
  public func flattened(validatingTolerance tolerance: Double) throws(ParameterError) -> Path {
    try ParameterError.requirePositive(tolerance, "tolerance")
    let lineLimit = 4_194_304
    var lineCount = 0.0
    let path = rewritten { element, start, path in
      guard let curve = PathSegment(curve: element, from: start) else { return path.append(element.straightened) }
      let count = curve.lineCount(tolerance: tolerance)
      lineCount += count
      // Beyond the limit no lines are added, and the path is discarded.
      if lineCount <= Double(lineLimit) { path.addLines(along: curve, count: Int(count)) }
    }
    guard lineCount <= Double(lineLimit) else {
      throw ParameterError(
        parameter: "tolerance", value: tolerance.shortestDecimal,
        allowed: "so large that \(lineLimit) lines are enough (it would take \(lineCount.shortestDecimal))")
    }
    return try path.checked()
  }

  private mutating func addLines(along curve: PathSegment, count: Int) {
    for step in 1...count {
      append(.line(to: curve.position(at: Double(step) / Double(count))))
    }
  }
}

extension Path.Element {
  /// The element, with a degenerate arc as a line.
  fileprivate var straightened: Path.Element {
    guard case .arc(_, _, _, _, let end) = self else { return self }
    return .line(to: end)
  }
}

extension PathSegment {
  /// Creates the curve of an element that starts at a point; nil if it is a line or empty.
  fileprivate init?(curve element: Path.Element, from start: Point) {
    switch element {
    case .move, .line, .close: return nil
    case .quadratic(let control, let end): self = .quadratic(from: start, control: control, to: end)
    case .cubic(let control1, let control2, let end):
      self = .cubic(from: start, control1: control1, control2: control2, to: end)
    case .arc:
      guard let arc = EllipticalArc(element, from: start) else { return nil }
      self = .arc(arc)
    }
  }

  /// The number of lines for the curve, at least one; infinite if a number overflows.
  fileprivate func lineCount(tolerance: Double) -> Double {
    let count = (0.125 * greatestSecondDerivative / tolerance).squareRoot().rounded(.up)
    return count.isNaN ? .infinity : max(1, count)
  }

  /// The greatest length of the second derivative.
  ///
  /// For a cubic it is linear, so it is greatest at an end.
  var greatestSecondDerivative: Double {
    switch self {
    case .line: 0
    case .quadratic: secondDerivative(at: 0).norm
    case .cubic: max(secondDerivative(at: 0).norm, secondDerivative(at: 1).norm)
    case .arc(let arc): arc.radii.max() * arc.sweep * arc.sweep
    }
  }
}
