import ArgumentParser

/// A document, and the times at which what it describes is looked at, if they are listed.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The document; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var document: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "These times, separated by commas; - takes numbers from standard input.", valueName: "times"))
  var at: String?

  func validate() throws {
    if document == "-" && at == "-" {
      throw ValidationError("Standard input is either the document or the times of --at.")
    }
  }
}
