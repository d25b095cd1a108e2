internal import JSONText
internal import VectorScene

extension LottieReader {
  /// The blend mode `bm` of a layer, a group or a style.
  mutating func blendMode(_ json: JSONValue?) -> BlendMode {
    guard let json, let number = integer(json), number != 0 else { return .normal }
    count(.blend)
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter,
    ]
    if modes.indices.contains(number) { return modes[number] }
    warn(
      "blend mode", .ignored, number == 17 ? "hard mix is drawn as normal" : "an unknown mode is drawn as normal",
      at: json)
    return .normal
  }
}
