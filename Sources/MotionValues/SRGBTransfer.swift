import RealModule

/// The transfer function of sRGB, extended to negative numbers as an odd function.
enum SRGBTransfer {
  /// The linear light of a component of sRGB.
  static func linear(_ component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : Double.pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// The component in sRGB for a linear light.
  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let component = size <= 0.0031308 ? 12.92 * size : 1.055 * Double.pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }

  /// The linear light of the first three components.
  static func linear(_ components: SIMD4<Double>) -> SIMD3<Double> {
    SIMD3(linear(components.x), linear(components.y), linear(components.z))
  }

  /// The components in sRGB for a linear light.
  static func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
  }
}
