import MotionCurves
import MotionDynamics

/// The motion of a network as a film needs it: bodies, ends of springs and events over time.
struct FilmMotion<Point: SpringSpace> {
  let trajectory: Trajectory<SpringNetwork<Point>>
  /// The names of the bodies.
  let names: [String]
  /// The place of each event.
  let marks: [SimulationFilmMark]
  /// The number of the connected part of the network that each body belongs to.
  ///
  /// Bodies that springs join have the same number.
  let components: [Int]
  /// The anchors of each spring, with the times from which they hold; empty for springs between bodies.
  private let anchors: [[(time: Double, point: Point)]]

  init(_ trajectory: Trajectory<SpringNetwork<Point>>, names: [String], marks: [SimulationFilmMark]) {
    self.trajectory = trajectory
    let network = trajectory.simulation.system
    self.names = names.isEmpty ? network.masses.indices.map { "body \($0)" } : names
    self.marks = marks.isEmpty ? Self.marks(of: trajectory) : marks
    components = Self.components(of: network)
    anchors = Self.anchors(of: trajectory)
  }

  /// The first time at which the motion is known.
  var startTime: Double { min(max(trajectory.startTime, trajectory.horizon), trajectory.endTime) }
  var endTime: Double { trajectory.endTime }
  var network: SpringNetwork<Point> { trajectory.simulation.system }
  var bodyCount: Int { network.masses.count }
  var componentCount: Int { (components.max() ?? -1) + 1 }
  var springs: [NetworkSpring<Point>] { network.springs }

  /// A part of the duration, as a time.
  func time(atPart part: Int, of count: Int) -> Double {
    startTime + (endTime - startTime) * Double(part) / Double(count)
  }

  /// The positions of the bodies.
  func positions(at time: Double) -> [Point] { trajectory.value(at: time) }

  /// The anchor of a spring; nil for one between bodies.
  func anchor(of spring: Int, at time: Double) -> Point? {
    anchors[spring].last { $0.time <= time }?.point
  }

  /// The springs with an anchor; of those that always share one, only the first.
  var anchoredSprings: [Int] {
    var seen: Set<[Double]> = []
    return anchors.indices.filter { spring in
      let history = anchors[spring].flatMap { [$0.time] + $0.point.scalars }
      let rail = Double(Point.scalarCount == 1 ? components[springs[spring].body.index] : 0)
      return !history.isEmpty && seen.insert([rail] + history).inserted
    }
  }

  /// The range of everything that is ever drawn, for each axis: bodies, anchors and touched bounds.
  func extents() -> [ClosedRange<Double>] {
    var lower = [Double](repeating: .infinity, count: Point.scalarCount)
    var upper = lower.map { -$0 }
    func cover(_ value: Double, _ axis: Int) {
      lower[axis] = min(lower[axis], value)
      upper[axis] = max(upper[axis], value)
    }
    for points in sampledPositions {
      for point in points {
        for axis in 0..<Point.scalarCount { cover(point[scalar: axis], axis) }
      }
    }
    for anchor in anchors.joined() {
      for axis in 0..<Point.scalarCount { cover(anchor.point[scalar: axis], axis) }
    }
    let touched = Set(trajectory.eventRecords.map(\.event))
    for (index, event) in trajectory.simulation.events.enumerated() where touched.contains(index) {
      if let bound = event.bound() { cover(bound.level, bound.axis) }
    }
    return Self.visible(zip(lower, upper).map { $0...$1 })
  }

  /// The positions at the solver's steps, or at some of them, and at evenly spaced times.
  private var sampledPositions: [[Point]] {
    let steps = trajectory.stepTimes
    let taken = stride(from: 0, to: steps.count, by: Self.stepStride(of: steps.count, bodyCount: bodyCount))
    // The step at the horizon begins before it.
    let times = (taken.map { max(steps[$0], startTime) } + (0...1000).map { time(atPart: $0, of: 1000) }).sorted()
    var points = [[Point]](repeating: [], count: times.count)
    var span = points.mutableSpan
    trajectory.sample(at: times.span, into: &span)
    return points
  }

  /// The distance between the steps that are looked at: memory holds four million positions of bodies at most.
  static func stepStride(of stepCount: Int, bodyCount: Int) -> Int { 1 + stepCount * bodyCount / 4_000_000 }

  /// The ranges, widened if all of them are too small to be seen.
  private static func visible(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    let length = ranges.map { $0.upperBound / 2 - $0.lowerBound / 2 }.max() ?? 0
    let magnitude = ranges.flatMap { [$0.lowerBound.magnitude, $0.upperBound.magnitude] }.max() ?? 0
    guard length <= max(0.5e-9 * magnitude, 1e-290) else { return ranges }
    let margin = magnitude > 1e-290 ? magnitude / 2 : 1
    return ranges.map { ($0.lowerBound - margin).clampedToFinite...($0.upperBound + margin).clampedToFinite }
  }

  /// Groups the bodies that springs join, and numbers the groups in the order of their first bodies.
  private static func components(of network: SpringNetwork<Point>) -> [Int] {
    var roots = Array(network.masses.indices)
    func root(_ body: Int) -> Int {
      var body = body
      while roots[body] != body {
        roots[body] = roots[roots[body]]
        body = roots[body]
      }
      return body
    }
    for spring in network.springs {
      guard case .body(let other) = spring.end else { continue }
      let (first, second) = (root(spring.body.index), root(other.index))
      roots[max(first, second)] = min(first, second)
    }
    var numbers: [Int: Int] = [:]
    return roots.indices.map { body in
      let root = root(body)
      let number = numbers[root] ?? numbers.count
      numbers[root] = number
      return number
    }
  }

  /// The anchors at the start, and those that events or a change of the trajectory have moved.
  private static func anchors(
    of trajectory: Trajectory<SpringNetwork<Point>>
  ) -> [[(time: Double, point: Point)]] {
    // The motion keeps the system of its end, whatever has changed it there.
    var systems = trajectory.systems + [(trajectory.endTime, trajectory.system)]
    systems[0].time = -.infinity
    var anchors = trajectory.simulation.system.springs.map { _ in [(time: Double, point: Point)]() }
    for (time, network) in systems {
      for (spring, joined) in zip(anchors.indices, network.springs) {
        guard case .anchor(let point) = joined.end, anchors[spring].last?.point != point else { continue }
        anchors[spring].append((time, point))
      }
    }
    return anchors
  }

  /// The marks that follow from the events: the body whose coordinate or velocity crosses a level, and the first spring
  /// that a change has changed.
  private static func marks(of trajectory: Trajectory<SpringNetwork<Point>>) -> [SimulationFilmMark] {
    let events = trajectory.simulation.events
    var network = trajectory.simulation.system
    var marks = events.map { SimulationFilmMark(body: $0.body()) }
    for record in trajectory.eventRecords {
      guard case .change(let change) = events[record.event].action else { continue }
      let before = network.springs
      change(&network)
      guard marks[record.event].spring == nil else { continue }
      marks[record.event].spring = zip(before, network.springs).enumerated().first { $1.0 != $1.1 }?.offset
    }
    return marks
  }
}
