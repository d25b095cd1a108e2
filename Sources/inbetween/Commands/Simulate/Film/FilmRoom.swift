internal import MotionNumerics

/// A direction of a film: the positions of a document's axis along a direction of the canvas.
struct FilmAxis {
  /// What is shown.
  let range: PlotRange
  /// The places of the least and of the greatest position on the canvas.
  let ends: (lower: Double, upper: Double)
  let ticks: AxisTicks
  /// The quantity.
  let label: String

  /// The place of a position on the canvas.
  func place(_ position: Double) -> Double {
    ends.lower + (ends.upper - ends.lower) * range.fraction(of: position)
  }
}

/// What a document's axes are on the canvas.
///
/// In the plane x is horizontal and y vertical, at one scale. On a line the bodies have a horizontal axis and rails below
/// each other, or where gravity pulls along the line a vertical axis and rails side by side. A vertical axis points up, as
/// in the plots, but down where gravity is positive: what falls goes down in either case.
struct FilmRoom {
  /// Width and height of the canvas.
  let size: SIMD2<Double>
  /// The rectangle that the bodies move in.
  let area: (lower: SIMD2<Double>, upper: SIMD2<Double>)
  private let axes: Axes

  private enum Axes {
    case plane(FilmAxis, FilmAxis)
    /// A horizontal axis, and the heights of rails.
    case rails(FilmAxis, [Double])
    /// A vertical axis, and the places of rails side by side.
    case uprightRails(FilmAxis, [Double])
  }

  /// What a film has to show.
  struct Contents {
    /// The positions along the document's axes: one for a line, two for the plane.
    var extents: [ClosedRange<Double>]
    /// The names of these axes.
    var labels: [String]
    /// The gravity along them.
    var gravity: [Double]
    /// How many rails there are on a line.
    var railCount: Int
    /// The space in points that drawings take around a position.
    var padding: Double
    /// The space under the area, for a legend.
    var legendHeight: Double
  }

  static let margin = 24.0
  /// The most room for the bodies, and the least, which title and legend need.
  private static let greatest = SIMD2(640.0, 440.0)
  static let least = SIMD2(360.0, 120.0)
  private static let headingHeight = 40.0
  /// The space for numbers and a label below the area, for a label above it, and for nothing.
  private static let heights = (belowAxis: 44.0, belowRails: 16.0, label: 20.0)
  /// The distances between rails: as many as there is room for, but neither touching nor lost.
  private static let railDistances = (least: 12.0, greatest: 72.0)
  /// One tick in so many points.
  private static let tickSpacing = SIMD2(70.0, 44.0)

  init(of contents: Contents) {
    let isPlane = contents.extents.count == 2
    let isUpright = !isPlane && contents.gravity[0] != 0
    let (room, ranges) = isPlane ? Self.plane(contents) : Self.line(contents, isUpright: isUpright)
    let isVertical = isPlane || isUpright
    let ticks = ranges.enumerated().map { axis, range in
      let direction = isUpright ? 1 : axis
      return AxisTicks(in: range, atMost: max(2, Int(room[direction] / Self.tickSpacing[direction])))
    }
    let tickWidth = isVertical ? ticks[ticks.count - 1].widestLabel(using: PlotFrame.tickText) + 10 : 0
    let lower = SIMD2(
      Self.margin + tickWidth, Self.margin + Self.headingHeight + (isVertical ? Self.heights.label : 0))
    let upper = lower + room
    area = (lower, upper)
    let below = isUpright ? Self.heights.belowRails : Self.heights.belowAxis
    size = [upper.x + Self.margin, upper.y + below + contents.legendHeight + Self.margin - 8]

    let pointsDown = isVertical && contents.gravity[contents.gravity.count - 1] > 0
    func axis(_ index: Int, isVertical: Bool) -> FilmAxis {
      let ends = isVertical ? (pointsDown ? (lower.y, upper.y) : (upper.y, lower.y)) : (lower.x, upper.x)
      return FilmAxis(range: ranges[index], ends: ends, ticks: ticks[index], label: contents.labels[index])
    }
    func rails(from start: Double, length: Double) -> [Double] {
      (0..<contents.railCount).map { start + length * (Double($0) + 0.5) / Double(contents.railCount) }
    }
    axes =
      isPlane
      ? .plane(axis(0, isVertical: false), axis(1, isVertical: true))
      : isUpright
        ? .uprightRails(axis(0, isVertical: true), rails(from: lower.x, length: room.x))
        : .rails(axis(0, isVertical: false), rails(from: lower.y, length: room.y))
  }

