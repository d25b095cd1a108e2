import MotionDynamics
import MotionNumerics

// A ball that bounces, and comes to rest after infinitely many bounces. The exact times are those of free fall.
let ball = FallingBall(gravity: -9.81)
let bouncing = try Simulation(of: ball, from: 1, events: [ball.bounce(from: 0, restitution: 0.8)])
  .trajectory(until: 5)
let fall = (2 / 9.81).squareRoot()
check("first bounce", bouncing.eventRecords[0].time, fall)
check("second bounce", bouncing.eventRecords[1].time, fall * (1 + 2 * 0.8))
check("height at rest", bouncing.value(at: bouncing.restTime), 0)

// A stiffening spring: an event at a level, one at a time, and one of a custom function.
let stiffening = DuffingSpring(Spring(mass: 1, stiffness: 100, damping: 4), cubicStiffness: 500, target: 1)
let oscillation = try Simulation(
  of: stiffening, from: 0,
  events: [
    .when(position: 0.5, .rising, .record),
    .at(0.3, .retarget(to: 2)),
    .whenZero(.falling, .record) { _, position, velocity in velocity - position },
    .when(velocity: 0, .either, .record),
  ]
).trajectory(until: 3)
for record in oscillation.eventRecords where record.event == 0 {
  check("position at an event", oscillation.value(at: record.time), 0.5)
}
print("events:", oscillation.eventRecords.count)

// Two bodies on a line, an anchor, and an event that stops the motion. No index is counted.
var network = SpringNetwork<Double>()
let cart = network.addBody(mass: 1)
let load = network.addBody(mass: 2)
let rope = network.addSpring(from: cart, to: .anchor(0), stiffness: 100, damping: 3)
network.addSpring(from: load, to: .body(cart), stiffness: 60, restLength: 1)
let ride = try Simulation(
  of: network, from: [cart: 0, load: 1.5], velocity: [load: -2],
  events: [
    .at(0.2, .retarget(rope, to: 0.5)),
    .when(load, position: 1.4, .rising, .stop),
    .at(0.4, .change { $0[rope].stiffness = 200 }),
  ]
).trajectory(until: 2)
check("load where it stops", ride.body(load).value(at: ride.endTime), 1.4)
print("the load stops at", ride.endTime)

// A custom system, and a spring that catches up with closures.
let swing = CustomSystem<Double> { _, position, _ in -position }
let turn = try Simulation(of: swing, from: 2, solver: Solver(method: .rk8pd, tolerance: 1e-10))
  .trajectory(until: 2 * .pi)
check("a turn later", turn.value(at: turn.restTime), 2)
let finger = CustomMotion(value: { 3 * $0 }, velocity: { _ in 3.0 })
let dragged = try Simulation(of: FollowingSpring(.snappy, following: finger), from: 0).trajectory(until: 5)
check("the finger's speed", dragged.state(at: 5).velocity, 3, within: 1e-6)
print(Solver(method: .rk8pd, tolerance: 1e-10), dragged)

// Numbers from outside are refused with an error, not a trap.
do {
  _ = try Solver(validatingMethod: .rkck, tolerance: 2)
} catch {
  print("refused:", error)
}

func check(_ name: String, _ value: Double, _ expected: Double, within tolerance: Double = 1e-9) {
  precondition(abs(value - expected) <= tolerance, "\(name): \(value), not \(expected)")
  print("\(name): \(expected)")
}
