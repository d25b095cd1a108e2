#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads and writes whole files.
enum FileBytes {
  /// Reads a file; nil if there is no such file.
  static func read(_ path: String) throws(SnapshotFailure) -> [UInt8]? {
    guard let file = fopen(path, "rb") else {
      if errno == ENOENT { return nil }
      throw failure(path)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    guard ferror(file) == 0 else { throw failure(path) }
    return bytes
  }

  /// Writes a temporary file beside the target and renames it, so that the target is never incomplete.
  static func write(_ bytes: [UInt8], to path: String) throws(SnapshotFailure) {
    let temporary = path + ".\(getpid())"
    guard let file = fopen(temporary, "wb") else { throw failure(path) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten, rename(temporary, path) == 0 else {
      let failure = failure(path)
      remove(temporary)
      throw failure
    }
  }

  /// Makes a folder and those above it; one that exists is kept.
  static func makeFolder(_ path: String) throws(SnapshotFailure) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return try requireFolder(path) }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { throw failure(path) }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(path) }
    try requireFolder(path)
  }

  /// Throws for a file where a folder is needed.
  private static func requireFolder(_ path: String) throws(SnapshotFailure) {
    guard let folder = opendir(path) else { throw failure(path) }
    closedir(folder)
  }

  static func remove(_ path: String) { unlink(path) }

  private static func failure(_ path: String) -> SnapshotFailure {
    .file(path: path, reason: String(cString: strerror(errno)))
  }
}
