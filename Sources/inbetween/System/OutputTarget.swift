/// The target of the path of `--output`.
enum OutputTarget: Equatable {
  /// An open file of the process, such as standard output.
  case descriptor(Int32)
  /// A device or a pipe, written in place.
  case device(String)
  /// The path of a regular file, new or existing, at the end of all symbolic links.
  case file(String)

  /// Resolves a path given by the user; nil and `-` are standard output.
  init(_ path: String?) throws(SystemError) {
    let path = path ?? "-"
    if let number = Self.descriptor(named: path) {
      self = .descriptor(number)
    } else if let status = try FileStatus(of: path), !status.isRegular {
      if status.isDirectory { throw .isDirectory }
      self = .device(path)
    } else {
      self = try Self.followingLinks(path)
    }
  }

  /// Follows links to their end, so that the links remain when their target is replaced.
  private static func followingLinks(_ path: String) throws(SystemError) -> OutputTarget {
    // Linux follows the same number of consecutive links.
    var path = path
    for _ in 0..<40 {
      guard let target = System.linkTarget(of: path) else { return .file(path) }
      path = target.hasPrefix("/") ? target : folder(of: path) + target
      if let number = descriptor(named: path) { return .descriptor(number) }
    }
    throw .tooManyLinks
  }

  /// The number of the open file that a path denotes.
  ///
  /// Opening the path again would overwrite a regular file from its start, or replace it.
  private static func descriptor(named path: String) -> Int32? {
    switch path {
    case "-", "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      guard let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix) else { return nil }
      return Int32(path.dropFirst(folder.count))
    }
  }

  /// The path up to and including its last slash; empty if there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}
