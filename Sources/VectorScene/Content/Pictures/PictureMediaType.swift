extension Picture {
  /// The format of a picture's file; the raw values are the registered names.
  public enum MediaType: String, Sendable, Hashable, CaseIterable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// JPEG.
    case jpeg = "image/jpeg"
    /// Graphics Interchange Format; of several images the drawing program shows the first, or all in turn.
    case gif = "image/gif"
    /// WebP, which browsers draw, but not every other program: ``SVGApproximation/webP``.
    case webP = "image/webp"
    /// Scalable Vector Graphics; external references are not loaded.
    case svg = "image/svg+xml"
  }
}

extension Picture.MediaType {
  /// The format that the first bytes of a file show, or `nil` if they show none of these.
  ///
  /// PNG, JPEG, GIF and WebP have signatures; a file that begins with `<`, perhaps after a byte order mark and white
  /// space, is taken for SVG.
  package init?(of data: [UInt8]) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if data.starts(with: "GIF8".utf8) {
      self = .gif
    } else if data.starts(with: "RIFF".utf8) && data.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if Self.beginsMarkup(data) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func beginsMarkup(_ data: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = data.starts(with: mark) ? data[mark.count...] : data[...]
    return text.first { !isWhiteSpace($0) } == UInt8(ascii: "<")
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Picture.MediaType: Codable {}
#endif
