import ArgumentParser

/// `--plot` and `--title`: a picture in the place of a table.
struct PlotOptions: ParsableArguments {
  @Flag(help: "Draw a picture instead of a table: SVG, or a page if the output's name ends in .html.")
  var plot = false

  @Option(help: ArgumentHelp("The heading of the picture.", valueName: "text"))
  var title: String?

  /// Checks the options of a table or a picture; for a command's validation.
  func check(_ table: TableOptions) throws {
    guard plot else {
      if title != nil { throw ValidationError("--title needs --plot.") }
      return try table.check()
    }
    if table.format != nil { throw ValidationError("--format is for tables: it does not go with --plot.") }
    if table.precision != nil { throw ValidationError("--precision is for tables: it does not go with --plot.") }
    _ = try table.output.format(or: PictureFormat.svg)
  }

  /// The heading of a document's picture: that which is given, or the last component of the document's path.
  func heading(ofDocument document: String) -> String {
    title ?? (document == "-" ? "standard input" : document.split(separator: "/").last.map(String.init) ?? document)
  }
}
