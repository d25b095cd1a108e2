import MotionCurves
internal import MotionValues
internal import RealModule
internal import VectorScene

/// Fills, strokes and gradients.
extension LottieWriter {
  /// The fill of all frames; none for a gradient without stops.
  mutating func item(of fills: [Fill], in space: LottieSpace) -> [String] {
    guard let paint = paint(fills.map { $0.paint }, in: space) else { return [] }
    let rule = fills[0].rule == .evenOdd ? 2 : 1
    return ["{\"ty\":\"\(paint.isGradient ? "gf" : "fl")\",\"nm\":\"fill\",\(paint.members),\"r\":\(rule)}"]
  }

  /// The stroke of all frames.
  mutating func item(of strokes: [Stroke], in space: LottieSpace) -> [String] {
    guard let paint = paint(strokes.map { $0.paint }, in: space) else { return [] }
    let first = strokes[0]
    let cap =
      switch first.cap {
      case .butt: 1
      case .round: 2
      case .square: 3
      }
    let join =
      switch first.join {
      case .miter: 1
      case .round: 2
      case .bevel: 3
      }
    var members = [
      "\"ty\":\"\(paint.isGradient ? "gs" : "st")\"", "\"nm\":\"stroke\"", paint.members,
      "\"w\":\(lengths(strokes.map { [$0.width] }, in: space, weight: 0.5))", "\"lc\":\(cap)", "\"lj\":\(join)",
    ]
    if first.join == .miter {
      if strokes.contains(where: { $0.miterLimit != first.miterLimit }) { warn("the limit of mitres does not change") }
      members.append("\"ml\":\(max(1, first.miterLimit).decimalText(3))")
    }
    if first.dash.contains(where: { $0 > 0 }) { members.append("\"d\":\(dashes(of: strokes, in: space))") }
    return ["{\(members.joined(separator: ","))}"]
  }

  /// The dashes, gaps and phase of strokes.
  private mutating func dashes(of strokes: [Stroke], in space: LottieSpace) -> String {
    // An odd number of lengths is written twice.
    let count = strokes[0].dash.count
    var items: [String] = []
    for index in 0..<(count.isMultiple(of: 2) ? count : 2 * count) {
      let lengths = lengths(strokes.map { [$0.dash[index % count]] }, in: space)
      items.append(
        "{\"n\":\"\(index.isMultiple(of: 2) ? "d" : "g")\",\"nm\":\"\(index.isMultiple(of: 2) ? "dash" : "gap")\",\"v\":\(lengths)}"
      )
    }
    items.append("{\"n\":\"o\",\"nm\":\"offset\",\"v\":\(lengths(strokes.map { [$0.dashPhase] }, in: space))}")
    return "[\(items.joined(separator: ","))]"
  }

  // MARK: Paints

  /// The members of an item that describe its paint.
  private mutating func paint(
    _ paints: [Paint], in space: LottieSpace
  ) -> (members: String, isGradient: Bool)? {
    switch paints[0] {
    case .color:
      let colors = paints.map { if case .color(let color) = $0 { color } else { Color.clear } }
      return (color(colors, in: space), false)
    case .conicGradient(let gradient):
      guard let color = gradient.stops.first?.color else { return nil }
      warn("a conic gradient, which players do not draw, is in its first colour")
      return (self.color(paints.map { _ in color }, in: space), false)
    case .linearGradient:
      let gradients = paints.compactMap { if case .linearGradient(let gradient) = $0 { gradient } else { nil } }
      guard let stops = stops(gradients.map { $0.stops }, in: space) else { return nil }
      let ends =
        "\"s\":\(points(gradients.map { $0.start }, in: space)),\"e\":\(points(gradients.map { $0.end }, in: space))"
      return ("\"t\":1,\(ends),\(stops),\"o\":{\"a\":0,\"k\":100}", true)
    case .radialGradient:
      let gradients = paints.compactMap { if case .radialGradient(let gradient) = $0 { gradient } else { nil } }
      guard let stops = stops(gradients.map { $0.stops }, in: space) else { return nil }
      return ("\"t\":2,\(circle(of: gradients, in: space)),\(stops),\"o\":{\"a\":0,\"k\":100}", true)
    }
  }

  private mutating func color(_ colors: [Color], in space: LottieSpace) -> String {
    let components = self.colors(colors.map { [$0.red, $0.green, $0.blue] }, in: space)
    return "\"c\":\(components),\"o\":\(self.colors(colors.map { [$0.alpha] }, in: space, unit: 100))"
  }

  /// The centre, a point of the circle to the right of it, and the focus as a part of the radius and an angle.
  private mutating func circle(of gradients: [RadialGradient], in space: LottieSpace) -> String {
    let offsets = gradients.map { $0.focus - $0.center }
    let parts = gradients.indices.map { 100 * min(offsets[$0].norm / max(gradients[$0].radius, 1e-9), 0.99) }
    let angles = offsets.map { $0 == .zero ? 0 : Double.atan2(y: $0.y, x: $0.x) * 180 / .pi }
    let centers = points(gradients.map { $0.center }, in: space)
    let ends = points(gradients.map { $0.center + SIMD2($0.radius, 0) }, in: space)
    return """
      "s":\(centers),"e":\(ends),"h":\(property(parts, in: space, tolerance: 0.1)),\
      "a":\(property(angles, in: space, tolerance: 0.1))
      """
  }

  /// The stops: offsets with their colours and, if a colour is not opaque, offsets with their opacities.
  private mutating func stops(_ lists: [[GradientStop]], in space: LottieSpace) -> String? {
    guard !lists[0].isEmpty else { return nil }
    let lists = lists.map { $0.ascending }
    let isOpaque = lists.allSatisfy { $0.allSatisfy { $0.color.alpha == 1 } }
    let numbers = lists.map { stops in
      stops.flatMap { [$0.offset, $0.color.red, $0.color.green, $0.color.blue] }
        + (isOpaque ? [] : stops.flatMap { [$0.offset, $0.color.alpha] })
    }
    return "\"g\":{\"p\":\(lists[0].count),\"k\":\(colors(numbers, in: space))}"
  }
}

extension [GradientStop] {
  /// At least two stops, in ascending order.
  fileprivate var ascending: [GradientStop] {
    var stops: [GradientStop] = []
    for stop in self {
      let offset = Swift.max(stops.last?.offset ?? 0, Swift.min(Swift.max(stop.offset, 0), 1))
      stops.append(GradientStop(stop.color, at: offset))
    }
    if stops.count == 1 { stops.append(GradientStop(stops[0].color, at: 1)) }
    return stops
  }
}
