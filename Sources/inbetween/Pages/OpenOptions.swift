import ArgumentParser

/// `--open`: shows the page that a command has written.
struct OpenOptions: ParsableArguments {
  @Flag(help: "Show the page of --output when it is written.")
  var open = false

  /// Refuses `--open` unless the output is a page with a name; for a command's validation.
  ///
  /// - Parameters:
  ///   - isNamed: whether the output is a page with a name.
  ///   - example: the name of such a page.
  /// - Throws: a usage error.
  func check(isNamed: Bool, example: String) throws {
    guard open && !isNamed else { return }
    throw ValidationError("--open shows a page: give it a name, such as --output \(example).")
  }

  /// Shows the page, if `--open` is given.
  func show(_ output: OutputOptions) throws(CommandFailure) {
    guard open, let page = output.output else { return }
    guard System.show(page) else {
      throw .missingProgram("--open: no program shows \(page.quoted); the page is written")
    }
  }
}
