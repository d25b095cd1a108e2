import ArgumentParser
import VectorScene

/// `--output`: the file that receives the data.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file; the ending of its name says the format.", valueName: "file"),
    completion: .file())
  var output: String?
}

/// Writes to standard output or to a file; never leaves a partial file.
enum Output {
  /// Runs the closure that writes the output, after all input has been checked.
  ///
  /// A regular file is written under a temporary name in the same folder, and then renamed. After a failure or a signal
  /// nothing of it is left, and the previous file is intact. Other hard links to the previous file keep its contents.
  /// All other outputs are written in place.
  ///
  /// - Parameters:
  ///   - path: as given by the user; nil is standard output.
  ///   - body: appends the output.
  /// - Throws: ``CommandFailure/unwritableOutput(_:)`` or ``CommandFailure/closedPipe``.
  static func write(
    to path: String?, _ body: (inout ByteSink) throws(SystemError) -> Void
  ) throws(CommandFailure) {
    try open(path) { (descriptor) throws(CommandFailure) in
      try naming(path) { () throws(SystemError) in
        var sink = ByteSink(descriptor)
        try body(&sink)
        try sink.flush()
      }
    }
  }

  /// Opens the output for a closure that writes it, after all input has been checked.
  ///
  /// Files, failures and other outputs are treated as by ``write(to:_:)-(_,(ByteSink)->Void)``.
  static func open(
    _ path: String?, _ body: (FileDescriptor) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    try open(path, inPlace: body, inFile: body)
  }

  /// Opens the output for a closure that lets another program write it; the program may seek back.
  ///
  /// For a pipe or a device, the program writes a temporary file, which is then copied.
  static func entrust(
    _ path: String?, to body: (FileDescriptor) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    try open(
      path, inPlace: { (output) throws(CommandFailure) in try pass(body, to: output, of: path) },
      inFile: { (file) throws(CommandFailure) in try fill(file, of: path, body) })
  }

  /// Runs a closure that writes an output, and names the user's path in its failures.
  static func naming<Result>(
    _ path: String?, _ body: () throws(SystemError) -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch .brokenPipe {
      throw .closedPipe
    } catch {
      let name = path.map(\.quoted) ?? "standard output"
      throw .unwritableOutput("\(name): \(error.description)")
    }
  }

  /// Writes a text.
  static func write(_ text: String, to path: String?) throws(CommandFailure) {
    try write(to: path) { (sink) throws(SystemError) in sink.append(text) }
  }

  /// Writes the document of a picture.
  ///
  /// If the picture has no document, the data are bad.
  static func writePicture(
    to path: String?, _ document: () throws(SceneError) -> String
  ) throws(CommandFailure) {
    let text: String
    do {
      text = try document()
    } catch {
      throw .badData("the picture cannot be written: \(error)")
    }
    try write(text, to: path)
  }

  /// Writes a table, a block of rows at a time.
  ///
  /// - Parameters:
  ///   - names: the names of the columns.
  ///   - rowCount: the number of rows.
  ///   - style: how the numbers are written.
  ///   - path: as given by the user; nil is standard output.
  ///   - columns: returns the columns for a range of rows.
  /// - Throws: ``CommandFailure/unwritableOutput(_:)`` or ``CommandFailure/closedPipe``.
  static func writeTable(
    _ names: [String], rowCount: Int, as style: TableStyle, to path: String?, columns: (Range<Int>) -> [[Double]]
  ) throws(CommandFailure) {
    let blockSize = TableWriter.blockSize(columnCount: names.count)
    try write(to: path) { (sink) throws(SystemError) in
      var table = TableWriter(names, rowCount: rowCount, as: style, to: &sink)
      var progress = Progress(of: Double(rowCount))
      for start in stride(from: 0, to: rowCount, by: blockSize) {
        try table.append(columns(start..<min(start + blockSize, rowCount)), to: &sink)
        progress.reached(Double(start))
      }
      progress.end()
      table.finish(to: &sink)
    }
  }

