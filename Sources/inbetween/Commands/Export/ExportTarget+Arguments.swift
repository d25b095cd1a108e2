public import ArgumentParser
public import MotionExport

// These types are arguments of the command line.
extension ExportTarget: ExpressibleByArgument {}
extension AnimatedProperty: ExpressibleByArgument {}
extension CSSOptions.Fewest: ExpressibleByArgument {}

extension KeyframesFormat: OutputFormat {
  var endings: [String] { ExportTarget.keyframes.endings(of: rawValue) }
}

extension CodeLanguage: OutputFormat {
  var endings: [String] { ExportTarget.code.endings(of: rawValue) }
}

extension ExportTarget {
  /// The endings of a form's files, the usual form's for a word that names none.
  fileprivate func endings(of form: String) -> [String] {
    (row.forms.first { $0.option != nil && $0.name == form } ?? row.forms[0]).endings
  }
}
