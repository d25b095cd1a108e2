import ArgumentParser

/// The path of a document.
struct DocumentOptions: ParsableArguments {
  @Argument(help: DocumentOptions.help, completion: DocumentOptions.completion)
  var document: String

  /// The help of the argument, also where it may be missing.
  static let help = ArgumentHelp("The document; - is standard input.", valueName: "file")

  /// The completions of the argument.
  static let completion = CompletionKind.file(extensions: ["json"])
}

/// A file, or standard input, read as a whole.
struct InputFile: Equatable {
  /// The name in messages: the path as given, between quotation marks, or `standard input`.
  let name: String
  let bytes: [UInt8]

  /// The size of the largest file that is read, in MiB.
  ///
  /// It is enough for the largest documents, and endless input does not fill the memory.
  static let limit = 16

  /// Reads all of a file; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: as given by the user.
  ///   - limit: the size of the largest file that is read, in MiB.
  /// - Throws: ``CommandFailure/missingInput(_:)`` if it cannot be read, ``CommandFailure/badData(_:)`` if it is larger
  ///   than the limit.
  init(reading path: String, limit: Int = InputFile.limit) throws(CommandFailure) {
    let name = path == "-" ? "standard input" : path.quoted
    let bytes: [UInt8]
    do {
      bytes = try Self.bytes(of: path, limit: limit << 20)
    } catch {
      throw .missingInput("\(name): \(error.description)")
    }
    try self.init(name, bytes, limit: limit)
  }

  /// Reads all of a file that a document names: a regular file below the document's folder.
  ///
  /// - Parameters:
  ///   - name: the path from the folder on.
  ///   - folder: the document's folder, with a slash at its end.
  /// - Throws: as for a path of the user; ``CommandFailure/badData(_:)`` for any other file.
  init(named name: String, below folder: String) throws(CommandFailure) {
    let quoted = name.quoted
    let descriptor: FileDescriptor
    do {
      descriptor = try FolderFile.open(name, below: folder)
    } catch {
      switch error {
      case .outside: throw .badData("\(quoted): not below the document's folder")
      case .notRegular: throw .badData("\(quoted): a folder, a pipe or a device, not a file")
      case .system(let error): throw .missingInput("\(quoted): \(error.description)")
      }
    }
    // Nothing was written that closing could lose.
    defer { try? descriptor.finish() }
    let bytes: [UInt8]
    do {
      bytes = try Self.bytes(of: descriptor, limit: Self.limit << 20)
    } catch {
      throw .missingInput("\(quoted): \(error.description)")
    }
    try self.init(quoted, bytes, limit: Self.limit)
  }

  private init(_ name: String, _ bytes: [UInt8], limit: Int) throws(CommandFailure) {
    guard bytes.count <= limit << 20 else {
      throw .badData("\(name): larger than \(limit) MiB, the largest file that is allowed")
    }
    self.name = name
    self.bytes = bytes
  }

  /// The name of a file without its folder and ending.
  static func baseName(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }

  private static func bytes(of path: String, limit: Int) throws(SystemError) -> [UInt8] {
    if path == "-" { return try bytes(of: .standardInput, limit: limit) }
    let descriptor = try FileDescriptor.readable(path)
    // Nothing was written that closing could lose.
    defer { try? descriptor.finish() }
    return try bytes(of: descriptor, limit: limit)
  }

  /// All bytes up to the end, or a few more than the limit.
  private static func bytes(of descriptor: FileDescriptor, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let piece = try descriptor.take()
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}
