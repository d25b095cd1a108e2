import MotionCurves
import MotionPaths
import PlotParts

/// An axis of a film: it maps positions of the simulation to places along a direction of the canvas.
struct FilmAxis {
  /// The range of positions that is shown.
  let range: PlotRange
  /// The places on the canvas of the least and the greatest position.
  let ends: (lower: Double, upper: Double)
  let ticks: AxisTicks
  /// The quantity.
  let label: String

  /// The place of a position on the canvas.
  func place(_ position: Double) -> Double {
    ends.lower + (ends.upper - ends.lower) * range.fraction(of: position)
  }
}

/// The layout of a film: the simulation's axes on the canvas.
///
/// In the plane x is horizontal and y vertical, at one scale. On a line there is a horizontal axis, and rails lie below
/// each other. If gravity pulls along the line, the axis is vertical, and rails stand side by side. A vertical axis
/// points up, as in the plots, or down if gravity is positive. So falling bodies go down in either case.
struct FilmLayout {
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

  /// The contents that a film has to show.
  struct Contents {
    /// The positions along the simulation's axes: one for a line, two for the plane.
    var extents: [ClosedRange<Double>]
    /// The names of these axes.
    var labels: [String]
    /// The gravity along these axes.
    var gravity: [Double]
    /// How many rails there are on a line.
    var railCount: Int
    /// The space in points that drawings take around a position.
    var padding: Double
    /// The space under the area, for a legend.
    var legendHeight: Double
    /// The greatest size of the area for the bodies.
    var greatest: SIMD2<Double>
  }

  static let margin = 24.0
  /// The least size of the area for the bodies, which title and legend need.
  static let least = SIMD2(360.0, 120.0)
  private static let headingHeight = 40.0
  /// The heights around the area: for numbers and a label below it, for nothing below rails, for a label above.
  private static let heights = (belowAxis: 44.0, belowRails: 16.0, label: 20.0)
  /// The limits of the distance between rails, so that they neither touch nor look unrelated.
  private static let railDistances = (least: 12.0, greatest: 72.0)
  /// The distance between ticks, in points.
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
    let tickWidth = isVertical ? ticks[ticks.count - 1].widestLabel(using: TextMeasure.ticks) + 10 : 0
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

  /// The point on the canvas of a position of the simulation; on a line, it lies on a rail.
  func point(_ position: [Double], rail: Int) -> Path.Point {
    switch axes {
    case .plane(let x, let y): [x.place(position[0]), y.place(position[1])]
    case .rails(let x, let heights): [x.place(position[0]), heights[rail]]
    case .uprightRails(let y, let places): [places[rail], y.place(position[0])]
    }
  }

  /// The horizontal axis; nil if rails stand side by side.
  var horizontal: FilmAxis? {
    switch axes {
    case .plane(let axis, _), .rails(let axis, _): axis
    case .uprightRails: nil
    }
  }

  /// The vertical axis; nil if rails lie below each other.
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

  /// The area in the plane, as large as fits and in the shape of the motion, and the ranges that it shows.
  private static func plane(_ contents: Contents) -> (room: SIMD2<Double>, ranges: [PlotRange]) {
    let halves = SIMD2(half(contents.extents[0]), half(contents.extents[1]))
    let inner = contents.greatest - 2 * contents.padding
    // The direction with less room sets the scale. The other one shows more than it needs.
    let scale = max(halves.x / inner.x, halves.y / inner.y)
    var room = halves / scale + 2 * contents.padding
    room.clamp(lowerBound: least, upperBound: contents.greatest)
    return (room, (0..<2).map { widened(contents.extents[$0], toHalf: scale * room[$0]) })
  }

  /// The area of the rails, and the range that it shows.
  private static func line(_ contents: Contents, isUpright: Bool) -> (room: SIMD2<Double>, ranges: [PlotRange]) {
    let count = Double(contents.railCount)
    let distance = (isUpright ? contents.greatest.x : contents.greatest.y) / count
    let across = count * min(max(distance, railDistances.least), railDistances.greatest)
    let length = isUpright ? 0.8 * contents.greatest.y : contents.greatest.x
    let extent = contents.extents[0]
    let range = widened(extent, toHalf: half(extent) * length / (length - 2 * contents.padding))
    return (isUpright ? [max(across, least.x), length] : [length, across], [range])
  }

  /// Half the length of a range: the whole length can be infinite.
  private static func half(_ range: ClosedRange<Double>) -> Double { range.upperBound / 2 - range.lowerBound / 2 }

  private static func widened(_ range: ClosedRange<Double>, toHalf half: Double) -> PlotRange {
    let middle = range.lowerBound / 2 + range.upperBound / 2
    return PlotRange(covering: [[middle - half, middle + half].map(\.clampedToFinite)], padding: 0)
  }
}

extension Double {
  /// The number; for an infinite one, the greatest finite number of its sign.
  var clampedToFinite: Double {
    min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
