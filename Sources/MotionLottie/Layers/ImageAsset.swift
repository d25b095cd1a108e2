internal import JSONText
internal import VectorScene

/// An image of a document.
struct ImageAsset: Sendable {
  var id: String
  /// The width and height to which the image is stretched.
  var size: SIMD2<Double>
  /// The name of the image's file, or a data URI.
  var file: String
  /// The folder of the file, as the document writes it.
  var folder: String

  init(reading json: JSONValue, id: String, reader: inout LottieReader) {
    self.id = id
    size = SIMD2(reader.number(json["w"]) ?? 0, reader.number(json["h"]) ?? 0)
    file = reader.text(json["p"]) ?? ""
    folder = reader.text(json["u"]) ?? ""
  }
}
