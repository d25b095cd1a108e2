import MotionNumerics

extension PoolTarget {
  static var regressions: [Regression<PoolInput>] {
    let group = PoolInput.Group(spring: .snappy, tolerance: 0.001)
    let add = PoolInput.Call.add(group: 0, position: .zero, target: [100, 40, 7, -3], velocity: .zero)
    return [PoolInput.Values.simd2, .simd3, .simd4].map { values in
      Regression(
        "a step in which all lanes come to rest at once told so for each lane",
        PoolInput(values: values, groups: [group], calls: [add, .step(3600)]))
    }
  }
}
