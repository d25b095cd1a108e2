import MotionCurves
import MotionDynamics
import MotionPaths
import MotionValues
import PlotParts
import VectorScene

/// The springs of a film: coils that stretch, or rods if there are many.
struct FilmSprings {
  /// The two ends of a spring, and the distances from them at which its coil begins.
  struct Ends {
    let from: Path.Point
    let to: Path.Point
    let leads: (from: Double, to: Double)

    var length: Double { (to - from).norm }
  }

  /// The sideways offset of each spring from the line between its ends, in points.
  private let offsets: [Double]
  /// The number of turns of each coil, which stays the same as the coil stretches; none for rods.
  private let turns: [Int]

  /// The largest number of springs that are drawn as coils: more would be a tangle of lines.
  private static let mostCoils = 24
  /// Half the width of a coil, its usual pitch, and the range of its turns.
  private static let coil = (halfWidth: 6.0, pitch: 12.0, turns: 3...14)
  /// The usual distance between springs beside each other.
  private static let spacing = 17.0

  /// Chooses the shapes of the springs.
  ///
  /// - Parameters:
  ///   - motion: the motion of the network.
  ///   - ends: the ends of all springs at some times; the greatest length of a spring determines its number of turns.
  ///   - width: the room for springs beside each other.
  init<Point>(of motion: FilmMotion<Point>, usually ends: [[Ends]], width: Double) {
    guard motion.springs.count <= Self.mostCoils else {
      offsets = []
      turns = []
      return
    }
    // 0, 1, −1, 2, −2 and so on.
    let lanes = Self.lanes(of: motion).map { Double($0.isMultiple(of: 2) ? -$0 / 2 : ($0 + 1) / 2) }
    let outermost = max(lanes.map(\.magnitude).max() ?? 0, 1)
    let spacing = min(Self.spacing, (0.5 * width - Self.coil.halfWidth) / outermost)
    offsets = lanes.map { spacing * $0 }
    turns = motion.springs.indices.map { spring in
      let lengths = ends.map { $0[spring].length - $0[spring].leads.from - $0[spring].leads.to }
      // Take the stretched length, not that at rest: wide turns would look like a line, close ones still look like a
      // spring.
      let usual = 0.8 * (lengths.max() ?? 0) / Self.coil.pitch
      return Int(min(max(usual.rounded(), Double(Self.coil.turns.lowerBound)), Double(Self.coil.turns.upperBound)))
    }
  }

  /// The drawing of all springs, from end to end.
  func nodes(_ ends: [Ends]) -> [Node] {
    guard !ends.isEmpty else { return [] }
    if turns.isEmpty {
      let lines = Path(polylines: ends.map { [$0.from, $0.to] })
      return [.shape(Shape(lines, stroke: Stroke(PlotInk.rods, width: 1.25, cap: .round)))]
    }
    return ends.indices.map { spring in
      let line = Path(polyline: Self.coil(between: ends[spring], turns: turns[spring], offset: offsets[spring]))
      return .shape(Shape(line, stroke: Stroke(PlotInk.reference, width: 1.5, cap: .round, join: .round)))
    }
  }

  /// The corners of a coil.
  ///
  /// Their number is constant, so that an animation can move them.
  private static func coil(between ends: Ends, turns: Int, offset: Double) -> [Path.Point] {
    let length = ends.length
    let along: Path.Point = length > 0 ? (ends.to - ends.from) / length : [1, 0]
    let across: Path.Point = [-along.y, along.x]
    // A coil without length has no width either, so that it turns round there without a jump.
    let size = min(1, length / 30)
    let shrunk = min(1, 0.6 * length / max(ends.leads.from + ends.leads.to, 1e-9))
    let leads = (from: shrunk * ends.leads.from, to: shrunk * ends.leads.to)
    let first = ends.from + leads.from * along + size * offset * across
    let wound = length - leads.from - leads.to
    let corners = (0..<2 * turns).map { corner -> Path.Point in
      let side = corner.isMultiple(of: 2) ? 1.0 : -1
      let distance = wound * (Double(corner) + 0.5) / Double(2 * turns)
      return first + distance * along + side * size * coil.halfWidth * across
    }
    return [ends.from, first] + corners + [first + wound * along, ends.to]
  }

  /// The lane of each spring, so that overlapping springs are drawn beside each other.
  ///
  /// On a line springs overlap if their spans at the start do; in the plane, if they have the same ends.
  private static func lanes<Point>(of motion: FilmMotion<Point>) -> [Int] {
    let starts = motion.trajectory.simulation.position
    let spans = motion.springs.enumerated().map { index, spring -> (from: Point, to: Point) in
      let start = starts[spring.body.index]
      if let anchor = motion.anchor(of: index, at: motion.startTime) { return (start, anchor) }
      guard case .body(let other) = spring.end else { return (start, start) }
      return (start, starts[other.index])
    }
    var lanes = [Int](repeating: 0, count: spans.count)
    for (index, span) in spans.enumerated() {
      let taken = (0..<index).filter { other in
        motion.components[motion.springs[other].body.index] == motion.components[motion.springs[index].body.index]
          && Point.overlap(span, spans[other])
      }
      let used = Set(taken.map { lanes[$0] })
      lanes[index] = (0...taken.count).first { !used.contains($0) } ?? 0
    }
    return lanes
  }
}

extension SpringSpace {
  /// Whether springs between these ends would be drawn on each other.
  fileprivate static func overlap(_ first: (from: Self, to: Self), _ other: (from: Self, to: Self)) -> Bool {
    guard scalarCount == 1 else {
      return (first.from == other.from && first.to == other.to) || (first.from == other.to && first.to == other.from)
    }
    let (start, end) = (first.from[scalar: 0], first.to[scalar: 0])
    let (otherStart, otherEnd) = (other.from[scalar: 0], other.to[scalar: 0])
    // Springs from one point, such as those of a body at its anchor, overlap only if they pull in the same direction.
    return max(min(start, end), min(otherStart, otherEnd)) < min(max(start, end), max(otherStart, otherEnd))
  }
}

extension PlotInk {
  /// Lines lighter than the data, heavier than the grid.
  fileprivate static let rods = Color(hex: 0xA6A6A6)
}
