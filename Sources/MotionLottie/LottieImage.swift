public import VectorScene

/// An image that an animation shows, in the document itself or in a file beside it.
public struct LottieImage: Sendable, Hashable {
  /// The identifier in the document.
  public let id: String
  /// The width and height to which the image is stretched, in points.
  public let size: SIMD2<Double>
  /// The path of the file as the document writes it, with its folder; empty for an image in the document itself.
  ///
  /// The path comes from the document: check where it leads before you open it.
  public let path: String
  /// The picture, or `nil` if it is in a file that has not been provided, or damaged.
  public let picture: Picture?
}

extension LottieAnimation {
  /// The images, in the order of the document.
  public var images: [LottieImage] {
    document.images.map { LottieImage(id: $0.id, size: $0.size, path: $0.path, picture: $0.picture) }
  }

  /// The animation with the images of files.
  ///
  /// ```swift
  /// let complete = animation.withImages { image in try? Array(Data(contentsOf: folder.appending(path: image.path))) }
  /// ```
  ///
  /// - Parameter provide: gives the bytes of a PNG, JPEG, GIF, WebP or SVG file, or `nil` for an image that it does not
  ///   have; it is called for each image that has a path and no picture yet, in the order of the document. Files of
  ///   other formats are left out.
  /// - Returns: the animation with the provided images; the warning of images in files counts the images that are still
  ///   missing.
  public func withImages(_ provide: (LottieImage) -> [UInt8]?) -> LottieAnimation {
    var changed = document
    for (place, image) in images.enumerated() where image.picture == nil && !image.path.isEmpty {
      guard let data = provide(image), let mediaType = Picture.MediaType(of: data) else { continue }
      changed.images[place].picture = Picture(data, mediaType: mediaType, size: image.size)
    }
    let missing = changed.images.count { $0.picture == nil && !$0.path.isEmpty }
    changed.warnings.setCount(of: ImageAsset.fileWarning, to: missing)
    return LottieAnimation(changed)
  }
}
