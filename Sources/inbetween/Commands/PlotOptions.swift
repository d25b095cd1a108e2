import ArgumentParser

/// `--plot` and `--title`: a picture instead of a table.
struct PlotOptions: ParsableArguments {
  @Flag(help: "Draw a picture: SVG, or by the name PNG or a page.")
  var plot = false

  @Option(help: ArgumentHelp("The heading of the picture.", valueName: "text"))
  var title: String?

  @OptionGroup var pixels: PixelOptions

  /// Checks the options of a table or a picture; for a command's validation.
  func check(_ table: TableOutput) throws {
    guard isAsked(in: table.output) else {
      if title != nil { throw ValidationError("--title is for a picture: it needs --plot.") }
      try pixels.check(arePixels: false)
      let endings = TableFormat.allCases.flatMap(\.endings) + PictureFormat.allCases.flatMap(\.endings)
      try table.output.requireEnding(among: endings)
      return try table.check()
    }
    if table.format != nil { throw ValidationError("--format is for tables: it does not go with --plot.") }
    if table.precision != nil { throw ValidationError("--precision is for tables: it does not go with --plot.") }
    try pixels.check(arePixels: try table.output.format(or: PictureFormat.svg).pixels != nil)
  }

  /// Whether a picture is asked for: by the flag, or by the name of the output.
  func isAsked(in output: OutputOptions) -> Bool {
    plot || PictureFormat.allCases.contains { output.ends(in: $0.endings) }
  }

  /// The heading of a document's picture: the given title, or that of its name and parts.
  func heading(ofDocument document: String, parts: [String], kind: String) -> String {
    title ?? Self.heading(ofDocument: document, parts: parts, kind: kind)
  }

  /// The heading of a document's picture: the document's name and the parts that move.
  ///
  /// For `bouncing-ball.json` it is "Bouncing ball: lively and dull". If the names do not fit, their number and kind
  /// replace them.
  static func heading(ofDocument document: String, parts: [String], kind: String) -> String {
    let name = document == "-" ? "standard input" : InputFile.baseName(of: document)
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    let heading = words.prefix(1).uppercased() + words.dropFirst()
    let all = parts.dropLast().joined(separator: ", ")
    let listed = (all.isEmpty ? "" : all + " and ") + (parts.last ?? "")
    let what = parts.count <= 3 && listed.count <= 40 ? listed : "\(parts.count) \(kind)"
    return what.isEmpty ? heading : "\(heading): \(what)"
  }
}
