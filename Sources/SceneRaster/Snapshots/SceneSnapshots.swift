public import VectorScene

/// Compares scenes with pictures in files, for tests.
///
/// ```swift
/// @Test func theCardAtRest() throws {
///   let snapshots = try SceneSnapshots(folder: "Tests/Snapshots")
///   try snapshots.check(card.scene(at: 1), named: "card-at-rest")
/// }
/// ```
///
/// If there is no file yet, the check writes the file and fails once: look at the picture and keep it. If the pictures
/// differ, the check writes the present picture and the differences beside the file, as `NAME.now.png` and
/// `NAME.difference.png`. Both are removed when the scene is right again.
///
/// The same scene gives the same pixels on one machine. Another machine has other fonts, and its librsvg may smooth
/// edges differently: the tolerance allows for that. Texts are best left out of pictures that several machines check.
public struct SceneSnapshots {
  /// The folder of the files.
  private let folder: String
  /// Pixels per point.
  private let scale: Double
  /// The part of the pixels that may be off by more than 32 levels of 255, 0…1.
  private let tolerance: Double
  /// Whether files that differ are written anew; the check then passes.
  private let isRecording: Bool
  private let rasteriser: Rasteriser

  /// - Parameters:
  ///   - folder: where the files are; it is made if it does not exist.
  ///   - scale: pixels per point.
  ///   - tolerance: the part of the pixels that may be off.
  ///   - isRecording: whether files that differ are written anew.
  ///   - rasteriser: by default a new one.
  /// - Throws: ``SnapshotFailure/raster(_:)`` if the helper is missing, ``SnapshotFailure/file(path:reason:)`` if the
  ///   folder cannot be made.
  public init(
    folder: String, scale: Double = 1, tolerance: Double = 0.005, isRecording: Bool = false,
    by rasteriser: Rasteriser? = nil
  ) throws(SnapshotFailure) {
    (self.folder, self.scale, self.tolerance, self.isRecording) = (folder, scale, tolerance, isRecording)
    self.rasteriser = try Self.drawing { () throws(RasterError) in
      if let rasteriser { rasteriser } else { try Rasteriser() }
    }
    try FileBytes.makeFolder(folder)
  }

  /// Compares a scene with the file of a name.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - name: the name of the file, without its extension.
  /// - Throws: ``SnapshotFailure``.
  public func check(_ scene: Scene, named name: String) throws(SnapshotFailure) {
    let path = "\(folder)/\(name).png"
    let picture = try Self.drawing { () throws(RasterError) in try rasteriser.picture(of: scene, scale: scale) }
    guard let file = try FileBytes.read(path) else {
      try write(picture, to: path)
      if isRecording { return }
      throw .recorded(path: path)
    }
    let expected: PixelPicture
    do {
      expected = try rasteriser.picture(ofPNG: file)
    } catch .refused(let reason) {
      throw .file(path: path, reason: reason)
    } catch {
      throw .raster(error)
    }
    guard expected.size == picture.size else {
      try write(picture, to: isRecording ? path : path.beside("now"))
      if isRecording { return }
      throw .otherSize(picture.size, expected: expected.size, path: path)
    }
    let comparison = PictureComparison(expected, picture)
    guard comparison.differingShare > tolerance else {
      for kind in ["now", "difference"] { FileBytes.remove(path.beside(kind)) }
      return
    }
    if isRecording { return try write(picture, to: path) }
    try write(picture, to: path.beside("now"))
    try write(comparison.difference, to: path.beside("difference"))
    throw .differs(comparison, path: path)
  }

  private func write(_ picture: PixelPicture, to path: String) throws(SnapshotFailure) {
    let file = try Self.drawing { () throws(RasterError) in try rasteriser.png(of: picture) }
    try FileBytes.write(file, to: path)
  }

  private static func drawing<Drawn>(_ draw: () throws(RasterError) -> Drawn) throws(SnapshotFailure) -> Drawn {
    do {
      return try draw()
    } catch {
      throw .raster(error)
    }
  }
}
