import Testing

/// Files that all commands of Lottie documents refuse in the same way.
@Suite struct LottieDocumentTests {
  private let documents: LottieFolder

  init() throws {
    documents = try LottieFolder()
  }

  private static let commands = [
    ["lottie", "info"], ["lottie", "sample", "--key-path", "**"], ["lottie", "render"],
    ["lottie", "render", "--at", "0f"],
    ["effect", "sample", "--segments", "pull,spin,done"],
  ]

  private func expectRefusal(of name: String, exitCode: Int32, _ message: String) throws {
    let path = documents.path(name)
    for command in Self.commands {
      let run = try Tool.run(command + [path], input: "")
      #expect(run.exitCode == exitCode)
      #expect(run.output.isEmpty)
      #expect(run.errors == "inbetween: '\(path)': \(message)\n")
    }
  }

  @Test(arguments: [
    ("", "line 1, column 1: expected a value, found nothing"),
    ("heart", "line 1, column 1: expected a value, found 'heart'"),
    ("[]", "expected an object, as every Lottie document is"),
    (#"{"w": 1, "h": 1, "fr": 30, "ip": 0}"#, "expected the number op, found none"),
    (#"{"w": 1, "h": 1, "fr": "30", "ip": 0, "op": 1, "layers": []}"#, "/fr: expected a number"),
    (#"{"w": 1, "h": 1, "fr": 0, "ip": 0, "op": 1, "layers": []}"#, "/fr: expected a number above 0, found 0.0"),
    (#"{"w": 1, "h": 1, "fr": 30, "ip": 0, "op": 1, "layers": {}}"#, "/layers: expected an array of layers"),
    ("PK\u{3}\u{4}rest", "the archive has no end, or more behind it"),
  ])
  func aFileThatIsNoLottie(text: String, message: String) throws {
    try documents.write(text, to: "other.json")
    try expectRefusal(of: "other.json", exitCode: 65, message)
  }

  @Test func aFileThatIsNotThere() throws {
    try expectRefusal(of: "none.json", exitCode: 66, "No such file or directory")
  }
}