  /// The point of the canvas for a position in the document; on a line that of a rail.
  func point(_ position: [Double], rail: Int) -> Path.Point {
    switch axes {
    case .plane(let x, let y): [x.place(position[0]), y.place(position[1])]
    case .rails(let x, let heights): [x.place(position[0]), heights[rail]]
    case .uprightRails(let y, let places): [places[rail], y.place(position[0])]
    }
  }

  /// The axes of the canvas; nil for the one across which rails lie.
  var horizontal: FilmAxis? {
    switch axes {
    case .plane(let axis, _), .rails(let axis, _): axis
    case .uprightRails: nil
    }
  }

  var vertical: FilmAxis? {
    switch axes {
    case .plane(_, let axis), .uprightRails(let axis, _): axis
    case .rails: nil
    }
  }

  /// The lines that bodies move along; none in the plane.
  var rails: [[Path.Point]] {
    switch axes {
    case .plane: []
    case .rails(_, let heights): heights.map { [[area.lower.x, $0], [area.upper.x, $0]] }
    case .uprightRails(_, let places): places.map { [[$0, area.lower.y], [$0, area.upper.y]] }
    }
  }

  /// The distance between two rails.
  var railDistance: Double {
    let rails = rails
    return rails.count < 2 ? Self.railDistances.greatest : (rails[1][0] - rails[0][0]).norm
  }

  // MARK: Measures

  /// The rectangle in the plane, as large as fits and in the shape of the motion, and what it shows.
  private static func plane(_ contents: Contents) -> (room: SIMD2<Double>, ranges: [PlotRange]) {
    let halves = SIMD2(half(contents.extents[0]), half(contents.extents[1]))
    let inner = greatest - 2 * contents.padding
    // The scale is that of the direction with less room; the other one shows more than it needs.
    let scale = max(halves.x / inner.x, halves.y / inner.y)
    var room = halves / scale + 2 * contents.padding
    room.clamp(lowerBound: least, upperBound: greatest)
    return (room, (0..<2).map { widened(contents.extents[$0], toHalf: scale * room[$0]) })
  }

  /// The rectangle of the rails, and what it shows.
  private static func line(_ contents: Contents, isUpright: Bool) -> (room: SIMD2<Double>, ranges: [PlotRange]) {
    let count = Double(contents.railCount)
    let distance = (isUpright ? greatest.x : greatest.y) / count
    let across = count * min(max(distance, railDistances.least), railDistances.greatest)
    let length = isUpright ? 0.8 * greatest.y : greatest.x
    let extent = contents.extents[0]
    let range = widened(extent, toHalf: half(extent) * length / (length - 2 * contents.padding))
    return (isUpright ? [max(across, least.x), length] : [length, across], [range])
  }

  /// Half of a length, as the length can be infinite.
  private static func half(_ range: ClosedRange<Double>) -> Double { range.upperBound / 2 - range.lowerBound / 2 }

  private static func widened(_ range: ClosedRange<Double>, toHalf half: Double) -> PlotRange {
    let middle = range.lowerBound / 2 + range.upperBound / 2
    return PlotRange(covering: [[middle - half, middle + half].map(\.clampedToFinite)], padding: 0)
  }
}

extension Double {
  /// The number, or the greatest one of its sign for an infinite one.
  var clampedToFinite: Double {
    min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
