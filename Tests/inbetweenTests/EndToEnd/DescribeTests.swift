import Testing

@Suite struct DescribeTests {
  @Test func textBeginsWithTheCanonicalNotation() throws {
    let run = try Tool.run("describe", "Cubic-Bezier(.24, .52,.43,calc(.4 + .4))")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        cubic-bezier(0.24, 0.52, 0.43, 0.8)
        minimum      0
        maximum      1
        monotonic    yes
        start slope  2.166666666666667
        end slope    0.350877192982456

        """)
  }

  @Test func jsonHasTheKeysOfTheDesign() throws {
    let run = try Tool.run("describe", "cubic-bezier(0.5, -1, 0.5, 2)", "--format", "json")
    let expected = #"{"minimum":-0.15,"maximum":1.15,"isMonotonic":false,"startSlope":-2,"endSlope":-2}"#
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix(#"{"minimum":-0."#), "\(run.output), like \(expected)")
    #expect(run.output.hasSuffix(#","isMonotonic":false,"startSlope":-2,"endSlope":-2}"# + "\n"))
  }

  @Test func anInfiniteSlopeIsInfAndNull() throws {
    #expect(try Tool.run("describe", "ease-in-circ").output.hasSuffix("end slope    inf\n"))
    #expect(
      try Tool.run("describe", "ease-in-circ", "--format", "json").output
        == #"{"minimum":0,"maximum":1,"isMonotonic":true,"startSlope":0,"endSlope":null}"# + "\n")
  }
}
