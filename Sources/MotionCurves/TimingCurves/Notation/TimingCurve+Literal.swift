/// A timing curve as text. A literal belongs to the program and traps if it is invalid; any other text is checked.
extension TimingCurve: ExpressibleByStringLiteral {
  /// Creates a curve from a literal of the notation, such as `let curve: TimingCurve = "cubic-bezier(0.2, 0, 0, 1)"`.
  ///
  /// `TimingCurve("ease-out")` also calls this initialiser, as Swift takes a literal argument for the literal itself.
  /// Text from outside is never a literal. Pass a `String` to ``init(parsing:)``, which throws and gives the column of
  /// the error, or to `init(_:)`, which returns nil.
  ///
  /// - Precondition: the literal is a timing curve; otherwise the trap gives the column of the error.
  public init(stringLiteral text: String) {
    do {
      self = try TimingCurve(parsing: text)
    } catch {
      fatalError("'\(text)' is no timing curve: \(error.description)")
    }
  }
}
