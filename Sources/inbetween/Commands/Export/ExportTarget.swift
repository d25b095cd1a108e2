import ArgumentParser
import MotionExport
import MotionNumerics

/// The systems for which a motion can be written.
enum ExportTarget: String, CaseIterable, ExpressibleByArgument {
  case css
  case code

  /// The motion as text for the system.
  func text(of exporter: MotionExporter<NotatedMotion>, _ options: ExportOptions) throws(ExportError) -> ExportedText {
    switch self {
    case .css: try exporter.css(options.css)
    case .code: try exporter.code(options.codeLanguage, name: options.name ?? "motion")
    }
  }

  /// The options that mean something for the system.
  var options: Set<String> {
    switch self {
    case .css: ["--name", "--fewest", "--minify", "--fallback"]
    case .code: ["--name", "--language"]
    }
  }
}
