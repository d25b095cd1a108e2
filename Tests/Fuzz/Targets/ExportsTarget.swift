import ExportReading
import MotionExport
import MotionNumerics
import TestSupport

/// Motions as text for other systems: each text is within the error that it states, or an error says why not.
///
/// The texts are read by readers that know nothing of the code that wrote them.
enum ExportsTarget: TextTarget {
  static let name = "exports"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.exportOrder(&random)) }

  /// Of motions with some dozen swings; the fewest bytes may take some seconds, and so may three fits of the fewest stops
  /// to a motion that does all at the beginning of 10¹¹ s.
  static func expectedSeconds(for input: FuzzText) -> Double { input.text.hasPrefix("css-bytes") ? 1e-1 : 4e-2 }

  static func check(_ input: FuzzText, _ examination: Examination) {
    guard let order = ExportOrder(input.text) else { return }
    do throws(ExportError) {
      let exporter = try MotionExporter(order.motion, tolerance: order.tolerance)
      guard exporter.isQuick else { return }
      let text = try order.written(exporter)
      examination.require(
        text.maximumError >= 0 && text.maximumError <= order.tolerance, "no error is above the tolerance",
        "\(text.maximumError)")
      examination.require(!text.text.isEmpty && text.remark.contains(exporter.title), "a text says what it is")
      check(text, of: exporter, order, examination)
    } catch {
      examination.require(!error.description.isEmpty, "a refusal says why")
    }
  }

  private static func check(
    _ text: ExportedText, of exporter: MotionExporter<ParsedMotion>, _ order: ExportOrder, _ examination: Examination
  ) {
    let values: [ExportedValue]
    do {
      guard let reading = try order.reading(of: text, exporter) else { return }
      let times = (0..<16).map { _ in examination.random.number(in: reading.times) }
      values = times.map { ExportedValue(time: $0, read: reading.value($0), exact: exporter.motion.value(at: $0)) }
    } catch {
      return examination.fail("what is written can be read", "\(error)\n\(text.text)")
    }
    // The rounding of values far from 0 beside their distance is that of all doubles.
    let largest = values.reduce(max(abs(exporter.start), abs(exporter.end))) { max($0, abs($1.exact)) }
    let allowed = max(text.maximumError, ExportFormat.exactness) * exporter.distance + ExportFormat.exactness * largest
    for value in values where !(abs(value.read - value.exact) <= allowed) && value.read != value.exact {
      examination.require(
        exporter.motion.isSteep(at: value.time), "no error is above its certificate",
        "\(value.read) instead of \(value.exact) at \(value.time), allowed \(allowed)\n\(text.text)")
    }
  }
}

/// The value of a reader of the text at a time, and the motion's value there.
private struct ExportedValue {
  let time, read, exact: Double
}

extension ExportOrder {
  /// The text.
  fileprivate func written(_ exporter: MotionExporter<ParsedMotion>) throws(ExportError) -> ExportedText {
    if let format = ExportFormat.all.first(where: { $0.name == format }) { return try format.write(exporter, property) }
    if let language = CodeLanguage(rawValue: format) { return try exporter.code(language) }
    var options = CSSOptions()
    options.fewest = format == "css" ? .stops : .bytes
    options.hasFallback = format == "css"
    return try exporter.css(options)
  }

  /// The values of a text in the motion's units, and the times for which it speaks; nil for code, which has no reader.
  fileprivate func reading(
    of text: ExportedText, _ exporter: MotionExporter<ParsedMotion>
  ) throws -> (times: ClosedRange<Double>, value: (Double) -> Double)? {
    let (start, change) = (exporter.start, exporter.end - exporter.start)
    let moving = exporter.keyTimes
    func value(_ progress: @escaping (Double) -> Double) -> (Double) -> Double {
      { time in
        let part = (time - moving.lowerBound) / (moving.upperBound - moving.lowerBound)
        return start + change * progress(max(0, min(part, 1)))
      }
    }
    guard let format = ExportFormat.all.first(where: { $0.name == format }) else {
      guard format.hasPrefix("css"), let easing = text.text.pieces(between: "-easing: ", and: ";").last else {
        return nil
      }
      let curve = try TimingCurve(parsing: String(easing.prefix { $0 != "}" && $0 != "\n" }))
      guard let duration = text.milliseconds("duration") else { return (moving, value(curve.value)) }
      let delay = text.milliseconds("delay") ?? 0
      // Steps that jump at once do not while they wait.
      let waiting = if case .steps = curve { start } else { start + change * curve.value(at: 0) }
      return (
        moving,
        { time in
          let elapsed = 1000 * time - delay
          if elapsed < 0 { return waiting }
          return start + change * curve.value(at: elapsed < duration ? elapsed / duration : 1)
        }
      )
    }
    // Of a motion without a duration there is the ease alone.
    if format.name == "tailwind", !text.text.contains("@keyframes"),
      let ease = text.text.pieces(between: "--ease-motion: ", and: ";").first
    {
      return (moving, value(try TimingCurve(parsing: String(ease)).value))
    }
    let read = try format.read(text.text, format.name == "gltf" && property != .scale ? .translate : property)
    let domain = exporter.domain
    if format.name == "android" { return (moving, value(read)) }
    if format.isRelative { return (domain, { start + change * read($0) }) }
    let first = format.isFromZero ? max(domain.lowerBound, 0) : domain.lowerBound
    return (first...max(first, domain.upperBound), read)
  }
}

extension ExportedText {
  /// The milliseconds of a property of a style sheet; nil if it has none.
  fileprivate func milliseconds(_ name: String) -> Double? {
    text.pieces(between: "-\(name): ", and: "ms").first.flatMap { Double(String($0)) }
  }
}

extension MotionExporter<ParsedMotion> {
  /// Whether the motion turns some hundred times at most: the library's own limits take seconds.
  fileprivate var isQuick: Bool {
    guard tolerance >= 1e-5, distance >= 1e-100 else { return false }
    var (turns, jumps) = (0, 0)
    var time = domain.lowerBound.nextDown
    while jumps < 200, let next = motion.nextBreak(after: time), next.time < domain.upperBound {
      (jumps, time) = (jumps + 1, next.time)
    }
    var last = 0.0
    for index in 0...4096 {
      let velocity = motion.velocity(
        at: domain.lowerBound.interpolated(to: domain.upperBound, by: Double(index) / 4096))
      if velocity * last < 0 { turns += 1 }
      last = velocity
    }
    return jumps < 200 && turns < 100
  }
}

extension ParsedMotion {
  /// Whether the rounding of a time is much of a distance: beside a jump, and at a vertical tangent.
  fileprivate func isSteep(at time: Double) -> Bool {
    let near = 1e-6 * max(abs(time), 1e-3)
    guard let next = nextBreak(after: time - near) else { return false }
    return next.time <= time + near
  }
}
