import Foundation
import MotionNumerics
import Testing

/// `simulate --equation`: tables, plots, and what is wrong with equations.
@Suite struct SimulateEquationTests {
  private func run(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(["simulate"] + arguments, input: "")
  }

  @Test func aSpringMovesAsTheClosedFormSays() throws {
    let run = try run("--equation", "x'' = k (1 - x) - c x'", "--set", "k=100", "--set", "c=10", "--to", "2")
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let table = PrintedTable(run.output)
    #expect(table.columns == ["time", "x.position", "x.velocity"])
    #expect(table.rows.count == 121)
    let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0.0, to: 1)
    for row in table.rows {
      let time = try #require(row[0])
      #expect(abs((row[1] ?? .nan) - motion.value(at: time)) <= 1e-8)
      #expect(abs((row[2] ?? .nan) - motion.velocity(at: time)) <= 1e-7)
    }
  }

  @Test func severalUnknownsHaveTheirColumns() throws {
    let run = try run(
      "--equation", "x'' = -x", "--equation", "y' = x'; z' = -z", "--set", "x'=1", "--set", "z=2", "--at", "0,1.5")
    let table = PrintedTable(run.output)
    #expect(table.columns == ["time", "x.position", "x.velocity", "y", "z"])
    #expect(table.rows[0] == [0, 0, 1, 0, 2])
    #expect(abs((table.rows[1][1] ?? .nan) - (table.rows[1][3] ?? .nan)) <= 1e-8)
  }

  @Test func aPlotHasTheEquationsAsItsHeading() throws {
    let run = try run("--equation", "x'' = -x", "--set", "x=1", "--to", "6", "--plot")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("x'' = -x") || run.output.contains("x&#39;&#39; = -x"))
    #expect(run.output.contains("velocity"))
  }

  @Test(arguments: [
    (["--equation", "x'' = sin y", "--to", "1"], 65, "--equation: column 11: expected '(' after the function 'sin'"),
    (["--equation", "x'' = -x", "--set", "y=1", "--to", "1"], 65, "--set: a value at the start must be one of x, x'"),
    (["--equation", "x'' = -x", "--set", "x", "--to", "1"], 65, "--set: expected NAME=VALUE, found 'x'"),
    (["--equation", "x'' = -x", "--set", "x=a", "--to", "1"], 65, "--set x:"),
    (["--equation", "x'' = -x"], 65, "--equation: give the end of the motion by --to"),
    (["--equation", "x'' = -x", "--to", "-1"], 65, "--to: expected a time after 0"),
    (["--equation", "x' = x^2", "--set", "x=1", "--to", "3"], 65, "--equation: the simulation ends at 1.0"),
    (["--equation", "x'' = -x", "--to", "1", "--method", "euler"], 65, "--method: expected one of rkck"),
    (["--equation", "x'' = -x", "--to", "1", "--tolerance", "0"], 65, "--tolerance:"),
    (["--equation", "x'' = -x", "--to", "1", "--film"], 64, "--film is for documents"),
    (["--equation", "x'' = -x", "--to", "1", "a.json"], 64, "A document and --equation exclude each other."),
    (["--set", "x=1", "a.json"], 64, "--set needs --equation."),
    ([], 64, "Give a document of a system, or --equation."),
  ])
  func mistakesAreNamed(arguments: [String], code: Int, message: String) throws {
    let run = try Tool.run(["simulate"] + arguments, input: "")
    #expect(Int(run.exitCode) == code, "\(arguments): \(run.errors)")
    #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
    #expect(run.output.isEmpty)
  }
}
