import MotionPaths
import MotionValues
import PlotParts
import VectorScene

/// The background that stands still behind the bodies: grid, numbers, rails and the bounds that reflect bodies.
struct FilmBackdrop {
  let room: FilmLayout

  private static let text = TextMeasure.ticks
  /// The thickness of a bound, and its greatest reach to both sides of a rail.
  private static let bound = (thickness: 8.0, reach: 28.0)

  /// Grid, frame and numbers.
  var axes: [Node] {
    let vertical = (room.horizontal?.ticks.ticks ?? []).compactMap { tick in
      room.horizontal.map { axis in line(at: axis.place(tick.value), isVertical: true) }
    }
    let horizontal = (room.vertical?.ticks.ticks ?? []).compactMap { tick in
      room.vertical.map { axis in line(at: axis.place(tick.value), isVertical: false) }
    }
    let size = room.area.upper - room.area.lower
    let outline = Path.rectangle(x: room.area.lower.x, y: room.area.lower.y, width: size.x, height: size.y)
    let isPlane = room.horizontal != nil && room.vertical != nil
    var nodes: [Node] = [
      .shape(Shape(Path(polylines: vertical + horizontal), stroke: Stroke(PlotInk.grid, width: 1)))
    ]
    if isPlane { nodes.append(.shape(Shape(outline, stroke: Stroke(PlotInk.frame, width: 1)))) }
    if !room.rails.isEmpty {
      nodes.append(.shape(Shape(Path(polylines: room.rails), stroke: Stroke(PlotInk.frame, width: 1.25))))
    }
    return nodes + numbers
  }

  private func line(at place: Double, isVertical: Bool) -> [Path.Point] {
    isVertical
      ? [[place, room.area.lower.y], [place, room.area.upper.y]]
      : [[room.area.lower.x, place], [room.area.upper.x, place]]
  }

  private var numbers: [Node] {
    var labels: [Label] = []
    let size = Self.text.size
    if let axis = room.horizontal {
      let baseline = room.area.upper.y + 6 + size
      labels += axis.ticks.ticks.map {
        Label($0.label, at: [axis.place($0.value), baseline], size: size, anchor: .middle, color: PlotInk.muted)
      }
      let middle = (room.area.lower.x + room.area.upper.x) / 2
      labels.append(
        Label(axis.label, at: [middle, baseline + 1.45 * size], size: size, anchor: .middle, color: PlotInk.muted))
    }
    if let axis = room.vertical {
      let edge = room.area.lower.x - 8
      labels += axis.ticks.ticks.map {
        Label(
          $0.label, at: [edge, axis.place($0.value) + 0.35 * size], size: size, anchor: .end, color: PlotInk.muted)
      }
      labels.append(
        Label(axis.label, at: [FilmLayout.margin, room.area.lower.y - 10], size: size, color: PlotInk.muted))
    }
    return labels.map(Node.label)
  }

  // MARK: Bounds

  /// The bounds in the picture, each where the rims of its bodies touch it.
  ///
  /// - Parameters:
  ///   - bounds: the reflections of the simulation.
  ///   - radii: the radii of the bodies.
  ///   - rails: the rail of each body.
  /// - Returns: a band and a line for each.
  func bounds(_ bounds: [FilmBound], radii: [Double], rails: [Int]) -> [Node] {
    let isLine = room.horizontal == nil || room.vertical == nil
    var nearest: [FilmBound: Double] = [:]
    var order: [FilmBound] = []
    for bound in bounds {
      // In the plane all bodies share a bound; the smallest of them touches it.
      let shared = FilmBound(
        axis: bound.axis, level: bound.level, body: isLine ? bound.body : 0, direction: bound.direction)
      if nearest[shared] == nil { order.append(shared) }
      nearest[shared] = min(nearest[shared] ?? .infinity, radii[bound.body])
    }
    return order.flatMap { node(of: $0, radius: nearest[$0] ?? 0, rail: isLine ? rails[$0.body] : nil) }
  }

  private func node(of bound: FilmBound, radius: Double, rail: Int?) -> [Node] {
    let isVertical = rail == nil ? bound.axis == 0 : room.horizontal != nil
    guard let axis = isVertical ? room.horizontal : room.vertical,
      axis.range.lower <= bound.level, bound.level <= axis.range.upper
    else { return [] }
    let outward: Double =
      switch bound.direction {
      case .below: axis.ends.lower < axis.ends.upper ? -1 : 1
      case .above: axis.ends.lower < axis.ends.upper ? 1 : -1
      case .both: 0
      }
    let place = axis.place(bound.level) + outward * radius
    var reach = isVertical ? (room.area.lower.y, room.area.upper.y) : (room.area.lower.x, room.area.upper.x)
    if let rail {
      let center = room.point([bound.level], rail: rail)
      let middle = isVertical ? center.y : center.x
      let half = min(Self.bound.reach, 0.4 * room.railDistance)
      reach = (middle - half, middle + half)
    }
    let edge = place + outward * Self.bound.thickness
    let body = rectangle(from: [min(place, edge), reach.0], to: [max(place, edge), reach.1], isVertical: isVertical)
    let line = Path(polyline: [[place, reach.0], [place, reach.1]].map { isVertical ? $0 : [$0.y, $0.x] })
    return [
      .shape(Shape(body, fill: Fill(PlotInk.grid))),
      .shape(Shape(line, stroke: Stroke(PlotInk.reference, width: 1.5))),
    ]
  }

  /// A rectangle across a vertical bound, or turned for a horizontal one.
  private func rectangle(from lower: Path.Point, to upper: Path.Point, isVertical: Bool) -> Path {
    let (lower, upper) = isVertical ? (lower, upper) : ([lower.y, lower.x], [upper.y, upper.x])
    return .rectangle(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y)
  }
}
