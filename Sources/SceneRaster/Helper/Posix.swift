#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The system calls for child processes.
enum Posix {
  /// The first executable file of a name: beside the running program, then in the folders of `PATH`; a name with a
  /// slash is taken as it is.
  static func executable(named name: String) -> String? {
    let folders = (ownFolder.map { [$0] } ?? []) + (variable("PATH") ?? "").split(separator: ":").map(String.init)
    let paths = name.contains("/") ? [name] : folders.map { $0 + "/" + name }
    return paths.first { access($0, X_OK) == 0 && !isFolder($0) }
  }

  /// The number of online processors.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private static var ownFolder: String? {
    var path = [CChar](repeating: 0, count: 4096)
    #if canImport(Darwin)
      var size = UInt32(path.count)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    #else
      guard readlink("/proc/self/exe", &path, path.count - 1) > 0 else { return nil }
    #endif
    let text = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    return text.lastIndex(of: "/").map { String(text[..<$0]) }
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Starts a program with the given descriptors as its first ones; the error is 0 on success.
  static func started(_ path: String, _ arguments: [String], descriptors: [Int32]) -> (process: pid_t, error: Int32) {
    #if os(tvOS) || os(watchOS)
      // There programs cannot start others: the headers forbid the call.
      return (0, ENOSYS)
    #else
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
      #else
        var actions = posix_spawn_file_actions_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for (number, source) in descriptors.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, source, Int32(number))
      }
      var words = ([path] + arguments).map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      var identifier: pid_t = 0
      let error = posix_spawn(&identifier, path, &actions, nil, &words, environ)
      return (identifier, error)
    #endif
  }

  // MARK: Descriptors

  /// The two ends of a pipe that child processes do not inherit; nil if there are no descriptors left.
  static func pipeEnds() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The two ends of a socket.
  ///
  /// A write to an end whose other end is closed is an error, not a signal.
  static func socketEnds() -> (here: Int32, there: Int32)? {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin) || canImport(Musl)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (ends[0], ends[1])
  }

  /// Makes writes fail that would have to wait.
  static func letWritesNotWait(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  static func finish(_ descriptor: Int32) { _ = close(descriptor) }

  /// Writes all bytes to a socket; false if nobody reads any more.
  static func send(_ bytes: UnsafeRawBufferPointer, to socket: Int32) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var start = 0
    while start < bytes.count {
      let count = transmitted(bytes.baseAddress.map { $0 + start }, bytes.count - start, socket, flags)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  /// The system's `send`; the function above has the same name.
  private static func transmitted(
    _ bytes: UnsafeRawPointer?, _ count: Int, _ socket: Int32, _ flags: Int32
  ) -> Int {
    #if canImport(Glibc)
      Glibc.send(socket, bytes, count, flags)
    #elseif canImport(Musl)
      Musl.send(socket, bytes, count, flags)
    #elseif canImport(Android)
      Android.send(socket, bytes, count, flags)
    #else
      Darwin.send(socket, bytes, count, flags)
    #endif
  }

  /// Writes a few bytes to a pipe; false if they do not fit, or nobody reads.
  static func isWritten(_ bytes: [UInt8], to pipe: Int32) -> Bool {
    letWritesNotWait(pipe)
    return write(pipe, bytes, bytes.count) == bytes.count
  }

  /// Reads the available bytes, or waits for some; 0 at the end, and if reading fails.
  static func receive(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { return 0 }
    }
  }
}
