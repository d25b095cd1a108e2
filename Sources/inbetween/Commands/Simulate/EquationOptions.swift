import ArgumentParser
import MotionDynamics
import MotionNumerics

/// `--equation` and its options: a system from equations instead of a document.
struct EquationOptions: ParsableArguments {
  @Option(
    name: .customLong("equation"),
    help: ArgumentHelp(
      "Equations of motion, such as \"x'' = -4 x - 0.3 x'\".",
      valueName: "equations"))
  var equations: [String] = []

  @Option(
    help: ArgumentHelp(
      "The start of an unknown (else 0), or another value.",
      valueName: "name=value"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "The method of integration (default: rk8pd).",
      valueName: "name"))
  var method: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Relative and absolute (default: 1e-9).", valueName: "number"))
  var tolerance: String?

  var isGiven: Bool { !equations.isEmpty }

  /// Refuses options that need `--equation`.
  func check(beside document: String?) throws {
    if isGiven {
      guard document == nil else { throw ValidationError("A document and --equation exclude each other.") }
      return
    }
    guard document != nil else { throw ValidationError("Give a document of a system, or --equation.") }
    let given = [("--set", !set.isEmpty), ("--method", method != nil), ("--tolerance", tolerance != nil)]
    if let (name, _) = given.first(where: { $1 }) { throw ValidationError("\(name) needs --equation.") }
  }

  /// The equations as one text.
  var text: String { equations.joined(separator: "; ") }

  /// The system, and the state at its start.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for equations that do not parse, and for a name that they lack.
  func system() throws(CommandFailure) -> (system: EquationSystem, positions: [Double], velocities: [Double]) {
    var values: [String: Double] = [:]
    for pair in set {
      guard let mark = pair.firstIndex(of: "=") else {
        throw .badData("--set: expected NAME=VALUE, found \(pair.quoted)")
      }
      let name = String(pair[..<mark]).trimmed
      values[name] = try Double(String(pair[pair.index(after: mark)...]).trimmed, option: "--set \(name)")
    }
    let system = try parsed(values)
    do {
      let state = try system.state(values.filter { !system.parameterNames.contains($0.key) })
      return (system, state.positions, state.velocities)
    } catch {
      throw .badData("--set: \(error)")
    }
  }

  private func parsed(_ values: [String: Double]) throws(CommandFailure) -> EquationSystem {
    do {
      return try EquationSystem(text, parameters: values)
    } catch {
      throw .badData("--equation: \(error)")
    }
  }

  /// The solver.
  func solver(coordinateCount: Int) throws(CommandFailure) -> Solver {
    let number =
      if let tolerance { try Double(tolerance, option: "--tolerance", unit: .fraction) } else {
        SystemDocument.defaultTolerance
      }
    guard let method = Solver.Method(rawValue: method ?? "rk8pd") else {
      let names = Solver.Method.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badData("--method: expected one of \(names), found \((method ?? "").quoted)")
    }
    do {
      return try Solver(
        validatingMethod: method, tolerance: number,
        maximumSteps: SystemDocument.usualMaximumSteps(coordinateCount: coordinateCount))
    } catch {
      throw .badData("--tolerance: \(error)")
    }
  }
}
