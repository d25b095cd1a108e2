#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that a document names: a regular file in a folder, or below it.
///
/// A document may name any file, and a packed folder may contain links and pipes. A path is refused if it leads out of
/// the folder, by `..` or by a symbolic link anywhere in it. A pipe or a device is refused, too, as the program would
/// wait for it. Nobody else may change the folder meanwhile.
enum FolderFile {
  /// The reason why a file is not opened.
  enum Problem: Error, Equatable {
    /// It does not lie below the folder.
    case outside
    /// It is a folder, a pipe, a socket or a device.
    case notRegular
    case system(SystemError)
  }

  /// Opens a file for reading.
  ///
  /// - Parameters:
  ///   - name: the path from the folder on.
  ///   - folder: the folder's path with a slash at its end; empty for the current one. This path is trusted.
  /// - Returns: the open file.
  /// - Throws: ``Problem``.
  static func open(_ name: String, below folder: String) throws(Problem) -> FileDescriptor {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0) else { throw .outside }
    // Refuse it even if no such file exists, so that a document cannot learn which files exist elsewhere.
    guard !name.split(separator: "/").contains("..") else { throw .outside }
    let root = try resolved(folder.isEmpty ? "." : folder)
    let path = try resolved(folder + name)
    guard path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else { throw .outside }
    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor.withoutWaiting(path)
    } catch {
      throw .system(error)
    }
    guard descriptor.isRegular else {
      try? descriptor.finish()
      throw .notRegular
    }
    return descriptor
  }

  /// The path with all links resolved.
  private static func resolved(_ path: String) throws(Problem) -> String {
    guard let resolved = realpath(path, nil) else { throw .system(.last) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