  // MARK: Files

  /// Opens the output, and runs `inPlace` for an output written in place, `inFile` for a new file.
  private static func open(
    _ path: String?, inPlace: (FileDescriptor) throws(CommandFailure) -> Void,
    inFile: (FileDescriptor) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    switch try naming(path, { () throws(SystemError) in try OutputTarget(path) }) {
    case .descriptor(let number): try inPlace(FileDescriptor(number: number))
    case .device(let device):
      let descriptor = try naming(path) { () throws(SystemError) in try FileDescriptor.existing(device) }
      try inPlace(descriptor)
      try naming(path) { () throws(SystemError) in try descriptor.finish() }
    case .file(let file): try replace(file, of: path, inFile)
    }
  }

  private static func replace(
    _ file: String, of path: String?, _ body: (FileDescriptor) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let (old, temporary, descriptor) = try naming(path) { () throws(SystemError) in
      let old = try FileStatus(of: file)
      // The folder's permissions may allow the renaming, although this file is protected against writing.
      if old != nil { try System.requireWritable(file) }
      let (temporary, descriptor) = try temporaryFile(in: OutputTarget.folder(of: file))
      return (old, temporary, descriptor)
    }
    do {
      // Set permissions before the first byte, so that a private file is private at all times.
      try naming(path) { () throws(SystemError) in try old?.apply(to: descriptor) }
      try body(descriptor)
      try naming(path) { () throws(SystemError) in
        try descriptor.finish()
        try TemporaryFile.move(temporary, to: file)
      }
    } catch {
      // The failure ends the process, which closes the descriptor.
      TemporaryFile.remove(temporary)
      throw error
    }
  }

  /// Lets a closure write a temporary file, and copies it to the target.
  private static func pass(
    _ body: (FileDescriptor) throws(CommandFailure) -> Void, to target: FileDescriptor, of path: String?
  ) throws(CommandFailure) {
    let folder = System.temporaryFolder
    let (temporary, descriptor) = try naming(folder) { () throws(SystemError) in try temporaryFile(in: folder) }
    defer { TemporaryFile.remove(temporary) }
    try fill(descriptor, of: folder, body)
    try naming(path) { () throws(SystemError) in
      try descriptor.finish()
      let file = try FileDescriptor.readable(temporary)
      while case let bytes = try file.take(), !bytes.isEmpty { try target.put(bytes) }
      try file.finish()
    }
  }

  /// Runs a closure that lets another program write a file; fails if the disk is full.
  private static func fill(
    _ file: FileDescriptor, of path: String?, _ body: (FileDescriptor) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    do throws(CommandFailure) {
      try body(file)
    } catch {
      // Encoders report a full disk in many ways, so look for room here.
      if case .failedProgram = error { try requireRoom(in: file, of: path) }
      throw error
    }
    // ffmpeg 5.1 does not fail if only the last bytes of a file find no room.
    try requireRoom(in: file, of: path)
  }

  /// Fails if a file cannot grow by a few blocks: then it may be incomplete.
  private static func requireRoom(in file: FileDescriptor, of path: String?) throws(CommandFailure) {
    try naming(path) { () throws(SystemError) in
      let end = try file.goToEnd()
      try file.put([UInt8](repeating: 0, count: 1 << 14))
      try file.cut(to: end)
    }
  }

  /// A new file in a folder, whose path is empty or ends in a slash.
  private static func temporaryFile(in folder: String) throws(SystemError) -> (String, FileDescriptor) {
    while true {
      let name = ".inbetween-" + String(UInt64.random(in: .min ... .max), radix: 16)
      let temporary = folder + name
      do {
        return (temporary, try TemporaryFile.create(temporary))
      } catch {
        // Another process has a file of this name: try another name.
        guard error == .alreadyExists else { throw error }
      }
    }
  }
}
