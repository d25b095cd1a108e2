/// A format that a ``MotionImporter`` reads.
///
/// ```swift
/// for format in ImportFormat.all { print(format.name, format.row.summary) }
/// let importer = try MotionImporter(of: sheet, as: .css)
/// ```
public struct ImportFormat: Sendable {
  /// Its row of the catalogue.
  public let row: ImportRow
  let read: @Sendable (SourceText) throws(ImportError) -> ReadText

  /// Creates a format; its row stands beside its reader.
  init(
    _ name: String, _ summary: String, ending: String,
    read: @escaping @Sendable (SourceText) throws(ImportError) -> ReadText
  ) {
    row = ImportRow(name: name, summary: summary, fileEnding: ending, function: "inbetween_import")
    self.read = read
  }

  /// All formats: the list that a new format joins.
  public static let all: [ImportFormat] = [.css, .android, .svg]

  /// The format of a name; nil if none has it.
  public init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The name, as the command line writes it.
  public var name: String { row.name }
}

/// Names tell formats apart.
extension ImportFormat: Hashable, CustomStringConvertible {
  /// Whether two values are the same format.
  public static func == (one: ImportFormat, other: ImportFormat) -> Bool { one.name == other.name }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

/// The row of a format in the catalogue.
public struct ImportRow: Sendable, Hashable {
  /// The name, as the command line writes it.
  public let name: String
  /// What is read, in a few words.
  public let summary: String
  /// The usual ending of a file's name, without the dot.
  public let fileEnding: String
  /// The function of C that reads the format; a library without it does not read the format.
  package let function: String

  package init(name: String, summary: String, fileEnding: String, function: String) {
    (self.name, self.summary, self.fileEnding, self.function) = (name, summary, fileEnding, function)
  }
}
