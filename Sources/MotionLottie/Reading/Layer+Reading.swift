internal import JSONText
import MotionValues

extension Layer {
  /// Reads a layer; its parent and its matte are linked when all layers of the composition are known.
  ///
  /// A layer without name and number is called by its place in the composition.
  init(reading json: JSONValue, place: Int, assets: AssetReader, reader: inout LottieReader) {
    let parts = json.values(of: Part.keys)
    kind = .null
    inFrame = reader.number(parts[Part.inFrame]) ?? assets.frames.lowerBound
    outFrame = reader.number(parts[Part.outFrame]) ?? assets.frames.upperBound
    transform = TransformProperties(reading: parts[Part.transform], reader: &reader)
    index = reader.integer(parts[Part.index])
    name = reader.text(parts[Part.name]) ?? ""
    if name.isEmpty { name = "Layer \(index ?? place + 1)" }
    startFrame = reader.number(parts[Part.startFrame]) ?? 0
    stretch = reader.number(parts[Part.stretch]) ?? 1
    if stretch == 0 { stretch = 1 }
    isHidden = reader.flag(parts[Part.isHidden])
    isAutoOriented = reader.flag(parts[Part.isAutoOriented])
    if isAutoOriented { reader.count(.autoOrient) }
    if reader.flag(parts[Part.isSpatial]) { reader.count(.threeDimensions) }
    kind = Self.kind(of: json, assets: assets, reader: &reader)
    readTime(parts[Part.timeRemap], &reader)
    masks = LayerMask.list(json, reader: &reader)
    effects = LayerEffect.list(parts[Part.effects], reader: &reader).filter { $0.kind != nil || !$0.values.isEmpty }
    styles = LayerStyle.list(parts[Part.styles], canHaveBorder: isOfOutlines, reader: &reader)
    blendMode = reader.blendMode(parts[Part.blendMode])
  }

  /// The parts of a layer of any type in a document.
  private enum Part: Int {
    case inFrame, outFrame, transform, index, name, startFrame, stretch, isHidden, isAutoOriented, isSpatial, timeRemap
    case effects, styles, blendMode
    static let keys = JSONKeys([
      "ip", "op", "ks", "ind", "nm", "st", "sr", "hd", "ao", "ddd", "tm", "ef", "sy", "bm",
    ])
  }

  private mutating func readTime(_ time: JSONValue?, _ reader: inout LottieReader) {
    guard case .precomposition = kind else { return }
    if let time, !time.isNull {
      reader.count(.timeRemap)
      timeRemap = reader.number(time, default: 0)
    }
    if stretch != 1 { reader.count(.stretch) }
  }

  private static func kind(of json: JSONValue, assets: AssetReader, reader: inout LottieReader) -> Kind {
    guard let type = reader.integer(json["ty"]) else {
      reader.warnOfMalformed(json)
      return .unknown
    }
    switch type {
    case 0: return precomposition(json, assets, &reader)
    case 1: return solid(json, &reader)
    case 2: return image(json, assets, &reader)
    case 3:
      reader.count(.null)
      return .null
    case 4:
      reader.count(.shapeLayer)
      return .shape(ShapeContent(reading: json["shapes"], reader: &reader))
    case 5:
      reader.count(.text)
      return .text(TextLayer(reading: json["t"], fonts: assets.fonts, reader: &reader))
    case 6: return .audio
    case 13:
      reader.count(.threeDimensions)
      reader.warn("camera", .ignored, "layers are drawn without perspective", at: json)
      return .camera
    case 15: return .data
    default:
      reader.warn("layer type \(type)", .ignored, "the layer is not drawn", at: json["ty"] ?? json)
      return .unknown
    }
  }

  private static func precomposition(
    _ json: JSONValue, _ assets: AssetReader, _ reader: inout LottieReader
  ) -> Kind {
    reader.count(.precomposition)
    guard let place = assets.compositionPlaces[AssetReader.id(of: json["refId"])] else {
      reader.warn("missing asset", .ignored, "the layer is not drawn", at: json["refId"] ?? json)
      return .null
    }
    guard let width = reader.number(json["w"]), let height = reader.number(json["h"]), width >= 0, height >= 0 else {
      return .precomposition(composition: place, size: nil)
    }
    return .precomposition(composition: place, size: SIMD2(width, height))
  }

  private static func solid(_ json: JSONValue, _ reader: inout LottieReader) -> Kind {
    reader.count(.solid)
    let size = SIMD2(reader.number(json["sw"]) ?? 0, reader.number(json["sh"]) ?? 0)
    return .solid(reader.hexColor(json["sc"]) ?? .black, size: size)
  }

  private static func image(_ json: JSONValue, _ assets: AssetReader, _ reader: inout LottieReader) -> Kind {
    reader.count(.image)
    guard let place = assets.imagePlaces[AssetReader.id(of: json["refId"])] else {
      reader.warn("missing asset", .ignored, "the layer is not drawn", at: json["refId"] ?? json)
      return .null
    }
    return .image(place)
  }
}
