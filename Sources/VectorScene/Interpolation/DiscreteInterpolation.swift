internal import MotionNumerics

/// What cannot go over gradually stays as it is until part 1.
func held<Value>(_ start: Value, _ end: Value, _ part: Double) -> Value {
  part < 1 ? start : end
}

/// Something that may be missing goes over if it is there at both ends.
func between<Value: Interpolatable>(_ start: Value?, _ end: Value?, _ part: Double) -> Value? {
  guard let start, let end else { return held(start, end, part) }
  return start.interpolated(to: end, by: part)
}

/// A width, a font size or a radius in a straight line, which an overshooting curve leads no further than to 0.
func lengthBetween(_ start: Double, _ end: Double, _ part: Double) -> Double {
  max(0, start.interpolated(to: end, by: part))
}
