internal import MotionPaths
internal import MotionValues

extension SVGBuilder {
  /// A stroke whose dashes can be drawn, along the visible part of a path; nil if stroke and path stay as they are.
  ///
  /// If the budget has no room for all dashes, the path is cut to the part that shows on the canvas. If it has no room
  /// for the visible dashes either, they are so fine that nobody can tell them apart. The stroke then is an even shade,
  /// as opaque as dashes and gaps are on average.
  ///
  /// - Parameters:
  ///   - stroke: the stroke, already trimmed.
  ///   - path: the path.
  ///   - shadow: the shadow of the shape, which may be seen where the shape is not.
  /// - Returns: the stroke and the path that are drawn instead.
  func drawable(
    _ stroke: Stroke, along path: Path, shadow: Shadow?
  ) -> (stroke: Stroke, path: Path)? {
    guard let pattern = dashes.pattern(of: stroke) else { return nil }
    let extent = extent(of: pattern, in: stroke)
    guard !dashes.take(pattern.most(along: path), extent: extent) else { return nil }
    let margin = stroke.reach + (shadow.map { Filter.shadow($0).reach } ?? 0)
    if let visible = visiblePart(of: path, beyond: margin, period: pattern.period),
      dashes.take(pattern.most(along: visible), extent: extent)
    {
      return (stroke, visible)
    }
    dashes.exceed()
    return (stroke.evenShade, path)
  }

  /// The stroke of a text; an even shade if the text has too many dashes.
  func drawable(_ stroke: Stroke, of label: Label) -> Stroke {
    guard let pattern = dashes.pattern(of: stroke),
      !dashes.take(pattern.most(of: label), extent: extent(of: pattern, in: stroke))
    else { return stroke }
    dashes.exceed()
    return stroke.evenShade
  }

  /// The size of a dash on the canvas, in points.
  private func extent(of pattern: DashCount, in stroke: Stroke) -> Double {
    (pattern.meanLength + stroke.width) * map.greatestGrowth * 0.5.squareRoot()
  }

  /// The part of a path that is seen within a margin around the canvas; nil if it cannot be found.
  ///
  /// Its pieces begin at multiples of a period: a pattern that begins anew with each piece equals that of the whole
  /// path.
  ///
  /// The corner at which a closed subpath begins has ends of dashes instead of a join.
  private func visiblePart(of path: Path, beyond margin: Double, period: Double) -> Path? {
    guard period.isFinite, let box = visibleBox(beyond: margin), dashes.take(measuringOf: path) else { return nil }
    var pieces: [Subpath] = []
    for subpath in path.subpaths where !subpath.segments.isEmpty {
      guard let measure = try? PathMeasure(validating: Path(subpaths: [subpath])) else { return nil }
      if measure.length == 0 { pieces.append(subpath) }
      for interval in VisibleIntervals(of: measure, in: box, period: period).intervals {
        pieces += measure.part(from: interval.lowerBound, to: interval.upperBound).subpaths
      }
    }
    return Path(subpaths: pieces)
  }
}

extension Stroke {
  /// The distance that the stroke reaches from its path, in points.
  ///
  /// Corners sharper than those of a miter limit of 20 are taken for shorter than they are.
  fileprivate var reach: Double {
    0.5 * width * max(cap == .square ? 2.0.squareRoot() : 1, join == .miter ? min(miterLimit, 20) : 1)
  }

  /// The stroke without dashes, as opaque as they are on average over their period; overlaps of their ends count once.
  fileprivate var evenShade: Stroke {
    // The length that both caps add to a dash, as a rectangle of the width of the stroke with the same area.
    let ends =
      switch cap {
      case .butt: 0.0
      case .round: 0.25 * .pi * width
      case .square: width
      }
    let lengths = dash.count % 2 == 0 ? dash : dash + dash
    var (covered, period) = (0.0, 0.0)
    for index in stride(from: 0, to: lengths.count, by: 2) {
      let pair = lengths[index] + lengths[index + 1]
      covered += min(lengths[index] + ends, pair)
      period += pair
    }
    var stroke = self
    stroke.dash = []
    stroke.dashPhase = 0
    let fraction = covered / period
    // Not a number if the lengths overflow.
    if fraction < 1 { stroke.paint = paint.faded(by: fraction) }
    return stroke
  }
}

extension Paint {
  /// The paint with its opacity multiplied by a factor.
  fileprivate func faded(by factor: Double) -> Paint {
    func faded(_ color: Color) -> Color {
      Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * factor)
    }
    func faded(_ stops: [GradientStop]) -> [GradientStop] { stops.map { GradientStop(faded($0.color), at: $0.offset) } }
    switch self {
    case .color(let color): return .color(faded(color))
    case .linearGradient(var gradient):
      gradient.stops = faded(gradient.stops)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = faded(gradient.stops)
      return .radialGradient(gradient)
    case .conicGradient(var gradient):
      gradient.stops = faded(gradient.stops)
      return .conicGradient(gradient)
    }
  }
}
