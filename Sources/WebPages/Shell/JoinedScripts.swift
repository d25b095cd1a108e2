/// Modules of JavaScript as one script, for the pages without the library; esbuild joins those of the pages that hold it.
///
/// All modules share one scope, in the order of their dependencies, so that imports are left out. Nothing is renamed,
/// because the names at the top of the modules differ. Comments are left out too, because pages are fetched.
struct JoinedScripts {
  /// The script.
  let text: String

  /// Joins modules; each imports names only from the modules before it.
  init(_ modules: [[UInt8]]) {
    let lines = modules.flatMap(Self.statements)
    text = "(() => {\n\"use strict\";\n" + lines.joined(separator: "\n") + "\n})();\n"
  }

  /// The lines of a module that are neither comments nor imports, without the word `export`.
  private static func statements(of module: [UInt8]) -> [Substring] {
    var isComment = false
    var isImport = false
    var statements: [Substring] = []
    for line in Substring(decoding: module, as: UTF8.self).split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("/**") { isComment = true }
      if line.hasPrefix("import ") { isImport = true }
      if !isComment && !isImport && !code.hasPrefix("//") {
        statements.append(line.hasPrefix("export ") ? line.dropFirst("export ".count) : line)
      }
      if isComment && code.hasSuffix("*/") { isComment = false }
      if isImport && line.hasSuffix(";") { isImport = false }
    }
    return statements
  }
}
