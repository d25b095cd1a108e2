package import MotionValues

extension Color {
  /// The colour without its alpha value in the notation of SVG and CSS, `#rrggbb`.
  ///
  /// Components are clamped to 0…1. Traps unless they are finite. Components in a scene need not be finite:
  /// ``Scene/svg(decimals:idPrefix:)`` throws for them.
  package var hexNotation: String {
    var bytes: [UInt8] = []
    appendHex(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the colour without its alpha value, as `#rrggbb`; its components are finite.
  func appendHex(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "#"))
    for component in [red, green, blue] {
      let level = UInt8((unitInterval(component) * 255).rounded())
      bytes.append(hexDigit(level >> 4))
      bytes.append(hexDigit(level & 0xF))
    }
  }
}

/// A number clamped to 0…1.
///
/// Traps unless the number is finite, which is checked before anything is written.
func unitInterval(_ value: Double) -> Double {
  guard value.isFinite else { fatalError("VectorScene: a colour component or an opacity is not finite") }
  return min(max(value, 0), 1)
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
