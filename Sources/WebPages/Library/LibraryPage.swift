/// A page that holds the library as WebAssembly, as `make web` has made it: all but what it is to show.
///
/// Its slots, `{{title}}` and `{{request}}`, are the only ones that are left in it.
package struct LibraryPage {
  /// The pages that there are; their files are called like them.
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

  /// Creates a page from the bytes of its file; nil for one that is no such page.
  package init?(_ file: [UInt8]) {
    guard Self.range(of: Self.requestSlot, in: file) != nil else { return nil }
    self.file = file
  }

  /// The page with what it is to show.
  ///
  /// - Parameters:
  ///   - title: The title of the page, as plain text; a page with a title of its own keeps that.
  ///   - request: What it shows, as JSON; what HTML could take for the end of a script is escaped.
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
