import MotionDynamics
import MotionNumerics

/// Motions for films, each with something else to show.
enum ExampleMotion {
  typealias Line = Trajectory<SpringNetwork<Double>>
  typealias Plane = Trajectory<SpringNetwork<SIMD2<Double>>>

  /// A body that moves from 0 at a velocity of 1.
  static func drift(until end: Double = 1, from start: Double = 0) throws -> Line {
    let network = SpringNetwork<Double>(masses: [1], springs: [])
    return try Simulation(of: network, from: [0], velocity: [1], startingAt: start).trajectory(until: end)
  }

  /// Bodies that rest on a line.
  static func still(_ positions: [Double], masses: [Double]? = nil) throws -> Line {
    let network = SpringNetwork<Double>(masses: masses ?? positions.map { _ in 1 }, springs: [])
    return try Simulation(of: network, from: positions).trajectory(until: 1)
  }

  /// A spring that is retargeted from 1 to 2 at 0.3 s, and watched.
  static func retargetedSpring() throws -> Line {
    var network = SpringNetwork<Double>()
    let body = network.addBody(mass: 1)
    let spring = network.addSpring(from: body, to: .anchor(1), stiffness: 100, damping: 10)
    return try Simulation(
      of: network, from: [0],
      events: [
        .at(0.3, .retarget(spring, to: 2)), .when(body, position: 1, .rising, .record),
        .when(body, position: 0, .falling, .reflect(restitution: 0.8)),
      ]
    ).trajectory(until: 2)
  }

  /// A cart on a spring, and a load on the cart.
  static func chain() throws -> Line {
    var network = SpringNetwork<Double>()
    let (cart, load) = (network.addBody(mass: 1), network.addBody(mass: 2))
    network.addSpring(from: cart, to: .anchor(0), stiffness: 100, damping: 3)
    network.addSpring(from: load, to: .body(cart), stiffness: 60, restLength: 1)
    return try Simulation(of: network, from: [cart: 0.5, load: 2]).trajectory(until: 2)
  }

  /// A body that falls on the ground of a line, and bounces.
  static func bounce(from height: Double, restitution: Double) throws -> Line {
    let network = SpringNetwork<Double>(masses: [1], springs: [], gravity: -9.81)
    return try Simulation(
      of: network, from: [height], events: [.when(0, position: 0, .falling, .reflect(restitution: restitution))]
    ).trajectory(until: 2)
  }

  /// Two balls of different masses that are thrown in the plane, and bounce on its ground.
  static func bouncingBalls() throws -> Plane {
    let network = SpringNetwork<SIMD2<Double>>(masses: [1, 3], springs: [], gravity: [0, -9.81])
    return try Simulation(
      of: network, from: [[0, 2], [0.5, 1]], velocity: [[1, 0], [0.5, 2]],
      events: [0, 1].map { .when(.init($0), axis: 1, position: 0, .falling, .reflect(restitution: 0.7)) }
    ).trajectory(until: 3)
  }

  /// A cloth of bodies that hangs from two anchors; it has a spring for each pair of neighbours.
  static func cloth(columns: Int, rows: Int, until end: Double = 1.5) throws -> Plane {
    var network = SpringNetwork<SIMD2<Double>>(gravity: [0, -9.81])
    var positions: [SIMD2<Double>] = []
    for row in 0..<rows {
      for column in 0..<columns {
        network.addBody(mass: 0.1)
        positions.append([Double(column), -Double(row)])
      }
    }
    func join(_ from: Int, _ to: SpringNetwork<SIMD2<Double>>.BodyID) {
      network.addSpring(from: .init(from), to: .body(to), stiffness: 200, damping: 0.5, restLength: 1)
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let body = row * columns + column
        if column + 1 < columns { join(body, .init(body + 1)) }
        if row + 1 < rows { join(body, .init(body + columns)) }
      }
    }
    for column in [0, columns - 1] {
      network.addSpring(from: .init(column), to: .anchor([Double(column), 0.5]), stiffness: 400, damping: 1)
    }
    return try Simulation(of: network, from: positions).trajectory(until: end)
  }

  /// A body that falls in the plane, downwards for a negative gravity.
  static func fall(gravity: Double) throws -> Plane {
    let network = SpringNetwork<SIMD2<Double>>(masses: [1], springs: [], gravity: [0, gravity])
    return try Simulation(of: network, from: [[0, 0]]).trajectory(until: 1)
  }
}
