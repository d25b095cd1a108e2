/// A file in an archive, as the archive's directory describes it.
struct ZipEntry: Sendable {
  /// A method of compression that is read.
  enum Method: Int, Sendable {
    case stored = 0
    case deflated = 8
  }

  /// The path from the archive's root on, such as `a/heart.json`.
  let path: String
  let method: Method
  /// CRC-32 of the unpacked bytes.
  let checksum: Int
  let packedCount: Int
  let byteCount: Int
  /// The place of the entry's own header.
  let offset: Int

  /// Whether the entry is a folder.
  var isFolder: Bool { path.hasSuffix("/") }
}

extension ZipEntry {
  /// Refuses a path that would lead out of the archive.
  ///
  /// Nothing is ever written to a path here; but whoever unpacks the archive with another program would be in danger,
  /// and no exporter writes such paths.
  static func checkPath(_ path: String) throws(LottieContainerError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe =
      !path.isEmpty && !path.hasPrefix("/") && !parts.contains("..") && !path.contains("\\")
      && !path.unicodeScalars.contains { $0.value < 32 } && parts.first?.contains(":") != true
    guard isSafe else {
      // The path itself may hold letters that a message should not.
      throw LottieContainerError(.unsafePath, "the path \(path.debugDescription) would lead out of the archive")
    }
  }
}
