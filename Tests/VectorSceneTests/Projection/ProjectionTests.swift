import MotionNumerics
import Testing
import VectorScene

@Suite struct ProjectionTests {
  /// A plane turned about two axes, seen from 500 points in front.
  private func view(_ angle: Double) -> Transform3D {
    Transform3D.perspective(distance: 500).rotated(by: angle, about: [0, 1, 0]).rotated(by: 0.4, about: [1, 0, 0])
  }

  @Test func withoutPerspectiveItIsAffine() {
    let circle = Path.circle(center: [3, 4], radius: 5)
    #expect(circle.projected(by: .identity) == circle)
    let map = Affine(a: 2, b: 1, c: 0, d: 3, tx: 5, ty: 6)
    #expect(circle.projected(by: Transform3D(map)) == circle.transformed(by: map))
    let turned = Transform3D.rotation(by: .pi / 3, about: [0, 1, 0])
    #expect(circle.projected(by: turned) == circle.transformed(by: .scale(x: turned.m11, y: 1)))
    var twice = Transform3D.identity
    twice.row4.w = 2
    #expect(Path(polyline: [[2, 4]]).projected(by: twice) == Path(polyline: [[1, 2]]))
  }

  /// A curve from behind the eye has no image, whichever of its ends is there.
  @Test func curvesFromBehindTheEyeHaveNoImage() {
    var curve = Path()
    curve.move(to: [-2000, 0])
    curve.addQuadratic([-900, 90], to: [100, 0])
    let map = Transform3D.perspective(distance: 500).rotated(by: 1.2, about: [0, 1, 0])
    let other = Transform3D.perspective(distance: 500).rotated(by: -1.2, about: [0, 1, 0])
    #expect((curve.projected(by: map) == nil) != (curve.projected(by: other) == nil))
    #expect((curve.reversed.projected(by: map) == nil) == (curve.projected(by: map) == nil))
  }

  @Test func linesStayLines() throws {
    var path = Path.rectangle(x: -50, y: -50, width: 100, height: 100)
    path.move(to: [7, 8])
    path.addLine(to: [9, 10])
    let image = try #require(path.projected(by: view(0.7)))
    #expect(image.elements.count == path.elements.count)
    for (element, mapped) in zip(path.elements, image.elements) {
      switch (element, mapped) {
      case (.move(let point), .move(let end)), (.line(let point), .line(let end)):
        let expected = view(0.7).applied(to: SIMD3(point.x, point.y, 0))
        #expect((SIMD2(expected.x, expected.y) - end).norm < 1e-12 * 100)
      case (.close, .close): break
      default: Issue.record("\(element) became \(mapped)")
      }
    }
  }

  /// The circle's image is a conic, and the inverse of the map gives back the radius.
  @Test(arguments: [0.1, 0.001, 1e-6])
  func curvesLieOnTheTrueImage(tolerance: Double) throws {
    for angle in [0.3, 0.9, 1.3] {
      let map = view(angle)
      let image = try #require(Path.circle(center: .zero, radius: 100).projected(by: map, tolerance: tolerance))
      for segment in image.subpaths.flatMap(\.segments) {
        guard case .cubic = segment else { continue }
        for step in 0...40 {
          let seen = segment.position(at: Double(step) / 40)
          let radius = plane(seen, under: map).norm
          // A point of the image lies between the radii that its distance allows; the map magnifies back by at most 9.
          #expect(abs(radius - 100) <= 9 * tolerance + 1e-10)
        }
      }
    }
  }

  @Test func aFinerToleranceTakesMorePieces() throws {
    let circle = Path.circle(center: .zero, radius: 100)
    let counts = try [1, 1e-2, 1e-4, 1e-8].map { tolerance in
      try #require(circle.projected(by: view(1), tolerance: tolerance)).elements.count
    }
    #expect(counts == counts.sorted())
    // Fourth order: a factor of 10⁴ takes ten times the pieces, or sixteen as they are halved.
    #expect(counts[3] <= 32 * counts[1])
  }

  @Test func pointsBehindTheEyeHaveNoImage() {
    let turned = Transform3D.perspective(distance: 50).rotated(by: .pi / 2, about: [0, 1, 0])
    #expect(Path(polyline: [[-40, 0], [40, 0]]).projected(by: turned) != nil)
    #expect(Path(polyline: [[-60, 0], [40, 0]]).projected(by: turned) == nil)
    #expect(Path.circle(center: .zero, radius: 60).projected(by: turned) == nil)
    var curve = Path(polyline: [[0, 0]])
    curve.addQuadratic([-110, 50], to: [0, 100])
    #expect(curve.projected(by: turned) == nil)
    #expect(Path().projected(by: view(1)) == Path())
  }

  /// Without perspective too, where the image is that of a map of the plane.
  @Test func coordinatesThatOverflowHaveNoImage() {
    let far = Path(polyline: [[0, 0], [1e308, 0]])
    #expect(far.projected(by: Transform3D.scale(x: 10, y: 1, z: 1)) == nil)
    #expect(far.projected(by: Transform3D.scale(x: .infinity, y: 1, z: 1)) == nil)
    #expect(
      far.projected(by: Transform3D.perspective(distance: 50).concatenated(with: .scale(x: 10, y: 1, z: 1))) == nil)
  }

  @Test func toleranceFromOutside() throws {
    let circle = Path.circle(center: .zero, radius: 10)
    #expect(
      try circle.projected(validatingBy: view(1), tolerance: 0.01) == circle.projected(by: view(1), tolerance: 0.01))
    for tolerance in [0, -1, -Double.infinity, .nan] {
      #expect(throws: ParameterError.self) { try circle.projected(validatingBy: view(1), tolerance: tolerance) }
    }
  }

  @Test func trapsOnAToleranceOfZero() async {
    await #expect(processExitsWith: .failure) { _ = Path().projected(by: .identity, tolerance: 0) }
    await #expect(processExitsWith: .failure) { _ = Path().projected(by: .identity, tolerance: .nan) }
  }

  /// The point of the plane z = 0 with a given image: two linear equations.
  private func plane(_ seen: SIMD2<Double>, under map: Transform3D) -> SIMD2<Double> {
    let x = SIMD2(map.m11 - seen.x * map.m14, map.m12 - seen.y * map.m14)
    let y = SIMD2(map.m21 - seen.x * map.m24, map.m22 - seen.y * map.m24)
    let right = SIMD2(seen.x * map.m44 - map.m41, seen.y * map.m44 - map.m42)
    let determinant = x.x * y.y - x.y * y.x
    return SIMD2(right.x * y.y - right.y * y.x, x.x * right.y - x.y * right.x) / determinant
  }
}
