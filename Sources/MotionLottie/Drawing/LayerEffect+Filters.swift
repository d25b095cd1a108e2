import MotionValues
internal import RealModule
internal import VectorScene

extension LayerEffect {
  /// The filters that change the picture at a frame, and the opacity of the changed picture over the old one, 0…1.
  func filters(at frame: Double) -> (filters: [Filter], amount: Double) {
    switch kind {
    case .fill: ([.colorMatrix(fill(at: frame))], 1)
    case .tint: (tint(at: frame), min(1, max(0, number(2, at: frame, default: 100) / 100)))
    case .tritone: (tritone(at: frame), 1)
    case .dropShadow: ([dropShadow(at: frame)], 1)
    case .gaussianBlur: (blur(at: frame), 1)
    case .stroke, nil: ([], 1)
    }
  }

  /// One colour for all, with the opacity of the picture times that of the effect.
  private func fill(at frame: Double) -> ColorMatrix {
    let color = color(2, at: frame)
    return ColorMatrix(
      red: .zero, green: .zero, blue: .zero, alpha: [0, 0, 0, number(6, at: frame, default: 1)],
      offset: SIMD4(color.red, color.green, color.blue, 0))
  }

  /// The mean of the components as amounts of light, in all three of them.
  private static let mean: Filter = {
    let third = SIMD4(1, 1, 1, 0) / 3.0
    return .colorMatrix(ColorMatrix(red: third, green: third, blue: third, isLinearLight: true))
  }()

  /// From one colour for black to another for white.
  private func tint(at frame: Double) -> [Filter] {
    let black = color(0, at: frame)
    let range = color(1, at: frame, default: .white).components - black.components
    let matrix = ColorMatrix(
      red: [range.x, 0, 0, 0], green: [0, range.y, 0, 0], blue: [0, 0, range.z, 0],
      offset: SIMD4(black.red, black.green, black.blue, 0))
    return [Self.mean, .colorMatrix(matrix)]
  }

  /// Through three colours from black to white.
  private func tritone(at frame: Double) -> [Filter] {
    let colors = [color(2, at: frame), color(1, at: frame, default: .gray), color(0, at: frame, default: .white)]
    return [
      Self.mean,
      .componentTable(
        ComponentTable(red: colors.map { $0.red }, green: colors.map { $0.green }, blue: colors.map { $0.blue })),
    ]
  }

  private func dropShadow(at frame: Double) -> Filter {
    var color = color(0, at: frame)
    color.alpha = min(1, max(0, number(1, at: frame, default: 255) / 255))
    let angle = radians(number(2, at: frame, default: 0) - 90)
    let distance = number(3, at: frame, default: 0)
    let shadow = Shadow(
      color, offset: distance * SIMD2(Double.cos(angle), Double.sin(angle)),
      radius: max(0, number(4, at: frame, default: 0) / 4))
    return number(5, at: frame, default: 0) == 0 ? .shadow(shadow) : .shadowOnly(shadow)
  }

  private func blur(at frame: Double) -> [Filter] {
    let deviation = max(0, number(0, at: frame, default: 0) * 0.3)
    let dimensions = number(1, at: frame, default: 1)
    guard deviation > 0 else { return [] }
    return [.blur(SIMD2(dimensions == 3 ? 0 : deviation, dimensions == 2 ? 0 : deviation))]
  }
}
