public import MotionCurves

/// Paths from untrusted numbers.
extension Path {
  /// Creates a path from elements after checking them.
  ///
  /// - Throws: ``ParameterError`` if a number is not finite, or if the first element is not a move. The error names the
  ///   element and the number.
  /// - Complexity: O(*n*) for *n* elements.
  public init(validatingElements elements: [Element]) throws(ParameterError) {
    self.init(capacity: elements.count)
    for element in elements { try append(validating: element) }
  }

  /// Creates an open path of straight lines through points, in their order, after checking them.
  ///
  /// - Throws: ``ParameterError`` if a number is not finite. The error names the element and the number.
  /// - Complexity: O(*n*) for *n* points.
  public init(validatingPolyline points: [Point]) throws(ParameterError) {
    self.init(capacity: points.count)
    for point in points { try append(validating: isEmpty ? .move(to: point) : .line(to: point)) }
  }

  /// Adds an element to the path after checking it.
  ///
  /// The path is unchanged if this throws.
  ///
  /// - Throws: ``ParameterError`` if a number is not finite, or if the first element is not a move. The error names the
  ///   element and the number.
  @inline(never)
  public mutating func append(validating element: Element) throws(ParameterError) {
    if let error = rejection(of: element) { throw error }
    append(element)
  }

  /// Adds an element, or traps with the message of the error that ``append(validating:)`` would throw.
  mutating func appendOrTrap(_ element: Element) {
    if let error = rejection(of: element) { fatalError(error.description) }
    append(element)
  }

  /// Throws the error of the first element that is not finite.
  ///
  /// It checks paths whose elements were added unchecked.
  func checked() throws(ParameterError) -> Path {
    for index in elements.indices {
      if let error = elements[index].rejection(at: index) { throw error }
    }
    return self
  }

  /// The error of adding an element; nil if it can be added.
  private func rejection(of element: Element) -> ParameterError? {
    guard element.isMove || !isEmpty else {
      return ParameterError(
        parameter: "element 0 of a path", value: element.kind, allowed: "a move, with which a path begins")
    }
    return element.rejection(at: elements.count)
  }
}

extension Path.Element {
  /// The error of an element at an index if it has a number that is not finite; nil if all are finite.
  fileprivate func rejection(at index: Int) -> ParameterError? {
    isFinite ? nil : rejection(ofInfiniteAt: index)
  }

  @inline(never)
  private func rejection(ofInfiniteAt index: Int) -> ParameterError? {
    for (name, point) in points {
      for (axis, number) in [("x", point.x), ("y", point.y)] where !number.isFinite {
        return rejection(of: number, "\(name).\(axis)", at: index)
      }
    }
    guard case .arc(_, let rotation, _, _, _) = self else { return nil }
    return rejection(of: rotation, "rotation", at: index)
  }

  private func rejection(of number: Double, _ name: String, at index: Int) -> ParameterError {
    ParameterError(
      parameter: "\(name) of element \(index) of a path, \(kind),", value: number.shortestDecimal,
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

  /// The kind of the element, in words.
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

  /// The points of the element, with their names.
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
