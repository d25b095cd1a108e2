import MotionCurves

// Textual descriptions in the form of Swift code.

extension Solver: CustomStringConvertible {
  /// The settings that are not the default ones, as in Swift.
  public var description: String {
    let defaults = Self()
    var settings = chosenMethod.map { ["method: .\($0)"] } ?? []
    settings.append("tolerance: \(relativeTolerance.shortestDecimal)")
    if absoluteTolerance != relativeTolerance {
      settings.append("absoluteTolerance: \(absoluteTolerance.shortestDecimal)")
    }
    if maximumSteps != defaults.maximumSteps { settings.append("maximumSteps: \(maximumSteps)") }
    if minimumStep != defaults.minimumStep { settings.append("minimumStep: \(minimumStep.shortestDecimal)") }
    if maximumStep != defaults.maximumStep { settings.append("maximumStep: \(maximumStep.shortestDecimal)") }
    if maximumEvents != defaults.maximumEvents { settings.append("maximumEvents: \(maximumEvents)") }
    return "Solver(\(settings.joined(separator: ", ")))"
  }
}

extension Simulation.Event: CustomStringConvertible {
  /// The event as in Swift; the closures of a function and of a change are `{ … }`.
  public var description: String {
    switch trigger {
    case .time(let time): ".at(\(time.shortestDecimal), \(action))"
    case .position(let coordinate, let level, let direction):
      ".when(coordinate: \(coordinate), position: \(level.shortestDecimal), .\(direction), \(action))"
    case .velocity(let coordinate, let level, let direction):
      ".when(coordinate: \(coordinate), velocity: \(level.shortestDecimal), .\(direction), \(action))"
    case .zero(let direction, _): ".whenZero(.\(direction), \(action)) { … }"
    }
  }
}

extension Simulation.Event.Action: CustomStringConvertible {
  /// The action as in Swift; the closure of a change is `{ … }`.
  public var description: String {
    switch self {
    case .record: ".record"
    case .stop: ".stop"
    case .reflect(let restitution): ".reflect(restitution: \(restitution.shortestDecimal))"
    case .change: ".change { … }"
    }
  }
}

extension NetworkSpring: CustomStringConvertible {
  /// The spring as in Swift; optional numbers that are 0 are left out.
  public var description: String {
    let numbers = [("damping", damping), ("cubicStiffness", cubicStiffness), ("restLength", restLength)]
    let others = numbers.filter { $0.1 != 0 }.map { ", \($0.0): \($0.1.shortestDecimal)" }.joined()
    return "NetworkSpring(from: \(body), to: \(end), stiffness: \(stiffness.shortestDecimal)\(others))"
  }
}

extension NetworkSpring.End: CustomStringConvertible {
  /// The end as in Swift.
  public var description: String {
    switch self {
    case .body(let body): ".body(\(body))"
    case .anchor(let anchor): ".anchor(\(anchor))"
    }
  }
}

extension SpringNetwork.BodyID: CustomStringConvertible {
  /// The index.
  public var description: String { String(index) }
}

extension SpringNetwork.SpringID: CustomStringConvertible {
  /// The index.
  public var description: String { String(index) }
}

extension CustomSystem: CustomStringConvertible {
  /// The number of coordinates; the closure is `{ … }`.
  public var description: String { "CustomSystem(coordinateCount: \(coordinateCount)) { … }" }
}

extension Simulation: CustomStringConvertible {
  /// The system, its start, its events and the solver, as in Swift.
  public var description: String {
    "Simulation(of: \(system), from: \(position), velocity: \(velocity), startingAt: \(startTime.shortestDecimal), "
      + "events: \(events), solver: \(solver))"
  }
}

extension Trajectory: CustomStringConvertible {
  /// The times of the start and the end, and the numbers of steps and events.
  public var description: String {
    let steps = stepTimes.count - 1
    return "Trajectory from \(firstTime.shortestDecimal) s to \(endTime.shortestDecimal) s (\(steps) steps, "
      + "\(eventRecords.count) events)"
  }
}

extension BodyMotion: CustomStringConvertible {
  /// The body and its trajectory.
  public var description: String { "body \(body) of \(trajectory)" }
}
