import MotionCurves

/// A parser of SVG's path data, command by command.
///
/// Source of the grammar: SVG 2, §9.3.9.
struct PathDataParser {
  private typealias Point = Path.Point

  private var scanner: NotationScanner
  private var path = Path()
  /// The start of the current subpath, to which closing it returns.
  private var subpathStart = Point.zero
  private var currentPoint = Point.zero
  /// The last control point of the previous curve, if any.
  ///
  /// A smooth curve continues from it.
  private var lastControl: LastControl?

  private enum LastControl {
    case quadratic(Point)
    case cubic(Point)
  }

  /// A command letter in upper case, and whether the text has it in lower case.
  ///
  /// Lower case means coordinates relative to the current point.
  private struct Command {
    var letter: Unicode.Scalar
    let isRelative: Bool

    init?(_ byte: UInt8) {
      letter = Unicode.Scalar(byte & ~0x20)
      isRelative = byte & 0x20 != 0
      guard "MZLHVCSQTA".unicodeScalars.contains(letter) else { return nil }
    }
  }

  init(_ text: String) {
    scanner = NotationScanner(text)
  }

  /// Parses the whole text.
  mutating func takePath() throws(NotationError) -> Path {
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      try takeCommand()
      scanner.skipSpaces()
    }
    return path
  }

  private mutating func takeCommand() throws(NotationError) {
    let start = scanner.offset
    guard let command = scanner.takeLetter().flatMap(Command.init) else {
      throw scanner.error(expected: path.isEmpty ? "'M' or 'm'" : "a path command", at: start)
    }
    guard !path.isEmpty || command.letter == "M" else { throw scanner.error(expected: "'M' or 'm'", at: start) }
    if command.letter == "Z" {
      path.close()
      currentPoint = subpathStart
      lastControl = nil
    } else {
      try takeArguments(of: command)
    }
  }

  private mutating func takeArguments(of command: Command) throws(NotationError) {
    var command = command
    try takeSegment(command)
    // Further points after a move are lines.
    if command.letter == "M" { command.letter = "L" }
    while try takeSeparatorBeforeNumber() { try takeSegment(command) }
  }

  /// Whether another number follows, perhaps after a comma; a comma must be followed by a number.
  private mutating func takeSeparatorBeforeNumber() throws(NotationError) -> Bool {
    let hasComma = scanner.take(",")
    scanner.skipSpaces()
    if scanner.isAtNumber { return true }
    if hasComma { throw scanner.error(expected: "a number") }
    return false
  }

  private mutating func takeSegment(_ command: Command) throws(NotationError) {
    switch command.letter {
    case "M": try takeMove(command)
    case "H", "V": try takeStraightLine(command)
    case "C", "S": try takeCubic(command)
    case "Q", "T": try takeQuadratic(command)
    case "A": try takeArc(command)
    default: try takeLine(command)
    }
  }
}

// MARK: Segments

extension PathDataParser {
  private mutating func takeMove(_ command: Command) throws(NotationError) {
    let point = try takePoint(command, isFirst: true)
    path.move(to: point)
    subpathStart = point
    finish(at: point)
  }

  private mutating func takeLine(_ command: Command) throws(NotationError) {
    let end = try takePoint(command, isFirst: true)
    path.addLine(to: end)
    finish(at: end)
  }

  /// A horizontal or vertical line.
  private mutating func takeStraightLine(_ command: Command) throws(NotationError) {
    let axis = command.letter == "H" ? 0 : 1
    var end = currentPoint
    end[axis] = try takeCoordinate(command, axis: axis, isFirst: true)
    path.addLine(to: end)
    finish(at: end)
  }

  private mutating func takeCubic(_ command: Command) throws(NotationError) {
    var control1 = currentPoint
    if command.letter == "C" {
      control1 = try takePoint(command, isFirst: true)
    } else if case .cubic(let control)? = lastControl {
      control1 = try reflected(control)
    }
    let control2 = try takePoint(command, isFirst: command.letter == "S")
    let end = try takePoint(command)
    path.addCubic(control1, control2, to: end)
    finish(at: end, control: .cubic(control2))
  }

  private mutating func takeQuadratic(_ command: Command) throws(NotationError) {
    var control = currentPoint
    if command.letter == "Q" {
      control = try takePoint(command, isFirst: true)
    } else if case .quadratic(let last)? = lastControl {
      control = try reflected(last)
    }
    let end = try takePoint(command, isFirst: command.letter == "T")
    path.addQuadratic(control, to: end)
    finish(at: end, control: .quadratic(control))
  }

  private mutating func takeArc(_ command: Command) throws(NotationError) {
    let radiusX = try takeNumber(isFirst: true).magnitude
    let radiusY = try takeNumber().magnitude
    let rotation = Degrees.radians(of: try takeNumber())
    let isLarge = try takeFlag()
    let isClockwise = try takeFlag()
    let end = try takePoint(command)
    path.addArc(
      radii: Point(radiusX, radiusY), rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, to: end)
    finish(at: end)
  }

  private mutating func finish(at end: Point, control: LastControl? = nil) {
    currentPoint = end
    lastControl = control
  }

  /// The control point of the previous curve, reflected in the current point.
  private mutating func reflected(_ control: Point) throws(NotationError) -> Point {
    let mirrored = currentPoint + (currentPoint - control)
    guard mirrored.isFinite else {
      scanner.skipSpaces()
      throw scanner.error(expected: "a curve whose implied control point is not too large")
    }
    return mirrored
  }
}

// MARK: Arguments

extension PathDataParser {
  /// Two coordinates; a comma may precede each number except the first.
  private mutating func takePoint(_ command: Command, isFirst: Bool = false) throws(NotationError) -> Point {
    let x = try takeCoordinate(command, axis: 0, isFirst: isFirst)
    return Point(x, try takeCoordinate(command, axis: 1))
  }

  private mutating func takeCoordinate(
    _ command: Command, axis: Int, isFirst: Bool = false
  ) throws(NotationError) -> Double {
    let offset = command.isRelative ? currentPoint[axis] : 0
    let start = try skipSeparator(isFirst: isFirst)
    let coordinate = try takeNumber(isFirst: true) + offset
    guard coordinate.isFinite else { throw scanner.error(expected: "a coordinate that is not too large", at: start) }
    return coordinate
  }

  private mutating func takeNumber(isFirst: Bool = false) throws(NotationError) -> Double {
    let start = try skipSeparator(isFirst: isFirst)
    guard let numeral = try scanner.takeNumber(), !numeral.isPercentage else {
      throw scanner.error(expected: "a number", at: start)
    }
    return numeral.value
  }

  /// Takes a flag, which is one digit and needs no separator after it.
  private mutating func takeFlag() throws(NotationError) -> Bool {
    try skipSeparator()
    if scanner.take("0") { return false }
    guard scanner.take("1") else { throw scanner.error(expected: "a flag, 0 or 1") }
    return true
  }

  /// Skips spaces, and a comma except before the first argument; returns the offset at which the argument begins.
  @discardableResult
  private mutating func skipSeparator(isFirst: Bool = false) throws(NotationError) -> Int {
    if !isFirst { _ = scanner.take(",") }
    scanner.skipSpaces()
    return scanner.offset
  }
}
