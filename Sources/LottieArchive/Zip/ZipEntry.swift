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
    // By bytes, as a letter of a string can be a slash with an accent on it.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isInside = !parts[0].isEmpty && !parts.contains { $0.elementsEqual("..".utf8) }
    guard isInside, !parts[0].contains(UInt8(ascii: ":")),
      !path.utf8.contains(where: { $0 < 32 || $0 == UInt8(ascii: "\\") })
    else {
      // The path itself may hold letters that a message should not.
      throw LottieContainerError(.unsafePath, "the path \(path.debugDescription) would lead out of the archive")
    }
  }
}
