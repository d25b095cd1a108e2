extension TimingCurve {
  /// Parses a timing curve in CSS's notation, with additions of the motion notation.
  ///
  /// The additions are `default` (the same as `ease`), Penner's names, and vendors' names for curves, such as
  /// `material.standard`.
  ///
  /// Letters may be upper or lower case, and hyphens may be left out: `easeInOut` is `ease-in-out`. Core Animation's
  /// `easeInEaseOut` is `ease-in-out` too. `calc()`, `min()` and `max()` of constants may replace a number.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    var scanner = NotationScanner(text)
    self = try scanner.takeTimingCurve()
    try scanner.expectEnd()
  }
}

extension NotationScanner {
  package mutating func expectEnd() throws(NotationError) {
    skipSpaces()
    guard isAtEnd else { throw error(expected: "the end") }
  }

  /// Parses a text that consists of one function of the notation, such as `damped(5, 30)`.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - name: the name of the function, in lower case.
  ///   - expected: the form of the function, for the error message if the text has another name.
  ///   - takeArguments: parses the arguments after the name.
  /// - Returns: the result of `takeArguments`.
  /// - Throws: ``NotationError`` for another name, and for arguments that do not fit.
  package static func parse<Parsed>(
    _ text: String, _ name: String, expected: String,
    by takeArguments: (inout NotationScanner) throws(NotationError) -> Parsed
  ) throws(NotationError) -> Parsed {
    var scanner = NotationScanner(text)
    guard scanner.takeName() == name, scanner.current == UInt8(ascii: "(") else {
      throw NotationScanner(text).error(expected: expected, at: 0)
    }
    let parsed = try takeArguments(&scanner)
    try scanner.expectEnd()
    return parsed
  }

  /// Takes a timing curve of any kind.
  ///
  /// - Parameters:
  ///   - expected: the expectation, for an error message.
  ///   - functions: the allowed names with arguments; made only if the name is unknown.
  ///   - vocabulary: all allowed names.
  /// - Returns: the curve.
  /// - Throws: ``NotationError`` if the text is not a timing curve.
  package mutating func takeTimingCurve(
    or expected: String = "a timing curve", functions: @autoclosure () -> [String] = TimingCurve.functionNames,
    among vocabulary: @autoclosure () -> [String] = TimingCurve.vocabulary
  ) throws(NotationError) -> TimingCurve {
    skipSpaces()
    let start = offset
    let name = takeName()
    if current == UInt8(ascii: "(") {
      switch name {
      case "cubic-bezier", "cubicbezier": return .cubicBezier(try takeCubicBezier())
      case "steps": return .steps(try takeSteps())
      case "linear": return .piecewiseLinear(try takePiecewiseLinear())
      default: throw error(expected: "a timing function", at: start, nearest: functions())
      }
    }
    if let curve = TimingCurve(keyword: name) ?? TimingCurve(presetNamed: name) { return curve }
    if ["cubic-bezier", "cubicbezier", "steps"].contains(name) {
      throw error(expected: "'(' after the name", at: start)
    }
    throw error(expected: expected, at: start, nearest: vocabulary())
  }

  private mutating func takeCubicBezier() throws(NotationError) -> CubicBezier {
    try expect("(")
    let x1 = try takeProgress("x1")
    try expect(",")
    let y1 = try takePlainNumber("y1")
    try expect(",")
    let x2 = try takeProgress("x2")
    try expect(",")
    let y2 = try takePlainNumber("y2")
    try expect(")")
    return CubicBezier(x1, y1, x2, y2)
  }

  private mutating func takePlainNumber(_ name: String) throws(NotationError) -> Double {
    skipSpaces()
    let start = offset
    let constant = try ConstantExpression(from: &self, expected: "a number for \(name)")
    guard constant.kind == .number else { throw error(expected: "a number for \(name)", at: start) }
    return constant.value
  }

  private mutating func takeProgress(_ name: String) throws(NotationError) -> Double {
    skipSpaces()
    let start = offset
    let value = try takePlainNumber(name)
    guard value >= 0 && value <= 1 else {
      throw error(expected: "a number from 0 to 1 for \(name)", at: start)
    }
    return value
  }

  private mutating func takeSteps() throws(NotationError) -> Steps {
    try expect("(")
    skipSpaces()
    let start = offset
    let expectation = "a whole number of steps"
    let constant = try ConstantExpression(from: &self, expected: expectation)
    guard constant.kind == .number, constant.isWhole else { throw error(expected: expectation, at: start) }
    var position = Steps.Position.end
    if take(",") { position = try takeStepPosition() }
    try expect(")")
    // CSS rounds a computed number to the nearest whole number, and halves upwards.
    guard let count = Int(exactly: (constant.value + 0.5).rounded(.down)) else {
      throw error(expected: expectation, at: start)
    }
    do {
      return try Steps(validating: count, position)
    } catch {
      throw self.error(expected: error.allowed + " for \(error.parameter)", at: start)
    }
  }

  private mutating func takeStepPosition() throws(NotationError) -> Steps.Position {
    skipSpaces()
    let start = offset
    let word = takeWord()
    if word == "end" { return .end }
    guard let position = Steps.Position.allCases.first(where: { $0.keyword == word }) else {
      let words = Steps.Position.allCases.map { $0.keyword }.joined(separator: ", ")
      throw error(expected: "one of \(words), end", at: start)
    }
    return position
  }

  private mutating func takePiecewiseLinear() throws(NotationError) -> PiecewiseLinear {
    try expect("(")
    skipSpaces()
    let start = offset
    let beforeStop = self
    var stops = [try takeStop()]
    let beginsWithPercentage = try ConstantExpression.next(in: beforeStop)?.kind == .percentage
    while take(",") { stops.append(try takeStop()) }
    try expect(")")
    // A single stop is valid since csswg-drafts issue 10580, but linear(0% 100% 0) remains invalid in the browsers'
    // tests.
    if stops.count == 1, beginsWithPercentage {
      throw error(expected: "a value before the percentages of a single stop", at: start)
    }
    do {
      return try PiecewiseLinear(validatingStops: stops)
    } catch {
      // The numbers are finite, but the even distribution between two huge ones may not be.
      throw self.error(expected: "percentages of moderate size", at: start)
    }
  }

  /// Takes a value with up to two percentages, all before it or all after it.
  private mutating func takeStop() throws(NotationError) -> PiecewiseLinear.Stop {
    var inputs = try takePercentages()
    skipSpaces()
    let start = offset
    let expectation = inputs.isEmpty ? "a value, with up to two percentages" : "a value"
    let output = try ConstantExpression(from: &self, expected: expectation)
    guard output.kind == .number else { throw error(expected: expectation, at: start) }
    if inputs.isEmpty { inputs = try takePercentages() }
    return PiecewiseLinear.Stop(
      output.value, at: inputs.first, heldUntil: inputs.count == 2 ? inputs[1] : nil)
  }

  private mutating func takePercentages() throws(NotationError) -> [Double] {
    var inputs: [Double] = []
    while inputs.count < 2, let constant = try ConstantExpression.next(in: self), constant.kind == .percentage {
      inputs.append(try ConstantExpression(from: &self, expected: "a percentage").value)
    }
    return inputs
  }
}
