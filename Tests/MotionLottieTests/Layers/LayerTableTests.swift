import FoundationEssentials
import MotionLottie
import MotionNumerics
import TestSupport
import Testing

/// The maps, opacities, frames and visibility of layers, against tables that mpmath computed.
struct LayerTableTests {
  private func animation(_ name: String) throws -> LottieAnimation {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appending(path: "Reference/lottie/\(name).json"))
    return try LottieAnimation(parsing: Array(data))
  }

  /// To 10⁻⁹ of the greatest coefficient: the arcs of spatial curves are inverted to 10⁻¹².
  @Test func mapsAndOpacities() throws {
    let animation = try animation("transforms")
    let rows = try ReferenceTable("lottie/transforms").rows
    #expect(rows.count > 100)
    for row in rows {
      let frame = row.number("frame")
      let geometry = try #require(animation.geometry(of: LottieKeyPath(parsing: row.text("layer")), at: frame))
      let (map, expected) = (geometry.map.elements, ["a", "b", "c", "d", "e", "f"].map(row.number))
      let scale = expected.reduce(1) { max($0, $1.magnitude) }
      for (index, number) in expected.enumerated() {
        #expect(abs(map[index] - number) <= 1e-9 * scale, "\(row.text("layer")) at \(frame), \(index)")
      }
      #expect(abs(geometry.opacity - row.number("opacity")) <= 1e-9, "\(row.text("layer")) at \(frame)")
    }
  }

  /// To 10⁻⁹ of a thousand frames, the limit from the left at the end of a content apart.
  @Test func framesAndVisibility() throws {
    let animation = try animation("times")
    let rows = try ReferenceTable("lottie/times").rows
    #expect(rows.count > 100)
    for row in rows {
      let frame = row.number("frame")
      let geometry = try #require(animation.geometry(of: LottieKeyPath(parsing: row.text("layer")), at: frame))
      #expect(abs(geometry.frame - row.number("local")) <= 1e-6, "\(row.text("layer")) at \(frame)")
      #expect(geometry.isVisible == (row.number("visible") == 1), "\(row.text("layer")) at \(frame)")
    }
  }
}
