/// Where the path of `--output` leads.
enum OutputTarget: Equatable {
  /// What the process has open already, such as standard output.
  case descriptor(Int32)
  /// A device or a pipe, which is written in place.
  case device(String)
  /// A regular file, or the place of a new one, behind all symbolic links.
  case file(String)

  /// Finds where a path given by the user leads; nil and `-` are standard output.
  init(_ path: String?) throws(SystemError) {
    let path = path ?? "-"
    if let number = Self.descriptor(named: path) {
      self = .descriptor(number)
    } else if let status = try FileStatus(of: path), !status.isRegular {
      if status.isDirectory { throw .isDirectory }
      self = .device(path)
    } else {
      self = try Self.behindLinks(path)
    }
  }

  /// Follows links until there is none, so that the last one stays when the file it points at is replaced.
  private static func behindLinks(_ path: String) throws(SystemError) -> OutputTarget {
    // As many links in a row as Linux follows.
    var path = path
    for _ in 0..<40 {
      guard let target = System.linkTarget(of: path) else { return .file(path) }
      path = target.hasPrefix("/") ? target : folder(of: path) + target
      if let number = descriptor(named: path) { return .descriptor(number) }
    }
    throw .tooManyLinks
  }

  /// The number of an open file that a path stands for.
  ///
  /// Opened anew, a regular file behind standard output would be written from its start, or replaced.
  private static func descriptor(named path: String) -> Int32? {
    switch path {
    case "-", "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      guard let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix) else { return nil }
      return Int32(path.dropFirst(folder.count))
    }
  }

  /// The path up to and with its last slash; empty if there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}
