internal import MotionNumerics

/// Motions made of other motions.
extension MotionHandle {
  /// The motion, and another one when it is over.
  func followed(by next: MotionHandle) throws(CallError) -> MotionHandle {
    try made { motion throws(ParameterError) in try motion.followed(by: try next.inNotation()) }
  }

  /// The motion again and again.
  func repeated(_ count: Double, alternating isAlternating: Bool) throws(CallError) -> MotionHandle {
    try made { motion throws(ParameterError) in try motion.repeated(count, alternating: isAlternating) }
  }

  /// The motion, later by a delay.
  func delayed(by delay: Double) throws(CallError) -> MotionHandle {
    try made { motion throws(ParameterError) in try motion.delayed(by: delay) }
  }

  /// The motion between other ends.
  func between(_ start: Double, _ end: Double) throws(CallError) -> MotionHandle {
    try made { motion throws(ParameterError) in try motion.between(validating: start, end) }
  }

  private func made(
    _ change: (ParsedMotion) throws(ParameterError) -> ParsedMotion
  ) throws(CallError) -> MotionHandle {
    MotionHandle(try CallError.checked { () throws(ParameterError) in try change(try inNotation()) })
  }
}
