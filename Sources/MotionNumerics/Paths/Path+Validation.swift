/// Paths from numbers that come from outside.
extension Path {
  /// Creates a path from elements, if they make one.
  ///
  /// - Throws: ``ParameterError`` that names the element and its number, if that is not finite, or the first element if
  ///   it is not a move.
  /// - Complexity: O(*n*) for *n* elements.
  public init(validating elements: some Sequence<Element>) throws(ParameterError) {
    self.init()
    for element in elements { try append(validating: element) }
  }

  /// Creates an open path of straight lines through points, in their order, if they are finite.
  ///
  /// - Throws: ``ParameterError`` that names the element and its number, if that is not finite.
  public init(validatingPolyline points: some Sequence<Point>) throws(ParameterError) {
    self.init()
    for point in points { try append(validating: isEmpty ? .move(to: point) : .line(to: point)) }
  }

  /// Adds an element to the path, if it fits.
  ///
  /// A path stays as it is if the element does not.
  ///
  /// - Throws: ``ParameterError`` that names the element and its number, if that is not finite, or the element if it is
  ///   the first and not a move.
  public mutating func append(validating element: Element) throws(ParameterError) {
    if let error = refusal(of: element) { throw error }
    append(element)
  }

  /// Adds an element, or traps with the words of the error that ``append(validating:)`` throws.
  mutating func appendOrTrap(_ element: Element) {
    if let error = refusal(of: element) { fatalError(error.description) }
    append(element)
  }

  /// Why the element cannot be the next one; nil if it can.
  private func refusal(of element: Element) -> ParameterError? {
    guard element.isMove || !isEmpty else {
      return ParameterError(
        parameter: "element 0 of a path", value: element.kind, allowed: "a move, with which a path begins")
    }
    return element.isFinite ? nil : refusal(ofInfinite: element)
  }

  @inline(never)
  private func refusal(ofInfinite element: Element) -> ParameterError? {
    for (name, point) in element.points {
      for (axis, number) in [("x", point.x), ("y", point.y)] where !number.isFinite {
        return refusal(of: number, "\(name).\(axis)", element)
      }
    }
    guard case .arc(_, let rotation, _, _, _) = element else { return nil }
    return refusal(of: rotation, "rotation", element)
  }

  private func refusal(of number: Double, _ name: String, _ element: Element) -> ParameterError {
    ParameterError(
      parameter: "\(name) of element \(elements.count) of a path, \(element.kind),", value: number.shortestDecimal,
      allowed: "a finite number")
  }
}

extension Path.Element {
  /// Whether all numbers of the element are finite.
  var isFinite: Bool {
    switch self {
    case .move(let end), .line(let end): end.isFinite
    case .quadratic(let control, let end): control.isFinite && end.isFinite
    case .cubic(let control1, let control2, let end): control1.isFinite && control2.isFinite && end.isFinite
    case .arc(let radii, let rotation, _, _, let end): radii.isFinite && rotation.isFinite && end.isFinite
    case .close: true
    }
  }

  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }

  /// What the element is, in words.
  fileprivate var kind: String {
    switch self {
    case .move: "a move"
    case .line: "a line"
    case .quadratic: "a quadratic curve"
    case .cubic: "a cubic curve"
    case .arc: "an arc"
    case .close: "a close"
    }
  }

  /// The points of the element by their names.
  fileprivate var points: [(name: String, point: Path.Point)] {
    switch self {
    case .move(let end), .line(let end): [("to", end)]
    case .quadratic(let control, let end): [("control", control), ("to", end)]
    case .cubic(let control1, let control2, let end): [("control1", control1), ("control2", control2), ("to", end)]
    case .arc(let radii, _, _, _, let end): [("radii", radii), ("to", end)]
    case .close: []
    }
  }
}
