/// An image in a file's format, stretched to a rectangle.
///
/// The bytes are kept as they are: the program that draws the scene interprets them. A program that cannot read them
/// leaves the rectangle empty or draws a sign in it.
public struct Picture: Sendable, Hashable {
  /// The greatest number of bytes, 64 MiB.
  package static let greatestByteCount = 64 << 20

  /// The bytes of the file.
  public var data: [UInt8]
  /// The format of the file.
  public var mediaType: MediaType
  /// The width and height of the rectangle in points, at least 0 each; its upper left corner is the origin.
  public var size: SIMD2<Double>

  /// Creates a picture of the bytes of a file.
  public init(_ data: [UInt8], mediaType: MediaType, size: SIMD2<Double>) {
    self.data = data
    self.mediaType = mediaType
    self.size = size
  }

  /// Creates a picture from a URI with the bytes in it, such as `data:image/png;base64,iVBORw0KGgo…`.
  ///
  /// The format follows from the bytes, or from the name in the URI if the bytes do not show it. The data may be in
  /// base64, with or without its padding, or have its characters written as `%XX`. Source: RFC 2397.
  ///
  /// - Throws: ``SceneError`` for another kind of URI, another format, base64 that is damaged, and more than 64 MiB.
  public init(parsing uri: String, size: SIMD2<Double>) throws(SceneError) {
    let parsed = try DataURI(parsing: uri)
    guard let mediaType = MediaType(of: parsed.bytes) ?? parsed.mediaType else {
      throw SceneError(
        field: "uri", value: "another", allowed: "the data URI of a PNG, JPEG, GIF, WebP or SVG file")
    }
    self.init(parsed.bytes, mediaType: mediaType, size: size)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// A picture is stored as its properties, the bytes in base64.
  extension Picture: Codable {
    private enum CodingKeys: String, CodingKey {
      case data
      case mediaType
      case size
    }

    /// Writes size and format, and the bytes in base64.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      var text: [UInt8] = []
      Base64.append(data, to: &text)
      try container.encode(String(decoding: text, as: UTF8.self), forKey: .data)
      try container.encode(mediaType, forKey: .mediaType)
      try container.encode(size, forKey: .size)
    }

    /// Reads size, format and bytes in base64.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let text = try container.decode(String.self, forKey: .data)
      guard let data = Base64.bytes(of: text.utf8) else {
        throw DecodingError.dataCorruptedError(forKey: .data, in: container, debugDescription: "expected base64")
      }
      self.init(
        data, mediaType: try container.decode(MediaType.self, forKey: .mediaType),
        size: try container.decode(SIMD2<Double>.self, forKey: .size))
    }
  }
#endif
