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
  /// A file outside of the document's folder is not read, whatever the document says.
  func embedded(in animation: LottieAnimation) -> LottieAnimation {
    var rest = Self.greatestSum
    return animation.withImages { image in
      guard rest > 0 else { return nil }
      guard let path = path(of: image.path) else {
        report("image \(image.path.quoted): not below the document's folder")
        return nil
      }
      do throws(CommandFailure) {
        let bytes = try InputFile(reading: path).bytes
        rest -= bytes.count
        if rest < 0 { report("image \(path.quoted): the images are larger than 256 MiB together") }
        return rest < 0 ? nil : bytes
      } catch {
        report("image \(error.message ?? path.quoted)")
        return nil
      }
    }
  }

  private func report(_ message: String) {
    if isReporting { CommandFailure.warn(message) }
  }

  /// The path of an image's file; nil for one that could lie elsewhere than below the document's folder.
  private func path(of name: String) -> String? {
    guard documentPath != "-", !name.isEmpty, !name.hasPrefix("/"), !name.contains("\0") else { return nil }
    guard !name.split(separator: "/").contains("..") else { return nil }
    return OutputTarget.folder(of: documentPath) + name
  }
}
