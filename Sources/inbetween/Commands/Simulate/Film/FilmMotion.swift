import MotionDynamics
import MotionNumerics

/// The motion of a document as a film needs it: bodies, ends of springs and events over time.
struct FilmMotion<Point: DocumentSpace> {
  let system: BodySystem<Point>
  let trajectory: BodyTrajectory<Point>
  /// The number of the connected part of the network that each body belongs to.
  ///
  /// Bodies that springs join have the same number.
  let components: [Int]
  /// The anchors of each spring, with the times from which they hold; empty for springs between bodies.
  private let anchors: [[(time: Double, point: Point)]]

  init(of system: BodySystem<Point>, _ trajectory: BodyTrajectory<Point>) {
    self.system = system
    self.trajectory = trajectory
    components = Self.components(of: system)
    anchors = Self.anchors(of: system, trajectory)
  }

  var endTime: Double { trajectory.endTime }
  var bodyCount: Int { system.names.count }
  var componentCount: Int { (components.max() ?? -1) + 1 }
  var springs: [NetworkSpring<Point>] { system.network.springs }

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
    for (index, event) in system.events.enumerated() where touched.contains(index) {
      if let bound = event.bound { cover(bound.level, bound.axis) }
    }
    return Self.visible(zip(lower, upper).map { $0...$1 })
  }

  /// The positions at the solver's steps and at evenly spaced times; at fewer times for many bodies.
  private var sampledPositions: [[Point]] {
    let limit = max(200, 4_000_000 / bodyCount)
    let steps = trajectory.stepTimes
    let stride = Swift.stride(from: 0, to: steps.count, by: 1 + steps.count / limit).map { steps[$0] }
    let even = (0...min(limit, 1000)).map { endTime * Double($0) / Double(min(limit, 1000)) }
    let times = (stride + even).sorted()
    var points = [[Point]](repeating: [], count: times.count)
    var span = points.mutableSpan
    trajectory.sample(at: times.span, into: &span)
    return points
  }

  /// The ranges, widened if all of them are too small to be seen.
  private static func visible(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    let length = ranges.map { $0.upperBound / 2 - $0.lowerBound / 2 }.max() ?? 0
    let magnitude = ranges.flatMap { [$0.lowerBound.magnitude, $0.upperBound.magnitude] }.max() ?? 0
    guard length <= max(0.5e-9 * magnitude, 1e-290) else { return ranges }
    let margin = magnitude > 1e-290 ? magnitude / 2 : 1
    return ranges.map { ($0.lowerBound - margin).clampedToFinite...($0.upperBound + margin).clampedToFinite }
  }

  /// Groups the bodies that springs join, and numbers the groups in the order of their first bodies.
  private static func components(of system: BodySystem<Point>) -> [Int] {
    var roots = Array(system.names.indices)
    func root(_ body: Int) -> Int {
      var body = body
      while roots[body] != body {
        roots[body] = roots[roots[body]]
        body = roots[body]
      }
      return body
    }
    for spring in system.network.springs {
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

  /// The anchors at the start, and those that events have moved.
  private static func anchors(
    of system: BodySystem<Point>, _ trajectory: BodyTrajectory<Point>
  ) -> [[(time: Double, point: Point)]] {
    var network = system.network
    var anchors = network.springs.map { spring -> [(time: Double, point: Point)] in
      if case .anchor(let point) = spring.end { [(-Double.infinity, point)] } else { [] }
    }
    for record in trajectory.eventRecords {
      let event = system.events[record.event]
      guard let spring = event.spring, case .change(let change) = event.event.action else { continue }
      change(&network)
      guard case .anchor(let point) = network.springs[spring].end else { continue }
      if anchors[spring].last?.point != point { anchors[spring].append((record.time, point)) }
    }
    return anchors
  }
}

/// A bound that reflects a body.
struct FilmBound: Hashable {
  let axis: Int
  let level: Double
  /// The body that it reflects.
  let body: Int
  let direction: Direction

  /// The side of the body on which the bound lies.
  enum Direction: Hashable {
    /// Below the body, like a floor.
    case below
    case above
    /// On either side.
    case both
  }
}

extension BodySystem.Event {
  /// The bound of a reflection; nil for other events.
  var bound: FilmBound? {
    guard case .reflect = event.action, case .position(let coordinate, let level, let direction) = event.trigger else {
      return nil
    }
    let side: FilmBound.Direction =
      switch direction {
      case .falling: .below
      case .rising: .above
      case .either: .both
      }
    return FilmBound(
      axis: coordinate % Point.scalarCount, level: level, body: coordinate / Point.scalarCount, direction: side)
  }
}

extension DocumentSpace {
  /// The coordinates.
  var scalars: [Double] { (0..<Self.scalarCount).map { self[scalar: $0] } }
}
