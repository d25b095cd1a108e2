/// A page from `make web` that holds the library as WebAssembly, complete except for the content to show.
///
/// Its only remaining slots are `{{title}}` and `{{request}}`.
package struct LibraryPage {
  /// The available pages; each file has the name of its page.
  package enum Name: String {
    /// Motions to try and compare.
    case explorer
    /// All effects.
    case gallery
    /// A Lottie animation.
    case player

    /// The name of the page's file.
    package var fileName: String { rawValue + ".html" }
  }

  private let file: [UInt8]

  /// Creates a page from the bytes of its file; nil if the file is no such page.
  package init?(_ file: [UInt8]) {
    guard Self.range(of: Self.requestSlot, in: file) != nil else { return nil }
    self.file = file
  }

  /// The page with the content to show.
  ///
  /// - Parameters:
  ///   - title: The title of the page, as plain text; a page that already has a title keeps it.
  ///   - request: The content to show, as JSON; text that HTML could take for the end of a script is escaped.
  /// - Returns: The bytes of the page.
  package func html(title: String, request: some Sequence<UInt8>) -> [UInt8] {
    var html = file
    if let slot = Self.range(of: Self.titleSlot, in: html) {
      html.replaceSubrange(slot, with: title.escapedForHTML.utf8)
    }
    guard let slot = Self.range(of: Self.requestSlot, in: html) else { return html }
    html.replaceSubrange(slot, with: request.escapedInScript)
    return html
  }

  private static let titleSlot = Array("{{title}}".utf8)
  private static let requestSlot = Array("{{request}}".utf8)

  /// The first place of a slot.
  private static func range(of slot: [UInt8], in file: [UInt8]) -> Range<Int>? {
    var start = 0
    while let brace = file[start...].firstIndex(of: UInt8(ascii: "{")) {
      if file[brace...].starts(with: slot) { return brace..<(brace + slot.count) }
      start = brace + 1
    }
    return nil
  }
}
