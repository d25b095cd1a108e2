import MotionNumerics

/// How the laws compare values of a type.
struct Sameness<Value> {
  /// Whether two values are the same to the bit; all NaNs are the same.
  let same: (Value, Value) -> Bool
  /// The scalars of a value; none if they are not known.
  let scalars: (Value) -> [Double]

  /// The comparison of any equatable values, by `==`.
  static func equatable() -> Sameness where Value: Equatable {
    Sameness(same: { $0 == $1 }, scalars: { _ in [] })
  }

  /// The comparison of vectors, scalar by scalar.
  static func vector() -> Sameness where Value: VectorValue {
    let scalars: (Value) -> [Double] = { value in (0..<Value.scalarCount).map { value[scalar: $0] } }
    return Sameness(
      same: { zip(scalars($0), scalars($1)).allSatisfy { $0.bitPattern == $1.bitPattern || ($0.isNaN && $1.isNaN) } },
      scalars: scalars)
  }
}
