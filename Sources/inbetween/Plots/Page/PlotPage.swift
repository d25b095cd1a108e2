internal import MotionNumerics
internal import VectorScene

/// A plot as an HTML page that needs nothing but itself.
///
/// The picture is that of the SVG document but for the title and the legend, which the page sets itself, so that they
/// flow with its width. Style rules give its colours others, as they outweigh the attributes of SVG; a script reads
/// values off the samples that the page brings along.
struct PlotPage {
  private var plot: CurvePlot

  init(_ plot: CurvePlot) {
    self.plot = plot
    self.plot.isBare = true
  }

  /// The page; the same plot gives the same bytes on every machine.
  var html: String {
    get throws(SceneError) {
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(plot.title.escapedForHTML)</title>
      <style>
      \(PlotTheme.styleSheet)
      \(PlotPageStyle.styleSheet)
      </style>
      </head>
      <body>
      <main>
      <h1>\(plot.title.escapedForHTML)</h1>
      <div class="plot">
      \(try plot.scene().svg(decimals: 2))</div>
      \(try legend)
      <p class="hint" hidden>Point at the plot, or move along it with the arrow keys. \
      Click to keep a time in the address.</p>
      </main>
      <script type="application/json" id="samples">
      \(PlotSamples(of: plot).json)
      </script>
      <script>
      \(PlotPageScript.source)
      </script>
      </body>
      </html>

      """
    }
  }

  /// The legend, in which the script shows the values.
  private var legend: String {
    get throws(SceneError) {
      let quantities = plot.panes.map { "<th scope=\"col\" class=\"number\">\($0.yLabel.escapedForHTML)</th>" }
      let rows = try plot.panes[0].series.indices.map { (index) throws(SceneError) in try row(for: index) }
      return """
        <table>
        <thead><tr><th scope="col">\(plot.xLabel.escapedForHTML) <output></output></th>\(quantities.joined())</tr></thead>
        <tbody>
        \(rows.joined(separator: "\n"))
        </tbody>
        </table>
        """
    }
  }

  private func row(for index: Int) throws(SceneError) -> String {
    let series = plot.panes[0].series[index]
    let note = series.note.map { "<small>\($0.escapedForHTML)</small>" } ?? ""
    return """
      <tr style="--curve: var(\(PlotTheme.variable(ofSeries: index)))">
      <th scope="row"><button type="button" aria-pressed="true">
      \(try SeriesStyle(index: index).sample.svg(decimals: 2))<span>\(series.name.escapedForHTML)</span>
      </button>\(note)</th>\(plot.panes.map { _ in "<td class=\"number\"></td>" }.joined())
      </tr>
      """
  }
}

extension SeriesStyle {
  /// A short piece of the line.
  fileprivate var sample: Scene {
    Scene(size: [44, 12], nodes: [.shape(Shape(Path(polylines: [[[3, 6], [41, 6]]]), stroke: stroke))])
  }
}

extension String {
  /// The text as it stands in an HTML page, in an element as in an attribute.
  ///
  /// Characters that HTML does not allow become U+FFFD, the replacement character.
  fileprivate var escapedForHTML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
