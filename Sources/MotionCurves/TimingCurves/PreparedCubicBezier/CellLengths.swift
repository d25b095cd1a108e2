/// The lengths that the cells of a timing curve usually have: what limits them are points of the curve.
///
/// They are only tried: the proof of a cell does not depend on them. So logarithms and powers are rough, and both
/// singular points are two lanes.
///
/// The value, as a function of a complex progress, is singular where the slope of x vanishes at a parameter tₛ: at two
/// points, or at a pair. At a distance d from the progress pₛ there, it behaves as one of four terms: y′(tₛ)·√(d/x₂)
/// near the point; y′(tₛ)·∛(d/x₃) farther away, if the other point is near; and where y′(tₛ) = 0, as where a control
/// point lies on an end, (y₃ − y₂x₃/x₂)·√(d/x₂)³ near it and y₂·∛(d/x₃)² farther away. Here x₂ and y₂ are half of the
/// second derivatives, x₃ and y₃ a sixth of the third ones. A polynomial of degree eight over the half length h has an
/// error of about the term's ninth coefficient times (h/d)⁹.
struct CellLengths {
  /// The complex progress of each singular point.
  private let real, squaredImaginary: SIMD2<Double>
  /// The binary logarithms of h/d at the distance 1, for the four terms.
  private let rootFactor, cubeRootFactor, cubedRootFactor, squaredCubeRootFactor: SIMD2<Double>
  /// The progress where the value turns, or rests at an end; else −∞.
  private let turningPoints: SIMD2<Double>

  init(of curve: CubicBezier) {
    let (x, y) = (curve.grid.roughX, curve.grid.roughY)
    let points = SingularPoints(x, y)
    real = points.real
    squaredImaginary = points.imaginary * points.imaginary
    // A polynomial through the extrema of T₈ divides the error by 128, and the proof multiplies it by 1.2937.
    let unit = 1.2937 / 128 / PreparedCell.allowedError
    let bend = points.squaredBend.roughLogarithms
    // 0.0109 and 0.0022 are the ninth coefficients of √(1 − ξ), and of its cube.
    let error = (points.slope * (0.0109 * unit)).roughLogarithms
    rootFactor = (0.25 * bend - error) / 9
    let bendRate = SIMD2(repeating: x.d3).roughLogarithms
    cubeRootFactor = (bendRate / 3 - error) / 9
    // 0.0068 is the ninth coefficient of ∛(1 − ξ)².
    squaredCubeRootFactor = (bendRate * (2.0 / 3) - (points.valueBend * (0.0068 * unit)).roughLogarithms) / 9
    let cubed = (0.75 * bend - (points.cube * (0.0022 * unit)).roughLogarithms) / 9
    // The least factor keeps NaN and zero bends out.
    cubedRootFactor = cubed.replacing(with: 100, where: points.slope .> 0x1p-20 .| cubed .< -8)
    var turns = SIMD2(repeating: -Double.infinity)
    if let parameters = y.stationaryPoints {
      for index in 0..<2 where parameters[index] > -0.01 && parameters[index] < 1.01 {
        turns[index] = x.value(at: parameters[index])
      }
    }
    turningPoints = turns
  }

  /// The length of a cell from a progress on.
  @inline(__always)
  func length(from start: Double) -> Double {
    let singular = lengths(from: start)
    let distances = turningPoints - start
    // In this order a NaN, of a point at infinity, has no effect.
    let length = min(min(1 - start, singular.x), singular.y)
    return min(length, min(Self.length(at: distances.x), Self.length(at: distances.y)))
  }

  /// The lengths that the singular points allow for.
  ///
  /// They depend on the middle, and the middle on the length, which is usually a sixth of the distance. Beyond half of
  /// the distance Halley's method often fails.
  @inline(__always)
  private func lengths(from start: Double) -> SIMD2<Double> {
    let offset = start - real
    let middle = offset + (offset * offset + squaredImaginary).squareRoot() * (1 / 12.0)
    let distance = (middle * middle + squaredImaginary).squareRoot()
    let logarithm = distance.roughLogarithms
    let (root, cubeRoot) = (rootFactor - logarithm * (1 / 18.0), cubeRootFactor - logarithm * (1 / 27.0))
    var factor = root.replacing(with: cubeRoot, where: cubeRoot .> root)
    var cubedRoot = cubedRootFactor - logarithm * (1 / 6.0)
    let squaredCubeRoot = squaredCubeRootFactor - logarithm * (2 / 27.0)
    cubedRoot.replace(with: squaredCubeRoot, where: squaredCubeRoot .> cubedRoot)
    factor.replace(with: cubedRoot, where: cubedRoot .< factor)
    factor.replace(with: -2, where: factor .> -2)
    return 1.92 * distance * factor.roughPowersOfTwo
  }

