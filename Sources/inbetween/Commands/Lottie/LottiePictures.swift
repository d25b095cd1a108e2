import MotionLottie

/// The images of a document that are files of their own: beside the document, or below its folder.
struct LottiePictures {
  /// The document's path as the user has given it; `-` is standard input.
  let documentPath: String
  /// Whether the images that are left out are told of.
  let isReporting: Bool

  /// The most bytes of all images: a picture with more is not written, and many images may name one file.
  private static let greatestSum = 256 << 20

  /// The animation with the images that can be read.
  ///
  /// What is no regular file below the document's folder is not read, whatever the document says: ``FolderFile``.
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
