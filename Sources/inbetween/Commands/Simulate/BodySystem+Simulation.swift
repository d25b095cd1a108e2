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
    let simulation = try simulation(name: name)
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

  /// The system at its start, with the solver of the document.
  ///
  /// - Parameters:
  ///   - name: the name of the document in messages, see ``InputFile/name``.
  ///   - mostSteps: a limit of the steps beside that of the document.
  /// - Returns: the simulation, which has not run.
  /// - Throws: ``CommandFailure/badData(_:)`` for a start that the network refuses, and for too many bodies.
  func simulation(name: String, mostSteps: Int = .max) throws(CommandFailure) -> Simulation<SpringNetwork<Point>> {
    guard !isImplicit || names.count <= Self.maximumImplicitBodyCount else {
      let limit = "at most \(Self.maximumImplicitBodyCount) bodies are allowed \(Point.place)"
      throw .badData("\(name): method: with '\(method?.rawValue ?? "")' \(limit), found \(names.count)")
    }
    let steps = maximumSteps ?? SystemDocument.usualMaximumSteps(coordinateCount: network.coordinateCount)
    do throws(ParameterError) {
      return try Simulation(
        validatingOf: network, from: positions, velocity: velocities, events: events.map(\.event),
        solver: try Solver(validatingMethod: method, tolerance: tolerance, maximumSteps: min(steps, mostSteps)))
    } catch {
      throw .badData("\(name): \(error)")
    }
  }

  private var isImplicit: Bool {
    switch method {
    case .msbdf, .bsimp: true
    case .rkck, .rkf45, .rk8pd, nil: false
    }
  }
}
