internal import JSONText
internal import MotionValues
internal import RealModule
internal import VectorScene

/// The drop shadow of a layer's styles.
struct LayerStyle: Sendable {
  private var name: String
  private var color: Property<Color>
  /// In per cent.
  private var opacity: Property<Double>
  /// The direction from which the light comes, counter-clockwise from the right, in degrees.
  private var angle: Property<Double>
  private var distance: Property<Double>
  private var size: Property<Double>

  /// Reads the drop shadows among the styles of a layer; the document's warnings report the other styles.
  static func list(_ json: JSONValue?, reader: inout LottieReader) -> [LayerStyle] {
    var styles: [LayerStyle] = []
    for style in reader.elements(json) where style.members != nil {
      reader.count(.layerStyle)
      let type = reader.integer(style["ty"]) ?? 0
      if type == 1 {
        styles.append(LayerStyle(reading: style, reader: &reader))
      } else {
        reader.warn("layer style type \(type)", .ignored, "the layer is drawn without it", at: style)
      }
    }
    return styles
  }

  private init(reading json: JSONValue, reader: inout LottieReader) {
    name = reader.text(json["nm"]) ?? "Drop Shadow"
    color = reader.color(json["c"], isOfShape: false)
    opacity = reader.number(json["o"], default: 100)
    angle = reader.number(json["a"], default: 0)
    distance = reader.number(json["d"], default: 0)
    size = reader.number(json["s"], default: 0)
  }

  /// The filter at a frame.
  func filter(at frame: Double) -> Filter {
    var color = color.value(at: frame)
    color.alpha = min(1, max(0, opacity.value(at: frame) / 100))
    let angle = radians(angle.value(at: frame))
    let distance = distance.value(at: frame)
    return .shadow(
      Shadow(
        color, offset: distance * SIMD2(-Double.cos(angle), Double.sin(angle)),
        radius: max(0, size.value(at: frame) / 2)))
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: name) {
      $0.visit("Color", &color)
      $0.visit("Opacity", &opacity)
      $0.visit("Angle", &angle)
      $0.visit("Distance", &distance)
      $0.visit("Size", &size)
    }
  }
}
