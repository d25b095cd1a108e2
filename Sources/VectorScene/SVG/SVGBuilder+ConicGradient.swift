import MotionCurves
internal import MotionPaths
internal import MotionValues
internal import RealModule

extension SVGBuilder {
  /// Wedges of flat colour that cover the canvas, seen through an element that is opaque where they show.
  ///
  /// They are drawn without smoothing: neighbours that are smoothed separately would show a seam.
  func element(of gradient: ConicGradient, inside opaque: SVGElement) -> SVGElement {
    let reach = reach(from: gradient.center)
    let wedges = gradient.wedges.map { wedge in
      var element = SVGElement("path")
      element.set("d", .path(wedge.outline(around: gradient.center, from: gradient.startAngle, reach: reach)))
      element.set("fill", wedge.color)
      return element
    }
    var element = SVGElement("g", content: .elements(wedges))
    element.set("shape-rendering", text: "crispEdges")
    element.refer("mask", to: mask(of: [opaque], type: "alpha"))
    return element
  }
}

/// A part of a turn in one colour.
private struct Wedge {
  /// The offsets of its sides, 0…1.
  var start: Double
  var end: Double
  var color: Color

  /// The centre, and points so far away that the chords between them lie beyond the reach.
  func outline(around center: SIMD2<Double>, from startAngle: Double, reach: Double) -> Path {
    let eighths = max(1, (8 * (end - start)).rounded(.up))
    let radius = reach / Double.cos(.pi / 8)
    var points = [center]
    for index in 0...Int(eighths) {
      let offset = start + (end - start) * (Double(index) / eighths)
      let angle = startAngle + 2 * .pi * offset
      points.append(center + radius * SIMD2(Double.cos(angle), Double.sin(angle)))
    }
    return Path(polyline: points)
  }
}

extension ConicGradient {
  /// The most wedges per turn between two stops.
  private static let wedgesOfATurn = 4096.0

  /// The most wedges of a gradient with a number of stops: one for each stop, and the steps between neighbours.
  package static func greatestWedgeCount(stops: Int) -> Int { stops + 1 + min(255 * stops, Int(wedgesOfATurn)) }

  /// The parts of a turn, in the order of their offsets.
  fileprivate var wedges: [Wedge] {
    guard let first = stops.first else { return [] }
    var wedges: [Wedge] = []
    var last = (offset: 0.0, color: first.color.inUnitRange)
    for stop in stops {
      let next = (offset: max(last.offset, unitInterval(stop.offset)), color: stop.color.inUnitRange)
      if next.offset > last.offset {
        let change = (next.color - last.color).components
        let steps = 255 * max(change.max(), -change.min())
        let count = max(1, min(steps, Self.wedgesOfATurn * (next.offset - last.offset)).rounded(.up))
        for index in 0..<Int(count) {
          let part = { (number: Double) in last.offset + (next.offset - last.offset) * (number / count) }
          wedges.append(
            Wedge(
              start: part(Double(index)), end: part(Double(index + 1)),
              color: last.color.interpolated(to: next.color, by: (Double(index) + 0.5) / count)))
        }
      }
      last = next
    }
    if last.offset < 1 { wedges.append(Wedge(start: last.offset, end: 1, color: last.color)) }
    return wedges
  }
}

extension Color {
  /// The colour with each component clamped to 0…1, as it is drawn.
  fileprivate var inUnitRange: Color {
    Color(red: unitInterval(red), green: unitInterval(green), blue: unitInterval(blue), alpha: unitInterval(alpha))
  }
}
