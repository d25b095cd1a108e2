import MotionCurves
internal import MotionValues
internal import RealModule
internal import VectorScene

/// Shadows and filters as effects of layers.
extension LottieWriter {
  /// The member of a layer with effects.
  static func effects(_ effects: [String]) -> [String] { effects.isEmpty ? [] : [list("ef", effects)] }

  /// The effects of groups, in the coordinates of their children.
  mutating func effects(of groups: [Group], in space: LottieSpace) -> [String] {
    var effects: [String] = []
    for (index, filter) in groups[0].filters.enumerated() {
      let filters = groups.map { $0.filters[index] }
      switch filter {
      case .blur:
        let deviations = filters.map { if case .blur(let deviations) = $0 { deviations } else { SIMD2<Double>.zero } }
        effects.append(blur(deviations, in: space))
      case .shadow: effects.append(shadow(filters.compactMap { $0.shadow }, isOver: true, in: space))
      case .shadowOnly: effects.append(shadow(filters.compactMap { $0.shadow }, isOver: false, in: space))
      case .colorMatrix: warn("a colour matrix is left out")
      case .componentTable: warn("a table of colour components is left out")
      case .erode, .dilate: warn("a filter that thins or thickens is left out")
      }
    }
    let shadows = groups.compactMap { $0.shadow }
    return shadows.isEmpty ? effects : effects + [shadow(shadows, isOver: true, in: space)]
  }

  /// A drop shadow: colour, opacity to 255, direction in degrees clockwise from the top, distance, softness of 4 σ.
  mutating func shadow(_ shadows: [Shadow], isOver: Bool, in space: LottieSpace) -> String {
    warn("shadows are not drawn by all players")
    let values = [
      (2, "Color", colors(shadows.map { [$0.color.red, $0.color.green, $0.color.blue] }, in: space)),
      (0, "Opacity", colors(shadows.map { [$0.color.alpha] }, in: space, unit: 255)),
      (1, "Direction", property(Self.directions(of: shadows), in: space, tolerance: 0.1)),
      (0, "Distance", lengths(shadows.map { [$0.offset.norm] }, in: space)),
      (0, "Softness", lengths(shadows.map { [4 * $0.radius] }, in: space, weight: 0.25)),
      (7, "Shadow Only", "{\"a\":0,\"k\":\(isOver ? 0 : 1)}"),
    ]
    return effect(25, "Drop Shadow", values)
  }

  /// The directions of the shadows' offsets, in degrees clockwise from the top.
  ///
  /// From frame to frame they go the shorter way round; a shadow without an offset has the direction of the frame before,
  /// or of the first one after it.
  private static func directions(of shadows: [Shadow]) -> [Double] {
    let known = shadows.map { shadow in
      shadow.offset == .zero ? nil : Double.atan2(y: shadow.offset.y, x: shadow.offset.x) * 180 / .pi + 90
    }
    var last = known.lazy.compactMap { $0 }.first ?? 0
    return known.map { direction in
      if let direction { last += (direction - last).remainder(dividingBy: 360) }
      return last
    }
  }

  /// A Gaussian blur: blurriness of σ/0.3, in both directions or one.
  private mutating func blur(_ deviations: [SIMD2<Double>], in space: LottieSpace) -> String {
    warn("blurs are not drawn by all players")
    let (x, y) = (deviations.map { $0.x }, deviations.map { $0.y })
    let direction = y.allSatisfy { $0 == 0 } ? 2 : x.allSatisfy { $0 == 0 } ? 3 : 1
    if direction == 1 && x != y { warn("a blur is as wide in both directions") }
    let values = (direction == 3 ? y : x).map { [$0 / 0.3] }
    return effect(
      29, "Gaussian Blur",
      [
        (0, "Blurriness", lengths(values, in: space, weight: 0.3)),
        (7, "Blur Dimensions", "{\"a\":0,\"k\":\(direction)}"), (7, "Repeat Edge Pixels", "{\"a\":0,\"k\":0}"),
      ])
  }

  private func effect(_ type: Int, _ name: String, _ values: [(Int, String, String)]) -> String {
    let items = values.enumerated().map { index, value in
      "{\"ty\":\(value.0),\"nm\":\"\(value.1)\",\"ix\":\(index + 1),\"v\":\(value.2)}"
    }
    return "{\"ty\":\(type),\"nm\":\"\(name)\",\"en\":1,\(Self.list("ef", items))}"
  }
}

extension Filter {
  fileprivate var shadow: Shadow? {
    switch self {
    case .shadow(let shadow), .shadowOnly(let shadow): shadow
    default: nil
    }
  }
}
