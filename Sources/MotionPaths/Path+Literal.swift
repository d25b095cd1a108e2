public import MotionCurves

/// Path data as text. A literal belongs to the program and traps if it is invalid; any other text is checked.
extension Path: ExpressibleByStringLiteral {
  /// Creates a path from a literal of SVG's path data, such as `let arch: Path = "M0 0C0 100 100 100 100 0"`.
  ///
  /// `Path("M0 0H10")` also calls this initialiser: if literals can express a type, Swift takes a literal argument as
  /// the literal itself, as in `Unicode.Scalar("a")`. Text from outside is never a literal. Pass a `String` to
  /// ``init(parsing:)``, which throws and gives the position of the error, or to `init(_:)`, which returns nil.
  ///
  /// - Precondition: the literal is path data; otherwise the trap gives the column of the error.
  public init(stringLiteral data: String) {
    do {
      self = try Path(parsing: data)
    } catch {
      fatalError("'\(data)' is no path data: \(error.description)")
    }
  }
}

extension Path: NotationConvertible {
  /// The path as SVG's path data, ``svgData``.
  public var description: String { svgData }
}
