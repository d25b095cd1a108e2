import LayerAnimation
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Chains of layers against mpmath, which transforms points without matrices.
@Suite struct LayerGeometryReferenceTests {
  private func layer(_ row: ReferenceTable.Row, _ level: Int) throws -> Layer {
    func number(_ name: String) -> Double { row.number("\(name)\(level)") }
    var layer = Layer(try #require(Layer.Kind(rawValue: row.text("kind\(level)"))), name: "\(level)")
    layer.model.anchorPoint = [number("anchorX"), number("anchorY")]
    layer.model.anchorPointZ = number("anchorZ")
    layer.model.position = [number("positionX"), number("positionY")]
    layer.model.zPosition = number("zPosition")
    layer.model.bounds = Rectangle(
      x: number("boundsX"), y: number("boundsY"), width: number("width"), height: number("height"))
    let axis = SIMD3(number("axisX"), number("axisY"), number("axisZ"))
    layer.model.transform = Transform3D.rotation(by: number("angle"), about: axis)
      .scaledBy(x: number("scaleX"), y: number("scaleY"), z: number("scaleZ"))
    if number("distance") != 0 { layer.model.sublayerTransform = .perspective(distance: number("distance")) }
    return layer
  }

  private func chain(_ row: ReferenceTable.Row) throws -> (root: Layer, path: [Int]) {
    let depth = Int(row.number("depth"))
    var root = try layer(row, depth - 1)
    for level in (0..<depth - 1).reversed() {
      var outer = try layer(row, level)
      outer.sublayers = [root]
      root = outer
    }
    return (root, Array(repeating: 0, count: depth - 1))
  }

  /// Some ulp of 1, relative to 1000, the size of the intermediate sums, or to the result.
  @Test func pointsReachTheScreen() throws {
    var (worst, worstBack) = (WorstCase(), WorstCase())
    for row in try ReferenceTable("layer_geometry").rows {
      let (root, path) = try chain(row)
      let point = SIMD2(row.number("x"), row.number("y"))
      let truth = SIMD2(row.number("screenX"), row.number("screenY"))
      let map = try #require(root.transformToScreen(from: path, at: 0))
      let found = map.applied(to: SIMD3(point, 0))
      let size = Swift.max(truth.norm, 1000)
      worst.note((SIMD2(found.x, found.y) - truth).norm / size, "\(path.count) \(truth)")

      let drawn = try #require(root.rendered(at: 0).first { $0.path == path })
      #expect(drawn.isFrontFacing == (row.text("side") == "front"))
      let onScreen = try #require(drawn.screenPoint(of: point))
      worst.note((onScreen - truth).norm / size, "rendered \(truth)")
      // The inverse magnifies the error, by some 1/0.02 at the strongest shrinking of areas in the table.
      let back = try #require(drawn.point(atScreen: truth))
      worstBack.note((back - point).norm / size, "\(path.count) \(truth)")
    }
    #expect(worst.count == 480)
    #expect(worst.error <= 1.5e-15, "\(worst)")
    #expect(worstBack.error <= 2e-14, "\(worstBack)")
  }
}
