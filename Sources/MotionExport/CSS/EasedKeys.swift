import MotionCurves
import MotionFitting
import MotionNotation

/// Keys for style sheets and the Web Animations API, each with the timing function of the segment that begins there.
struct EasedKeys {
  struct Key {
    let time: Double
    let value: Double
    /// The timing function of the next segment; nil at the last key.
    let easing: String?
  }

  let keys: [Key]
  let remark: String
  let maximumError: Double
  /// The seconds before the first key.
  let delay: Double
  /// The time from the first key to the last, in seconds; nil if the motion has no duration.
  let duration: Double?
}

extension MotionExporter {
  /// The keys of a property, with times in a unit of the whole duration.
  ///
  /// A motion that is a CSS timing function has two keys.
  func easedKeys(
    _ property: AnimatedProperty, timeUnit: Double, decimals: (rounded: Int, exact: Int), allowsJumps: Bool
  ) throws(ExportError) -> EasedKeys {
    let (part, delay) = moving
    let duration = isTimed ? part.duration : nil
    // Steps themselves define what they show during the delay.
    if case .curve(_, let whole?, let wait) = shape, wait + whole > wait, let easing = shape.cssEasing {
      return exactKeys(easing, timeUnit: timeUnit, delay: wait, duration: whole)
    }
    if let easing = part.shape.cssEasing {
      return exactKeys(easing, timeUnit: timeUnit, delay: delay, duration: duration)
    }
    let printed = try part.relativeKeys(timeUnit: timeUnit, decimals: decimals, allowsJumps: allowsJumps)
    let keys = printed.keys.enumerated().map { index, key in
      EasedKeys.Key(
        time: key.time, value: key.value,
        easing: index < printed.segments.count ? printed.segments[index].cssEasing : nil)
    }
    return EasedKeys(
      keys: keys, remark: fitRemark(printed.count, error: printed.maximumError),
      maximumError: printed.maximumError, delay: delay, duration: duration)
  }

  /// Keys with a cubic Bézier between two of them, and times in a unit of the whole duration.
  func relativeKeys(
    valueUnit: Double = 1, timeUnit: Double, decimals: (rounded: Int, exact: Int), allowsJumps: Bool
  ) throws(ExportError) -> PrintedKeys {
    func time(_ decimals: Int) -> NumberScale {
      NumberScale(unit: timeUnit / duration, rounding: .decimals(decimals))
    }
    return try printedKeys(
      KeyLayout(
        shape: .relative, time: time(decimals.rounded), value: valueScale(unit: valueUnit), handle: handleScale,
        allowsJumps: allowsJumps, exactTime: time(decimals.exact)))
  }

  /// Two keys with a timing function that is the motion.
  private func exactKeys(
    _ easing: (text: String, name: String), timeUnit: Double, delay: Double, duration: Double?
  ) -> EasedKeys {
    EasedKeys(
      keys: [
        EasedKeys.Key(time: 0, value: start, easing: easing.text),
        EasedKeys.Key(time: timeUnit, value: end, easing: nil),
      ],
      remark: Remark.exact(title, as: "2 keys and \(easing.name)"), maximumError: 0, delay: delay, duration: duration)
  }
}

extension AnimatedProperty {
  /// A value of the property as CSS writes it.
  func cssValue(_ value: Double) -> String {
    switch self {
    case .translate: value.plainText + "px"
    case .rotate: value.plainText + "rad"
    case .scale, .opacity: value.plainText
    }
  }
}

extension ExportShape {
  /// The shape as a CSS timing function with its name; nil if CSS has none.
  var cssEasing: (text: String, name: String)? {
    guard case .curve(let curve, _, _) = self else { return nil }
    if case .penner = curve {
      guard let cubic = cubicBezier else { return nil }
      return (cubic.description, "cubic-bezier()")
    }
    let text = curve.description
    return (text, text.contains("(") ? text.prefix { $0 != "(" } + "()" : text)
  }
}

extension PrintedKeys.Segment {
  /// The segment as a timing function.
  var cssEasing: String {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      "cubic-bezier(" + [x1, y1, x2, y2].map { $0.plainText }.joined(separator: ", ") + ")"
    case .hold: "steps(1, jump-end)"
    case .linear, .hermite, .points: "linear"
    }
  }
}
