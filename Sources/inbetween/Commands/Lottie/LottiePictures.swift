import MotionLottie

/// The images of a document that are separate files, in or below the document's folder.
struct LottiePictures {
  /// The document's path as the user has given it; `-` is standard input.
  let documentPath: String
  /// Whether warnings name the images that are left out.
  let isReporting: Bool

  /// The most bytes of all images together.
  ///
  /// A larger picture would not be written, and many images may name one file.
  private static let greatestSum = 256 << 20

  /// The animation with the images that can be read.
  ///
  /// Only regular files below the document's folder are read, whatever the document says: see ``FolderFile``.
  func embedded(in animation: LottieAnimation) -> LottieAnimation {
    var rest = Self.greatestSum
    return animation.withImages { image in
      guard rest > 0 else { return nil }
      do throws(CommandFailure) {
        let bytes = try bytes(of: image.path)
        rest -= bytes.count
        if rest < 0 { report("image \(image.path.quoted): the images are larger than 256 MiB together") }
        return rest < 0 ? nil : bytes
      } catch {
        report("image \(error.message ?? image.path.quoted)")
        return nil
      }
    }
  }

  private func bytes(of name: String) throws(CommandFailure) -> [UInt8] {
    guard documentPath != "-" else {
      throw .badData("\(name.quoted): beside standard input there are no files")
    }
    return try InputFile(named: name, below: OutputTarget.folder(of: documentPath)).bytes
  }

  private func report(_ message: String) {
    if isReporting { CommandFailure.warn(message) }
  }
}
