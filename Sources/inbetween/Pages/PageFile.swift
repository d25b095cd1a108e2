import ArgumentParser
import WebPages

/// The file of a page that holds the library, which `make web` makes: beside the tool, or where `make install` puts it.
struct PageFile {
  let name: LibraryPage.Name

  /// The folder of the pages: beside the tool, and in what a system shares.
  static let folderName = "inbetween-pages"
  private static let sharedFolder = "../share/inbetween/pages"

  /// Reads the page.
  ///
  /// - Throws: ``CommandFailure/missingProgram(_:)`` where it is not there, or is another file.
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

  /// Writes the page with what it shows.
  ///
  /// - Parameters:
  ///   - title: the title of a page that has none of its own.
  ///   - request: what it shows, as JSON.
  ///   - output: where it goes.
  /// - Throws: ``CommandFailure``, and a usage error where a terminal would receive it.
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
