extension Path {
  /// The path with each subpath drawn backwards; the order of the subpaths stays.
  ///
  /// An open subpath starts at its end. A closed one starts at the same point, and closes. If its first element is a
  /// line, that line becomes the closing line. Reversing twice gives the same path, with two exceptions that draw the
  /// same: a move left out after a `close()`, and a line back to the start just before a `close()`.
  public var reversed: Path {
    var result = Path()
    var drawn = DrawnSubpath(start: .zero)
    var isOpen = false
    for element in elements {
      switch element {
      case .move(let point):
        if isOpen { result.addReversed(drawn, isClosed: false) }
        drawn = DrawnSubpath(start: point)
        isOpen = true
      case .close:
        result.addReversed(drawn, isClosed: true)
        drawn = DrawnSubpath(start: drawn.start)
        isOpen = false
      case .line, .quadratic, .cubic, .arc:
        drawn.append(element)
        isOpen = true
      }
    }
    if isOpen { result.addReversed(drawn, isClosed: false) }
    return result
  }

  private mutating func addReversed(_ subpath: DrawnSubpath, isClosed: Bool) {
    move(to: isClosed ? subpath.start : subpath.end)
    if isClosed && subpath.end != subpath.start { addLine(to: subpath.end) }
    var backwards = subpath.elements.reversed()[...]
    if isClosed, case .line? = backwards.last?.element { backwards.removeLast() }
    for step in backwards { append(step.element.reversed(to: step.start)) }
    if isClosed { close() }
  }
}

/// The elements after a move, up to a close.
private struct DrawnSubpath {
  let start: Path.Point
  /// The elements with their start points.
  private(set) var elements: [(element: Path.Element, start: Path.Point)] = []
  private(set) var end: Path.Point

  init(start: Path.Point) {
    self.start = start
    end = start
  }

  mutating func append(_ element: Path.Element) {
    elements.append((element, end))
    end = element.end ?? start
  }
}

extension Path.Element {
  /// The element drawn backwards, to its start.
  fileprivate func reversed(to start: Path.Point) -> Path.Element {
    switch self {
    case .move, .close: self
    case .line: .line(to: start)
    case .quadratic(let control, _): .quadratic(control: control, to: start)
    case .cubic(let control1, let control2, _): .cubic(control1: control2, control2: control1, to: start)
    case .arc(let radii, let rotation, let isLarge, let isClockwise, _):
      .arc(radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: !isClockwise, to: start)
    }
  }
}
