import MotionNumerics
import Testing

/// Paths from numbers that come from outside: the error names the element and the number.
@Suite struct PathValidationTests {
  private static let valid: [Path.Element] = [
    .move(to: [1, 2]), .line(to: [3, 4]), .quadratic(control: [5, 6], to: [7, 8]),
    .cubic(control1: [1, 1], control2: [2, 2], to: [3, 3]),
    .arc(radii: [1, 2], rotation: 0.5, isLarge: true, isClockwise: false, to: [5, 5]), .close, .move(to: [0, 0]),
  ]

  @Test func validElementsMakeAPath() throws {
    var built = Path()
    built.move(to: [1, 2])
    built.addLine(to: [3, 4])
    built.addQuadratic([5, 6], to: [7, 8])
    built.addCubic([1, 1], [2, 2], to: [3, 3])
    built.addArc(radii: [1, 2], rotation: 0.5, isLarge: true, isClockwise: false, to: [5, 5])
    built.close()
    built.move(to: [0, 0])
    let path = try Path(validatingElements: Self.valid)
    #expect(path == built && path.elements == Self.valid && Path(elements: Self.valid) == built)
    #expect(try Path(validatingElements: [Path.Element]()).isEmpty)
    #expect(try Path(validatingPolyline: [[1, 2], [3, 4]]) == Path(polyline: [[1, 2], [3, 4]]))
    #expect(try Path(validatingPolyline: []).isEmpty)
  }

  @Test(arguments: [
    (0, Path.Element.move(to: [.nan, 0]), "to.x of element 0 of a path, a move, must be a finite number, not nan"),
    (1, .line(to: [0, .infinity]), "to.y of element 1 of a path, a line, must be a finite number, not inf"),
    (
      2, .quadratic(control: [-.infinity, 0], to: [0, 0]),
      "control.x of element 2 of a path, a quadratic curve, must be a finite number, not -inf"
    ),
    (
      3, .cubic(control1: [0, 0], control2: [0, .nan], to: [0, 0]),
      "control2.y of element 3 of a path, a cubic curve, must be a finite number, not nan"
    ),
    (
      4, .arc(radii: [1, .nan], rotation: 0, isLarge: false, isClockwise: false, to: [0, 0]),
      "radii.y of element 4 of a path, an arc, must be a finite number, not nan"
    ),
    (
      4, .arc(radii: [1, 1], rotation: .infinity, isLarge: false, isClockwise: false, to: [0, 0]),
      "rotation of element 4 of a path, an arc, must be a finite number, not inf"
    ),
    (0, .line(to: [1, 1]), "element 0 of a path must be a move, with which a path begins, not a line"),
    (0, .close, "element 0 of a path must be a move, with which a path begins, not a close"),
  ])
  func anErrorNamesTheNumber(index: Int, element: Path.Element, message: String) throws {
    let before = Array(Self.valid.prefix(index))
    let error = #expect(throws: ParameterError.self) { try Path(validatingElements: before + [element] + Self.valid) }
    #expect(error?.description == message)
    var path = try Path(validatingElements: before)
    #expect(throws: ParameterError.self) { try path.append(validating: element) }
    #expect(path.elements == before)
  }

  @Test func anErrorNamesThePoint() {
    let error = #expect(throws: ParameterError.self) { try Path(validatingPolyline: [[0, 0], [1, 1], [2, .nan]]) }
    #expect(error?.description == "to.y of element 2 of a path, a line, must be a finite number, not nan")
  }
}
