import Baselines
import Benchmark
import MotionNumerics

/// A client's struct with the three members that a value needs.
private struct Box: VectorValue {
  var x, y, w: Double

  static var scalarCount: Int { 3 }
  init(scalars: (Int) -> Double) { (x, y, w) = (scalars(0), scalars(1), scalars(2)) }
  subscript(scalar index: Int) -> Double { index == 0 ? x : index == 1 ? y : w }
}

/// The same struct with operations by hand.
private struct HandmadeBox: VectorValue {
  var x, y, w: Double

  init(x: Double, y: Double, w: Double) { (self.x, self.y, self.w) = (x, y, w) }

  static var scalarCount: Int { 3 }
  init(scalars: (Int) -> Double) { (x, y, w) = (scalars(0), scalars(1), scalars(2)) }
  subscript(scalar index: Int) -> Double { index == 0 ? x : index == 1 ? y : w }

  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y, w: a.w + b.w) }
  static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y, w: a.w - b.w) }
  static func * (a: Self, factor: Double) -> Self { Self(x: a.x * factor, y: a.y * factor, w: a.w * factor) }
}

/// Values of a client's struct on a spring, by the three members alone against operations by hand.
func benchmarkOwnValues() {
  let times = (0..<65_536).map { Double($0) / 32_768 }

  func values<Value: VectorValue>(_ type: Value.Type) -> () -> Void {
    let motion = SpringMotion(
      Spring(duration: 0.5, bounce: 0.3), from: Value(scalars: { 20 * Double($0) }),
      to: Value(scalars: { 120 - Double($0) }))
    return {
      var sum = 0.0
      for time in times { sum += motion.value(at: time)[scalar: 2] }
      blackHole(sum)
    }
  }

  compare(
    "own struct on a spring", values: times.count,
    baseline: ("operations by hand", values(HandmadeBox.self)),
    with: [
      Subject("three members", target: .timesTheCost(1.1), work: values(Box.self)),
      Subject("SIMD3<Double>", work: values(SIMD3<Double>.self)),
      Subject("SIMD3<Float>", work: values(SIMD3<Float>.self)),
    ])
}
