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

  // MARK: Shapes, maps and subpaths

  /// Each trapping form has a throwing one that makes the same path.
  @Test func validShapesAreTheSame() throws {
    #expect(
      try Path.rectangle(validatingX: 1, y: 2, width: 3, height: 4) == .rectangle(x: 1, y: 2, width: 3, height: 4))
    #expect(
      try Path.roundedRectangle(validatingX: 1, y: 2, width: 30, height: 40, cornerRadius: 5)
        == .roundedRectangle(x: 1, y: 2, width: 30, height: 40, cornerRadius: 5))
    #expect(try Path.ellipse(validatingX: 1, y: 2, width: 3, height: 4) == .ellipse(x: 1, y: 2, width: 3, height: 4))
    #expect(try Path.circle(validatingCenter: [1, 2], radius: 3) == .circle(center: [1, 2], radius: 3))
    #expect(
      try Path.arc(validatingCenter: [1, 2], radius: 3, startAngle: 1, endAngle: 4, clockwise: true)
        == .arc(center: [1, 2], radius: 3, startAngle: 1, endAngle: 4, clockwise: true))
    let box = Rectangle(x: 1, y: 2, width: 30, height: 40)
    #expect(Path.rectangle(box) == .rectangle(x: 1, y: 2, width: 30, height: 40))
    #expect(Path.ellipse(in: box) == .ellipse(x: 1, y: 2, width: 30, height: 40))
    #expect(
      Path.roundedRectangle(box, cornerRadius: 5)
        == .roundedRectangle(x: 1, y: 2, width: 30, height: 40, cornerRadius: 5))
  }

  @Test(arguments: [-Double.infinity, .infinity, .nan]) func shapesOfBadNumbers(bad: Double) {
    for index in 0..<5 {
      var numbers = [1.0, 2, 3, 4, 5]
      numbers[index] = bad
      let (x, y, width, height, last) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
      #expect(throws: ParameterError.self) {
        try Path.roundedRectangle(validatingX: x, y: y, width: width, height: height, cornerRadius: last)
      }
      #expect(throws: ParameterError.self) {
        try Path.arc(validatingCenter: [x, y], radius: width, startAngle: height, endAngle: last, clockwise: true)
      }
      guard index < 4 else { continue }
      #expect(throws: ParameterError.self) { try Path.rectangle(validatingX: x, y: y, width: width, height: height) }
      #expect(throws: ParameterError.self) { try Path.ellipse(validatingX: x, y: y, width: width, height: height) }
      guard index < 3 else { continue }
      #expect(throws: ParameterError.self) { try Path.circle(validatingCenter: [x, y], radius: width) }
    }
    #expect(throws: ParameterError.self) { try Path.circle(validatingCenter: [0, 0], radius: -1) }
    #expect(throws: ParameterError.self) { try Path.circle(validatingCenter: [1e308, 0], radius: 1e308) }
    #expect(throws: ParameterError.self) { try Path.rectangle(validatingX: 1e308, y: 0, width: 1e308, height: 1) }
    #expect(throws: ParameterError.self) {
      try Path.arc(validatingCenter: [1e308, 0], radius: 1e308, startAngle: 0, endAngle: 1, clockwise: true)
    }
  }

  @Test func mapsFromOutside() throws {
    let path = try Path(validatingElements: Self.valid)
    let map = Affine(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)
    #expect(try path.transformed(validatingBy: map) == path.transformed(by: map))
    let error = #expect(throws: ParameterError.self) {
      try path.transformed(validatingBy: Affine(a: 1, b: 0, c: .nan, d: 1, tx: 0, ty: 0))
    }
    #expect(error?.description == "c must be a finite number, not nan")
    #expect(throws: ParameterError.self) { try path.transformed(validatingBy: .scale(x: 1e308, y: 1)) }
  }

  @Test func subpathsFromOutside() throws {
    let path = try Path(validatingElements: Self.valid)
    #expect(try Path(validatingSubpaths: path.subpaths) == Path(subpaths: path.subpaths))
    let bad = Subpath(start: [0, 0], segments: [.line(from: [0, 0], to: [.nan, 0])])
    #expect(throws: ParameterError.self) { try Path(validatingSubpaths: [bad]) }
    #expect(throws: ParameterError.self) { try Path(validatingSubpaths: [Subpath(start: [.infinity, 0])]) }
  }

  @Test func perspectiveFromOutside() throws {
    #expect(try Transform3D.perspective(validatingDistance: 500) == .perspective(distance: 500))
    for distance in [0, -0.0, .nan] {
      #expect(throws: ParameterError.self) { try Transform3D.perspective(validatingDistance: distance) }
    }
  }

  /// The control points of the greatest arcs overflowed, and the path trapped.
  @Test func theGreatestArcsHaveCubics() throws {
    let path = try Path(parsing: "M-1.7e308 0A1.7e308 1.7e308 0 0 1 1.7e308 0A1.7e308 1.7e308 45 0 1 -1.7e308 0")
    #expect(path.withCubicsForArcs.elements.count >= 3)
    #expect(try Path(validatingElements: path.withCubicsForArcs.elements) == path.withCubicsForArcs)
  }

  @Test func anErrorNamesThePoint() {
    let error = #expect(throws: ParameterError.self) { try Path(validatingPolyline: [[0, 0], [1, 1], [2, .nan]]) }
    #expect(error?.description == "to.y of element 2 of a path, a line, must be a finite number, not nan")
  }
}
