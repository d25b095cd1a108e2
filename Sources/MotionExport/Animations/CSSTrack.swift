import MotionNotation

/// The keyframes of a property for style sheets and the Web Animations API.
struct CSSTrack: Sendable {
  struct Key: Sendable {
    let time: Double
    let value: String
    /// The timing function of the next segment; nil at the last key.
    let easing: String?
  }

  let property: AnimatedProperty
  let keys: [Key]
  /// The name of the property and its axis in the name of the keyframes.
  let name: String
  /// Whether the track is added to the previous value.
  let isAdded: Bool
  let maximumError: Double
  /// What is known of the error of a fit; nil if the keys are the animation's own.
  let evidence: KeyEvidence?

  /// Creates a track of exact keys; nil if CSS lacks one of the curves.
  init?(_ channel: AnimationChannel, _ exact: ExactKeys, time: NumberScale) {
    var keys: [Key] = []
    for (index, key) in exact.keys.enumerated() {
      let isLast = index == exact.keys.count - 1
      let easing = isLast ? nil : ExportShape.curve(key.curve, duration: nil, delay: 0).cssEasing?.text
      guard isLast || easing != nil else { return nil }
      keys.append(
        Key(
          time: time.printed(key.time), value: channel.cssValue(key.numbers),
          easing: easing))
    }
    property = channel.property
    name = channel.property.rawValue
    isAdded = false
    maximumError = 0
    evidence = nil
    self.keys = keys
  }

  /// Creates a track of keys for one of a channel's numbers.
  init(
    _ channel: AnimationChannel, _ component: Int, _ printed: PrintedKeys, isAdded: Bool, _ evidence: KeyEvidence
  ) {
    keys = printed.keys.enumerated().map { index, key in
      // The other axis stays as it is: 0, or a factor of 1.
      var numbers = SIMD2<Double>(repeating: channel.property == .scale ? 1 : 0)
      numbers[component] = key.value
      return Key(
        time: key.time, value: channel.cssValue(numbers),
        easing: index < printed.segments.count ? printed.segments[index].cssEasing : nil)
    }
    property = channel.property
    name = channel.property.rawValue + (channel.isPlanar ? ["-x", "-y"][channel.axis(of: component)] : "")
    self.isAdded = isAdded
    maximumError = printed.maximumError
    self.evidence = evidence
  }
}

extension AnimationChannel {
  /// A value of the property in CSS, on both axes if the property has two.
  fileprivate func cssValue(_ numbers: SIMD2<Double>) -> String {
    // A translation along x takes one number, but a scale of one number would apply to both axes.
    guard isPlanar, !(axes == .first && property == .translate) else { return property.cssValue(numbers.x) }
    let still = property == .scale ? 1.0 : 0
    let pair =
      switch axes {
      case .first: SIMD2(numbers.x, still)
      case .second: SIMD2(still, numbers.x)
      case .both, .uniform: numbers
      }
    return property.cssValue(pair.x) + " " + property.cssValue(pair.y)
  }
}
