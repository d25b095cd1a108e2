import MotionCurves

/// Path data as text: a literal is the program's own and traps, any other text is checked.
extension Path: ExpressibleByStringLiteral {
  /// Creates a path from a literal of SVG's path data, such as `let arch: Path = "M0 0C0 100 100 100 100 0"`.
  ///
  /// `Path("M0 0H10")` is this initialiser, too: of a type that literals can express, Swift takes a literal argument
  /// as the literal itself, as in `Unicode.Scalar("a")`. Text from outside is never a literal; a `String` goes to
  /// ``init(parsing:)``, which throws and says where, or to ``init(_:)``, which gives nil.
  ///
  /// - Precondition: the literal is path data; a trap gives the column at which it is not.
  public init(stringLiteral data: String) {
    do {
      self = try Path(parsing: data)
    } catch {
      fatalError("'\(data)' is no path data: \(error.description)")
    }
  }
}

extension Path: LosslessStringConvertible {
  /// Creates a path from SVG's path data; nil where ``init(parsing:)`` throws.
  public init?(_ description: String) {
    guard let path = try? Path(parsing: description) else { return nil }
    self = path
  }

  /// The path as SVG's path data, ``svgData``.
  public var description: String { svgData }
}
