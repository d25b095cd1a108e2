import MotionNumerics
import Testing

/// `sample --tolerance`: the fewest rows whose straight lines stay near a motion.
@Suite struct FewestRowsTests {
  @Test(arguments: [
    ("spring(1 100 10)", 0.001, 25), ("spring(1 100 10) 0 -> 300", 0.3, 25), ("ease-out-bounce", 0.001, 34),
    ("linear", 0.001, 2),
    ("steps(4)", 0.001, 9),
  ])
  func theLinesStayNear(motion: String, tolerance: Double, count: Int) throws {
    let run = try Tool.run("sample", motion, "--tolerance", "\(tolerance)")
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let table = PrintedTable(run.output)
    #expect(table.columns == ["time", "value"])
    #expect(table.rows.count <= count)
    let lines = PiecewiseLinear(
      points: zip(table.numbers(of: 0), table.numbers(of: 1)).map { PiecewiseLinear.Point(input: $0, output: $1) })
    let exact = try ParsedMotion(parsing: motion)
    let domain = try #require(exact.domain)
    #expect(try exact.largestError(of: lines, over: domain) <= tolerance * (1 + 1e-9))
  }

  @Test(arguments: [
    ["ease", "--count", "3"], ["ease", "--rate", "60"], ["ease", "--at", "0,1"], ["ease", "--velocity"],
    ["ease", "linear"],
    ["ease", "--precision", "3"],
  ])
  func whatDoesNotGoTogether(arguments: [String]) throws {
    let run = try Tool.run(["sample", "--tolerance", "0.01"] + arguments, input: "")
    #expect(run.exitCode == 64 && run.output.isEmpty)
  }

  @Test(arguments: ["0", "-1", "nan", "x"]) func badTolerances(text: String) throws {
    let run = try Tool.run("sample", "ease", "--tolerance", text)
    #expect(run.exitCode == 64 && run.output.isEmpty)
    #expect(run.errors.contains("--tolerance: expected a positive number"))
  }

  @Test func whatLinesCannotKeep() throws {
    let run = try Tool.run("sample", "ease-in-expo", "--tolerance", "1e-15")
    #expect(run.exitCode == 65 && run.output.isEmpty)
    #expect(run.errors.contains("--tolerance: tolerance must be one that lines can keep"))
  }
}
