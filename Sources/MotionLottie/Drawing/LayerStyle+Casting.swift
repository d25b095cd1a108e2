import MotionValues
internal import RealModule
internal import VectorScene

extension LayerStyle {
  /// The opacity at a frame, 0…1.
  func opacity(at frame: Double) -> Double { min(1, max(0, opacity.value(at: frame) / 100)) }

  /// The shadow or the glow as one filter of the picture; nil if it needs the picture once more.
  func shadow(at frame: Double) -> Shadow? {
    guard kind == .dropShadow, gain(at: frame) == 1 else { return nil }
    let color = color.value(at: frame)
    // Where black is multiplied, black is the result.
    guard blendMode == .normal || blendMode == .multiply && color.withAlpha(1) == .black else { return nil }
    return Shadow(color.withAlpha(opacity(at: frame)), offset: offset(at: frame), radius: deviation(at: frame))
  }

  /// The shadow or the glow that a picture casts behind itself, or within itself.
  ///
  /// An inner one is what surrounds the picture, cast into it.
  func cast(by picture: Node, at frame: Double) -> Node {
    let isFromEdges = kind.isInner && source.value(at: frame) != 2
    let shadow = Shadow(
      color.value(at: frame).withAlpha(1), offset: offset(at: frame), radius: deviation(at: frame))
    var filters: [Filter] = isFromEdges ? [Self.surroundings, .shadowOnly(shadow)] : [.shadowOnly(shadow)]
    let gain = gain(at: frame)
    if gain != 1 { filters.append(.colorMatrix(ColorMatrix(alpha: [0, 0, 0, gain]))) }
    let cast = Node.group(Group(filters: filters, children: [picture]))
    return .group(
      Group(
        opacity: opacity(at: frame), mask: kind.isInner ? Mask([picture]) : nil, blendMode: blendMode,
        children: [cast]))
  }

  /// The overlay as a filter of the picture; its colour takes the place of the picture's as far as it is opaque.
  func overlay(at frame: Double, opacity: Double) -> Filter {
    let (color, rest) = (color.value(at: frame), 1 - opacity)
    return .colorMatrix(
      ColorMatrix(
        red: [rest, 0, 0, 0], green: [0, rest, 0, 0], blue: [0, 0, rest, 0],
        offset: SIMD4(color.red, color.green, color.blue, 0) * SIMD4(repeating: opacity)))
  }

  /// Opaque where a picture is not.
  private static let surroundings = Filter.colorMatrix(ColorMatrix(alpha: [0, 0, 0, -1], offset: [0, 0, 0, 1]))

  private func offset(at frame: Double) -> SIMD2<Double> {
    guard kind.isShadow else { return .zero }
    let angle = radians(angle.value(at: frame))
    return distance.value(at: frame) * SIMD2(-Double.cos(angle), Double.sin(angle))
  }

  private func deviation(at frame: Double) -> Double { max(0, size.value(at: frame) / 2) }

  /// The factor of the alpha value of what is blurred.
  ///
  /// A spread of 100 % makes all of the blur opaque; below, the factor is that of Skia (skottie/src/effects/
  /// ShadowStyles.cpp). A glow of range 50 % is opaque where it was half so, as in Krita (kis_ls_utils.cpp, `adjustRange`).
  private func gain(at frame: Double) -> Double {
    guard deviation(at: frame) > 0 else { return 1 }
    let rest = 1 - min(1, max(0, spread.value(at: frame) / 100))
    let range = min(1, max(0.01, range.value(at: frame) / 100))
    return min(1e6, 1 / (rest * range))
  }
}

extension Color {
  fileprivate func withAlpha(_ alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }
}
