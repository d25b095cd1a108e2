import MotionNumerics
import TestSupport
import Testing
import VectorScene

@Suite struct PathDataTests {
  @Test func builderKeepsTheElements() {
    var path = Path()
    #expect(path.isEmpty)
    path.move(to: [1, 2])
    path.addLine(to: [3, 4])
    path.addQuadratic([5, 6], to: [7, 8])
    path.addCubic([9, 10], [11, 12], to: [13, 14])
    path.close()
    #expect(
      path.elements == [
        .move(to: [1, 2]), .line(to: [3, 4]), .quadratic(control: [5, 6], to: [7, 8]),
        .cubic(control1: [9, 10], control2: [11, 12], to: [13, 14]), .close,
      ])
    #expect(data(of: path) == "M1 2L3 4Q5 6 7 8C9 10 11 12 13 14Z")
  }

  @Test func polylines() {
    #expect(Path(polyline: []).isEmpty)
    #expect(Path(polyline: []) == Path())
    #expect(Path(polyline: [[1, 2]]).elements == [.move(to: [1, 2])])
    #expect(data(of: Path(polyline: [[0, 0], [1, 0], [1, -1]])) == "M0 0L1 0 1 -1")
  }

  @Test func rectangles() {
    #expect(data(of: .rectangle(x: 1, y: 2, width: 3, height: 4)) == "M1 2L4 2 4 6 1 6Z")
    #expect(data(of: .rectangle(x: 1, y: 2, width: -3, height: 0)) == "M1 2L-2 2 -2 2 1 2Z")
  }

  @Test func equalPathsHashEqually() {
    let path = Path.rectangle(x: 0, y: 0, width: 1, height: 1)
    #expect(Set([path, path, Path.rectangle(x: -0.0, y: 0, width: 1, height: 1)]).count == 1)
    #expect(Set([path, Path.rectangle(x: 0, y: 0, width: 1, height: 2)]).count == 2)
  }

  @Test func repeatedLettersAreOmitted() {
    var path = Path(polyline: [[0, 0], [1, 1], [2, 2]])
    path.addQuadratic([0, 1], to: [2, 3])
    path.addQuadratic([4, 5], to: [6, 7])
    path.addCubic([0, 1], [2, 3], to: [4, 5])
    path.addCubic([6, 7], [8, 9], to: [0, 1])
    #expect(data(of: path) == "M0 0L1 1 2 2Q0 1 2 3 4 5 6 7C0 1 2 3 4 5 6 7 8 9 0 1")
  }

  /// Degrees that no double holds are those of the remainder of half turns, computed by Python's `math.remainder`.
  @Test(
    arguments: [
      (0, "0"), (.pi, "180"), (-0.25 * .pi, "-45"), (5 * .pi, "900"), (1e307, "-59.574"), (-1.2e308, "41.922"),
    ] as [(Double, String)])
  func arcsAreTurnedByDegrees(rotation: Double, degrees: String) {
    let arc = Path(elements: [
      .move(to: [0, 0]), .arc(radii: [3, 1], rotation: rotation, isLarge: false, isClockwise: true, to: [2, 1]),
    ])
    #expect(data(of: arc) == "M0 0A3 1 \(degrees) 0 1 2 1")
  }

  @Test func movesAndClosesKeepTheirLetters() {
    var path = Path()
    path.move(to: [0, 0])
    path.move(to: [1, 1])
    path.close()
    path.close()
    path.addLine(to: [2, 2])
    path.close()
    path.addLine(to: [3, 3])
    #expect(data(of: path) == "M0 0M1 1ZZL2 2ZL3 3")
  }

  @Test func trapsOnMisuse() async {
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.addLine(to: [0, 0])
    }
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.addQuadratic([0, 0], to: [0, 0])
    }
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.addCubic([0, 0], [0, 0], to: [0, 0])
    }
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.close()
    }
  }

  @Test func trapsOnPointsThatAreNotFinite() async {
    await #expect(processExitsWith: .failure) { _ = Path(polyline: [[.nan, 0]]) }
    await #expect(processExitsWith: .failure) { _ = Path(polyline: [[0, 0], [0, .infinity]]) }
    await #expect(processExitsWith: .failure) {
      var path = Path(polyline: [[0, 0]])
      path.addQuadratic([.nan, 0], to: [0, 0])
    }
    await #expect(processExitsWith: .failure) {
      var path = Path(polyline: [[0, 0]])
      path.addCubic([0, 0], [0, -.infinity], to: [0, 0])
    }
    await #expect(processExitsWith: .failure) {
      _ = Path.rectangle(x: .greatestFiniteMagnitude, y: 0, width: .greatestFiniteMagnitude, height: 1)
    }
  }

  private func data(of path: Path) -> String? {
    let svg = (try? Scene(size: [1, 1], nodes: [.shape(Shape(path))]).svg()) ?? ""
    return try? XMLReader.read(svg).all("path").first?.attributes["d"]
  }
}
