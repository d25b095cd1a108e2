import Foundation
import MotionDynamics
import MotionNumerics
import Testing

@Suite struct SolverTests {
  private static let solvers = [
    Solver(), Solver(method: .rk8pd, tolerance: 1e-12),
    Solver(
      method: .bsimp, tolerance: 1e-6, absoluteTolerance: 1e-3, maximumSteps: 7, minimumStep: 0.5, maximumStep: 1,
      maximumEvents: 3),
  ]

  @Test(arguments: solvers) func solversAreStored(solver: Solver) throws {
    let stored = try JSONEncoder().encode(solver)
    #expect(try JSONDecoder().decode(Solver.self, from: stored) == solver)
  }

  @Test func whatIsMissingHasItsDefault() throws {
    let stored = Data(#"{"method":"rkf45","relativeTolerance":1e-5}"#.utf8)
    #expect(try JSONDecoder().decode(Solver.self, from: stored) == Solver(method: .rkf45, tolerance: 1e-5))
    #expect(try JSONDecoder().decode(Solver.self, from: Data("{}".utf8)) == Solver())
  }

  @Test(arguments: [
    #"{"method":"euler"}"#, #"{"relativeTolerance":0}"#, #"{"relativeTolerance":1e-16}"#, #"{"absoluteTolerance":-1}"#,
    #"{"maximumSteps":0}"#, #"{"minimumStep":-1}"#, #"{"minimumStep":2,"maximumStep":1}"#, #"{"maximumEvents":0}"#,
  ])
  func settingsOutOfTheirDomains(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Solver.self, from: Data(json.utf8)) }
  }

  /// The path of a solver inside another document.
  @Test func theErrorNamesThePlace() throws {
    let stored = Data(#"{"solvers":[{},{"relativeTolerance":2}]}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String: [Solver]].self, from: stored)
    }
    guard case .dataCorrupted(let context) = try #require(error) else { throw try #require(error) }
    #expect(context.codingPath.map(\.stringValue) == ["solvers", "Index 1"])
    #expect(context.debugDescription == "tolerance must be a number from 1e-15 to 1, not 2")
  }

  @Test func aToleranceOutOfItsDomainTrapsWithAMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Solver(tolerance: 2)
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("tolerance must be a number from 1e-15 to 1, not 2"))
  }

  @Test func descriptionsAreSwift() {
    #expect(
      Self.solvers.map(\.description) == [
        "Solver(tolerance: 1e-09)", "Solver(method: .rk8pd, tolerance: 1e-12)",
        "Solver(method: .bsimp, tolerance: 1e-06, absoluteTolerance: 0.001, maximumSteps: 7, minimumStep: 0.5, "
          + "maximumStep: 1, maximumEvents: 3)",
      ])
  }
}
