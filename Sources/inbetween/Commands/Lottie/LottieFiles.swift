/// The files that a document names, in or below the document's folder: images and fonts.
struct LottieFiles {
  /// The document's path as the user has given it; `-` is standard input.
  let documentPath: String
  /// Whether warnings name the files that are left out.
  let isReporting: Bool

  /// The bytes that all files may still have together.
  ///
  /// A larger picture would not be written, and many images may name one file.
  private var rest = 256 << 20

  init(documentPath: String, isReporting: Bool) {
    self.documentPath = documentPath
    self.isReporting = isReporting
  }

  /// The bytes of a file; nil, with a warning, for one that cannot be read.
  ///
  /// Only regular files below the document's folder are read, whatever the document says: see ``FolderFile``.
  mutating func bytes(of kind: String, named path: String) -> [UInt8]? {
    guard rest > 0 else { return nil }
    do throws(CommandFailure) {
      let bytes = try bytes(of: path)
      rest -= bytes.count
      if rest < 0 { report("\(kind) \(path.quoted): the files are larger than 256 MiB together") }
      return rest < 0 ? nil : bytes
    } catch {
      report("\(kind) \(error.message ?? path.quoted)")
      return nil
    }
  }

  private func bytes(of name: String) throws(CommandFailure) -> [UInt8] {
    guard documentPath != "-" else {
      throw .badData("\(name.quoted): beside standard input there are no files")
    }
    return try InputFile(named: name, below: OutputTarget.folder(of: documentPath)).bytes
  }

  private func report(_ message: String) {
    if isReporting { CommandFailure.warn(message) }
  }
}
