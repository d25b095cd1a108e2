#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that a document names: a regular one in a folder, or below it.
///
/// Who writes a document may name any file, and who packs a folder may put links and pipes into it. A path that leads out
/// of the folder, by `..` or by a symbolic link in any place of it, is refused; so is a pipe or a device, for which the
/// program would wait. Nobody else may change the folder meanwhile.
enum FolderFile {
  /// The reason for which a file is not opened.
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
  ///   - folder: the folder's path with a slash at its end; empty for the current one. Where it leads by itself is trusted.
  /// - Returns: the open file.
  /// - Throws: ``Problem``.
  static func open(_ name: String, below folder: String) throws(Problem) -> FileDescriptor {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0) else { throw .outside }
    // Also where nothing is: whether a file exists elsewhere is nobody's business.
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

  /// The path without links.
  private static func resolved(_ path: String) throws(Problem) -> String {
    guard let resolved = realpath(path, nil) else { throw .system(.last) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
