import MotionDynamics
import MotionNumerics
import TestSupport

/// A random network with its start and its events, which can be moved in space and time, and mirrored.
///
/// It is damped and its springs are near their rest lengths, so that it does not amplify the errors of the steps.
struct RandomNetwork<Point: SpringSpace> {
  typealias Network = SpringNetwork<Point>
  typealias Event = Simulation<Network>.Event

  var network = Network()
  var positions: [Point] = []
  var velocities: [Point] = []
  var startTime = 0.0
  let duration = 1.5
  private var happenings: [Happening] = []

  /// An event without the closure of its action.
  private enum Happening {
    case retarget(at: Double, to: Point)
    case record(at: Double)
    case crossing(body: Int, axis: Int, level: Double, Event.Direction, isBounce: Bool)
    case turn(body: Int, axis: Int, speed: Double, Event.Direction)
  }

  /// Two to four bodies in a row, each on the one before or on the anchor of the first spring.
  init(_ random: inout SplitMix64) {
    func point(_ size: Double) -> Point { Point(scalars: { _ in random.number(in: -size...size) }) }
    func isTrue() -> Bool { Bool.random(using: &random) }
    network.gravity = point(2)
    let anchor = point(2)
    var place = anchor
    for body in 0...Int.random(in: 1...3, using: &random) {
      let way = Point(scalars: { _ in random.number(in: 1...2) })
      place = place + way
      positions.append(place)
      velocities.append(point(1))
      network.addBody(mass: random.magnitude(from: 0.5, to: 2))
      // On a line the ends may pass each other; in the plane they would have no direction there.
      let restLength = way.norm * (Point.scalarCount == 1 ? random.number(in: 0...1.2) : random.number(in: 0.9...1.1))
      network.addSpring(
        from: .init(body), to: body == 0 ? .anchor(anchor) : .body(.init(body - 1)),
        stiffness: random.number(in: 30...60), damping: random.number(in: 1...3),
        cubicStiffness: isTrue() ? random.number(in: 0...5) : 0, restLength: restLength)
      if isTrue() {
        network.addSpring(from: .init(body), to: .anchor(point(3)), stiffness: random.number(in: 1...5), damping: 0.5)
      }
    }
    happenings = [
      .record(at: random.number(in: 0...duration)),
      .retarget(at: random.number(in: 0...duration), to: anchor + point(0.3)),
    ]
    for body in positions.indices {
      let axis = Int.random(in: 0..<Point.scalarCount, using: &random)
      let level = positions[body][scalar: axis] + random.number(in: -0.3...0.3)
      let direction = random.element(of: Event.Direction.allCases)
      happenings.append(.crossing(body: body, axis: axis, level: level, direction, isBounce: isTrue() && isTrue()))
      happenings.append(.turn(body: body, axis: axis, speed: random.number(in: -1...1), direction))
    }
  }

  /// The same network elsewhere and at a later time; with a `sign` of −1 its mirror image about the origin, which is moved
  /// then.
  func moved(by offset: Point = .zero, later delay: Double = 0, sign: Double = 1) -> RandomNetwork {
    var moved = self
    func place(_ point: Point) -> Point { point * sign + offset }
    moved.positions = positions.map(place)
    moved.velocities = velocities.map { $0 * sign }
    moved.network.gravity = network.gravity * sign
    for index in network.springs.indices {
      if case .anchor(let anchor) = network.springs[index].end {
        moved.network.springs[index].end = .anchor(place(anchor))
      }
    }
    moved.startTime += delay
    func turned(_ direction: Event.Direction) -> Event.Direction {
      switch direction {
      case .rising: sign < 0 ? .falling : .rising
      case .falling: sign < 0 ? .rising : .falling
      case .either: .either
      }
    }
    moved.happenings = happenings.map { happening in
      switch happening {
      case .retarget(let time, let anchor): .retarget(at: time + delay, to: place(anchor))
      case .record(let time): .record(at: time + delay)
      case .crossing(let body, let axis, let level, let direction, let isBounce):
        .crossing(
          body: body, axis: axis, level: sign * level + offset[scalar: axis], turned(direction), isBounce: isBounce)
      case .turn(let body, let axis, let speed, let direction):
        .turn(body: body, axis: axis, speed: sign * speed, turned(direction))
      }
    }
    return moved
  }

  var events: [Event] {
    happenings.map { happening in
      switch happening {
      case .retarget(let time, let anchor): .at(time, .retarget(0, to: anchor))
      case .record(let time): .at(time, .record)
      case .crossing(let body, let axis, let level, let direction, let isBounce):
        .when(.init(body), axis: axis, position: level, direction, isBounce ? .reflect(restitution: 1) : .record)
      case .turn(let body, let axis, let speed, let direction):
        .when(.init(body), axis: axis, velocity: speed, direction, .record)
      }
    }
  }

  /// The motion from the start over a time, by default the whole duration.
  func motion(over time: Double? = nil) throws -> Trajectory<Network> {
    try Simulation(
      of: network, from: positions, velocity: velocities, startingAt: startTime, events: events,
      solver: Solver(tolerance: 1e-12)
    ).trajectory(until: startTime + (time ?? duration))
  }
}
