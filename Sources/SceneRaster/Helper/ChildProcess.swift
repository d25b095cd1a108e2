#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A program that is fed through its standard input, and whose standard output is read.
///
/// Its standard error is kept for the message of a failure; output that does not fit into a pipe is lost. The program
/// ends when its input ends, and so it ends with this process, however this process ends.
final class ChildProcess {
  /// The name in messages.
  let name: String
  private let identifier: pid_t
  private var input: Int32?
  private let output: Int32
  private let errors: Int32
  /// The bytes that have been read; the first `taken` have been taken.
  private var buffer: [UInt8] = []
  private var taken = 0

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: the program, searched beside this program, then on the path.
  ///   - arguments: the words after its name.
  ///   - extra: the descriptors that the program gets besides the first three, from 3 on.
  /// - Throws: ``RasterError/missingProgram(_:)``, and ``RasterError/failedProgram(_:reason:)`` if the program cannot
  ///   be started.
  init(_ name: String, _ arguments: [String], extra: [Int32] = []) throws(RasterError) {
    self.name = name.split(separator: "/").last.map(String.init) ?? name
    guard let path = Posix.executable(named: name) else { throw .missingProgram(self.name) }
    // The child's descriptors and the ones that stay here. Duplicate the child's above 9: the low numbers would be
    // overwritten while they are needed.
    let (toChild, fromChild, errors) = (Posix.socketEnds(), Posix.pipeEnds(), Posix.pipeEnds())
    let own = [toChild?.there, fromChild?.writing, errors?.writing] + extra
    let here = [toChild?.here, fromChild?.reading, errors?.reading]
    let sources = own.map { $0.map { fcntl($0, F_DUPFD_CLOEXEC, 10) } ?? -1 }
    let lastError = String(cString: strerror(errno))
    defer { for case let end? in own.prefix(3) + sources where end >= 0 { Posix.finish(end) } }
    guard let toChild, let fromChild, let errors, sources.allSatisfy({ $0 >= 0 }) else {
      for case let end? in here { Posix.finish(end) }
      throw .failedProgram(self.name, reason: lastError)
    }
    Posix.letWritesNotWait(errors.writing)
    (input, output, self.errors) = (toChild.here, fromChild.reading, errors.reading)

    let result: Int32
    (identifier, result) = Posix.started(path, arguments, descriptors: sources)
    guard result == 0 else {
      (input, hasEnded) = (nil, true)
      for case let end? in here { Posix.finish(end) }
      throw .failedProgram(self.name, reason: String(cString: strerror(result)))
    }
  }

  private var hasEnded = false

  deinit {
    if hasEnded { return }
    // Its work is no longer wanted.
    kill(identifier, SIGTERM)
    close()
    _ = wait()
  }

  // MARK: Talking

  /// - Throws: ``RasterError/failedProgram(_:reason:)`` if the program no longer reads.
  func write(_ bytes: [UInt8]) throws(RasterError) {
    guard let input, bytes.withUnsafeBytes({ Posix.send($0, to: input) }) else { throw failure() }
  }

  func write(_ text: String) throws(RasterError) {
    var text = text
    let isWritten = text.withUTF8 { bytes in input.map { Posix.send(UnsafeRawBufferPointer(bytes), to: $0) } ?? false }
    guard isWritten else { throw failure() }
  }

  /// The next line, without its end.
  func line() throws(RasterError) -> String {
    while true {
      if let end = buffer[taken...].firstIndex(of: 0x0A) {
        let line = String(decoding: buffer[taken..<end], as: UTF8.self)
        taken = end + 1
        return line
      }
      // Answers begin with short lines.
      guard buffer.count - taken < 1 << 16, refill() else { throw failure() }
    }
  }

  /// The next bytes.
  func bytes(_ count: Int) throws(RasterError) -> [UInt8] {
    let there = min(count, buffer.count - taken)
    var bytes: [UInt8] = []
    var isWhole = true
    bytes = [UInt8](unsafeUninitializedCapacity: count) { memory, filled in
      for index in 0..<there { memory[index] = buffer[taken + index] }
      filled = there
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(memory)[filled...])
        let length = Posix.receive(rest, from: output)
        guard length > 0 else {
          isWhole = false
          return
        }
        filled += length
      }
    }
    taken += there
    guard isWhole else { throw failure() }
    return bytes
  }

  /// Ends the program's input, and returns all of its remaining output.
  func rest() -> [UInt8] {
    close()
    while refill() {}
    defer { (buffer, taken) = ([], 0) }
    return Array(buffer[taken...])
  }

  /// Reads more into the buffer; false at the end.
  private func refill() -> Bool {
    buffer.removeFirst(taken)
    taken = 0
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { memory in
      let count = Posix.receive(memory, from: output)
      buffer.append(contentsOf: memory.prefix(count))
      return count
    }
    return count > 0
  }

  // MARK: Ending

  /// Ends the program's input, and waits until the program has ended by itself.
  ///
  /// - Throws: the error that ``failure()`` returns, if the program fails.
  func finish() throws(RasterError) {
    close()
    guard !hasEnded else { return }
    let lines = text(of: errors)
    let status = wait()
    guard status == 0 else { throw failure(lines, status) }
  }

  /// Ends a program that has misbehaved, and returns its error.
  ///
  /// - Returns: ``RasterError/failedProgram(_:reason:)``, or ``RasterError/refused(_:)`` if the program reports that a
  ///   given file is no font.
  func failure() -> RasterError {
    close()
    guard !hasEnded else { return .failedProgram(name, reason: "it has ended") }
    // The signal is for a program that is still running and answers nonsense.
    kill(identifier, SIGTERM)
    let lines = text(of: errors)
    return failure(lines, wait())
  }

  private func failure(_ lines: String, _ status: Int32) -> RasterError {
    let reason = reason(lines, status)
    return Self.exitCode(status) == Self.badDataCode ? .refused(reason) : .failedProgram(name, reason: reason)
  }

  /// The code of sysexits for bad data.
  private static let badDataCode: Int32 = 65

  /// WEXITSTATUS, which is a macro; nil if a signal has ended the program.
  private static func exitCode(_ status: Int32) -> Int32? { status & 0x7F == 0 ? status >> 8 & 0xFF : nil }

  private func close() {
    if let input { Posix.finish(input) }
    input = nil
  }

  private func text(of descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { memory in
      while case let count = Posix.receive(memory, from: descriptor), count > 0 {
        bytes.append(contentsOf: memory.prefix(count))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits for the end of the program; returns its status from `waitpid`.
  private func wait() -> Int32 {
    hasEnded = true
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    Posix.finish(output)
    Posix.finish(errors)
    return status
  }

  /// The last line of the program's standard error, or how the program has ended.
  private func reason(_ lines: String, _ status: Int32) -> String {
    if let line = lines.split(whereSeparator: \.isNewline).last(where: { !$0.allSatisfy(\.isWhitespace) }) {
      // The name precedes the reason in any case.
      return String(line.hasPrefix(name + ": ") ? line.dropFirst(name.count + 2) : line)
    }
    // The lowest bits are WTERMSIG, a macro too.
    return Self.exitCode(status).map { "ended with code \($0)" } ?? "ended by signal \(status & 0x7F)"
  }
}
