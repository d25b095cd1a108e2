internal import MotionCurves

/// Smooth noise: the same numbers on every machine.
///
/// At whole coordinates it is a random number in −1…1; between them it is interpolated smoothly, and never leaves −1…1.
enum ScriptNoise {
  /// The noise on a line, for one of many seeds.
  static func value(at x: Double, seed: UInt64) -> Double {
    let (cell, fraction) = split(x)
    return mixed(corner(cell, 0, 0, seed), corner(cell &+ 1, 0, 0, seed), fraction)
  }

  /// The noise in space.
  static func value(at point: SIMD3<Double>) -> Double {
    let (x, fx) = split(point.x)
    let (y, fy) = split(point.y)
    let (z, fz) = split(point.z)
    func line(_ y: Int64, _ z: Int64) -> Double { mixed(corner(x, y, z, 0), corner(x &+ 1, y, z, 0), fx) }
    func plane(_ z: Int64) -> Double { mixed(line(y, z), line(y &+ 1, z), fy) }
    return mixed(plane(z), plane(z &+ 1), fz)
  }

  private static func split(_ x: Double) -> (Int64, Double) {
    guard x.magnitude < 0x1p52 else { return (0, 0) }
    let cell = x.rounded(.down)
    return (Int64(cell), x - cell)
  }

  private static func mixed(_ a: Double, _ b: Double, _ t: Double) -> Double {
    a + (b - a) * (t * t * t * (t * (6 * t - 15) + 10))
  }

  private static func corner(_ x: Int64, _ y: Int64, _ z: Int64, _ seed: UInt64) -> Double {
    var random = SplitMix64(
      seed: seed &+ UInt64(bitPattern: x) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: y) &* 0xC2B2_AE3D_27D4_EB4F
        &+ UInt64(bitPattern: z) &* 0x1656_67B1_9E37_79F9)
    return Double(random.next() >> 11) * 0x1p-52 - 1
  }
}
