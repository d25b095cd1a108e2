import JSONText
import MotionNumerics
import TestSupport
import Testing

@testable import MotionLottie

/// Outlines against mpmath: `Tests/Reference/lottie/outlines.py`, `trims.py`.
struct OutlineTableTests {
  /// The outlines of each layer's shapes, modified.
  private func outlines(_ name: String) throws -> [String: [Outline]] {
    var outlines: [String: [Outline]] = [:]
    for layer in try ReferenceDocument("Reference/lottie/\(name)").layers {
      var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
      outlines[layer.name] = ShapeContent(reading: layer.json["shapes"], reader: &reader).outlines()
    }
    return outlines
  }

  /// Coordinates are of tens of points, and computed in a few steps.
  private let tolerance = 1e-12 * 100

  @Test func shapesAndCornersAndBloats() throws {
    let outlines = try outlines("outlines")
    let rows = Dictionary(grouping: try ReferenceTable("lottie/outlines").rows) { $0.text("layer") }
    #expect(rows.count == 48)
    var worst = WorstCase()
    for (layer, rows) in rows {
      let outline = try #require(outlines[layer]?.first, "\(layer)")
      #expect(outlines[layer]?.count == 1)
      #expect(outline.segmentCount == rows.count, "\(layer)")
      #expect(outline.isClosed == (rows[0].number("isClosed") == 1), "\(layer)")
      guard outline.segmentCount == rows.count else { continue }
      for row in rows {
        let (start, control1, control2, end) = outline.segment(Int(row.number("segment")))
        for (index, point) in [start, control1, control2, end].enumerated() {
          // A line's control points are anywhere on it.
          if index % 3 != 0, control1 == start, control2 == end { continue }
          let expected = SIMD2(row.number("x\(index)"), row.number("y\(index)"))
          worst.note((point - expected).length, "\(layer), segment \(row.text("segment"))")
        }
      }
    }
    #expect(worst.error <= tolerance, "\(worst)")
  }

  @Test func trims() throws {
    let outlines = try outlines("trims")
    let rows = Dictionary(grouping: try ReferenceTable("lottie/trims").rows) { $0.text("layer") }
    #expect(rows.count > 40)
    var worst = WorstCase()
    for (layer, pieces) in outlines {
      let expected = rows[layer] ?? []
      #expect(pieces.count == expected.count, "\(layer)")
      for (piece, row) in zip(pieces, expected) {
        #expect(piece.isClosed == (row.number("isClosed") == 1), "\(layer)")
        let length = row.number("length")
        worst.note(abs(piece.totalLength - length), "the length of \(layer)")
        for (name, fraction) in [("start", 0.0), ("middle", 0.5), ("end", 1.0)] {
          let place = SIMD2(row.number("\(name)X"), row.number("\(name)Y"))
          worst.note((piece.point(at: fraction * length) - place).length, "the \(name) of \(layer)")
        }
      }
    }
    // The inversion of the arc length ends within 1e-12 of a segment's.
    #expect(worst.error <= 1e-9, "\(worst)")
  }
}

extension Outline {
  /// The point at a distance from the start.
  fileprivate func point(at distance: Double) -> SIMD2<Double> {
    var covered = 0.0
    for (index, length) in segmentLengths.enumerated() {
      if distance <= covered + length || index == segmentCount - 1 {
        let cubic = pathSegment(index)
        return cubic.position(at: cubic.parameter(atLength: min(length, distance - covered)))
      }
      covered += length
    }
    return vertices[0].point
  }
}
