/// The output format of the pixels.
public enum RasterFormat: Sendable, Hashable {
  /// Red, green, blue and alpha, straight, as in a ``PixelPicture``.
  case rgba
  /// A PNG file, without alpha if all pixels are opaque.
  case png
  /// A PNG file that has alpha in any case, so that all frames of an animation are alike.
  case pngWithAlpha

  /// The word of the helper's protocol: Documentation/Raster.md.
  var word: String {
    switch self {
    case .rgba: "rgba"
    case .png: "png"
    case .pngWithAlpha: "png-rgba"
    }
  }
}
