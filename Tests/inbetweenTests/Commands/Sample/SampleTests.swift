import Testing

@Suite struct SampleTests {
  static let cubeRefresh = "cubic-bezier(.24,.52,.43,.8)"

  @Test func printsTheValuesOfTheCubeRefreshCurve() throws {
    let run = try Tool.run("sample", Self.cubeRefresh, "--at", "0.1,0.5")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output == "time,value\n0.1,0.20659295820618975\n0.5,0.7357556023066016\n")
  }

  /// A table is written in blocks of rows, and only the last row of all is the value of rest.
  @Test func theLastRowAloneIsAtRest() throws {
    let rows = try Tool.run("sample", "spring(1 100 10)", "--count", "100000").output.split(separator: "\n")
    #expect(rows.count == 100_001 && rows.indices.filter { rows[$0].hasSuffix(",1") } == [100_000])
  }

  @Test func givesARowForEachNumberOnStandardInput() throws {
    let input = (0...1000).map { "0.\(String(1000 + $0).dropFirst())\n" }.dropLast().joined() + "1.000\n"
    let run = try Tool.run("sample", "ease", "--at", "-", input: input)
    #expect(run.exitCode == 0)
    let rows = run.output.split(separator: "\n")
    #expect(rows.count == 1002)
    #expect(rows.first == "time,value")
    #expect(rows[1] == "0,0")
    #expect(rows[501] == "0.5,0.802403387584857")
    #expect(rows.last == "1,1")
  }

  @Test func standardInputMayBeSeparatedByAnything() throws {
    let run = try Tool.run("sample", "linear", "--at", "-", input: "0, 0.25\t.5\r\n\r\n  1e0,-2")
    #expect(run.output == "time,value\n0,0\n0.25,0.25\n0.5,0.5\n1,1\n-2,-2\n")
  }

  @Test func noNumbersGiveATableWithoutRows() throws {
    #expect(try Tool.run("sample", "linear", "--at", "-").output == "time,value\n")
    #expect(try Tool.run("sample", "linear", "--at", "-", "--format", "json").output == "[\n]\n")
    #expect(try Tool.run("sample", "linear", "--at", "-", "--format", "ndjson").output.isEmpty)
  }

  @Test(arguments: [
    ("csv", "time,value,velocity\n0,0,inf\n0.5,0.9912200031099895,0.06755895217845315\n1,1,0\n"),
    ("tsv", "time\tvalue\tvelocity\n0\t0\tinf\n0.5\t0.9912200031099895\t0.06755895217845315\n1\t1\t0\n"),
    (
      "json",
      """
      [
      {"time":0,"value":0,"velocity":null},
      {"time":0.5,"value":0.9912200031099895,"velocity":0.06755895217845315},
      {"time":1,"value":1,"velocity":0}
      ]

      """
    ),
    (
      "ndjson",
      """
      {"time":0,"value":0,"velocity":null}
      {"time":0.5,"value":0.9912200031099895,"velocity":0.06755895217845315}
      {"time":1,"value":1,"velocity":0}

      """
    ),
  ])
  func writesEveryFormat(format: String, expected: String) throws {
    let curve = "cubic-bezier(0, 1, 0, 1)"
    let run = try Tool.run("sample", curve, "--count", "3", "--velocity", "--format", format)
    #expect(run.exitCode == 0)
    #expect(run.output == expected)
  }

  @Test func aSpringGoesUntilItHasSettled() throws {
    let run = try Tool.run("sample", "spring(1 100 10)", "--count", "3")
    let rows = run.output.split(separator: "\n").map { $0.split(separator: ",").compactMap { Double($0) } }
    #expect(rows.count == 4 && rows[1] == [0, 0])
    #expect(abs(rows[3][0] - 1.27016519565398) < 1e-13)
    // The last row is where it comes to rest; a time that is asked for has its value.
    #expect(rows[3][1] == 1)
    let settled = try Tool.run("sample", "spring(1 100 10)", "--at", "1.27016519565398")
    #expect(
      settled.output.contains("\n1.27016519565398,1.000999") || settled.output.contains("\n1.27016519565398,1.001"))
    #expect(try Tool.run("sample", "spring(1 100 10)", "--at", "0.36276").output.contains("\n0.36276,1.1630"))
  }

  @Test func anEndlessMotionNeedsTo() throws {
    let run = try Tool.run("sample", "spring(1 100 0)", "--to", "0.5", "--count", "2")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("time,value\n0,0\n0.5,0.71633781453677"))
    #expect(try Tool.run("sample", "spring(1 100 0)", "--at", "0").output == "time,value\n0,0\n")
  }

  @Test func theDomainIsTheUnionOfAll() throws {
    let run = try Tool.run("sample", "0.4s ease", "decay(velocity: 1, deceleration: 0.998)", "--count", "2")
    #expect(run.output.split(separator: "\n").last?.hasPrefix("3.4504226094") == true)
  }

  @Test func severalMotionsHaveNumberedColumns() throws {
    let run = try Tool.run("sample", "linear", "ease", "steps(2)", "--count", "3")
    #expect(run.output == "time,value1,value2,value3\n0,0,0,0\n0.5,0.5,0.802403387584857,0.5\n1,1,1,1\n")
    let velocities = try Tool.run("sample", "linear", "step-end", "--count", "1", "--velocity")
    #expect(velocities.output == "time,value1,velocity1,value2,velocity2\n0,0,1,0,0\n")
  }

  @Test func thereAre101RowsUnlessToldOtherwise() throws {
    let rows = try Tool.run("sample", "linear").output.split(separator: "\n")
    #expect(rows.count == 102)
    #expect(rows[1] == "0,0")
    #expect(rows[8] == "0.07,0.07")
    #expect(rows[101] == "1,1")
  }

  @Test func aRateGivesTimesUpToTheEnd() throws {
    let run = try Tool.run("sample", "linear", "--rate", "4", "--from", "-0.5", "--to", "0.1")
    #expect(run.output == "time,value\n-0.5,-0.5\n-0.25,-0.25\n0,0\n")
  }

  @Test func aLongTableIsWrittenWhole() throws {
    let run = try Tool.run("sample", "linear", "--count", "20001", "--to", "20000")
    let rows = run.output.split(separator: "\n").dropFirst()
    #expect(rows.elementsEqual((0...20000).map { "\($0),\($0)" }))
  }

  @Test func aReaderThatStopsEarlyIsNoError() throws {
    let run = try Tool.shell("\"$0\" sample ease --count 1000000 | head -1")
    #expect(run.exitCode == 0)
    #expect(run.output == "time,value\n")
    #expect(run.errors.isEmpty)
  }
}
