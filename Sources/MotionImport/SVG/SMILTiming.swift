import LayerAnimation
import MotionCurves

/// When an animation element runs, and how often.
///
/// Source: SMIL 3.0, *Timing and Synchronization*: "Calculating the active duration", "Clock values"; SVG Animations
/// Level 2, §2.13.
struct SMILTiming: Equatable {
  /// The duration of one run, in seconds.
  let duration: Double
  /// The time of the begin, in seconds.
  let begin: Double
  /// The number of runs.
  let repeatCount: Double
  let fillMode: FillMode

  /// Reads the times of an element, which lasts without a duration if it has one value, as `set` has.
  init(of element: SMILElement, lasts: Bool) throws(ImportError) {
    for name in ["end", "min", "max"] where element.text(name) != nil {
      throw element.failure(name, "no document cuts an animation off")
    }
    begin = try Self.begin(of: element)
    let duration = try Self.clock("dur", element)
    let most = try Self.clock("repeatDur", element)
    guard duration != 0, most != 0 else { throw element.failure("dur", "expected a positive time") }
    var count = try Self.count(element)
    if let duration, duration.isFinite {
      self.duration = duration
      if let most { count = min(count ?? .infinity, most / duration) }
      repeatCount = count ?? 1
    } else {
      guard lasts else { throw element.failure("dur", "missing, so that nothing moves") }
      // One value: any cut into runs shows the same.
      let end = most ?? .infinity
      (self.duration, repeatCount) = end.isFinite ? (end, 1) : (1, .infinity)
    }
    if let problem = MediaTiming.problem(duration: self.duration, beginTime: begin) {
      throw element.failure("dur", problem)
    }
    switch element.text("fill") ?? "remove" {
    case "remove": fillMode = .removed
    case "freeze": fillMode = .forwards
    case let other: throw element.failure("fill", "expected freeze or remove, found \(other.quoted)")
    }
  }

  /// The begin: one offset from the start of the document, 0 without any.
  private static func begin(of element: SMILElement) throws(ImportError) -> Double {
    guard let text = element.text("begin") else { return 0 }
    let isNegative = text.hasPrefix("-")
    let offset = isNegative || text.hasPrefix("+") ? String(text.dropFirst()).trimmed : text
    guard let time = seconds(offset) else {
      throw element.failure("begin", "only an offset such as 0.5s has an exact equal, found \(text.quoted)")
    }
    return isNegative ? -time : time
  }

  /// A time; infinite for `indefinite`, and nil without the attribute.
  private static func clock(_ name: String, _ element: SMILElement) throws(ImportError) -> Double? {
    guard let text = element.text(name) else { return nil }
    if text == "indefinite" { return .infinity }
    guard let time = seconds(text) else {
      throw element.failure(name, "expected a time such as 0.5s or indefinite, found \(text.quoted)")
    }
    return time
  }

  private static func count(_ element: SMILElement) throws(ImportError) -> Double? {
    guard let text = element.text("repeatCount") else { return nil }
    if text == "indefinite" { return .infinity }
    guard let count = Double(decimal: Array(text.utf8)), count > 0 else {
      throw element.failure("repeatCount", "expected a positive number or indefinite, found \(text.quoted)")
    }
    return count
  }

  /// A clock value in seconds: `1:02:30.5`, `02:30.5`, `3.2h`, `45min`, `30s`, `5ms` or `12.467`; nil for other text.
  static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 1 {
      guard parts.count <= 3, let last = plain(parts[parts.count - 1]), last < 60 else { return nil }
      let whole = parts.dropLast().compactMap { part in part.utf8.contains(UInt8(ascii: ".")) ? nil : plain(part) }
      guard whole.count == parts.count - 1, let minutes = whole.last, minutes < 60 else { return nil }
      return (whole.count == 2 ? whole[0] * 3600 : 0) + minutes * 60 + last
    }
    if text.hasSuffix("ms") { return plain(String(text.dropLast(2))).map { $0 / 1000 } }
    for (unit, factor) in [("min", 60.0), ("h", 3600), ("s", 1)] where text.hasSuffix(unit) {
      return plain(String(text.dropLast(unit.utf8.count))).map { $0 * factor }
    }
    return plain(text)
  }

  /// A number of digits with at most one point.
  private static func plain(_ text: String) -> Double? {
    guard text.utf8.first.map({ $0 != UInt8(ascii: ".") }) ?? false,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }),
      let number = Double(decimal: Array(text.utf8)), number <= 1e9
    else { return nil }
    return number
  }
}
