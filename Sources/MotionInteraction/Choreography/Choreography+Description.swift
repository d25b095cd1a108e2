import MotionCurves

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension Stagger: CustomStringConvertible {
    /// The delays by their fields, with either the interval or the total.
    public var description: String { fieldDescription(of: self) }
  }

  extension MotionStep: CustomStringConvertible {
    /// The step by its fields, without a missing duration.
    public var description: String { fieldDescription(of: self) }
  }

  extension MotionSequence: CustomStringConvertible {
    /// The start and the steps.
    public var description: String {
      var text = "MotionSequence(from: \(shortDescription(of: start))"
      if initialVelocity != .zero { text += ", velocity: \(shortDescription(of: initialVelocity))" }
      if startTime != 0 { text += ", startingAt: \(startTime.shortestDecimal)" }
      return text + ", steps: \(steps))"
    }
  }
#endif
