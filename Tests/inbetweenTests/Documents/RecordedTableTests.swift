import Foundation
import Testing

@testable import inbetween

/// Tables of recorded numbers.
@Suite struct RecordedTableTests {
  private func table(_ text: String) throws(CommandFailure) -> RecordedTable {
    try RecordedTable(parsing: Array(text.utf8), name: "'data'")
  }

  @Test func namesAndSeparatorsAreFound() throws {
    let comma = try table("t,\"x\",y\n0,1,2\n0.5, 3 ,\n\n# a remark\n1,5,6\r\n")
    #expect(comma.timeName == "t" && comma.names == ["x", "y"] && comma.times == [0, 0.5, 1])
    #expect(comma.columns[0] == [1, 3, 5] && comma.columns[1][0] == 2 && comma.columns[1][1].isNaN)
    let tab = try table("\u{FEFF}0\t1\n1\t-2e3")
    #expect(tab.timeName == "time" && tab.names == ["value1"] && tab.columns == [[1, -2000]])
    #expect(try table("a;b\n0;0").names == ["b"])
  }

  @Test(arguments: [
    ("", "expected a table with times and values, found no row"),
    ("time,x\n", "expected a table with times and values, found no row"),
    ("5", "line 1: expected a time and a value, found one number"),
    ("0,1\n1", "line 2: expected 2 cells, found 1"),
    ("0,1\n1,x", "line 2: cell 2: expected a finite number, found 'x'"),
    ("0,1\n,2", "line 2: cell 1: expected a finite number, found ''"),
    ("1,1\n0.5,2", "line 2: expected a time of at least 1, as times ascend"),
    ("x\n1", "line 1: expected a column of times and one of values"),
    ("0,inf", "line 1: cell 2: expected a finite number, found 'inf'"),
  ])
  func mistakesHaveTheirPlace(text: String, problem: String) {
    #expect(throws: CommandFailure.badData("'data': \(problem)")) { try table(text) }
  }

  @Test func dataAreDrawnBesideMotions() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("data.csv")
    let recorded = try Tool.run("sample", "snappy", "--rate", "30", "-o", file.path)
    #expect(recorded.exitCode == 0)
    let run = try Tool.run("plot", "snappy", "--data", file.path)
    #expect(run.exitCode == 0 && run.output.contains(">swiftui.snappy<") && run.output.contains(">recorded<"))
    let alone = try Tool.run("plot", "--data", "-", input: "t,x\n0,0\n1,5\n")
    #expect(alone.exitCode == 0 && alone.output.contains(">t</text>") && alone.output.contains(">recorded data<"))
    #expect(try Tool.run("plot").exitCode == 64)
    #expect(try Tool.run("plot", "--data", "nowhere.csv").exitCode == 66)
    #expect(try Tool.run("plot", "--data", "-", input: "x").exitCode == 65)
  }
}
