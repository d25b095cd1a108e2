import ExportReading
import MotionExport
import MotionNumerics
import TestSupport

/// A request for `inbetween export`, as a text: a format, a property, a tolerance and a motion.
struct ExportOrder {
  let format: String
  let property: AnimatedProperty
  let tolerance: Double
  let motion: ParsedMotion

  /// The formats with a reader, and those without.
  static let formats = ExportFormat.all.map(\.name) + ["css", "css-bytes"] + CodeLanguage.allCases.map(\.rawValue)

  /// Reads `svg translate 0.001 spring(1 100 10)`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 3).map(String.init)
    guard parts.count == 4, Self.formats.contains(parts[0]), let property = AnimatedProperty(rawValue: parts[1]),
      let tolerance = Double(parts[2]), let motion = ParsedMotion(parts[3])
    else { return nil }
    (format, self.property, self.tolerance, self.motion) = (parts[0], property, tolerance, motion)
  }
}

extension RandomText {
  /// An order, mostly one that can be filled.
  static func exportOrder(_ random: inout SplitMix64) -> String {
    let format = ExportOrder.formats[random.below(ExportOrder.formats.count)]
    let property = AnimatedProperty.allCases[random.below(AnimatedProperty.allCases.count)]
    // A coarse tolerance for what says little, or all would be refused.
    let usual = ["android", "tokens"].contains(format) ? [3e-2, 0.2] : [1e-1, 1e-2, 1e-3, 1e-4]
    let tolerance = random.once(in: 12) ? abs(random.wild()) : usual[random.below(usual.count)]
    return "\(format) \(property) \(tolerance) \(exportedMotion(&random))"
  }

  /// A motion, mostly with a duration, and now and then with an arrow.
  static func exportedMotion(_ random: inout SplitMix64) -> String {
    var text = motion(&random)
    let timed = ["linear", "ease", "cubic", "step"]
    if timed.contains(where: text.hasPrefix) && !random.once(in: 4) {
      text = "\(random.number() * 2 + 0.01)s \(text)"
      if random.once(in: 3) { text += " \(random.moderate())s" }
    }
    switch random.below(8) {
    case 0: text += " \(random.moderate(300)) -> \(random.moderate(300))"
    case 1: text += " 0 -> \(random.once(in: 4) ? random.wild() : 300)"
    default: break
    }
    return text
  }
}
