internal import MotionNumerics

extension MotionHandle {
  /// Compares a recording with the motion.
  ///
  /// The recording may be shifted in time within two bounds, unless both are 0.
  func compared(
    with times: UnsafeBufferPointer<Double>, _ values: UnsafeBufferPointer<Double>, shiftedFrom least: Double,
    to greatest: Double
  ) throws(CallError) -> MotionComparison {
    guard least <= greatest else { throw CallError("the least shift must be at most the greatest one") }
    let shifts = least == 0 && greatest == 0 ? nil : least...greatest
    return try CallError.instead { () throws(ParameterError) in
      try MotionComparison(
        times: Array(times), values: Array(values), with: kind, aligningWithin: shifts)
    }
  }
}
