import VectorScene
import WebPages

extension CurvePlot {
  /// Writes the plot as a page if the name of the output ends in .html, and as an SVG picture otherwise.
  ///
  /// - Parameter path: as given by the user; nil is standard output.
  /// - Throws: ``CommandFailure/badData(_:)``, ``CommandFailure/unwritableOutput(_:)`` or ``CommandFailure/closedPipe``.
  func write(to path: String?) throws(CommandFailure) {
    let isPage = path?.lowercased().hasSuffix(".html") ?? false
    let document = try CommandFailure.unlessWritten { () throws(SceneError) in
      isPage ? try PlotPage(self).html : try scene().svg(decimals: 2)
    }
    try Output.write(to: path) { (sink) throws(SystemError) in sink.append(document) }
  }
}