  /// The length that a turning point allows for.
  ///
  /// The rounding error of a cell grows with the square of its length, the slope with the distance from the point.
  @inline(__always)
  private static func length(at distance: Double) -> Double {
    distance > 0 ? distance * (1 - 1.4 * min(distance, 0.5)) : 0.7 * (-distance).squareRoot()
  }
}

/// The two points where the slope of x vanishes, or a pair, which counts as the same point twice.
private struct SingularPoints {
  /// The progress.
  let real, imaginary: SIMD2<Double>
  /// |y′|; |x₂|², |y₂| and |y₃ − y₂x₃/x₂|.
  let slope, squaredBend, valueBend, cube: SIMD2<Double>

  init(_ x: LocalCubic, _ y: LocalCubic) {
    let discriminant = x.d2 * x.d2 - 3 * x.d1 * x.d3
    squaredBend = SIMD2(repeating: abs(discriminant))
    guard let parameters = x.stationaryPoints else {
      let parameter = SIMD2(-x.d2, (-discriminant).squareRoot()) / (3 * x.d3)
      let square = SIMD2(parameter.x * parameter.x - parameter.y * parameter.y, 2 * parameter.x * parameter.y)
      let progress = (parameter * (2 * x.d1) + square * x.d2) / 3
      real = SIMD2(repeating: progress.x)
      imaginary = SIMD2(repeating: progress.y)
      let velocity = SIMD2(y.d1, 0) + parameter * (2 * y.d2) + square * (3 * y.d3)
      // Both points of the pair count.
      slope = SIMD2(repeating: 2 * (velocity * velocity).sum().squareRoot())
      (valueBend, cube) = (.zero, .zero)
      return
    }
    real = SIMD2(Self.progress(at: parameters.x, x), Self.progress(at: parameters.y, x))
    imaginary = .zero
    slope = SIMD2(abs(y.slope(at: parameters.x)), abs(y.slope(at: parameters.y)))
    valueBend = SIMD2(abs(y.bend(at: parameters.x)), abs(y.bend(at: parameters.y)))
    cube = SIMD2(Self.cube(at: parameters.x, x, y), Self.cube(at: parameters.y, x, y))
  }

  private static func progress(at parameter: Double, _ x: LocalCubic) -> Double {
    parameter * (2 * x.d1 + x.d2 * parameter) / 3
  }

  private static func cube(at parameter: Double, _ x: LocalCubic, _ y: LocalCubic) -> Double {
    abs(y.d3 - y.bend(at: parameter) * x.d3 / x.bend(at: parameter))
  }
}

extension SIMD2<Double> {
  /// The binary logarithms of the sizes of ordinary numbers within 0.01; some number for others.
  @inline(__always)
  fileprivate var roughLogarithms: Self {
    let bits = unsafeBitCast(self, to: SIMD2<UInt64>.self) & (1 << 63 - 1)
    // In the last bits of 2⁵² the exponent is a number.
    let exponent = unsafeBitCast((bits &>> 52) | (0x1p52).bitPattern, to: Self.self) - (0x1p52 + 1023)
    let fraction = unsafeBitCast(bits & (1 << 52 - 1) | (1.0).bitPattern, to: Self.self) - 1
    return exponent + fraction * (1.343 - 0.343 * fraction)
  }

  /// Powers of two within 0.3 %, for exponents of ordinary size.
  @inline(__always)
  fileprivate var roughPowersOfTwo: Self {
    let shifted = self + 0x1.8p52
    let fraction = self - (shifted - 0x1.8p52)
    let power = (unsafeBitCast(shifted, to: SIMD2<UInt64>.self) &<< 52) &+ (1.0).bitPattern
    return unsafeBitCast(power, to: Self.self) * (1 + fraction * (0.6931 + 0.2402 * fraction))
  }
}
