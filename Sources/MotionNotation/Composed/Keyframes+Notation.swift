import MotionCurves

extension MotionKind {
  /// Keyframes in a line.
  static let keyframes = MotionKind(
    "keyframes", "values at times, with curves or cubics between them",
    forms: [
      Form("keyframes(0, 110 at 60%, 100)", "parts of a duration; ease-in behind a key: the curve from it on"),
      Form("keyframes(0, 110 at 300ms, 100 at 0.5s)"),
      Form("keyframes(..., mode: m)", "cubic, monotone, natural, catmull-rom"),
    ],
    example: "keyframes(0, 110 at 60% ease-out, 100)",
    [Parameter("mode", "linear, cubic, monotone, natural or catmull-rom")],
    take: { scanner throws(NotationError) in try scanner.takeKeyframes() })
}

/// A key as written, maybe without a time.
private struct WrittenKey {
  let value: Double
  var time: Double?
  let curve: TimingCurve
  /// The place of the key in the text.
  let offset: Int
}

extension NotationScanner {
  /// Takes the keys between parentheses.
  fileprivate mutating func takeKeyframes() throws(NotationError) -> ParsedMotion {
    skipSpaces()
    let start = offset
    guard take("(") else { throw error(expected: "'('") }
    var keys: [WrittenKey] = []
    var rule = ParsedKeyframes.Rule.linear
    var isByProgress: Bool?
    repeat {
      if isAtName {
        rule = try takeMode()
        break
      }
      keys.append(try takeKey(&isByProgress))
    } while take(",")
    guard take(")") else { throw error(expected: "',' or ')'") }
    guard keys.count > 1 else { throw error(expected: "two keys or more", at: start) }
    if rule != .linear, let eased = keys.first(where: { $0.curve != .linear }) {
      throw error(expected: "no curve beside a mode", at: eased.offset)
    }
    let timed = try withTimes(keys, isByProgress: isByProgress ?? true)
    do throws(ParameterError) {
      return ParsedMotion(try ParsedKeyframes(timed, rule, isByProgress: isByProgress ?? true))
    } catch {
      throw self.error(expected: "\(error.allowed) for \(error.parameter)", at: start)
    }
  }

  /// Takes `mode: cubic`.
  private mutating func takeMode() throws(NotationError) -> ParsedKeyframes.Rule {
    skipSpaces()
    let start = offset
    guard takeWord() == "mode" else { throw error(expected: "a value or 'mode:'", at: start) }
    guard take(":") else { throw error(expected: "':'") }
    skipSpaces()
    let place = offset
    guard let rule = ParsedKeyframes.Rule(rawValue: takeWord()) else {
      let modes = ParsedKeyframes.Rule.allCases.map { $0.rawValue }
      throw error(expected: modes.joined(separator: ", "), at: place, nearest: modes)
    }
    return rule
  }

  /// Takes a value, its time and its curve; all times are of one kind.
  private mutating func takeKey(_ isByProgress: inout Bool?) throws(NotationError) -> WrittenKey {
    skipSpaces()
    let start = offset
    guard let value = try takeNumber(), !value.isPercentage else { throw error(expected: "a value", at: start) }
    var behindName = self
    let hasAt = behindName.takeName() == "at"
    if hasAt { self = behindName }
    skipSpaces()
    let place = offset
    var time: Double?
    if let seconds = try takeTime() {
      guard isByProgress != true else { throw error(expected: "a percentage, as before", at: place) }
      (time, isByProgress) = (seconds, false)
    } else if let part = try takeNumber() {
      guard part.isPercentage else { throw error(expected: "a time with its unit, such as 100ms or 60%", at: place) }
      guard isByProgress != false else { throw error(expected: "a time with its unit, as before", at: place) }
      guard (0...1).contains(part.value) else { throw error(expected: "a percentage from 0 to 100", at: place) }
      (time, isByProgress) = (part.value, true)
    } else if hasAt {
      throw error(expected: "a time, such as 100ms or 60%", at: place)
    }
    if let time, time < 0 { throw error(expected: "a time that is not negative", at: place) }
    let curve = isAtName ? try takeTimingCurve() : .linear
    return WrittenKey(value: value.value, time: time, curve: curve, offset: start)
  }

  /// The keys with the times that are left out, as in CSS's `linear()`: the first is 0, the last the whole duration,
  /// the others lie evenly between their neighbours.
  private func withTimes(_ keys: [WrittenKey], isByProgress: Bool) throws(NotationError) -> [ParsedKeyframes.Key] {
    var times = keys.map { $0.time }
    times[0] = times[0] ?? 0
    if times[keys.count - 1] == nil {
      guard isByProgress else { throw error(expected: "a time of the last key", at: keys[keys.count - 1].offset) }
      times[keys.count - 1] = 1
    }
    var known = 0
    for index in 1..<keys.count {
      guard let time = times[index], let before = times[known] else { continue }
      guard time >= before else {
        throw error(expected: "a time that is not before the last one", at: keys[index].offset)
      }
      for inner in known + 1..<index {
        times[inner] = before.interpolated(to: time, by: Double(inner - known) / Double(index - known))
      }
      known = index
    }
    return zip(keys, times).map { ParsedKeyframes.Key(value: $0.value, time: $1 ?? 0, curve: $0.curve) }
  }
}
