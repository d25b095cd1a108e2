/// The bytes of a container: an archive, or a document alone.
enum ContainerContent: Sendable {
  case archive(ZipArchive)
  case document([UInt8])

  /// The bytes of an animation's document, which is to be there.
  func document(at path: String) throws(LottieContainerError) -> [UInt8] {
    switch self {
    case .document(let bytes): return bytes
    case .archive(let archive):
      guard let bytes = try archive.contents(of: path) else {
        throw LottieContainerError(.missing, "the manifest names a file that is not there", at: path)
      }
      return bytes
    }
  }

  /// The image or the font that a document names; nil if there is none in the archive.
  ///
  /// Documents name files from their own folder on, from the archive's root on, or by the name of the file alone, which
  /// may be in one of the usual folders.
  func file(named name: String, besides document: String, in folders: [String]) throws(LottieContainerError) -> [UInt8]?
  {
    guard case .archive(let archive) = self else { return nil }
    let parts = name.split(separator: "/").filter { $0 != "." }
    // A path with ".." is in no archive that is read, but the file that it names may be in a usual folder.
    guard let file = parts.last else { return nil }
    let path = parts.joined(separator: "/")
    let folder = document.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    // Some archives have all files in one folder, whatever folder the document names.
    let candidates =
      [path, folder + path] + folders.map { "\($0)/\(file)" } + folders.map { "\(folder)\($0)/\(file)" }
      + ["\(folder)\(file)"]
    guard let found = candidates.first(where: archive.has) else { return nil }
    return try archive.contents(of: found)
  }
}
