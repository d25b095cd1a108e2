/// The files of spreadsheet programs, which are archives or older binary files: people give them in place of tables.
enum Spreadsheet {
  private static let endings = [".xlsx'", ".xlsm'", ".xls'", ".ods'", ".numbers'"]
  /// The first names in such archives: those of Office Open XML, and of OpenDocument with what it says the file is.
  private static let firstNames = ["[Content_Types].xml", "_rels/.rels", "mimetypeapplication/vnd.oasis.opendocument"]
  /// An archive, and the container of Office's old files.
  private static let starts: [[UInt8]] = [[0x50, 0x4B, 0x03, 0x04], [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]]

  /// Refuses the file of a spreadsheet program: it has the beginning of one, and its name or its first entry.
  ///
  /// - Throws: ``CommandFailure/badData(_:)``, which says what to do.
  static func refuse(_ file: InputFile) throws(CommandFailure) {
    guard starts.contains(where: { file.bytes.starts(with: $0) }) else { return }
    let name = file.name.lowercased()
    let entry = file.bytes.dropFirst(30)
    guard endings.contains(where: { name.hasSuffix($0) }) || firstNames.contains(where: { entry.starts(with: $0.utf8) })
    else { return }
    throw .badData("\(file.name): a spreadsheet: save it as CSV")
  }
}
