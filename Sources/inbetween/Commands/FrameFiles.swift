import VectorScene

/// A folder of pictures, one per frame.
struct FrameFiles {
  /// The folder as given by the user.
  let folder: String
  /// The first part of the files' names.
  let name: String
  /// The number of decimals of lengths.
  var decimals = 3

  /// The most frames of a moving picture: viewers do not play longer ones smoothly.
  private static let maximumCount = 3600

  /// Refuses more frames than are allowed.
  static func checkCount(_ count: Int) throws(CommandFailure) {
    guard count <= maximumCount else {
      throw .badData("--rate: \(count) frames asked for, at most \(maximumCount) are allowed")
    }
  }

  /// Writes the pictures as SVG files, one after the other; makes the folder if necessary.
  ///
  /// Each file is written like any output, so after a failure no file is partial.
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

  /// Writes the pictures as PNG files.
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

  /// The path of a frame's file.
  ///
  /// The index has at least four digits, so that the files sort by name.
  private func path(ofFrame index: Int, _ ending: String) -> String {
    let digits = String(index)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return folder + (folder.hasSuffix("/") ? "" : "/") + name + "-" + zeros + digits + "." + ending
  }
}
