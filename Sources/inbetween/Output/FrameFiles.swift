internal import VectorScene

/// Pictures of frames, a file each, in a folder.
struct FrameFiles {
  /// As given by the user.
  let folder: String
  /// What the names of the files begin with.
  let name: String

  /// Writes the pictures one after the other, into a folder that is made if there is none.
  ///
  /// Each file is written as ``Output/write(to:_:)`` does: whatever fails, those that are there are whole.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` or ``CommandFailure/unwritableOutput(_:)``.
  func write(_ scenes: [Scene]) throws(CommandFailure) {
    do {
      try System.makeFolder(folder)
    } catch {
      throw .unwritableOutput("\(folder.quoted): \(error.description)")
    }
    for (index, scene) in scenes.enumerated() {
      let document = try CommandFailure.unlessWritten { () throws(SceneError) in try scene.svg() }
      try Output.write(to: path(ofFrame: index)) { (sink) throws(SystemError) in sink.append(document) }
    }
  }

  /// Four digits, or more if need be, so that the files are in order by name.
  private func path(ofFrame index: Int) -> String {
    let digits = String(index)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return folder + (folder.hasSuffix("/") ? "" : "/") + name + "-" + zeros + digits + ".svg"
  }
}
