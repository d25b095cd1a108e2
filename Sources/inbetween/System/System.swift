#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Darwin
#endif

/// A system call that failed.
struct SystemError: Error, Equatable {
  let number: Int32

  static let brokenPipe = SystemError(number: EPIPE)
  static let alreadyExists = SystemError(number: EEXIST)
  static let isDirectory = SystemError(number: EISDIR)
  static let tooManyLinks = SystemError(number: ELOOP)

  /// The error that the last call left behind.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's own words, such as "No such file or directory".
  var description: String { String(cString: strerror(number)) }
}

/// The few things that the tool asks of the system.
///
/// No other file imports the C library. What wraps one of its functions has another name, or it would hide it.
enum System {
  static func terminate(with code: Int32) -> Never {
    exit(code)
  }

  /// Lets a write fail where the process would be killed: to a pipe that nobody reads, or beyond the largest file that
  /// is allowed.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  static func move(_ path: String, to newPath: String) throws(SystemError) {
    guard rename(path, newPath) == 0 else { throw .last }
  }

  static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw .last }
  }

  /// Makes a folder, for everybody as far as the mask allows, unless there is something of its name.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  static func requireWritable(_ path: String) throws(SystemError) {
    guard access(path, W_OK) == 0 else { throw .last }
  }

  /// What a symbolic link points at, or nil if the path is not one.
  static func linkTarget(of path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &target, target.count)
    guard length > 0 else { return nil }
    return String(decoding: target[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// A file that must not be left behind, whatever ends the process.
///
/// Once there is one, the signals that ask a process to end remove it first, and then end it as they would have. What the
/// process was started to ignore, as under `nohup`, it ignores.
enum TemporaryFile {
  /// The path of the file that is being written, as C has it; empty if there is none.
  ///
  /// It is allocated once and before any handler runs, as these may not allocate.
  nonisolated(unsafe) private static let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(PATH_MAX))
  nonisolated(unsafe) private static var isHandling = false

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Creates a file with the permissions of any new file.
  ///
  /// No signal comes between its creation and the moment from which the handler knows of it.
  static func create(_ path: String) throws(SystemError) -> FileDescriptor {
    handleSignals()
    let blocked = block()
    defer { unblock(blocked) }
    let descriptor = try FileDescriptor.new(path)
    remember(path)
    return descriptor
  }

  /// Gives the file its place.
  static func move(_ path: String, to newPath: String) throws(SystemError) {
    try System.move(path, to: newPath)
    // Until here a signal would remove nothing, as there is nothing of that name any more.
    forget()
  }

  /// Removes the file, which did not come out well.
  static func remove(_ path: String) {
    try? System.remove(path)
    forget()
  }

  /// To be called while signals wait.
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
      // Only what a handler may call: unlink, signal and raise are on the list of POSIX, §2.4.3.
      let old = signal(number) { number in
        if TemporaryFile.path[0] != 0 { unlink(TemporaryFile.path) }
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  /// Makes the signals wait; returns those that did before.
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

/// What is known of a file, following symbolic links.
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
    // Only the superuser can give files away; for anybody else the new file is theirs, as any new file is.
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

  /// Opens what exists already, for reading.
  static func readable(_ path: String) throws(SystemError) -> FileDescriptor {
    try opening(path, O_RDONLY | O_CLOEXEC)
  }

  /// Opens what exists already, for writing in place.
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

  /// Writes all bytes, in as many calls as it takes.
  func put(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      start += try Self.retried {
        bytes[start...].withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      }
    }
  }

  /// Reads as many bytes as there are now, at most 64 KiB; none at the end.
  func take() throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = try Self.retried { bytes.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) } }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  func finish() throws(SystemError) {
    guard close(number) == 0 else { throw .last }
  }

  /// Calls again what a signal interrupted.
  private static func retried(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }
}
