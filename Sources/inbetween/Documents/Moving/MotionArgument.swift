import MotionNumerics
import TableReading

/// What stands where a command takes a motion: the motion, or a file of something that moves.
enum MotionArgument {
  case motion(ParsedMotion)
  case document(MovingDocument)
  case recording(Recording)

  /// A sentence for the help of commands that take files in place of motions.
  static let hint = """
    A document may stand in place of a MOTION, and --key-path chooses from it: `inbetween help documents`.
    """

  /// Reads a word of the command line.
  ///
  /// A name that ends like a document is a file, and so is any other name of a file that is no motion.
  ///
  /// - Parameters:
  ///   - word: as given by the user.
  ///   - times: the meaning of the times of a recording; nil for a command without such options.
  ///   - needsSeconds: whether the times of a recording are compared with those of a motion.
  /// - Throws: ``CommandFailure`` for a file that cannot be read, and for contents that do not parse.
  init(_ word: String, times: RecordingOptions? = nil, needsSeconds: Bool = true) throws(CommandFailure) {
    guard Self.isFile(word) else {
      self = .motion(try ParsedMotion(argument: word))
      return
    }
    try self.init(reading: word, times: times, needsSeconds: needsSeconds)
  }

  /// Reads a file; `-` is standard input.
  ///
  /// - Throws: ``CommandFailure``, as for a word of the command line.
  init(reading word: String, times: RecordingOptions?, needsSeconds: Bool = true) throws(CommandFailure) {
    let file = try InputFile(reading: word, limit: Recording.greatestMebibytes)
    try Spreadsheet.refuse(file)
    let kind = DocumentKind(of: file.bytes, at: word)
    if let motion = Self.motion(in: file, kind) {
      self = .motion(motion)
      return
    }
    self =
      kind == .table
      ? .recording(try Recording(file, times, needsSeconds: needsSeconds))
      : .document(try MovingDocument(file, at: word, kind))
  }

  /// The motion that a text holds which is neither a document nor a table, as `echo 'ease 0.4s' | inbetween plot -` gives.
  private static func motion(in file: InputFile, _ kind: DocumentKind) -> ParsedMotion? {
    guard kind == .table, file.bytes.count < 10_000, !RecordedTable.looksLikeTable(file.bytes) else { return nil }
    let text = String(decoding: file.bytes, as: UTF8.self)
    guard (try? PastedMotion(text)) != nil else { return nil }
    return try? ParsedMotion(argument: text)
  }

  /// Whether a word is read as a file.
  static func isFile(_ word: String) -> Bool {
    let exists = (try? FileStatus(of: word)) != nil
    // A picture that does not exist is one to be made, which the message for a motion says.
    if DocumentKind.isFile(word) { return exists || word == "-" || !word.lowercased().hasSuffix(".svg") }
    return exists && (try? PastedMotion(word)) == nil
  }
}
