import MotionNumerics
import TestSupport

/// The motion notation, and the motions that it describes.
///
/// Valid text prints, and the print parses to the same motion; an error states its column. A batch equals its single
/// values to the bit, and a timing curve keeps to its range, its direction and its reverse.
enum NotationTarget: TextTarget {
  static let name = "notation"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.motion(&random)) }

  /// Linear in the text: a calculation has a depth, a `linear()` has stops.
  static func expectedSeconds(for input: FuzzText) -> Double { 2e-5 + 2e-6 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    let motion: ParsedMotion
    do {
      motion = try ParsedMotion(parsing: input.text)
    } catch {
      return check(error, of: input.text, examination)
    }
    let printed = motion.description
    do {
      let again = try ParsedMotion(parsing: printed)
      examination.require(again == motion, "what is printed means the same", printed)
      examination.require(again.description == printed, "what is printed is canonical", printed)
    } catch {
      examination.fail("what is printed parses", "\(printed): \(error)")
    }
    let domain = motion.domain ?? 0...1
    examination.require(domain.lowerBound.isFinite && domain.upperBound.isFinite, "the domain is finite", "\(domain)")
    checkBatch(of: motion, domain, examination)
    if motion.presetName == nil, let curve = motion.timingCurve {
      check(curve, examination)
      // Parentheses around a whole curve are a group of the motion notation, which CSS's functions do not have.
      let isGroup = input.text.first { !$0.isWhitespace } == "("
      let text = isGroup ? printed : input.text
      examination.require((try? TimingCurve(parsing: text)) == curve, "a timing curve is one by itself")
    }
  }

  private static func check(_ error: NotationError, of text: String, _ examination: Examination) {
    examination.require(
      (1...text.unicodeScalars.count + 1).contains(error.column), "an error has a column of the text", "\(error)")
    examination.require(!error.expected.isEmpty && !error.found.isEmpty, "an error says what and what else", "\(error)")
  }

  private static func checkBatch(of motion: ParsedMotion, _ domain: ClosedRange<Double>, _ examination: Examination) {
    let inside = (0..<5).map { _ in
      domain.lowerBound + (domain.upperBound - domain.lowerBound) * examination.random.part()
    }
    let times = inside + [examination.random.time(in: domain), .nan]
    let values = motion.sampled(at: times)
    for (time, value) in zip(times, values) {
      examination.require(value.isIdentical(to: motion.value(at: time)), "a batch is its single values", "at \(time)")
    }
    examination.require(values[values.count - 1].isNaN && motion.velocity(at: .nan).isNaN, "NaN gives NaN")
    for (time, value) in zip(inside, values) {
      examination.require(
        value.isFinite || motion.overflows(over: domain) || motion.hasHugeNumbers, "values are finite in the domain",
        "\(value) at \(time)")
      examination.require(!motion.velocity(at: time).isNaN, "velocities are numbers", "at \(time)")
    }
  }

  /// The range holds all values, and some of them are its ends; the direction is kept; the reverse is 1 − f(1 − p).
  private static func check(_ curve: TimingCurve, _ examination: Examination) {
    let range = curve.range()
    guard range.isFinite else { return }
    // The documented accuracy of the curves, and the same again for the range itself.
    let size = max(1, abs(range.lowerBound), abs(range.upperBound), curve.controlSize)
    let rounding = 16 * size.ulp
    var parts = (0..<6).map { _ in examination.random.part() }
    parts.sort()
    let values = parts.map { curve.value(at: $0) }
    for (part, value) in zip(parts, values) {
      examination.require(
        value >= range.lowerBound - rounding && value <= range.upperBound + rounding, "the range holds all values",
        "\(value) at \(part), range \(range)")
    }
    if curve.isMonotonic {
      let rises = zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
      let falls = zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }
      examination.require(rises || falls, "a monotonic curve is", "\(values) at \(parts)")
    }
    guard size < 1e6, curve.isReversible, examination.asks(oneIn: 4) else { return }
    let twice = curve.reversed.reversed.range()
    examination.require(
      abs(twice.lowerBound - range.lowerBound) <= 64 * rounding
        && abs(twice.upperBound - range.upperBound) <= 64 * rounding,
      "reversed twice it has its range", "\(twice), range \(range)")
    checkReverse(of: curve, parts, rounding, examination)
  }

  /// At fractions whose complement is exact; beside a jump or a vertical tangent the smallest rounding is visible.
  private static func checkReverse(
    of curve: TimingCurve, _ parts: [Double], _ rounding: Double, _ examination: Examination
  ) {
    let reverse = curve.reversed
    for part in parts where 1 - (1 - part) == part {
      let value = reverse.value(at: 1 - part)
      let near = [part - 0x1p-52, part, part + 0x1p-52].map { 1 - curve.value(at: $0) }
      let (least, most) = (near.min() ?? .nan, near.max() ?? .nan)
      // The effect of a neighbour of the mirrored control points: they are rounded too.
      let slope = abs(curve.velocity(at: part))
      let allowed = 64 * rounding + (slope.isFinite ? slope * 0x1p-50 : .infinity)
      examination.require(
        value >= least - allowed && value <= most + allowed || allowed.isNaN, "the reverse is 1 − f(1 − p)",
        "\(value) at \(1 - part), not \(1 - curve.value(at: part))")
    }
  }
}

extension ParsedMotion {
  /// Whether a curve may reach the greatest numbers, so that its distance from end to end makes them infinite.
  fileprivate var hasHugeNumbers: Bool { ["e30", "e+30"].contains { description.contains($0) } }

  /// Whether the extension of a line beyond its points leaves the range of a double, as documented.
  fileprivate func overflows(over domain: ClosedRange<Double>) -> Bool {
    guard case .piecewiseLinear(let curve) = timingCurve else { return false }
    return !curve.range(over: domain).isFinite
  }
}

extension ClosedRange<Double> {
  fileprivate var isFinite: Bool { lowerBound.isFinite && upperBound.isFinite }
}

extension TimingCurve {
  /// The greatest coordinate of a cubic Bézier curve; its accuracy is stated in ulps of that.
  fileprivate var controlSize: Double { cubicBezier.map { max(abs($0.y1), abs($0.y2)) } ?? 1 }

  /// Whether the complements of all positions are as precise as the positions: they are not for points next to each
  /// other or to 0, or far away.
  fileprivate var isReversible: Bool {
    guard case .piecewiseLinear(let curve) = self else { return true }
    let places = curve.points.map(\.input)
    return places.allSatisfy { abs($0) <= 4 && ($0 == 0 || 1 - $0 != 1) }
      && zip(places, places.dropFirst()).allSatisfy { $0 == $1 || $1 - $0 >= 0x1p-4 }
  }
}
