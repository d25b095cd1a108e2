import ArgumentParser

/// A document, and the times of `--at`.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The document; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var document: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "These times, separated by commas; - takes numbers from standard input.", valueName: "times"))
  var at: String?

  func validate() throws {
    if document == "-" && at == "-" {
      throw ValidationError("Standard input is either the document or the times of --at.")
    }
  }
}

/// A file, or standard input, read as a whole.
struct InputFile: Equatable {
  /// The name in messages: the path as given, between quotation marks, or `standard input`.
  let name: String
  let bytes: [UInt8]

  /// The size of the largest file that is read, in MiB: enough for the largest documents, and endless input does not fill
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

  /// All bytes up to the end, or a few more than the limit.
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
