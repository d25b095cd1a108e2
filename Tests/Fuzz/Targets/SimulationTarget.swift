import MotionDynamics
import MotionNumerics
import TestSupport

/// Small systems with few steps: the computed motion is finite, within its time, and the same in a batch.
enum SimulationTarget: FuzzTarget {
  static let name = "simulations"

  static func input(_ random: inout SplitMix64) -> SimulationInput { .random(&random) }

  /// Linear in the steps; the implicit methods solve equations in each.
  static func expectedSeconds(for input: SimulationInput) -> Double {
    1e-4 + (input.method == .bsimp ? 1e-4 : 2e-5) * Double(input.maximumSteps)
  }

  static func check(_ input: SimulationInput, _ examination: Examination) {
    let trajectory: Trajectory<SpringNetwork<Double>>
    do {
      let simulation = try input.simulation()
      do {
        trajectory = try simulation.trajectory(until: input.duration)
        let isStopped = input.events.contains { if case .stop = $0.1 { true } else { false } }
        examination.require(
          trajectory.endTime == input.duration || isStopped, "it ends where it should", "\(trajectory.endTime)")
      } catch {
        examination.require(!error.description.isEmpty, "a failure says why")
        trajectory = error.trajectory
      }
    } catch {
      return examination.require(error is ParameterError, "a system is refused for a parameter", "\(error)")
    }
    check(trajectory, input, examination)
  }

  private static func check(
    _ trajectory: Trajectory<SpringNetwork<Double>>, _ input: SimulationInput, _ examination: Examination
  ) {
    let end = trajectory.endTime
    examination.require(end >= 0 && end <= input.duration, "the motion is within the duration", "\(end)")
    let steps = trajectory.stepTimes
    examination.require(
      zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 }, "steps go on", "\(steps.count) of them to \(end)")
    let times = (0..<4).map { _ in examination.random.number() * end } + [0, end]
    for time in times {
      let (position, velocity) = (trajectory.value(at: time), trajectory.velocity(at: time))
      examination.require(position.allSatisfy(\.isFinite), "positions are finite", "\(position) at \(time)")
      examination.require(velocity.allSatisfy(\.isFinite), "velocities are finite", "\(velocity) at \(time)")
    }
    examination.require(trajectory.value(at: .nan).allSatisfy(\.isNaN), "NaN gives NaN")
    var values = [[Double]](repeating: [], count: times.count)
    var velocities = values
    var valueSpan = values.mutableSpan
    var velocitySpan = velocities.mutableSpan
    trajectory.sample(at: times.span, into: &valueSpan, velocities: &velocitySpan)
    examination.require(values == times.map { trajectory.value(at: $0) }, "a batch is its single values")
    examination.require(velocities == times.map { trajectory.velocity(at: $0) }, "a batch is its single velocities")
    examination.require(trajectory.restTime == end, "it is over when it ends", "\(trajectory.restTime)")
    let records = trajectory.eventRecords
    examination.require(
      zip(records, records.dropFirst()).allSatisfy { $0.time <= $1.time }, "events are in order",
      "\(records)")
    examination.require(
      records.allSatisfy { $0.time >= 0 && $0.time <= end && input.events.indices.contains($0.event) },
      "events are within the motion", "\(records), end \(end)")
  }
}
