import LayerAnimation
import MotionCurves

/// The motions and keyframes of a style sheet.
struct CSSReader: Sendable {
  let source: SourceText
  let blocks: [StyleSheet.Block]
  /// The names of the keyframes, in the order of the file.
  let keyframeNames: [String]
  /// The values of custom properties, by their names.
  private let properties: [String: String]
  /// The last block of keyframes with each name.
  private let keyframes: [String: StyleSheet.Block]
  /// The places among the blocks of the rules that may name some keyframes.
  private let namingBlocks: [String: [Int]]
  /// The places of all of these rules.
  let namingPlaces: Set<Int>

  init(parsing source: SourceText) throws(ImportError) {
    self.source = source
    let blocks = try StyleSheet(parsing: source).root.all
    self.blocks = blocks
    var properties: [String: String] = [:]
    for declaration in blocks.flatMap({ $0.declarations }) where declaration.name.hasPrefix("--") {
      properties[declaration.name] = declaration.value
    }
    self.properties = properties
    var (names, keyframes) = ([String](), [String: StyleSheet.Block]())
    for block in blocks {
      guard let name = block.keyframesName else { continue }
      names.append(name)
      keyframes[name] = block
    }
    (keyframeNames, self.keyframes) = (names, keyframes)
    namingBlocks = Self.namingBlocks(among: blocks, of: keyframes, properties)
    namingPlaces = Set(namingBlocks.values.joined())
  }

