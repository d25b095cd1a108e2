internal import MotionValues
internal import VectorScene

/// The colour stops and the alpha stops of a gradient, as one list.
///
/// Both are polylines over the offset, and are evaluated at the union of their offsets. This is exact, because both are
/// straight between two offsets of the union. Offsets are limited to 0…1, and each is at least the one before it, as in
/// SVG.
struct GradientStops {
  private var colors: [Knot] = []
  private var alphas: [Knot] = []

  /// A value at an offset: red, green, blue, or an alpha value alone.
  private struct Knot {
    let offset: Double
    let value: SIMD3<Double>
  }

  /// The stops of a document's numbers: four for each colour stop, then two for each alpha stop.
  init(_ numbers: [Double], colorStopCount: Int) {
    let count = min(colorStopCount, numbers.count / 4)
    colors = Self.knots(count, from: 0, by: 4) { start in
      (numbers[start], SIMD3(numbers[start + 1], numbers[start + 2], numbers[start + 3]))
    }
    let alphaCount = min((numbers.count - 4 * count) / 2, LottieLimits.gradientStops)
    alphas = Self.knots(alphaCount, from: 4 * count, by: 2) { start in
      (numbers[start], SIMD3(repeating: numbers[start + 1]))
    }
  }

  private static func knots(
    _ count: Int, from first: Int, by stride: Int, _ knot: (Int) -> (offset: Double, value: SIMD3<Double>)
  ) -> [Knot] {
    var knots: [Knot] = []
    knots.reserveCapacity(count)
    var least = 0.0
    for index in 0..<count {
      let (offset, value) = knot(first + index * stride)
      // NaN also becomes the offset before.
      least = min(1, offset > least ? offset : least)
      knots.append(Knot(offset: least, value: value))
    }
    return knots
  }

  /// The stops with alpha values; none without colours.
  var merged: [GradientStop] {
    guard !colors.isEmpty else { return [] }
    guard !alphas.isEmpty else { return colors.map { Self.stop($0.value, alpha: 1, at: $0.offset) } }
    var stops: [GradientStop] = []
    stops.reserveCapacity(colors.count + alphas.count)
    var (color, alpha) = (Cursor(), Cursor())
    while color.hasNext(colors) || alpha.hasNext(alphas) {
      let offset = min(color.nextOffset(colors), alpha.nextOffset(alphas))
      // At a knot, a polyline has limits from both sides, which differ at a jump.
      let before = (color.value(colors, at: offset), alpha.value(alphas, at: offset))
      color.pass(colors, offset)
      alpha.pass(alphas, offset)
      let after = (color.value(colors, at: offset), alpha.value(alphas, at: offset))
      stops.append(Self.stop(before.0, alpha: before.1.x, at: offset))
      if before != after { stops.append(Self.stop(after.0, alpha: after.1.x, at: offset)) }
    }
    return stops
  }

  private static func stop(_ color: SIMD3<Double>, alpha: Double, at offset: Double) -> GradientStop {
    GradientStop(Color(red: color.x, green: color.y, blue: color.z, alpha: min(1, max(0, alpha))), at: offset)
  }

  /// A place between two knots of a polyline.
  private struct Cursor {
    /// The knot after the place.
    private var next = 0

    func hasNext(_ knots: [Knot]) -> Bool { next < knots.count }

    func nextOffset(_ knots: [Knot]) -> Double { next < knots.count ? knots[next].offset : .infinity }

    /// The value at an offset, between the last knot that was passed and the next one.
    func value(_ knots: [Knot], at offset: Double) -> SIMD3<Double> {
      guard next > 0 else { return knots[0].value }
      guard next < knots.count else { return knots[next - 1].value }
      let (last, following) = (knots[next - 1], knots[next])
      let width = following.offset - last.offset
      guard width > 0 else { return following.value }
      return last.value + (following.value - last.value) * ((offset - last.offset) / width)
    }

    /// Passes all knots at an offset.
    mutating func pass(_ knots: [Knot], _ offset: Double) {
      while next < knots.count && knots[next].offset <= offset { next += 1 }
    }
  }
}
