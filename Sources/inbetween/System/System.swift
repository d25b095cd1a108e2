#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that failed.
struct SystemError: Error, Equatable {
  let number: Int32

  static let brokenPipe = SystemError(number: EPIPE)
  static let alreadyExists = SystemError(number: EEXIST)
  static let isDirectory = SystemError(number: EISDIR)
  static let tooManyLinks = SystemError(number: ELOOP)

  /// The error of the last call.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's description, such as "No such file or directory".
  var description: String { String(cString: strerror(number)) }
}

/// The system calls of the tool.
///
/// No file outside this folder imports the C library. Each wrapper has another name than its C function, as it would
/// hide that otherwise.
enum System {
  static func terminate(with code: Int32) -> Never {
    exit(code)
  }

  /// Makes writes fail instead of killing the process: writes to a pipe without a reader, or beyond the limit of a
  /// file's size.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Reserves the numbers of standard files that are closed when the process starts.
  ///
  /// Otherwise the next opened file would get such a number. A pipe to a helper, with the number of standard output,
  /// would receive the output.
  ///
  /// The placeholders are open for the opposite direction only, so that reading and writing fail as before.
  static func reserveStandardFiles() {
    for (number, flags) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] where fcntl(number, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is this one.
      _ = open("/dev/null", flags)
    }
  }

  static func move(_ path: String, to newPath: String) throws(SystemError) {
    guard rename(path, newPath) == 0 else { throw .last }
  }

  static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw .last }
  }

  /// Makes a folder with all permissions that the mask allows; does nothing if the name exists.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// The folder for temporary files, with a slash at its end.
  static var temporaryFolder: String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return folder.isEmpty ? "/tmp/" : folder + "/"
  }

  static func requireWritable(_ path: String) throws(SystemError) {
    guard access(path, W_OK) == 0 else { throw .last }
  }

  /// The folder of this program; nil if the system does not tell it.
  static var programFolder: String? {
    #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(path.count)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      let program: String? = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      let program = linkTarget(of: "/proc/self/exe")
    #endif
    return program.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
  }

  /// The target of a symbolic link, or nil if the path is not one.
  static func linkTarget(of path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &target, target.count)
    guard length > 0 else { return nil }
    return String(decoding: target[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// A temporary file, which is removed however the process ends.
///
/// If a signal asks the process to end, the handler removes the file first, and then the process ends as usual. Signals
/// that the process has ignored from its start, as under `nohup`, stay ignored.
enum TemporaryFile {
  /// The path of the temporary file as a C string; empty if there is none.
  ///
  /// It is allocated once, before any handler runs, because handlers must not allocate.
  nonisolated(unsafe) private static let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(PATH_MAX))
  nonisolated(unsafe) private static var isHandling = false

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Creates a file with the permissions of any new file.
  ///
  /// Signals are blocked from its creation until the handler knows its path.
  static func create(_ path: String) throws(SystemError) -> FileDescriptor {
    handleSignals()
    let blocked = block()
    defer { unblock(blocked) }
    let descriptor = try FileDescriptor.new(path)
    remember(path)
    return descriptor
  }

  /// Renames the file to its final path.
  static func move(_ path: String, to newPath: String) throws(SystemError) {
    try System.move(path, to: newPath)
    // A signal before this line would remove nothing, as the old name no longer exists.
    forget()
  }

  /// Removes the file after a failure.
  static func remove(_ path: String) {
    try? System.remove(path)
    forget()
  }

  /// Stores the path for the handler; to be called while signals are blocked.
  private static func remember(_ path: String) {
    for (index, byte) in path.utf8CString.prefix(Int(PATH_MAX)).enumerated() { self.path[index] = byte }
  }

  private static func forget() {
    path[0] = 0
  }

  private static func handleSignals() {
    if isHandling { return }
    isHandling = true
    forget()
    for number in signals {
      // A handler may make only some calls: unlink, signal and raise are on the list of POSIX, §2.4.3.
      let old = signal(number) { number in
        if TemporaryFile.path[0] != 0 { unlink(TemporaryFile.path) }
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  /// Blocks the signals; returns those that were blocked before.
  private static func block() -> sigset_t {
    var (some, old) = (sigset_t(), sigset_t())
    sigemptyset(&some)
    for number in signals { sigaddset(&some, number) }
    sigprocmask(SIG_BLOCK, &some, &old)
    return old
  }

  private static func unblock(_ old: sigset_t) {
    var old = old
    sigprocmask(SIG_SETMASK, &old, nil)
  }
}

/// The status of a file, at the end of symbolic links.
struct FileStatus {
  private let status: stat

  /// Nil if there is no such file.
  init?(of path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    self.status = status
  }

  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
  var isDirectory: Bool { status.st_mode & S_IFMT == S_IFDIR }

  /// Gives an open file the permissions of this one, and its owner.
  func apply(to descriptor: FileDescriptor) throws(SystemError) {
    // Only the superuser can give files away. For other users the new file keeps its owner.
    _ = fchown(descriptor.number, status.st_uid, status.st_gid)
    guard fchmod(descriptor.number, status.st_mode & 0o777) == 0 else { throw .last }
  }
}

/// An open file, pipe or device.
struct FileDescriptor {
  let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  /// Opens an existing file for reading.
  static func readable(_ path: String) throws(SystemError) -> FileDescriptor {
    try opening(path, O_RDONLY | O_CLOEXEC)
  }

  /// Opens an existing file for reading; refuses links, and does not wait for the writer of a pipe.
  static func withoutWaiting(_ path: String) throws(SystemError) -> FileDescriptor {
    try opening(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY)
  }

  /// Whether it is a regular file: not a folder, pipe, socket or device.
  var isRegular: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Opens an existing file for writing in place.
  static func existing(_ path: String) throws(SystemError) -> FileDescriptor {
    try opening(path, O_WRONLY | O_CLOEXEC)
  }

  /// Creates a file, with the permissions of any new file.
  static func new(_ path: String) throws(SystemError) -> FileDescriptor {
    try opening(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
  }

  private static func opening(_ path: String, _ flags: Int32) throws(SystemError) -> FileDescriptor {
    FileDescriptor(number: Int32(try retried { Int(open(path, flags, 0o666)) }))
  }

  /// Writes all bytes, in as many calls as necessary.
  func put(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      start += try Self.retried {
        bytes[start...].withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      }
    }
  }

  /// Reads the bytes that are available, at most 64 KiB; none at the end.
  func take() throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = try Self.retried { bytes.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) } }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Moves to the end of the file, and returns its length.
  func goToEnd() throws(SystemError) -> Int {
    let end = lseek(number, 0, SEEK_END)
    guard end >= 0 else { throw .last }
    return Int(end)
  }

  /// Truncates the file to a length.
  func cut(to length: Int) throws(SystemError) {
    guard ftruncate(number, off_t(length)) == 0 else { throw .last }
  }

  func finish() throws(SystemError) {
    guard close(number) == 0 else { throw .last }
  }

  /// Repeats a call that a signal interrupted.
  private static func retried(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }
}
