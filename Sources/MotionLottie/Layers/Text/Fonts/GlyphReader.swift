internal import MotionValues

/// Where the outlines of a font's letters are.
struct GlyphTable: Sendable {
  let file: BigEndian
  let outlines: Range<Int>
  /// The list of the places among the outlines.
  let places: Range<Int>
  let hasLongPlaces: Bool

  /// The bytes of a letter; nil for a letter without outlines, such as a blank.
  func range(of number: Int) -> Range<Int>? {
    let size = hasLongPlaces ? 4 : 2
    let place = places.lowerBound + number * size
    guard place + 2 * size <= places.upperBound else { return nil }
    func offset(_ place: Int) -> Int { hasLongPlaces ? file.word(place) : 2 * file.half(place) }
    let (start, end) = (outlines.lowerBound + offset(place), outlines.lowerBound + offset(place + size))
    return start + 10 <= end && end <= outlines.upperBound ? start..<end : nil
  }
}

/// Reads the outlines of a letter of a font: its own, or those of other letters that it is made from.
///
/// Source: OpenType, `glyf`: a point on the curve, or the control point of a quadratic curve; between two control points
/// lies a point on the curve, which the table leaves out.
struct GlyphReader {
  private(set) var outlines: [Outline] = []
  private let table: GlyphTable
  private var file: BigEndian { table.file }
  /// Parts and points are limited, as parts may name one another in circles.
  private var partsLeft = 64
  private var pointsLeft = 20_000

  init(_ table: GlyphTable) {
    self.table = table
  }

  /// Appends the outlines of the letter with a number.
  mutating func read(_ number: Int, map: Affine) {
    partsLeft -= 1
    guard partsLeft >= 0, let range = table.range(of: number) else { return }
    let contourCount = file.signedHalf(range.lowerBound)
    // A bounding box follows the count.
    let start = range.lowerBound + 10
    if contourCount < 0 { readParts(start, map) } else { readPoints(start, contourCount, map) }
  }

  // MARK: Letters of parts

  private mutating func readParts(_ start: Int, _ map: Affine) {
    var place = start
    var flags = PartFlags.more
    while flags.contains(.more), partsLeft > 0 {
      flags = PartFlags(rawValue: file.half(place))
      let part = file.half(place + 2)
      place += 4
      var inner = Affine.identity
      // Otherwise the numbers are those of points that coincide, which no font of our corpora has.
      if flags.contains(.hasOffset) {
        inner.tx = Double(flags.contains(.isWide) ? file.signedHalf(place) : signedByte(place))
        inner.ty = Double(flags.contains(.isWide) ? file.signedHalf(place + 2) : signedByte(place + 1))
      }
      place += flags.contains(.isWide) ? 4 : 2
      if flags.contains(.hasScale) {
        inner.a = fraction(place)
        inner.d = inner.a
        place += 2
      } else if flags.contains(.hasScales) {
        (inner.a, inner.d) = (fraction(place), fraction(place + 2))
        place += 4
      } else if flags.contains(.hasMap) {
        (inner.a, inner.b) = (fraction(place), fraction(place + 2))
        (inner.c, inner.d) = (fraction(place + 4), fraction(place + 6))
        place += 8
      }
      read(part, map: map * inner)
    }
  }

  private struct PartFlags: OptionSet {
    let rawValue: Int
    static let isWide = PartFlags(rawValue: 1)
    static let hasOffset = PartFlags(rawValue: 2)
    static let hasScale = PartFlags(rawValue: 8)
    static let more = PartFlags(rawValue: 0x20)
    static let hasScales = PartFlags(rawValue: 0x40)
    static let hasMap = PartFlags(rawValue: 0x80)
  }

  private func signedByte(_ place: Int) -> Int { Int(Int8(truncatingIfNeeded: file.byte(place))) }

  /// A number of two bits before the point and fourteen after it.
  private func fraction(_ place: Int) -> Double { Double(file.signedHalf(place)) / 0x4000 }

  // MARK: Points

  private struct Point {
    var position: SIMD2<Double>
    var isOnCurve: Bool
  }

  private mutating func readPoints(_ start: Int, _ contourCount: Int, _ map: Affine) {
    guard contourCount > 0 else { return }
    let ends = (0..<contourCount).map { file.half(start + 2 * $0) }
    let count = ends[contourCount - 1] + 1
    pointsLeft -= count
    guard pointsLeft >= 0 else { return }
    let instructions = start + 2 * contourCount
    var place = instructions + 2 + file.half(instructions)
    let flags = flags(count, &place)
    let x = coordinates(flags, short: 2, same: 0x10, &place)
    let y = coordinates(flags, short: 4, same: 0x20, &place)
    let points = (0..<count).map {
      Point(position: map.applied(to: SIMD2(Double(x[$0]), Double(y[$0]))), isOnCurve: flags[$0] & 1 != 0)
    }
    var first = 0
    for end in ends where first <= end && end < count {
      if let outline = Self.outline(points[first...end]) { outlines.append(outline) }
      first = end + 1
    }
  }

  /// The flags of points; bit 3 says that a flag is repeated.
  private func flags(_ count: Int, _ place: inout Int) -> [Int] {
    var flags: [Int] = []
    while flags.count < count {
      let flag = file.byte(place)
      place += 1
      flags.append(flag)
      guard flag & 8 != 0 else { continue }
      flags += Array(repeating: flag, count: min(file.byte(place), count - flags.count))
      place += 1
    }
    return flags
  }

  /// The sums of differences: a byte whose sign is the other bit, two bytes, or none for no difference.
  private func coordinates(_ flags: [Int], short: Int, same: Int, _ place: inout Int) -> [Int] {
    var value = 0
    return flags.map { flag in
      if flag & short != 0 {
        value += flag & same != 0 ? file.byte(place) : -file.byte(place)
        place += 1
      } else if flag & same == 0 {
        value += file.signedHalf(place)
        place += 2
      }
      return value
    }
  }

  /// A contour as cubic curves, which begin at a point on the curve; nil for fewer than two points.
  private static func outline(_ contour: ArraySlice<Point>) -> Outline? {
    guard contour.count > 1, var last = contour.last else { return nil }
    var points: [Point] = []
    for point in contour {
      if !last.isOnCurve, !point.isOnCurve {
        points.append(Point(position: (last.position + point.position) / 2, isOnCurve: true))
      }
      points.append(point)
      last = point
    }
    guard let start = points.firstIndex(where: { $0.isOnCurve }) else { return nil }
    points = Array(points[start...] + points[..<start])
    var outline = Outline(isClosed: true)
    for (place, point) in points.enumerated() where point.isOnCurve {
      let (before, after) = (points[place == 0 ? points.count - 1 : place - 1], points[(place + 1) % points.count])
      // A quadratic curve as a cubic one: the tangents are two thirds of the ways to its control point.
      outline.vertices.append(
        Outline.Vertex(
          point: point.position,
          inTangent: before.isOnCurve ? .zero : (before.position - point.position) * 2 / 3,
          outTangent: after.isOnCurve ? .zero : (after.position - point.position) * 2 / 3))
    }
    return outline
  }
}
