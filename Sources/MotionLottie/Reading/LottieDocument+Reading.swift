internal import JSONText

extension LottieDocument {
  /// Reads a document, and the files of its fonts that are provided.
  init(parsing bytes: [UInt8], fonts: (LottieFont) -> [UInt8]?) throws(LottieError) {
    try self.init(reading: try Self.json(bytes).root, fonts: fonts)
  }

  /// The values of a document's text.
  static func json(_ bytes: [UInt8]) throws(LottieError) -> JSONDocument {
    guard !bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) else {
      throw LottieError("a .lottie archive; unpack it, and read the animation's JSON inside")
    }
    let limits = JSONLimits(
      maximumDepth: LottieLimits.jsonDepth, maximumByteCount: LottieLimits.byteCount)
    do throws(JSONError) {
      return try JSONDocument(parsing: bytes, limits: limits, duplicateKeys: .last)
    } catch {
      throw LottieError(error.description)
    }
  }

  /// Reads the values of a document; if places are given, with them in its colours: see ``ColorPlaces``.
  init(
    reading root: JSONValue, fonts files: (LottieFont) -> [UInt8]? = { _ in nil }, colorPlaces: ColorPlaces? = nil
  ) throws(LottieError) {
    guard root.members != nil else { throw LottieError("expected an object, as every Lottie document is") }
    size = SIMD2(try Self.length("w", of: root), try Self.length("h", of: root))
    frameRate = try Self.length("fr", of: root)
    let start = try Self.number("ip", of: root)
    let end = try Self.number("op", of: root)
    guard start <= end else { throw LottieError("expected a frame at or after ip, \(start), found \(end)", at: "/op") }
    frames = start..<end
    guard let layers = root["layers"]?.elements else {
      throw LottieError("expected an array of layers", at: root["layers"] == nil ? "" : "/layers")
    }
    var reader = LottieReader(
      version: LottieVersion(parsing: root["v"]?.string), slots: root["slots"], colorPlaces: colorPlaces)
    name = reader.text(root["nm"]) ?? ""
    fonts = FontLibrary(reading: root, files: files, reader: &reader)
    try readParts(root, layers: layers, &reader)
    warnings = reader.warnings
    features = reader.features
    self.colorPlaces = reader.colorPlaces
    self = bound
  }

  private mutating func readParts(
    _ root: JSONValue, layers: JSONElements, _ reader: inout LottieReader
  ) throws(LottieError) {
    markers = (root["markers"]?.elements).map { $0.compactMap { LottieMarker(reading: $0, reader: &reader) } } ?? []
    slotIDs = root["slots"]?.members?.map { $0.key } ?? []
    var assets = AssetReader(root["assets"], fonts: fonts, frames: frames, reader: &reader)
    images = assets.images
    compositions = try assets.compositions(rootLayers: layers, reader: &reader)
    hasDeepGroups = assets.hasDeepGroups
    layerNames = LayerNames(compositions)
  }

  // MARK: The numbers without which nothing can be drawn

  private static func number(_ key: String, of root: JSONValue) throws(LottieError) -> Double {
    guard let value = root[key] else { throw LottieError("expected the number \(key), found none") }
    guard let number = value.number ?? value[0]?.number else { throw LottieError("expected a number", at: "/" + key) }
    guard number.magnitude <= LottieLimits.greatestNumber else {
      throw LottieError("expected a number of at most 10^12, found \(number)", at: "/" + key)
    }
    return number
  }

  private static func length(_ key: String, of root: JSONValue) throws(LottieError) -> Double {
    let number = try number(key, of: root)
    guard number > 0 else { throw LottieError("expected a number above 0, found \(number)", at: "/" + key) }
    // The duration is finite only if the frame rate is not next to 0.
    guard number >= 1 / LottieLimits.greatestNumber else {
      throw LottieError("expected a number of at least 10^-12, found \(number)", at: "/" + key)
    }
    return number
  }
}
