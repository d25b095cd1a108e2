import Testing

@Suite struct BadSimulationTests {
  private func expectRefusal(
    _ document: String, _ arguments: String..., message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try Tool.run(["simulate", "-"] + arguments, input: document)
    #expect(run.exitCode == 65, sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(run.errors == "inbetween: \(message)\n", sourceLocation: sourceLocation)
  }

  private static func document(
    mass: String = "1", spring: String = "a", stiffness: String = "1", more: String = ""
  ) -> String {
    """
    {"bodies":[{"name":"a","mass":\(mass),"position":2}],
     "springs":[{"from":"\(spring)","to":0,"stiffness":\(stiffness)}],"duration":2\(more)}
    """
  }

  @Test func aDocumentOutOfRange() throws {
    for (document, problem) in [
      (Self.document(spring: "b"), "springs[0].from: "), (Self.document(mass: "0"), "bodies[0].mass: "),
      (Self.document(more: ",\"tolerance\":-1e-9"), "tolerance: "),
      (Self.document(more: ",\"method\":\"euler\""), "method: "),
    ] {
      let run = try Tool.run("simulate", "-", input: document)
      #expect(run.exitCode == 65)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("inbetween: standard input: \(problem)"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func tooManyRows() throws {
    let limit = "at most 100000000 are allowed"
    try expectRefusal(
      ExampleDocument.drift(duration: "1e9"), message: "--rate: 60000000001 rows asked for, \(limit)")
    try expectRefusal(
      ExampleDocument.drift(), "--rate", "1e9", message: "--rate: 1000000001 rows asked for, \(limit)")
    // A system that could stop earlier but does not stop.
    let stop = "{\"body\":\"a\",\"position\":-1,\"action\":\"stop\"}"
    try expectRefusal(
      ExampleDocument.drift(events: stop), "--rate", "1e9", message: "--rate: 1000000001 rows asked for, \(limit)")
  }

  @Test(arguments: ["0", "-60", "x"])
  func aBadRate(rate: String) throws {
    let run = try Tool.run("simulate", "-", "--rate", rate, input: ExampleDocument.drift())
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("inbetween: --rate: expected a "))
  }

  @Test(arguments: [[], ["--events"], ["--plot"], ["--rate", "10"], ["--at", "0"]])
  func anExplosionSaysWhenItHappens(arguments: [String]) throws {
    // The force grows with the cube of the distance beyond the hill at 1: from 2 on it is infinite in finite time.
    let document = """
      {"bodies":[{"name":"a","mass":1,"position":2}],
       "springs":[{"from":"a","to":0,"stiffness":1,"cubicStiffness":-1}],"duration":10}
      """
    let run = try Tool.run(["simulate", "-"] + arguments, input: document)
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    // √2·∫ from 2 to ∞ of dx/√((x² − 4)(x² + 2))
    #expect(run.errors.hasPrefix("inbetween: standard input: the simulation ends at 1.001077"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func accelerationsThatAreNotFinite() throws {
    try expectRefusal(
      Self.document(mass: "1e-300", stiffness: "1e300"),
      message: "standard input: the simulation ends at 0 s: a position, velocity or acceleration is not finite")
  }

  @Test func tooManyBodiesForAMatrix() throws {
    let bodies = (0...100).map { "{\"name\":\"b\($0)\",\"mass\":1,\"position\":0}" }.joined(separator: ",")
    try expectRefusal(
      "{\"bodies\":[\(bodies)],\"springs\":[],\"duration\":1,\"method\":\"bsimp\"}",
      message: "standard input: method: with 'bsimp' at most 100 bodies are allowed on a line, found 101")
  }

  @Test func aFileThatIsNotThere() throws {
    let run = try Tool.run("simulate", "/nowhere/system.json")
    #expect(run.exitCode == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors == "inbetween: '/nowhere/system.json': No such file or directory\n")
  }

  @Test(arguments: [
    ["-", "--at", "-"], ["-", "--events", "--plot"], ["-", "--events", "--rate", "10"], ["-", "--events", "--at", "0"],
    ["-", "--plot", "--rate", "10"], ["-", "--plot", "--at", "0"], ["-", "--plot", "--format", "csv"],
    ["-", "--rate", "10", "--at", "0"], ["-", "--title", "x"], ["-", "--format", "xml"],
    ["-", "--count", "3", "--rate", "3"], [],
  ])
  func flagsThatDoNotGoTogether(arguments: [String]) throws {
    let run = try Tool.run(["simulate"] + arguments, input: ExampleDocument.drift())
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Usage: inbetween simulate"))
  }
}
