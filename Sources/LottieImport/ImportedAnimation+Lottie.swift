internal import JSONText
public import MotionImport

extension ImportedAnimation {
  /// Reads the keyframes of a property of a Lottie document.
  ///
  /// ```swift
  /// let spin = try ImportedAnimation(lottie: json, path: "Ball.r")
  /// spin.tracks[0].values       // [[0], [360]]: the property's own numbers, here degrees
  /// ```
  ///
  /// - Parameters:
  ///   - json: the JSON text, at most ``MotionImport/MotionImporter/greatestByteCount`` bytes: a whole document, an object
  ///     `{"a": 1, "k": […]}` alone, or an array of keyframes.
  ///   - path: the property in a whole document, such as `layers[0].ks.r`, or `Ball.r` by the layer's name; nil for a lone
  ///     property.
  ///   - frameRate: the frames per second of a lone property, 60 by default; a document states its rate.
  /// - Throws: ``LottieImportError`` with the path of the part that is wrong or has no equal. That are keys whose dimensions
  ///   have different handles, positions that move along a curve, and expressions.
  public init(lottie json: [UInt8], path: String? = nil, frameRate: Double? = nil) throws(LottieImportError) {
    // The depth is far more than any document needs.
    let limits = JSONLimits(maximumDepth: 64, maximumByteCount: MotionImporter.greatestByteCount)
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: json, limits: limits)
    } catch {
      throw LottieImportError(error)
    }
    self = try LottieKeys.animation(of: document.root, path: path, rate: frameRate)
  }

  /// Reads the keyframes of a property from a text, as from its bytes.
  public init(lottie json: String, path: String? = nil, frameRate: Double? = nil) throws(LottieImportError) {
    try self.init(lottie: Array(json.utf8), path: path, frameRate: frameRate)
  }
}
