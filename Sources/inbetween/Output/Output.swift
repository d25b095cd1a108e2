/// Writing to standard output or to a file so that nothing partial is ever left.
enum Output {
  /// Runs what writes the output, all of whose input has been checked.
  ///
  /// A regular file is written beside its place and then renamed; if anything fails, or a signal ends the process,
  /// nothing is left of it, and what was there before still is. Other hard links to what was there before keep that.
  /// Anything else is written in place.
  ///
  /// - Parameters:
  ///   - path: as given by the user; nil is standard output.
  ///   - body: appends the output.
  /// - Throws: ``CommandFailure/unwritableOutput(_:)`` or ``CommandFailure/closedPipe``.
  static func write(
    to path: String?, _ body: (inout ByteSink) throws(SystemError) -> Void
  ) throws(CommandFailure) {
    do {
      switch try OutputTarget(path) {
      case .descriptor(let number): try fill(FileDescriptor(number: number), body)
      case .device(let place):
        let device = try FileDescriptor.existing(place)
        try fill(device, body)
        try device.finish()
      case .file(let place): try replace(place, body)
      }
    } catch .brokenPipe {
      throw .closedPipe
    } catch {
      let name = path.map(\.quoted) ?? "standard output"
      throw .unwritableOutput("\(name): \(error.description)")
    }
  }

  private static func fill(
    _ descriptor: FileDescriptor, _ body: (inout ByteSink) throws(SystemError) -> Void
  ) throws(SystemError) {
    var sink = ByteSink(descriptor)
    try body(&sink)
    try sink.flush()
  }

  private static func replace(
    _ path: String, _ body: (inout ByteSink) throws(SystemError) -> Void
  ) throws(SystemError) {
    let old = try FileStatus(of: path)
    // The folder's permissions would allow the renaming, but a file that is protected against writing is so on purpose.
    if old != nil { try System.requireWritable(path) }
    let (temporary, descriptor) = try temporaryFile(beside: path)
    do {
      // Before there is anything to read: what was private stays so at all times.
      try old?.apply(to: descriptor)
      try fill(descriptor, body)
      try descriptor.finish()
      try TemporaryFile.move(temporary, to: path)
    } catch {
      // The descriptor closes with the process, which a failure ends.
      TemporaryFile.remove(temporary)
      throw error
    }
  }

  private static func temporaryFile(beside path: String) throws(SystemError) -> (String, FileDescriptor) {
    while true {
      let name = ".inbetween-" + String(UInt64.random(in: .min ... .max), radix: 16)
      let temporary = OutputTarget.folder(of: path) + name
      do {
        return (temporary, try TemporaryFile.create(temporary))
      } catch {
        // Somebody else's file of the same name: another name is tried.
        guard error == .alreadyExists else { throw error }
      }
    }
  }
}
