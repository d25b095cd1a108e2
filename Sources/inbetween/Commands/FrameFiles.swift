import VectorScene

/// A folder of pictures, one per frame.
struct FrameFiles {
  /// As given by the user.
  let folder: String
  /// The beginning of the files' names.
  let name: String
  /// The decimals of lengths.
  var decimals = 3

  /// The most frames of a picture that moves: viewers do not play larger ones smoothly.
  private static let maximumCount = 3600

  /// Refuses more frames than are allowed.
  static func checkCount(_ count: Int) throws(CommandFailure) {
    guard count <= maximumCount else {
      throw .badData("--rate: \(count) frames asked for, at most \(maximumCount) are allowed")
    }
  }

  /// Writes the pictures as SVG one after the other, into a folder that is made if necessary.
  ///
  /// Each file is written like any output: after a failure the existing ones are complete.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` or ``CommandFailure/unwritableOutput(_:)``.
  func write(count: Int, scene: (Int) -> Scene) throws(CommandFailure) {
    try makeFolder()
    var progress = Progress(of: Double(count))
    var loss = DashLoss()
    defer {
      progress.end()
      loss.warn()
    }
    for index in 0..<count {
      progress.reached(Double(index))
      let frame = scene(index)
      loss.look(at: frame)
      try Output.writePicture(to: path(ofFrame: index, "svg")) { () throws(SceneError) in
        try frame.svg(decimals: decimals)
      }
    }
  }

  /// The same as PNG files.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ film: PixelFilm) throws(CommandFailure) {
    try makeFolder()
    try film.writeFiles { path(ofFrame: $0, "png") }
  }

  private func makeFolder() throws(CommandFailure) {
    do {
      try System.makeFolder(folder)
    } catch {
      throw .unwritableOutput("\(folder.quoted): \(error.description)")
    }
  }

  /// The index in four digits or more, so that the files are in order by name.
  private func path(ofFrame index: Int, _ ending: String) -> String {
    let digits = String(index)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return folder + (folder.hasSuffix("/") ? "" : "/") + name + "-" + zeros + digits + "." + ending
  }
}
