/// A URI that holds the bytes it stands for.
///
/// Source: RFC 2397.
package struct DataURI {
  /// The greatest number of characters: four digits are three bytes, and the names before them are short.
  private static let greatestLength = Picture.greatestByteCount / 3 * 4 + 1024

  /// The bytes.
  package let bytes: [UInt8]
  /// The format that the URI names; `nil` for none or another one.
  let mediaType: Picture.MediaType?

  /// Reads a URI; throws for another scheme, damaged data and too many bytes.
  package init(parsing uri: String) throws(SceneError) {
    guard uri.utf8.count <= Self.greatestLength else {
      throw SceneError(
        field: "uri", value: "\(uri.utf8.count) characters", allowed: "at most \(Self.greatestLength) characters")
    }
    let text = uri.utf8.drop { isWhiteSpace($0) }
    guard Self.lowercased(text.prefix(5)) == Array("data:".utf8), let comma = text.firstIndex(of: UInt8(ascii: ","))
    else {
      throw SceneError(field: "uri", value: "another", allowed: "data:, a media type, a comma and the data")
    }
    let parameters = Self.lowercased(text[..<comma].dropFirst(5)).split(separator: UInt8(ascii: ";"))
    let data = text[text.index(after: comma)...]
    let isBase64 = parameters.contains { $0.elementsEqual("base64".utf8) }
    guard let plain = Self.unescaped(data), let bytes = isBase64 ? Base64.bytes(of: plain) : plain else {
      throw SceneError(field: "uri", value: "damaged", allowed: isBase64 ? "base64" : "characters, or % and two digits")
    }
    self.bytes = bytes
    mediaType = parameters.first.flatMap { Self.mediaType(named: String(decoding: $0, as: UTF8.self)) }
  }

  private static func mediaType(named name: String) -> Picture.MediaType? {
    // Many files use this name.
    name == "image/jpg" ? .jpeg : Picture.MediaType(rawValue: name)
  }

  private static func lowercased(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
  }

  /// The text with each `%` and two digits replaced by their byte; `nil` if digits are missing.
  private static func unescaped(_ text: Substring.UTF8View) -> [UInt8]? {
    // Base64, which has none, may be megabytes.
    guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
    var bytes: [UInt8] = []
    var characters = text.makeIterator()
    while let character = characters.next() {
      guard character == UInt8(ascii: "%") else {
        bytes.append(character)
        continue
      }
      guard let first = characters.next().flatMap(hexDigitValue), let second = characters.next().flatMap(hexDigitValue)
      else { return nil }
      bytes.append(first << 4 | second)
    }
    return bytes
  }

  private static func hexDigitValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Picture {
  /// The bytes of the picture as a data URI.
  package var dataURI: String {
    var bytes: [UInt8] = []
    appendDataURI(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the data URI as ASCII.
  func appendDataURI(to text: inout [UInt8]) {
    text.append(contentsOf: "data:".utf8)
    text.append(contentsOf: mediaType.rawValue.utf8)
    text.append(contentsOf: ";base64,".utf8)
    Base64.append(data, to: &text)
  }
}
