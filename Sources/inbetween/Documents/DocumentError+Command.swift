import MotionImport

extension CommandFailure {
  /// The result of a function that reads a document; its error becomes a failure of one line.
  static func reading<Result>(
    _ body: () throws(DocumentError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(DocumentError) {
      return try body()
    } catch {
      throw CommandFailure(error)
    }
  }

  /// A document that cannot be read.
  init(_ error: DocumentError) { self = .badData(error.description.escapingControls) }
}

extension InputFile {
  /// The file as an animation document.
  func animationDocument() throws(CommandFailure) -> AnimationDocument {
    try CommandFailure.reading { () throws(DocumentError) in try AnimationDocument(parsing: bytes, name: name) }
  }

  /// The file as a document of bodies and springs.
  func systemDocument() throws(CommandFailure) -> SystemDocument {
    try CommandFailure.reading { () throws(DocumentError) in try SystemDocument(parsing: bytes, name: name) }
  }
}
