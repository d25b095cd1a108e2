import VectorScene

extension CommandFailure {
  /// The text of a picture; one that cannot be written has been made of bad data.
  static func unlessWritten(_ write: () throws(SceneError) -> String) throws(CommandFailure) -> String {
    do {
      return try write()
    } catch {
      throw .badData("the picture cannot be written: \(error)")
    }
  }
}
