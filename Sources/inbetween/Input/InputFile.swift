/// A file, or standard input, read as a whole.
struct InputFile: Equatable {
  /// What messages call it: the path as it was given, between quotation marks, or `standard input`.
  let name: String
  let bytes: [UInt8]

  /// The largest file that is read, in MiB: there is room for the largest documents, and nothing that has no end fills
  /// the memory.
  static let limit = 16

  /// Reads all of a file; `-` is standard input.
  ///
  /// - Throws: ``CommandFailure/missingInput(_:)`` if it cannot be read, ``CommandFailure/badData(_:)`` if it is larger
  ///   than ``limit``.
  init(reading path: String) throws(CommandFailure) {
    let name = path == "-" ? "standard input" : path.quoted
    let bytes: [UInt8]
    do {
      bytes = try Self.bytes(of: path)
    } catch {
      throw .missingInput("\(name): \(error.description)")
    }
    guard bytes.count <= Self.byteLimit else {
      throw .badData("\(name): larger than \(Self.limit) MiB, the largest file that is allowed")
    }
    self.name = name
    self.bytes = bytes
  }

  private static var byteLimit: Int { limit << 20 }

  private static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    if path == "-" { return try bytes(of: .standardInput) }
    let descriptor = try FileDescriptor.readable(path)
    // Nothing was written that closing could lose.
    defer { try? descriptor.finish() }
    return try bytes(of: descriptor)
  }

  /// Everything up to the end, or a little more than is allowed.
  private static func bytes(of descriptor: FileDescriptor) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= byteLimit {
      let piece = try descriptor.take()
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}
