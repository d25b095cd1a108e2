public import MotionCurves

extension Path {
  /// Parses SVG's path data: the value of a `d` attribute.
  ///
  /// All commands of SVG 2, §9.3.9, are read, absolute and relative. An empty or blank text is the empty path.
  /// Horizontal and vertical lines become lines, smooth curves get the control point they imply, rotations become
  /// radians without whole turns beyond the first, and radii lose their sign.
  ///
  /// Path data in the program itself can be a literal, which traps instead of throwing: ``init(stringLiteral:)``.
  ///
  /// - Throws: ``NotationError`` with the column at which the text stops being path data, or the column of a point that
  ///   is too large for a `Double`. SVG draws the part before an error; this initialiser reads all or nothing.
  /// - Complexity: O(*n*) for a text of *n* bytes.
  public init(parsing text: String) throws(NotationError) {
    var parser = PathDataParser(text)
    self = try parser.takePath()
  }

  /// The path in SVG's notation: absolute commands, shortest decimals, a space between numbers, no repeated letters.
  ///
  /// Parsing it gives an equal path for every path that was parsed. For other paths the rotations of arcs may differ:
  /// radians that no decimal of degrees gives come back within an ulp, and without whole turns.
  public var svgData: String {
    var text = ""
    var openLetter: Character?
    for element in elements {
      let letter = element.svgLetter
      // Numbers after an M would mean a line, and a Z has no numbers.
      let isRepeated = letter == openLetter
      if !isRepeated { text.append(letter) }
      for (index, number) in element.svgNumbers.enumerated() {
        if isRepeated || index > 0 { text.append(" ") }
        text += number
      }
      openLetter = letter == "M" || letter == "Z" ? nil : letter
    }
    return text
  }
}

extension Path.Element {
  /// The letter of the command.
  fileprivate var svgLetter: Character {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadratic: "Q"
    case .cubic: "C"
    case .arc: "A"
    case .close: "Z"
    }
  }

  /// The arguments of the command.
  fileprivate var svgNumbers: [String] {
    switch self {
    case .move(let end), .line(let end):
      return Self.decimals([end])
    case .quadratic(let control, let end):
      return Self.decimals([control, end])
    case .cubic(let control1, let control2, let end):
      return Self.decimals([control1, control2, end])
    case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
      let rotationAndFlags = [Degrees.decimal(ofRadians: rotation), isLarge ? "1" : "0", isClockwise ? "1" : "0"]
      return Self.decimals([radii]) + rotationAndFlags + Self.decimals([end])
    case .close:
      return []
    }
  }

  private static func decimals(_ points: [Path.Point]) -> [String] {
    points.flatMap { [decimal($0.x), decimal($0.y)] }
  }

  /// The shortest decimal.
  ///
  /// A negative zero equals zero and is written without its sign.
  private static func decimal(_ number: Double) -> String {
    number == 0 ? "0" : number.shortestDecimal
  }
}
