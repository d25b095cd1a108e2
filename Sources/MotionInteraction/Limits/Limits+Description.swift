import MotionCurves

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension MotionLimits: CustomStringConvertible {
    /// The limits by their fields, without an unlimited jerk.
    public var description: String { fieldDescription(of: self) }
  }

  extension LimitedMotion: CustomStringConvertible {
    /// Both ends, the limits and the times, as they were given.
    public var description: String {
      var text =
        "LimitedMotion(from: \(shortDescription(of: start)), to: \(shortDescription(of: end)), within: \(limits)"
      if let stretchedDuration { text += ", duration: \(stretchedDuration.shortestDecimal)" }
      if startTime != 0 { text += ", startingAt: \(startTime.shortestDecimal)" }
      return text + ")"
    }
  }
#endif
