public import MotionCurves
import MotionInteraction
import MotionSprings

extension ParsedMotion {
  /// Parses a motion in the motion notation.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    var scanner = NotationScanner(text)
    self = try scanner.takeMotion()
    try scanner.expectEnd()
  }
}

extension NotationScanner {
  /// Takes a motion with its duration and its delay, followed by both ends.
  fileprivate mutating func takeMotion() throws(NotationError) -> ParsedMotion {
    skipSpaces()
    let start = offset
    var times = try takeTimes(atMost: 2)
    // As in CSS, a duration alone means `ease`.
    let base = !times.isEmpty && !isAtName ? ParsedMotion(.ease) : try takeBoundedBase()
    skipSpaces()
    let behindBase = offset
    times += try takeTimes(atMost: 2 - times.count)
    let motion = try timed(base, times, from: start, at: behindBase < offset ? behindBase : start)
    // The delay comes before the ends; it is also accepted after them.
    return try takeDelay(of: try takeEnds(of: try takeDelay(of: motion)))
  }

  /// Takes `from -> to` if it comes next.
  private mutating func takeEnds(of base: ParsedMotion) throws(NotationError) -> ParsedMotion {
    skipSpaces()
    let start = offset
    guard isAtNumber else { return base }
    let from = try takeEnd("the start")
    guard take("-"), current == UInt8(ascii: ">"), take(">") else { throw error(expected: "'->'") }
    let to = try takeEnd("the end")
    if base.box.isInUnits {
      throw error(expected: "no ends behind a decay, which has a distance of its own", at: start)
    }
    guard (to - from).isFinite else { throw error(expected: "ends with a finite distance", at: start) }
    return from == 0 && from.sign == .plus && to == 1 ? base : base.ending(from: from, to: to)
  }

  private mutating func takeEnd(_ name: String) throws(NotationError) -> Double {
    skipSpaces()
    let start = offset
    guard let numeral = try takeNumber(), !numeral.isPercentage else {
      throw error(expected: "a number for \(name)", at: start)
    }
    return numeral.value
  }

  /// Takes a motion with its bounds, if any, but without duration, delay and ends.
  private mutating func takeBoundedBase() throws(NotationError) -> ParsedMotion {
    let base = try takeBase()
    skipSpaces()
    let start = offset
    var behindName = self
    guard behindName.takeName() == "within" else { return base }
    self = behindName
    let arguments = try NamedArguments(
      from: &self, oneOf: [["min", "max", "restitution"]], optional: ["min", "max", "restitution"])
    let least = arguments.contains("min") ? arguments["min"] : -.infinity
    let greatest = arguments.contains("max") ? arguments["max"] : .infinity
    guard least < greatest else { throw error(expected: "a max above the min", at: start) }
    let edge = arguments.contains("restitution") ? EdgeRule.bounce(restitution: arguments["restitution"]) : .stop
    let bounds: ParsedBounds?
    do {
      bounds = try ParsedBounds(base, within: least...greatest, edge: edge)
    } catch {
      throw arguments.error(for: error, in: self)
    }
    guard let bounds else { throw error(expected: "no bounds but behind a spring or a decay", at: start) }
    return ParsedMotion(bounds)
  }

  /// Takes a motion alone, without duration, delay, bounds and ends.
  mutating func takeBase() throws(NotationError) -> ParsedMotion {
    var behindName = self
    let name = behindName.takeName()
    guard let take = MotionKind.all.first(where: { $0.name == name })?.take else {
      if let preset = try takePreset() { return ParsedMotion(preset) }
      return ParsedMotion(
        try takeTimingCurve(
          or: "a motion", functions: ParsedMotion.functionNames, among: ParsedMotion.vocabulary))
    }
    skipSpaces()
    let start = offset
    guard behindName.current == UInt8(ascii: "(") else { throw error(expected: "'(' after the name", at: start) }
    self = behindName
    return try take(&self)
  }

  /// Takes the name of a preset, if one comes next; the words of timing curves take precedence.
  private mutating func takePreset() throws(NotationError) -> MotionPreset? {
    skipSpaces()
    var behindName = self
    let name = behindName.takeName()
    guard TimingCurve(keyword: name) == nil, behindName.current != UInt8(ascii: "(") else { return nil }
    do {
      let preset = try MotionPreset(named: name)
      self = behindName
      return preset
    } catch {
      guard case .ambiguous(_, let presets) = error else { return nil }
      throw self.error(expected: presets.map { $0.fullName }.joined(separator: " or "), at: offset)
    }
  }
}
