import Foundation

/// A new, empty folder, which its creator removes.
struct TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("inbetween-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var path: String { url.path }

  /// A file in the folder, whether it exists or not.
  func file(_ name: String) -> URL {
    url.appendingPathComponent(name)
  }

  /// The names of everything in the folder, hidden files too.
  func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}

/// The contents of a file.
///
/// Read by its handle: as of Swift 6.3, `Data(contentsOf:)` leaks memory for an empty file. These leaks would hide
/// others from the address sanitizer.
func text(of file: URL) throws -> String {
  String(decoding: try FileHandle(forReadingFrom: file).readToEnd() ?? Data(), as: UTF8.self)
}
