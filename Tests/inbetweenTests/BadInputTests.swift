import Testing

@Suite struct BadInputTests {
  /// Refused input: nothing on standard output, one line on standard error.
  struct Refusal: CustomTestStringConvertible {
    let arguments: [String]
    let input: String
    let message: String

    init(_ arguments: String..., input: String = "", message: String) {
      self.arguments = arguments
      self.input = input
      self.message = message
    }

    var testDescription: String { (arguments + (input.isEmpty ? [] : ["<", input])).joined(separator: " ") }
  }

  @Test(arguments: [
    Refusal(
      "sample", "cubic-bezier(1.5,0,0,1)",
      message: "'cubic-bezier(1.5,0,0,1)': column 14: expected a number from 0 to 1 for x1, found '1.5'"),
    Refusal(
      "describe", "cubic-bezier(0,1e999,0,1)",
      message: "'cubic-bezier(0,1e999,0,1)': column 16: expected a number that is not too large, found '1e999'"),
    Refusal(
      "plot", "linear()",
      message: "'linear()': column 8: expected a value, with up to two percentages, found ')'"),
    Refusal(
      "sample", "ease", "cubic-bezier(0.1, 0.2",
      message: "'cubic-bezier(0.1, 0.2': column 22: expected ',', found the end"),
    Refusal("describe", "steps(", message: "'steps(': column 7: expected a whole number of steps, found the end"),
    Refusal(
      "sample", "", message: "'': column 1: expected a motion, found the end; `inbetween help motions` lists the forms"),
    Refusal("plot", "easy", message: "'easy': column 1: expected a motion, found 'easy'; did you mean 'ease'?"),
    Refusal(
      "plot", "bogus",
      message: "'bogus': column 1: expected a motion, found 'bogus'; `inbetween help motions` lists the forms"),
  ])
  func aMotionThatDoesNotParse(_ refusal: Refusal) throws {
    try expectBadData(refusal)
  }

  @Test(arguments: [
    Refusal("sample", "spring(1 100 0)", message: "'spring(1 100 0)' never comes to rest: give --to"),
    Refusal("plot", "1s ease", "spring(1 100 0)", message: "'spring(1 100 0)' never comes to rest: give --to"),
    Refusal(
      "sample", "spring(2 200 0)", "--from", "1", "--rate", "60",
      message: "'spring(2 200 0)' never comes to rest: give --to"),
  ])
  func aMotionWithoutEnd(_ refusal: Refusal) throws {
    try expectBadData(refusal)
  }

  @Test(arguments: [
    "spring(0 100 10)", "spring(1 100 -1)", "spring(duration: 0, bounce: 0)", "spring(response: 1)", "spring(1 100)",
    "damped(5)", "damped(-1, 3)", "decay(velocity: 1000, deceleration: 1)", "steps(0)",
  ])
  func aParameterOutOfRange(motion: String) throws {
    for subcommand in ["sample", "describe", "plot"] {
      let run = try Tool.run(subcommand, motion)
      #expect(run.exitCode == 65)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("inbetween: '\(motion)': column "))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(arguments: [
    Refusal("--count", "0", message: "--count: expected a whole number from 1 to 100000000, found '0'"),
    Refusal("--count", "-1", message: "--count: expected a whole number from 1 to 100000000, found '-1'"),
    Refusal("--count", "2.5", message: "--count: expected a whole number from 1 to 100000000, found '2.5'"),
    Refusal("--count", "many", message: "--count: expected a whole number from 1 to 100000000, found 'many'"),
    Refusal("--rate", "0", message: "--rate: expected a number above 0, found '0'"),
    Refusal("--rate", "-60", message: "--rate: expected a number above 0, found '-60'"),
    Refusal("--rate", "inf", message: "--rate: expected a finite number, found 'inf'"),
    Refusal("--from", "nan", message: "--from: expected a time, such as 0.5, 500ms or 30f, found 'nan'"),
    Refusal("--to", "1e999", message: "--to: expected a time, such as 0.5, 500ms or 30f, found '1e999'"),
    Refusal("--from", "2", message: "expected --from to be less than --to, found 2 and 1"),
    Refusal("--from", "0.5", "--to", "0.5", message: "expected --from to be less than --to, found 0.5 and 0.5"),
    Refusal("--at", "", message: "--at '': column 1: expected a number, found the end"),
    Refusal(
      "--at", "0,nan", message: "--at '0,nan': column 3: expected a time, such as 0.5, 500ms or 30f, found 'nan'"),
    Refusal("--at", "0x10", message: "--at '0x10': column 1: expected a time, such as 0.5, 500ms or 30f, found '0x10'"),
    Refusal("--at", "0,,1", message: "--at '0,,1': column 3: expected a number, found ','"),
  ])
  func anOptionOutOfRange(_ refusal: Refusal) throws {
    try expectBadData(refusal, after: ["sample", "ease"])
  }

