import Testing

@Suite struct PathTests {
  private static let arch = "M0 0C0 100 100 100 100 0"

  private func rows(_ arguments: String..., input: String = "") throws -> [[Double]] {
    let run = try Tool.run(["path"] + arguments, input: input)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "progress,x,y,angle,length")
    return lines.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
  }

  /// Whether two rows agree, to the rounding of the sums that make a length.
  private func agree(_ row: [Double], _ expected: [Double]) -> Bool {
    row.count == expected.count && zip(row, expected).allSatisfy { ($0 - $1).magnitude <= 1e-9 }
  }

  @Test func pacedLengthsAreEquallySpaced() throws {
    let quarterTurn = Double.pi / 2
    let rows = try rows(Self.arch, "--mode", "paced", "--count", "5")
    #expect(rows.map { $0[0] } == [0, 0.25, 0.5, 0.75, 1])
    for (row, length) in zip(rows, [0.0, 50, 100, 150, 200]) { #expect((row[4] - length).magnitude <= 1e-9) }
    #expect(agree(rows[0], [0, 0, 0, quarterTurn, 0]))
    #expect(agree(rows[2], [0.5, 50, 75, 0, 100]))
    #expect(agree(rows[4], [1, 100, 0, -quarterTurn, 200]))
  }

  /// The position as it was measured on QuartzCore.
  @Test func linearParametersAreEquallySpaced() throws {
    let rows = try rows(Self.arch, "--mode", "linear", "--count", "5")
    #expect(Array(rows[1][1...2]) == [15.625, 56.25])
    for (row, length) in zip(rows, [0, 59.375, 100, 140.625, 200]) { #expect((row[4] - length).magnitude <= 1e-9) }
  }

  @Test func pacedIsTheDefaultWith101Rows() throws {
    let rows = try rows(Self.arch)
    #expect(rows.count == 101)
    #expect((rows[25][4] - 50).magnitude <= 1e-9)
  }

  @Test func anglesGoOnBeyondAWholeTurn() throws {
    let circle = "M1 0A1 1 0 0 1-1 0A1 1 0 0 1 1 0"
    let rows = try rows(circle + circle, "--at", "0,0.25,0.5,0.75,1")
    for (row, turns) in zip(rows, [0.25, 0.75, 1.25, 1.75, 2.25]) {
      #expect((row[3] - turns * 2 * .pi).magnitude <= 1e-9)
    }
  }

  @Test func progressFromStandardInputAndOutsideThePath() throws {
    let rows = try rows("M0 0h10", "--at", "-", input: "0.5 2\n-1")
    #expect(rows == [[0.5, 5, 0, 0, 5], [2, 10, 0, 0, 10], [-1, 0, 0, 0, 0]])
  }

  @Test func otherFormats() throws {
    let run = try Tool.run("path", "m1,2 3,4", "--at", "1", "--format", "ndjson")
    #expect(run.output == "{\"progress\":1,\"x\":4,\"y\":6,\"angle\":0.9272952180016122,\"length\":5}\n")
  }

  @Test(arguments: [
    ("", "'': path must be a path with at least one point, not an empty one"),
    ("L1 1", "'L1 1': column 1: expected 'M' or 'm', found 'L1'"),
    ("M0 0A1 1 0 2 0 1 1", "'M0 0A1 1 0 2 0 1 1': column 12: expected a flag, 0 or 1, found '2'"),
    ("M0 0C1 1", "'M0 0C1 1': column 9: expected a number, found the end"),
    (
      "M-1e308 0H1e308",
      "'M-1e308 0H1e308': path must be a path whose coordinates and radii are at most 2^1000, 1.0715e301, "
        + "not one whose segment 0 has a larger one"
    ),
  ])
  func badPaths(data: String, message: String) throws {
    let run = try Tool.run("path", data)
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors == "inbetween: \(message)\n")
  }

  @Test(arguments: [
    ("--count 3 --at 1", Int32(64)), ("--mode cubic", 64), ("--count 0", 65), ("--at half", 65), ("--count 1e9", 65),
    ("-o /no/such/folder/x.csv", 73),
  ])
  func badArguments(words: String, exitCode: Int32) throws {
    let arguments = words.split(separator: " ").map(String.init)
    let run = try Tool.run(["path", Self.arch] + arguments, input: "")
    #expect(run.exitCode == exitCode)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }
}
