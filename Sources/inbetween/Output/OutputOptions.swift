import ArgumentParser

/// `--output`: where the data go.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file to write instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?
}
