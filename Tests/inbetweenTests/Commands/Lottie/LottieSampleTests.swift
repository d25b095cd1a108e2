import JSONText
import Testing

@Suite struct LottieSampleTests {
  private let documents: LottieFolder

  init() throws {
    documents = try LottieFolder()
  }

  private func rows(_ options: String..., input: String = "") throws -> [String] {
    let run = try Tool.run(["lottie", "sample", documents.path("ball.json")] + options, input: input)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  // MARK: Columns

  @Test func aValueOfSeveralNumbersHasSeveralColumns() throws {
    #expect(
      try rows("--key-path", "Ball.Transform.Position", "--at", "0f,10.5f,20f") == [
        "frame,Ball.Transform.Position.0,Ball.Transform.Position.1", "0,0,10", "10.5,52.5,20.5", "20,100,30",
      ])
  }

  @Test func wildcardsFitInTheOrderOfTheDocument() throws {
    let names = ["Ball", "Rig", "Title"].map { "\($0).Transform.Opacity" }
    #expect(
      try rows("--key-path", "*.Opacity", "--at", "0f") == ["frame,\(names.joined(separator: ","))", "0,50,100,100"])
    #expect(
      try rows("--key-path", "Rig.@opacity", "--key-path", "B*.**.Opacity", "--at", "0f")
        == ["frame,Ball.Transform.Opacity,Ball.Fill.Opacity,Rig.@opacity", "0,50,100,1"])
  }

  @Test func anOutlineHasSixNumbersAVertex() throws {
    let rows = try rows("--key-path", "**.Path", "--at", "0f")
    #expect(rows[0] == (["frame"] + (0..<18).map { "Ball.Outline.Path.\($0)" }).joined(separator: ","))
    #expect(rows[1] == "0,0,0,0,0,0,0,10,0,0,0,0,0,5,8,1,2,0,0")
  }

  @Test func derivedProperties() throws {
    #expect(
      try rows("--key-path", "Ball.@matrix", "--at", "10f") == [
        "frame,Ball.@matrix.0,Ball.@matrix.1,Ball.@matrix.2,Ball.@matrix.3,Ball.@matrix.4,Ball.@matrix.5",
        "10,1,0,0,1,50,20",
      ])
    #expect(
      try rows(
        "--key-path", "Ball.@opacity", "--key-path", "Rig.@visible", "--key-path", "Rig.@frame", "--at", "4f,5f,15f")
        == ["frame,Ball.@opacity,Rig.@frame,Rig.@visible", "4,0.5,4,0", "5,0.5,5,1", "15,0.5,15,0"])
  }

  // MARK: Frames

  @Test func rowsAreTheFramesWithoutTheLast() throws {
    let all = try rows("--key-path", "Ball.@frame")
    #expect(all.count == 21 && all[1] == "0,0" && all[20] == "19,19")
    #expect(
      try rows("--key-path", "Ball.@frame", "--every", "7.5f") == ["frame,Ball.@frame", "0,0", "7.5,7.5", "15,15"])
    #expect(
      try rows("--key-path", "Ball.@frame", "--from", "-1f", "--to", "1.5f", "--every", "0.5f")
        == ["frame,Ball.@frame", "-1,-1", "-0.5,-0.5", "0,0", "0.5,0.5", "1,1"])
  }

  @Test func framesFromStandardInput() throws {
    #expect(
      try rows("--key-path", "Ball.@frame", "--at", "-", input: "3f\n 1.5f\n") == [
        "frame,Ball.@frame", "3,3", "1.5,1.5",
      ])
    #expect(
      try rows("--key-path", "Ball.@matrix", "--key-path", "**.Path", "--at", "-").count == 1,
      "no frames, no rows")
  }

  @Test func formats() throws {
    let lines = try rows("--key-path", "Ball.Transform.Position", "--at", "0f,10f", "--format", "json")
    let root = try JSONDocument(parsing: lines.joined()).root
    #expect(root.elements?.map { $0["Ball.Transform.Position.0"]?.number } == [0, 50])
    #expect(root.elements?.map { $0["frame"]?.number } == [0, 10])
  }

  // MARK: Overrides

  @Test(arguments: [
    ("Ball.Transform.Opacity=12.5", "Ball.Transform.Opacity", "0,12.5"),
    ("Ball.Opacity= 12.5 ", "Ball.Transform.Opacity", "0,12.5"),
    ("Ball.Position=1,2", "Ball.Transform.Position", "0,1,2"),
    ("**.Color=0,0.5,1", "Ball.Fill.Color", "0,0,0.5,1"),
    ("**.Color=#00ff00", "Ball.Fill.Color", "0,0,1,0"),
    ("**.Path=M1 2L3 4", "Ball.Outline.Path", "0,1,2,0,0,0,0,3,4,0,0,0,0"),
    ("Rig.Position=5,6", "Ball.@matrix", "0,1,0,0,1,5,16"),
    ("Title.Text=a=b", "Title.Transform.Opacity", "0,100"),
  ])
  func aValueInThePlaceOfTheDocuments(setting: String, keyPath: String, row: String) throws {
    let rows = try rows("--key-path", keyPath, "--at", "0f", "--set", setting)
    #expect(rows.count == 2 && rows[1] == row)
  }

  @Test func theLastOfSeveralValuesCounts() throws {
    let rows = try rows(
      "--key-path", "**.Opacity", "--at", "0f", "--set", "*.Opacity=1", "--set", "Rig.Opacity=2", "--set",
      "Ball.Fill.Opacity=3")
    #expect(rows[1] == "0,1,3,2,1")
  }

  @Test(arguments: [
    ("Ball.Opacity", "expected KEYPATH=VALUE"), ("Ball.Opacity=much", "Ball.Opacity: expected a number"),
    ("Ball.Position=1", "Ball.Position: expected two or three numbers"),
    ("**.Color=12", "**.Color: expected a colour"), ("**.Color=reddish", "**.Color: expected a colour"),
    ("**.Path=M0 0M1 1", "**.Path: expected an outline"),
    ("Nothing=1", "Nothing: no property fits"), ("Ball.@opacity=1", "Ball.@opacity: no property fits"),
  ])
  func aValueThatDoesNotFit(setting: String, problem: String) throws {
    let run = try Tool.run(
      "lottie", "sample", documents.path("ball.json"), "--key-path", "**", "--at", "0f", "--set", setting)
    #expect(run.exitCode == 65 && run.output.isEmpty)
    #expect(run.errors == "inbetween: --set '\(setting)': \(problem)\n")
  }

  // MARK: Bad input

  @Test(arguments: [
    ("--key-path Nothing.*", Int32(65)), ("--key-path Ball.@frame --key-path Ball", 65), ("--at 0f", 64),
    ("--key-path ** --at 1f --every 2f", 64), ("--key-path ** --at 1f --to 2f", 64), ("--key-path ** --every 0f", 65),
    ("--key-path ** --every x", 65), ("--key-path ** --every 1e-9", 65), ("--key-path ** --from 5f --to 5f", 65),
    ("--key-path ** --from nan", 65), ("--key-path ** --at 0,x", 65), ("--key-path ** --format xml", 64),
    ("--key-path ** --quiet --strict", 64), ("--key-path ** -o /no/such/folder/table", 73),
  ])
  func badArguments(words: String, exitCode: Int32) throws {
    let options = words.split(separator: " ").map(String.init)
    let run = try Tool.run(["lottie", "sample", documents.path("ball.json")] + options, input: "")
    #expect(run.exitCode == exitCode)
    #expect(run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test func aDocumentAndFramesDoNotShareStandardInput() throws {
    let run = try Tool.run("lottie", "sample", "-", "--key-path", "**", "--at", "-", input: ExampleLottie.ball)
    #expect(run.exitCode == 64 && run.output.isEmpty)
  }
}
