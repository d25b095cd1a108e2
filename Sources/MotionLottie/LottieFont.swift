/// A font of an animation's texts, in a file beside the document: `fPath` of the format.
///
/// Files with TrueType's outlines are read (most `.ttf`, also the first font of a `.ttc`), with the letters of their
/// character map. Compressed fonts (`.woff`, `.woff2`) and PostScript's outlines (most `.otf`) are not: a warning names
/// them, and their texts are left to who shows the picture. Letters that the document embeds go first.
public struct LottieFont: Sendable, Hashable {
  /// The name by which texts refer to the font.
  public let name: String
  /// The family, such as Roboto.
  public let family: String
  /// The style, such as Bold Italic.
  public let style: String
  /// The path of the file as the document writes it, or an address.
  ///
  /// The path comes from the document: check where it leads before you open it.
  public let path: String
}
