public import ArgumentParser
public import MotionExport

// These types are arguments of the command line.
extension AnimatedProperty: ExpressibleByArgument {}
extension CSSOptions.Fewest: ExpressibleByArgument {}

extension KeyframesFormat: OutputFormat {
  var endings: [String] { ExportTarget.keyframes.endings(of: rawValue) }

  /// The format with a name, in small letters or capitals.
  public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}

extension CodeLanguage: OutputFormat {
  var endings: [String] { ExportTarget.code.endings(of: rawValue) }

  /// The format with a name, in small letters or capitals.
  public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}

/// What `inbetween export` writes, by one word: a target, or one of its forms.
struct ExportChoice: ExpressibleByArgument {
  let target: ExportTarget
  /// The form that the word chooses; nil for the name of a target.
  let form: ExportTarget.Form?

  init?(argument: String) {
    guard let (target, form) = ExportTarget.named(argument) else { return nil }
    (self.target, self.form) = (target, form)
  }

  static var allValueStrings: [String] { ExportTarget.words }
}

extension ExportTarget {
  /// The endings of a form's files, the usual form's for a word that names none.
  fileprivate func endings(of form: String) -> [String] {
    (row.forms.first { $0.option != nil && $0.name == form } ?? row.forms[0]).endings
  }
}
