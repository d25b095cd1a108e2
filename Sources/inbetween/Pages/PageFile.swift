import ArgumentParser
import WebPages

/// The file of a page that contains the library.
///
/// `make web` makes it. It lies beside the tool, or where `make install` puts it.
struct PageFile {
  let name: LibraryPage.Name

  /// The folder of the pages beside the tool.
  static let folderName = "inbetween-pages"
  /// The folder of the pages that a system shares, from that of the tool.
  private static let sharedFolder = "../share/inbetween/pages"

  /// Reads the page.
  ///
  /// - Throws: ``CommandFailure/missingProgram(_:)`` if the file is missing or is not that page.
  func page() throws(CommandFailure) -> LibraryPage {
    let missing = CommandFailure.missingProgram(
      "\(name.fileName), the page with the library in it, is not there: `make web` makes it")
    guard let tool = System.programFolder else { throw missing }
    for folder in [Self.folderName, Self.sharedFolder] {
      let path = "\(tool)/\(folder)/\(name.fileName)"
      guard let file = try? InputFile(reading: path) else { continue }
      guard let page = LibraryPage(file.bytes) else {
        throw .missingProgram("\(path.quoted) is not the page that is needed: `make web` makes it")
      }
      return page
    }
    throw missing
  }

  /// Writes the page, filled with its contents.
  ///
  /// - Parameters:
  ///   - title: the title, for pages without a fixed one.
  ///   - request: the contents of the page, as JSON.
  ///   - output: the file that receives the page.
  /// - Throws: ``CommandFailure``, or a usage error if the output is a terminal.
  func write(title: String = "", request: some Sequence<UInt8>, to output: OutputOptions) throws {
    try output.requireNoTerminal(for: "HTML")
    let html = try page().html(title: title, request: request)
    try Output.write(to: output.output) { (sink) throws(SystemError) in sink.append(html) }
  }
}

/// The format of a page.
enum PageFormat: String, OutputFormat {
  case html

  var endings: [String] { ["html", "htm"] }
}
