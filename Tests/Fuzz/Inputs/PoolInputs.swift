import MotionNumerics
import TestSupport

/// A pool of springs, and the calls to it.
struct PoolInput: CustomStringConvertible {
  enum Values: String, CaseIterable {
    case double, simd2, simd3, simd4, color, float, simd3Float
  }

  /// A group: its spring, and the distance from its target at which a member may rest.
  struct Group {
    var spring: Spring
    var tolerance: Double
  }

  /// One call.
  ///
  /// Indices of members and groups wrap around, so that each one is valid.
  enum Call {
    case add(group: Int, position: SIMD4<Double>, target: SIMD4<Double>, velocity: SIMD4<Double>)
    case remove(member: Int)
    case retarget(member: Int, target: SIMD4<Double>)
    case place(member: Int, position: SIMD4<Double>, target: SIMD4<Double>, velocity: SIMD4<Double>)
    case setSpring(group: Int, Spring)
    case setOwnSpring(member: Int, Spring)
    case setTargets(group: Int, SIMD4<Double>, each: Int)
    case setStates(group: Int, SIMD4<Double>)
    case step(Double)
  }

  var values: Values
  var groups: [Group]
  var calls: [Call]

  var description: String {
    let groups = groups.map {
      "(\($0.spring.mass) \($0.spring.stiffness) \($0.spring.damping), within \($0.tolerance))"
    }
    return "\(values.rawValue), groups \(groups.joined(separator: " ")), \(calls.map(Self.text))"
  }

  private static func text(_ call: Call) -> String {
    switch call {
    case .setSpring(let group, let spring):
      "setSpring(\(group), \(spring.mass) \(spring.stiffness) \(spring.damping))"
    case .setOwnSpring(let member, let spring):
      "setOwnSpring(\(member), \(spring.mass) \(spring.stiffness) \(spring.damping))"
    default: "\(call)"
    }
  }
}

extension PoolInput {
  static func random(_ random: inout SplitMix64) -> PoolInput {
    let groups = (0...random.below(2)).map { _ in
      Group(spring: Self.spring(&random), tolerance: [0.001, 0.5, 1e-9, .leastNonzeroMagnitude, 100][random.below(5)])
    }
    let count = 1 + random.below(random.once(in: 8) ? 60 : 16)
    let calls = (0..<count).map { index in
      index == 0 ? Self.add(&random) : Self.call(&random)
    }
    return PoolInput(values: Values.allCases[random.below(7)], groups: groups, calls: calls)
  }

  private static func call(_ random: inout SplitMix64) -> Call {
    switch random.below(19) {
    case 0, 1, 2, 3: return add(&random)
    case 4: return .remove(member: random.below(64))
    case 5, 6: return .retarget(member: random.below(64), target: vector(&random))
    case 7:
      let target = vector(&random)
      return .place(
        member: random.below(64), position: random.once(in: 3) ? target : vector(&random), target: target,
        velocity: random.once(in: 2) ? .zero : vector(&random))
    case 8: return .setSpring(group: random.below(4), spring(&random))
    case 9: return .setOwnSpring(member: random.below(64), spring(&random))
    case 10: return .setTargets(group: random.below(4), vector(&random), each: 1 + random.below(3))
    case 11: return random.once(in: 3) ? .setStates(group: random.below(4), vector(&random)) : add(&random)
    default: return .step(interval(&random))
    }
  }

  private static func add(_ random: inout SplitMix64) -> Call {
    let target = vector(&random)
    return .add(
      group: random.below(4), position: random.once(in: 6) ? target : vector(&random), target: target,
      velocity: random.once(in: 2) ? .zero : vector(&random) * 10)
  }

  /// Mostly a frame; also nothing, next to nothing, an app in the background for hours, and enormous intervals.
  private static func interval(_ random: inout SplitMix64) -> Double {
    switch random.below(10) {
    case 0: [0, .leastNonzeroMagnitude, 1e-300, 1e-12, 70, 3600, 1e6, 1e300, .greatestFiniteMagnitude][random.below(9)]
    case 1, 2: random.number(in: 0...60)
    case 3: random.number(in: 0...1)
    default: 1.0 / [60, 120, 50, 24][random.below(4)]
    }
  }

  private static func spring(_ random: inout SplitMix64) -> Spring {
    let ratio = [0, 0.05, 0.3, 0.7, 1 - 1e-9, 1, 1 + 1e-9, 1.5, 30, 1e6][random.below(10)]
    let (mass, stiffness) = (random.number(in: 0.1...4), random.number(in: 0.5...1000))
    return Spring(mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot())
  }

  private static func vector(_ random: inout SplitMix64) -> SIMD4<Double> {
    // Mostly a few distinct numbers, so that some lanes are on their targets while others are not.
    random.once(in: 2)
      ? SIMD4(random.moderate(100), random.moderate(100), random.moderate(100), random.moderate(100))
      : SIMD4(Double(random.below(3)), Double(random.below(3)), Double(random.below(2)), Double(random.below(2))) * 50
  }
}
