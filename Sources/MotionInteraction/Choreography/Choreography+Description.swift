import MotionCurves

extension Stagger: CustomStringConvertible {
  /// The stagger as Swift, as in `Stagger(count: 12, interval: 0.04, from: .center)`.
  public var description: String {
    let pace =
      switch pace {
      case .interval(let interval): "interval: \(interval.shortestDecimal)"
      case .total(let total): "total: \(total.shortestDecimal)"
      }
    let number = count == 1 ? "" : "count: \(count), "
    let bend = curve == .linear ? "" : ", curve: \(curve)"
    return "Stagger(\(number)\(pace), from: \(origin)\(bend))"
  }
}

extension Stagger.Origin: CustomStringConvertible {
  /// The origin as Swift, `.center` or `.index(3)`.
  public var description: String {
    switch self {
    case .first: ".first"
    case .last: ".last"
    case .center: ".center"
    case .edges: ".edges"
    case .index(let index): ".index(\(index))"
    }
  }
}

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension MotionStep: CustomStringConvertible {
    /// The step by its fields, without a missing duration.
    public var description: String { fieldDescription(of: self) }
  }

  extension MotionSequence: CustomStringConvertible {
    /// The steps and the start.
    public var description: String {
      var text = "MotionSequence(\(steps), from: \(shortDescription(of: start))"
      if initialVelocity != .zero { text += ", velocity: \(shortDescription(of: initialVelocity))" }
      if startTime != 0 { text += ", startingAt: \(startTime.shortestDecimal)" }
      return text + ")"
    }
  }
#endif
