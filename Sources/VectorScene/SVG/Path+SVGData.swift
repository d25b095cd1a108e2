internal import MotionPaths

extension Path {
  /// Appends the path in the notation of SVG's `d` attribute, in absolute coordinates.
  ///
  /// Relative coordinates would be shorter, but their rounding errors add up along the path. A line or curve omits its
  /// letter after an element of the same kind; a move never does, because a repeated `M` would mean a line.
  func appendData(to bytes: inout [UInt8], format: FixedDecimal) {
    var openLetter: UInt8?
    for element in elements {
      let letter = element.letter
      bytes.append(letter == openLetter ? UInt8(ascii: " ") : letter)
      switch element {
      case .move(let end):
        openLetter = nil
        format.append(end, to: &bytes)
      case .line(let end):
        openLetter = letter
        format.append(end, to: &bytes)
      case .quadratic(let control, let end):
        openLetter = letter
        format.append(control, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        format.append(end, to: &bytes)
      case .cubic(let control1, let control2, let end):
        openLetter = letter
        format.append(control1, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        format.append(control2, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        format.append(end, to: &bytes)
      case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
        openLetter = letter
        format.append(radii, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        format.append(Path.degrees(rotation), to: &bytes)
        bytes.append(contentsOf: isLarge ? " 1 ".utf8 : " 0 ".utf8)
        bytes.append(contentsOf: isClockwise ? "1 ".utf8 : "0 ".utf8)
        format.append(end, to: &bytes)
      case .close:
        openLetter = nil
      }
    }
  }
}

extension Path {
  /// The rotation of an arc in degrees; without whole turns if the degrees would overflow.
  static func degrees(_ rotation: Double) -> Double {
    let degrees = rotation * 180 / .pi
    return degrees.isFinite ? degrees : rotation.remainder(dividingBy: .pi) * 180 / .pi
  }
}

extension Path.Element {
  /// The command's letter in SVG.
  fileprivate var letter: UInt8 {
    switch self {
    case .move: UInt8(ascii: "M")
    case .line: UInt8(ascii: "L")
    case .quadratic: UInt8(ascii: "Q")
    case .cubic: UInt8(ascii: "C")
    case .arc: UInt8(ascii: "A")
    case .close: UInt8(ascii: "Z")
    }
  }
}

extension FixedDecimal {
  /// Appends the two coordinates of a point with a blank between them.
  fileprivate func append(_ point: Path.Point, to bytes: inout [UInt8]) {
    append(point.x, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    append(point.y, to: &bytes)
  }
}
