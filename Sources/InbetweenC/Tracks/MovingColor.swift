internal import MotionNumerics

/// A colour that moves from one to another in a colour space, by a motion from 0 to 1.
struct MovingColor {
  let motion: MotionHandle.Kind
  let space: ColorSpace
  /// The coordinates of both colours.
  let ends: (start: SIMD4<Double>, end: SIMD4<Double>)

  /// Reads the colours and the name of their space.
  init(
    _ motion: MotionHandle.Kind, from start: String?, to end: String?, in space: String?
  ) throws(CallError) {
    guard let start, let end else { throw CallError("a colour is null") }
    guard let space = ColorSpace(rawValue: space ?? "oklab") else {
      throw CallError("space must be \(ColorSpace.allCases.map { $0.rawValue }.joined(separator: ", ")), not another")
    }
    self.motion = motion
    self.space = space
    ends = try CallError.instead { () throws(NotationError) in
      space.ends(from: try Color(parsing: start), to: try Color(parsing: end))
    }
  }

  /// The colour at a time; NaN for a time of NaN.
  func color(at time: Double) -> Color {
    space.color(at: ends.start.interpolated(to: ends.end, by: motion.value(at: time)))
  }
}
