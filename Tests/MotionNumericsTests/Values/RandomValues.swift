import MotionNumerics
import TestSupport

extension SplitMix64 {
  mutating func vector2(_ range: ClosedRange<Double> = -1...1) -> SIMD2<Double> {
    SIMD2(number(in: range), number(in: range))
  }

  mutating func vector3(_ range: ClosedRange<Double> = -1...1) -> SIMD3<Double> {
    SIMD3(number(in: range), number(in: range), number(in: range))
  }

  mutating func vector4(_ range: ClosedRange<Double> = -1...1) -> SIMD4<Double> {
    SIMD4(number(in: range), number(in: range), number(in: range), number(in: range))
  }

  mutating func quaternion() -> Quaternion {
    Quaternion(angle: number(in: -6...6), axis: vector3())
  }

  /// A matrix without special structure: a general projective map.
  mutating func matrix() -> Transform3D {
    Transform3D(row1: vector4(), row2: vector4(), row3: vector4(), row4: vector4())
  }

  /// A map of the plane, reflecting or not.
  mutating func affine() -> Affine {
    let (x, y) = (vector2(), vector2())
    let shift = vector2(-100...100)
    return Affine(a: x.x, b: x.y, c: y.x, d: y.y, tx: shift.x, ty: shift.y)
  }
}

/// The largest difference of any element, in units of the largest element.
func distance<Vector: VectorValue & SIMD<Double>>(_ a: Vector, _ b: Vector, of scale: Vector? = nil) -> Double {
  let size = scale ?? b
  let largest = max(size.max(), -size.min())
  return (a - b).norm / max(largest, .leastNonzeroMagnitude)
}

extension ReferenceTable.Row {
  func numbers(_ prefix: String, _ count: Int) -> [Double] { (0..<count).map { number("\(prefix)\($0)") } }
  func matrix(_ prefix: String) -> Transform3D { Transform3D(elements: SIMD16(numbers(prefix, 16))) }
}
