internal import JSONText

/// A file that holds Lottie animations with their images and themes: dotLottie (`.lottie`), a zip archive of a document
/// and its images, or a document packed by gzip, such as a sticker of Telegram (`.tgs`).
///
/// ```swift
/// let container = try LottieContainer(reading: bytes)
/// print(container.animationNames)
/// let heart = try container.opened("heart", theme: .named("dark"))
/// let picture = try heart.animation.scene(at: 12.5).svg()
/// ```
///
/// Nothing is written to files, and no path leads out of the archive. At most 256 MiB are unpacked, and at most 200
/// times the bytes of an entry; entries are unpacked when they are needed.
///
/// Sources: LottieFiles, *dotLottie specification*, versions 1.0 and 2.0; PKWARE, *APPNOTE.TXT*, version 6.3.10;
/// RFC 1951 and RFC 1952.
public struct LottieContainer: Sendable {
  let content: ContainerContent
  let manifest: Manifest

  /// Whether bytes begin as a container does, a zip archive or a file of gzip.
  public static func isContainer(_ bytes: some Collection<UInt8>) -> Bool {
    ZipArchive.isArchive(bytes) || isGzip(bytes)
  }

  private static func isGzip(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Reads a container.
  ///
  /// - Throws: ``LottieContainerError`` for bytes that are no container, are damaged, encrypted or beyond the limits,
  ///   and for a container without animations.
  /// - Complexity: O(*n*) for *n* bytes; in a zip archive without a manifest, of its documents in JSON too.
  public init(reading bytes: [UInt8]) throws(LottieContainerError) {
    if ZipArchive.isArchive(bytes) {
      let archive = try ZipArchive(bytes)
      content = .archive(archive)
      manifest = try Manifest(of: archive)
    } else if Self.isGzip(bytes) {
      content = .document(try Inflating.gzip(bytes))
      manifest = Manifest.ofDocument
    } else {
      throw LottieContainerError(.unsupported, "neither a zip archive nor a gzip file")
    }
  }

  /// The format.
  public var format: LottieContainerFormat { manifest.format }

  /// The names of the animations, in the order of the container; a packed document alone has the name `animation`.
  public var animationNames: [String] { manifest.animations.map(\.name) }

  /// The name of the animation that is shown first.
  public var initialAnimationName: String { manifest.initialAnimation.name }

  /// The names of the themes.
  public var themeNames: [String] { manifest.themes.map(\.name) }

  /// The parts of the container that are not used, whichever animation is opened.
  public var warnings: [LottieContainerWarning] { manifest.warnings }
}

/// The theme with which an animation of a container is opened.
public enum LottieThemeChoice: Sendable, Hashable {
  /// The theme that the container states for the animation, if there is one.
  case initial
  /// No theme: the values in the document.
  case none
  /// A theme by its name.
  case named(String)
}
