internal import JSONText
import LottieArchive
import MotionImport
import MotionNumerics

/// What a file holds: the ending of its name says it, and its contents where the ending leaves it open.
enum DocumentKind: Equatable {
  /// A text of another system.
  case text(ImportFormat)
  /// The document of an animation, which `animate` evaluates.
  case animation
  /// The document of bodies and springs, which `simulate` integrates.
  case system
  case lottie
  /// The keyframes of one property of a Lottie document, alone.
  case lottieProperty
  /// Recorded numbers.
  case table

  /// The endings of the names of files that a command reads in place of a motion.
  static let endings = ["css", "lottie", "svg", "tgs", "xml", "zip"] + Recording.endings

  /// Whether a word of a command line is the name of such a file by its ending, or standard input.
  static func isFile(_ word: String) -> Bool {
    word == "-" || ending(of: word).map(endings.contains) ?? false
  }

  /// Finds out what a file holds.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its name, as given by the user.
  init(of bytes: [UInt8], at path: String) {
    if LottieContainer.isContainer(bytes) {
      self = .lottie
      return
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let first = start.first { !$0.isSpace }
    switch Self.ending(of: path) {
    case "css": self = .text(.css)
    case "svg": self = .text(.svg)
    case "xml": self = .text(Self.isSVG(start) ? .svg : .android)
    case "json": self = Self.json(bytes)
    case "lottie", "tgs", "zip": self = .lottie
    case let ending? where Self.endings.contains(ending): self = .table
    default:
      switch first {
      case UInt8(ascii: "<")?: self = .text(Self.isSVG(start) ? .svg : .android)
      case UInt8(ascii: "{")?, UInt8(ascii: "[")?: self = Self.json(bytes)
      // NumPy's arrays begin with a byte that no text does, and have braces behind it.
      case let first? where first >= 0x80: self = .table
      default: self = start.contains(UInt8(ascii: "{")) ? .text(.css) : .table
      }
    }
  }

  private static func ending(of path: String) -> String? {
    guard let dot = path.lastIndex(of: "."), dot > path.startIndex else { return nil }
    return path[path.index(after: dot)...].lowercased()
  }

  private static func isSVG(_ bytes: ArraySlice<UInt8>) -> Bool {
    let tag = Array("<svg".utf8)
    return bytes.indices.contains { bytes[$0] == tag[0] && bytes[$0...].starts(with: tag) }
  }

  // MARK: JSON

  /// What a JSON text is: by its members, and a table where nothing speaks for a document.
  ///
  /// A text that is no JSON is a document, whose reader names the place, unless its first line is JSON, as in a table.
  private static func json(_ bytes: [UInt8]) -> DocumentKind {
    let limits = JSONLimits(maximumDepth: 64, maximumByteCount: InputFile.limit << 20)
    guard let root = try? JSONDocument(parsing: bytes, limits: limits).root else {
      let line = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
      let isTable = bytes.count > InputFile.limit << 20 || (try? JSONDocument(parsing: line, limits: limits)) != nil
      return isTable ? .table : .animation
    }
    if let first = root.elements?.first {
      return first["t"]?.number != nil && first["s"]?.elements != nil ? .lottieProperty : .table
    }
    if root["layers"]?.elements != nil { return .lottie }
    if root["bodies"] != nil || root["springs"] != nil { return .system }
    if root["type"]?.string != nil || root["keyPath"] != nil || root["animations"] != nil { return .animation }
    return root["k"] != nil ? .lottieProperty : .table
  }
}
