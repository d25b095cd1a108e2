internal import JSONText
internal import VectorScene

/// An image of a document, stretched to its size from the origin of its layer.
struct ImageAsset: Sendable {
  var id: String
  var size: SIMD2<Double>
  /// The name of the image's file with its folder; empty for an image inside of the document.
  var path = ""
  /// The picture; nil if its file has not been provided yet, or cannot be read.
  var picture: Picture? {
    didSet { nodes = picture.map { [.image($0)] } ?? [] }
  }
  /// The nodes that layers with this image draw.
  private(set) var nodes: [Node] = []

  /// Reads an asset, or the image of its slot.
  init(reading asset: JSONValue, id: String, reader: inout LottieReader) {
    self.id = id
    var json = asset
    if let slot = asset["sid"]?.string {
      reader.count(.slot)
      if let image = reader.slots?[slot]?["p"], image["p"]?.string != nil { json = image }
    }
    size = SIMD2(
      max(0, reader.number(json["w"]) ?? reader.number(asset["w"]) ?? 0),
      max(0, reader.number(json["h"]) ?? reader.number(asset["h"]) ?? 0))
    let file = reader.text(json["p"]) ?? ""
    guard !file.utf8.starts(with: "data:".utf8) else {
      let picture = try? Picture(parsing: file, size: size)
      if picture == nil {
        reader.warn("damaged image", .ignored, "the image is not drawn", at: json["p"] ?? json)
      }
      setPicture(picture)
      return
    }
    path = (reader.text(json["u"]) ?? "") + file
    if !file.isEmpty {
      reader.warn(Self.fileWarning, .ignored, "images in files are drawn where they are provided", at: json)
    }
  }

  private mutating func setPicture(_ picture: Picture?) {
    self.picture = picture
  }

  /// The feature in the warning about images that are not in the document.
  static let fileWarning = "image file"
}