  /// Finds the rules for all keyframes at once: a search for each would take a square of time.
  private static func namingBlocks(
    among blocks: [StyleSheet.Block], of keyframes: [String: StyleSheet.Block], _ properties: [String: String]
  ) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (place, block) in blocks.enumerated() {
      for declaration in block.declarations {
        for word in names(in: declaration, properties) where keyframes[word] != nil && found[word]?.last != place {
          found[word, default: []].append(place)
        }
      }
    }
    return found
  }

  // MARK: Custom properties

  /// The value with each `var()` replaced by the file's definition.
  func resolved(_ value: String) throws(CSSProblem) -> String { try Self.resolved(value, properties) }

  private static func resolved(_ value: String, _ properties: [String: String]) throws(CSSProblem) -> String {
    var text = Array(value.utf8)
    for _ in 0..<16 {
      guard let start = text.firstRange(of: "var(") else { return String(decoding: text, as: UTF8.self) }
      guard let end = text[start.upperBound...].firstIndex(of: UInt8(ascii: ")")) else {
        throw CSSProblem("expected ')' after var(")
      }
      let name = String(decoding: text[start.upperBound..<end], as: UTF8.self).trimmed
      guard let property = properties[name] else {
        throw CSSProblem("a custom property that the file does not define, \(name.quoted)")
      }
      text.replaceSubrange(start.lowerBound...end, with: property.utf8)
      guard text.count < 100_000 else { break }
    }
    throw CSSProblem("custom properties that refer to each other")
  }

  // MARK: Keyframes

  /// The animation of some keyframes; if several have one name, the last counts.
  func animation(named name: String) throws(ImportError) -> ImportedAnimation {
    guard let block = keyframes[name] else { throw .noAnimation("@keyframes", name, among: keyframeNames) }
    let timing = try timing(of: name)
    let duration = timing.duration ?? 1
    do throws(CSSProblem) {
      if let word = timing.names.first(where: { $0 == "reverse" || $0 == "alternate-reverse" }) {
        throw CSSProblem("no animation document runs \(word.quoted)")
      }
      if timing.iterationCount == 0 { throw CSSProblem("an iteration count of 0 shows nothing") }
      if let problem = MediaTiming.problem(duration: duration, beginTime: timing.delay) { throw CSSProblem(problem) }
    } catch {
      throw source.failure("@keyframes \(name): \(error.text)", at: block.offset)
    }
    let tracks = try CSSKeyframes(
      block, source: source, curve: timing.curve ?? .ease,
      resolve: { text throws(CSSProblem) in
        try resolved(text)
      }
    ).tracks
    let autoreverses = timing.alternates && timing.iterationCount > 1
    return ImportedAnimation(
      name: name, place: source.place(at: block.offset), tracks: tracks, duration: duration,
      beginTime: timing.delay,
      // For Core Animation, forth and back are one repetition.
      repeatCount: autoreverses ? timing.iterationCount / 2 : timing.iterationCount, autoreverses: autoreverses,
      fillMode: timing.fillMode)
  }

  /// The timing of keyframes, from the first rule that names them.
  private func timing(of name: String) throws(ImportError) -> CSSTiming {
    for place in namingBlocks[name] ?? [] {
      if let timing = try timing(of: name, in: blocks[place]) { return timing }
    }
    return CSSTiming()
  }

  /// The timing of keyframes in a rule; nil if it does not name them.
  ///
  /// Each property other than `animation` is a list with an entry for each name, which repeats if it is shorter.
  ///
  /// Source: CSS Animations Level 1, §4.2.
  private func timing(of name: String, in rule: StyleSheet.Block) throws(ImportError) -> CSSTiming? {
    var (timing, place): (CSSTiming, Int?) = (CSSTiming(), nil)
    var lists: [StyleSheet.Declaration] = []
    for declaration in rule.declarations {
      switch declaration.name {
      case "animation":
        // It sets all properties anew.
        (timing, place, lists) = (CSSTiming(), nil, [])
        for (index, entry) in Self.entries(of: declaration, properties).enumerated()
        where entry.cssParts().map({ $0.unquoted }).contains(name) {
          let found = try reading(declaration) { () throws(CSSProblem) in
            try CSSTiming(shorthand: try resolved(entry), isAnimation: true)
          }
          if found.names.contains(name) { (timing, place) = (found, index) }
        }
      case "animation-name": place = Self.entries(of: declaration, properties).lastIndex { $0.unquoted == name }
      case let other where other.hasPrefix("animation-"): lists.append(declaration)
      default: break
      }
    }
    guard let place else { return nil }
    for list in lists {
      let entries = Self.entries(of: list, properties)
      try reading(list) { () throws(CSSProblem) in
        try timing.take(list.name, try resolved(entries[place % entries.count]))
      }
    }
    return timing
  }

  /// What a body returns; its error is about a declaration.
  private func reading<Found>(
    _ declaration: StyleSheet.Declaration, _ body: () throws(CSSProblem) -> Found
  ) throws(ImportError) -> Found {
    do throws(CSSProblem) {
      return try body()
    } catch {
      throw source.failure("\(declaration.name): \(error.text)", at: declaration.offset)
    }
  }

  /// Whether a declaration names some keyframes; errors in entries do not matter.
  func names(_ name: String, in declaration: StyleSheet.Declaration) -> Bool {
    Self.names(in: declaration, properties).contains(name)
  }

  /// The words of a declaration that may name keyframes.
  private static func names(in declaration: StyleSheet.Declaration, _ properties: [String: String]) -> [String] {
    switch declaration.name {
    case "animation": entries(of: declaration, properties).flatMap { $0.cssParts() }.map { $0.unquoted }
    case "animation-name": entries(of: declaration, properties).map { $0.unquoted }
    default: []
    }
  }

  /// The entries of a list, where a custom property may hold several.
  private static func entries(of declaration: StyleSheet.Declaration, _ properties: [String: String]) -> [String] {
    let comma = UInt8(ascii: ",")
    return declaration.value.cssParts(separator: comma).flatMap { part in
      ((try? resolved(part, properties)) ?? part).cssParts(separator: comma)
    }
  }
}

extension StyleSheet.Block {
  /// The name of `@keyframes`; nil for another block.
  var keyframesName: String? {
    let parts = prelude.cssParts()
    guard parts.count == 2, ["@keyframes", "@-webkit-keyframes"].contains(parts[0].lowercased()) else { return nil }
    return parts[1].unquoted
  }
}

extension String {
  /// The text between two quotation marks of one kind, or the text itself: the name of keyframes may be a string.
  var unquoted: String {
    guard utf8.count > 1, ["\"", "'"].contains(where: { hasPrefix($0) && hasSuffix($0) }) else { return self }
    return String(dropFirst().dropLast())
  }
}

extension [UInt8] {
  /// The first place of a text.
  fileprivate func firstRange(of text: StaticString) -> Range<Int>? {
    let count = text.utf8CodeUnitCount
    return text.withUTF8Buffer { letters in
      indices.dropLast(Swift.max(0, count - 1)).first { self[$0...].starts(with: letters) }.map { $0..<$0 + count }
    }
  }
}
