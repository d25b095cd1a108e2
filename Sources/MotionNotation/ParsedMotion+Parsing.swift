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
  /// Takes a motion of one step, without ends where it goes on from the last one.
  ///
  /// The step has its delay and its ends, and the time after which it is cut short.
  mutating func takeStep(isFirst: Bool) throws(NotationError) -> ParsedSequence.Step {
    skipSpaces()
    let start = offset
    var times = try takeTimes(atMost: 2)
    // As in CSS, a duration alone means `ease`.
    skipSpaces()
    let isAlone = !times.isEmpty && !isAtName && current != UInt8(ascii: "(")
    let base = isAlone ? ParsedMotion(.ease) : try takeBoundedBase()
    skipSpaces()
    let behindBase = offset
    times += try takeTimes(atMost: 2 - times.count)
    var motion = try takeDelay(of: try timed(base, times, from: start, at: behindBase < offset ? behindBase : start))
    skipSpaces()
    let place = offset
    let ends = try takeEnds(of: motion)
    if let ends, let from = ends.start ?? (isFirst ? 0 : nil) {
      // A later step without ends would go on from the last one.
      motion = motion.ending(from: from, to: ends.end, unlessUnit: isFirst)
    } else if ends == nil, !isFirst, motion.takesEnds {
      throw error(expected: "where it goes, such as '-> 100'", at: place)
    }
    // The delay comes before the ends; it is also accepted after them.
    let delayed = try takeDelay(of: motion)
    let target = isFirst || ends?.start != nil ? nil : ends?.end
    return ParsedSequence.Step(motion: delayed, target: target, cut: try takeCut(of: delayed))
  }

  /// Takes `from -> to`, or `-> to` alone, if it comes next.
  private mutating func takeEnds(of base: ParsedMotion) throws(NotationError) -> (start: Double?, end: Double)? {
    skipSpaces()
    let place = offset
    guard isAtNumber else { return nil }
    var from: Double?
    if !takeArrow() {
      from = try takeEnd("the start")
      guard takeArrow() else { throw error(expected: "'->'") }
    }
    let to = try takeEnd("the end")
    guard base.takesEnds else {
      let reason = base.box.valueMeaning == .way ? "a decay, which has a distance" : "a motion that has ends"
      throw error(expected: "no ends behind \(reason) of its own", at: place)
    }
    guard (to - (from ?? 0)).isFinite else { throw error(expected: "ends with a finite distance", at: place) }
    return (from, to)
  }

  private mutating func takeArrow() -> Bool {
    skipSpaces()
    return isAtArrow && take("-") && take(">")
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
    if let group = try takeGroup() { return group }
    var behindName = self
    let name = behindName.takeName()
    guard let kind = MotionKind.all.first(where: { $0.name == name }), let take = kind.take else {
      if let preset = try takePreset() { return ParsedMotion(preset) }
      return ParsedMotion(
        try takeTimingCurve(
          or: "a motion", functions: ParsedMotion.functionNames, among: ParsedMotion.vocabulary))
    }
    skipSpaces()
    let start = offset
    guard behindName.current == UInt8(ascii: "(") else {
      throw error(expected: "'(' after the name, such as '\(kind.example)'", at: start)
    }
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
