import MotionDynamics
import MotionNumerics

/// The motion of the bodies of a document, in their order.
typealias BodyTrajectory<Point: DocumentSpace> = Trajectory<SpringNetwork<Point>>

extension BodySystem {
  /// The largest number of bodies for methods that solve linear equations: their matrices grow with the square of the
  /// number of coordinates.
  static var maximumImplicitBodyCount: Int { 100 / Point.scalarCount }

  /// Whether the simulation may end before its duration is over.
  var canStop: Bool {
    events.contains { if case .stop = $0.event.action { true } else { false } }
  }

  /// Integrates the system to its end, and shows the progress of a long simulation.
  ///
  /// - Parameter name: the name of the document in messages, see ``InputFile/name``.
  /// - Returns: the motion up to the duration, or to an event that stops it.
  /// - Throws: ``CommandFailure/badData(_:)``, with the time reached if the simulation fails.
  func trajectory(name: String) throws(CommandFailure) -> BodyTrajectory<Point> {
    guard !isImplicit || names.count <= Self.maximumImplicitBodyCount else {
      let limit = "at most \(Self.maximumImplicitBodyCount) bodies are allowed \(Point.place)"
      throw .badData("\(name): method: with '\(method.rawValue)' \(limit), found \(names.count)")
    }
    let simulation: Simulation<SpringNetwork<Point>>
    do throws(ParameterError) {
      simulation = try Simulation(
        validatingOf: network, from: positions, velocity: velocities, events: events.map(\.event),
        solver: try Solver(
          validatingMethod: method, tolerance: tolerance,
          maximumSteps: maximumSteps ?? SystemDocument.usualMaximumSteps(coordinateCount: network.coordinateCount)))
    } catch {
      throw .badData("\(name): \(error)")
    }
    var progress = Progress(of: duration)
    defer { progress.end() }
    do throws(SimulationFailure<SpringNetwork<Point>>) {
      return try simulation.trajectory(until: duration, progress: { progress.reached($0) })
    } catch {
      var hint = ""
      if case .stepLimit = error.reason { hint = "; the field maximumSteps allows more" }
      throw .badData("\(name): \(error.description)\(hint)")
    }
  }

  private var isImplicit: Bool {
    switch method {
    case .msbdf, .bsimp: true
    case .rkck, .rkf45, .rk8pd: false
    }
  }
}
