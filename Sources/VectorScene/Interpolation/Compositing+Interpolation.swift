public import MotionCurves
import MotionPaths

extension Clip: Interpolatable {
  /// Interpolates the path point by point; the rule changes at fraction 1.
  public func interpolated(to end: Clip, by fraction: Double) -> Clip {
    Clip(
      path.interpolated(to: end.path, by: fraction),
      rule: DiscreteInterpolation.value(from: rule, to: end.rule, by: fraction))
  }
}

extension Mask: Interpolatable {
  /// Interpolates the layers if their counts are equal; otherwise the mask changes at fraction 1.
  public func interpolated(to end: Mask, by fraction: Double) -> Mask {
    Mask(layers: layers.interpolated(to: end.layers, by: fraction))
  }
}

extension MaskLayer: Interpolatable {
  /// Interpolates nodes and opacity; mode, kind and inversion change at fraction 1.
  public func interpolated(to end: MaskLayer, by fraction: Double) -> MaskLayer {
    MaskLayer(
      nodes.interpolated(to: end.nodes, by: fraction),
      mode: DiscreteInterpolation.value(from: mode, to: end.mode, by: fraction),
      kind: DiscreteInterpolation.value(from: kind, to: end.kind, by: fraction),
      opacity: opacity.interpolated(to: end.opacity, by: fraction),
      isInverted: DiscreteInterpolation.value(from: isInverted, to: end.isInverted, by: fraction))
  }
}

extension Filter: Interpolatable {
  /// Interpolates the numbers of filters of the same kind; between two kinds the filter changes at fraction 1.
  public func interpolated(to end: Filter, by fraction: Double) -> Filter {
    switch (self, end) {
    case (.blur(let first), .blur(let last)):
      .blur(
        SIMD2(
          first.x.interpolatedLength(to: last.x, by: fraction), first.y.interpolatedLength(to: last.y, by: fraction)))
    case (.colorMatrix(let first), .colorMatrix(let last)):
      .colorMatrix(first.interpolated(to: last, by: fraction))
    case (.componentTable(let first), .componentTable(let last)):
      .componentTable(first.interpolated(to: last, by: fraction))
    case (.shadow(let first), .shadow(let last)): .shadow(first.interpolated(to: last, by: fraction))
    case (.shadowOnly(let first), .shadowOnly(let last)): .shadowOnly(first.interpolated(to: last, by: fraction))
    case (.erode(let first), .erode(let last)): .erode(first.interpolatedLength(to: last, by: fraction))
    case (.dilate(let first), .dilate(let last)): .dilate(first.interpolatedLength(to: last, by: fraction))
    default: DiscreteInterpolation.value(from: self, to: end, by: fraction)
    }
  }
}

extension ColorMatrix {
  /// Interpolates all numbers linearly; whether they apply to linear light changes at fraction 1.
  func interpolated(to end: ColorMatrix, by fraction: Double) -> ColorMatrix {
    ColorMatrix(
      red: red.interpolated(to: end.red, by: fraction), green: green.interpolated(to: end.green, by: fraction),
      blue: blue.interpolated(to: end.blue, by: fraction), alpha: alpha.interpolated(to: end.alpha, by: fraction),
      offset: offset.interpolated(to: end.offset, by: fraction),
      isLinearLight: DiscreteInterpolation.value(from: isLinearLight, to: end.isLinearLight, by: fraction))
  }
}

extension ComponentTable {
  /// Interpolates the values of each component if their counts are equal; otherwise they change at fraction 1.
  func interpolated(to end: ComponentTable, by fraction: Double) -> ComponentTable {
    ComponentTable(
      red: red.interpolated(to: end.red, by: fraction), green: green.interpolated(to: end.green, by: fraction),
      blue: blue.interpolated(to: end.blue, by: fraction), alpha: alpha.interpolated(to: end.alpha, by: fraction))
  }
}