  @Test(arguments: [
    Refusal(
      "--count", "1000000000000",
      message: "--count: 1000000000000 rows asked for, at most 100000000 are allowed"),
    Refusal(
      "--rate", "1e12", message: "--rate: 1000000000001 rows asked for, at most 100000000 are allowed"),
    Refusal(
      "--rate", "1e308", "--to", "1e308", message: "--rate: inf rows asked for, at most 100000000 are allowed"),
  ])
  func moreRowsThanAreAllowed(_ refusal: Refusal) throws {
    try expectBadData(refusal, after: ["sample", "ease"])
  }

  @Test(arguments: [
    Refusal(
      input: "0\n0.5 NaN\n",
      message: "standard input: line 2, column 5: expected a time, such as 0.5, 500ms or 30f, found 'NaN'"),
    Refusal(
      input: "0\n-inf",
      message: "standard input: line 2, column 1: expected a time, such as 0.5, 500ms or 30f, found '-inf'"),
    Refusal(
      input: "0,\n1e400",
      message: "standard input: line 2, column 1: expected a time, such as 0.5, 500ms or 30f, found '1e400'"),
    Refusal(
      input: "é 0", message: "standard input: line 1, column 1: expected a time, such as 0.5, 500ms or 30f, found 'é'"),
    Refusal(input: "0,1,\n", message: "standard input: line 2, column 1: expected a number, found the end"),
  ])
  func standardInputThatIsNoList(_ refusal: Refusal) throws {
    try expectBadData(refusal, after: ["sample", "ease", "--at", "-"])
  }

  @Test func aMessageIsOneLineWhateverItQuotes() throws {
    try expectBadData(
      Refusal(
        "ease\n\u{1B}[31min",
        message: #"'ease\u{a}\u{1b}[31min': column 6: expected the end, found '\u{1b}[31min'"#),
      after: ["sample"])
  }

  @Test func standardInputThatCannotBeRead() throws {
    let run = try Tool.shell("\"$0\" sample ease --at - < /")
    #expect(run.exitCode == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors == "inbetween: standard input: Is a directory\n")
  }

  @Test(arguments: [
    ["sample"], ["sample", "ease", "--frequency", "60"], ["sample", "ease", "--format", "xml"],
    ["sample", "ease", "--count", "3", "--rate", "60"], ["sample", "ease", "--at", "0", "--count", "3"],
    ["sample", "ease", "--at", "0", "--from", "0"], ["describe", "ease", "linear"], ["describe", "--format", "csv"],
    ["plot"], ["interpolate", "ease"],
  ])
  func aWrongFlagIsAUsageError(arguments: [String]) throws {
    let run = try Tool.run(arguments, input: "")
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
    #expect(run.errors.contains("Usage: inbetween"))
  }

  private func expectBadData(_ refusal: Refusal, after arguments: [String] = []) throws {
    let run = try Tool.run(arguments + refusal.arguments, input: refusal.input)
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors == "inbetween: \(refusal.message)\n")
  }
}
