import MotionCurves
import MotionFitting
import MotionNotation

extension MotionExporter {
  /// The moving part of the motion, and the delay before it.
  ///
  /// During a delay the start holds. Systems with delays do not need it in the curve.
  var moving: (exporter: MotionExporter, delay: Double) {
    var part = self
    let (delay, end): (Double, Double)
    switch shape {
    case .curve(let curve, let duration?, let wait):
      (delay, end) = (wait, wait + duration)
      part.shape = .curve(curve, duration: duration, delay: 0)
    case .delayed(let shape, let wait):
      (delay, end) = (wait, domain.upperBound)
      part.shape = shape
    default: return (self, 0)
    }
    if end <= delay || delay > 0 && jumps(at: delay) {
      // While it waits, a system shows the first value of the curve, not the value before the jump.
      part.shape = .other
      return (part, 0)
    }
    part.domain = delay...end
    return (part, delay)
  }

  /// The motion as one whose shape no system has; it keeps the negative delay of a motion that began before time 0.
  package var withoutShape: MotionExporter {
    var plain = self
    plain.shape = domain.lowerBound < 0 ? .delayed(.other, by: domain.lowerBound) : .other
    return plain
  }

  private func jumps(at time: Double) -> Bool {
    guard let next = motion.nextBreak(after: time.nextDown), next.time == time else { return false }
    return abs(next.after.value - next.before.value) > 1e-12 * distance
  }

  /// The same for systems without negative delays.
  ///
  /// A motion that began before time 0 is cut off there.
  func keyedFromZero() throws(ExportError) -> (exporter: MotionExporter, delay: Double) {
    let (part, delay) = moving
    guard delay < 0 else { return (part, delay) }
    guard part.domain.upperBound > 0 else { throw .unrepresentable("the motion is over before its time 0") }
    var cut = part
    cut.domain = 0...part.domain.upperBound
    cut.shape = .other
    return (cut, 0)
  }

  /// The times from the first key to the last one: the times in which a tween moves, or in which a motion settles.
  ///
  /// Use them for formats without times, such as Android's interpolators.
  public var keyTimes: ClosedRange<Double> { moving.exporter.domain }

  /// Throws unless the motion's time is seconds.
  func requireSeconds() throws(ExportError) {
    guard !isTimed else { return }
    if case .curve = shape {
      throw .unrepresentable("the format needs a duration: give the curve one, such as '0.4s \(title)'")
    }
    throw .unrepresentable("the format needs a duration: give the motion one, such as '1s \(title)'")
  }

  /// How values are written in a unit, with so many decimals that the rounding is a small part of the tolerance.
  func valueScale(unit: Double = 1) -> NumberScale {
    NumberScale(unit: unit, rounding: .decimals((absoluteTolerance * unit).digits + 1))
  }

  /// How control points are written as parts of a segment.
  var handleScale: NumberScale { NumberScale(rounding: .decimals(tolerance.digits + 1)) }

  /// The warnings about values outside the property's range.
  func warnings(for property: AnimatedProperty) -> [String] {
    guard property == .opacity else { return [] }
    let values = (0...1024).map { motion.value(at: time(at: Double($0) / 1024)) }
    guard let least = values.min(), let greatest = values.max(), least < -1e-9 || greatest > 1 + 1e-9 else { return [] }
    let range = [least, greatest].map { $0.decimalText(3) }.joined(separator: " to ")
    return ["the opacity goes from \(range): players keep it from 0 to 1"]
  }
}

extension Double {
  /// The number with a decimal point, as languages write numbers that are not integers.
  var floatingText: String { plainText.contains(".") ? plainText : plainText + ".0" }
}

extension AnimatedProperty {
  /// The factor from radians to degrees for an angle, and 1 for other properties.
  var degrees: Double { self == .rotate ? 180 / .pi : 1 }
}

extension String {
  /// The text as a string of JSON.
  var json: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The text as a comment of one line.
  var lineComment: String { "// " + split(whereSeparator: { $0 == "\n" || $0 == "\r" }).joined(separator: " ") + "\n" }

  /// The text for an XML comment, which cannot contain two hyphens.
  var xmlComment: String {
    var text = self
    while let range = text.firstDoubleHyphen { text.insert(" ", at: text.index(after: range)) }
    return "<!-- \(text) -->"
  }

  private var firstDoubleHyphen: Index? {
    zip(indices, indices.dropFirst()).first { self[$0] == "-" && self[$1] == "-" }?.0
  }
}
