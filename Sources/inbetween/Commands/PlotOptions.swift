import ArgumentParser

/// `--plot` and `--title`: a picture instead of a table.
struct PlotOptions: ParsableArguments {
  @Flag(help: "Draw a picture instead of a table: SVG, or PNG or a page by the output's name.")
  var plot = false

  @Option(help: ArgumentHelp("The heading of the picture.", valueName: "text"))
  var title: String?

  @OptionGroup var pixels: PixelOptions

  /// Checks the options of a table or a picture; for a command's validation.
  func check(_ table: TableOutput) throws {
    guard plot else {
      if title != nil { throw ValidationError("--title needs --plot.") }
      try pixels.check(arePixels: false)
      return try table.check()
    }
    if table.format != nil { throw ValidationError("--format is for tables: it does not go with --plot.") }
    if table.precision != nil { throw ValidationError("--precision is for tables: it does not go with --plot.") }
    try pixels.check(arePixels: try table.output.format(or: PictureFormat.svg).pixels != nil)
  }

  /// The heading of a document's picture: the given title, or the document's name and the parts that move.
  ///
  /// For `bouncing-ball.json` it is "Bouncing ball: lively and dull". If the names do not fit, their number and kind
  /// replace them.
  func heading(ofDocument document: String, parts: [String], kind: String) -> String {
    if let title { return title }
    let name = document == "-" ? "standard input" : InputFile.baseName(of: document)
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    let heading = words.prefix(1).uppercased() + words.dropFirst()
    let all = parts.dropLast().joined(separator: ", ")
    let listed = (all.isEmpty ? "" : all + " and ") + (parts.last ?? "")
    let what = parts.count <= 3 && listed.count <= 40 ? listed : "\(parts.count) \(kind)"
    return what.isEmpty ? heading : "\(heading): \(what)"
  }
}
