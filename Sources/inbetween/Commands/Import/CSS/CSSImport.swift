import MotionNumerics

/// The easings and keyframes of a style sheet.
struct CSSImport {
  let source: SourceText
  let blocks: [StyleSheet.Block]
  /// The values of custom properties, by their names.
  private let properties: [String: String]

  init(parsing source: SourceText) throws(CommandFailure) {
    self.source = source
    blocks = try StyleSheet(parsing: source).root.all
    var properties: [String: String] = [:]
    for declaration in blocks.flatMap({ $0.declarations }) where declaration.name.hasPrefix("--") {
      properties[declaration.name] = declaration.value
    }
    self.properties = properties
  }

  /// The value with each `var()` replaced by the file's definition.
  func resolved(_ value: String) throws(CSSProblem) -> String {
    var text = value
    for _ in 0..<16 {
      guard let start = text.range(of: "var(") else { return text }
      guard let end = text[start.upperBound...].firstIndex(of: ")") else { throw CSSProblem("expected ')' after var(") }
      let name = String(text[start.upperBound..<end]).trimmed
      guard let property = properties[name] else {
        throw CSSProblem("a custom property that the file does not define, \(name.quoted)")
      }
      text = String(text[..<start.lowerBound]) + property + String(text[text.index(after: end)...])
      guard text.utf8.count < 100_000 else { break }
    }
    throw CSSProblem("custom properties that refer to each other")
  }

  // MARK: Keyframes

  /// The names of the keyframes, in the order of the file.
  var keyframeNames: [String] { blocks.compactMap { $0.keyframesName } }

  /// The animation document of some keyframes; if several have one name, the last counts.
  func animation(named name: String) throws(CommandFailure) -> ImportedAnimation {
    guard let block = blocks.last(where: { $0.keyframesName == name }) else {
      let suggestion = NearestWord.nearest(to: name, among: keyframeNames).map { "; did you mean \($0.quoted)?" } ?? ""
      throw .badData("\(source.name): no @keyframes \(name.quoted)\(suggestion)")
    }
    let timing = try timing(of: name)
    do throws(CSSProblem) {
      if let word = timing.names.first(where: { $0 == "reverse" || $0 == "alternate-reverse" }) {
        throw CSSProblem("no animation document runs \(word.quoted)")
      }
      if timing.iterationCount == 0 { throw CSSProblem("an iteration count of 0 shows nothing") }
    } catch {
      throw source.failure("@keyframes \(name): \(error.text)", at: block.offset)
    }
    return ImportedAnimation(
      tracks: try CSSKeyframes(
        block, source: source, curve: timing.curve ?? .ease,
        resolve: { text throws(CSSProblem) in
          try resolved(text)
        }
      ).tracks,
      duration: timing.duration ?? 1, beginTime: timing.delay,
      // For Core Animation, forth and back are one repetition.
      repeatCount: timing.alternates && timing.iterationCount > 1 ? timing.iterationCount / 2 : timing.iterationCount,
      autoreverses: timing.alternates && timing.iterationCount > 1, fillMode: timing.fillMode)
  }

  /// The timing of keyframes, from the first rule that names them.
  private func timing(of name: String) throws(CommandFailure) -> CSSTiming {
    for block in blocks {
      var timing: CSSTiming?
      for declaration in block.declarations {
        do throws(CSSProblem) {
          if declaration.name == "animation" {
            for part in animationParts(of: declaration, naming: name) {
              let found = try CSSTiming(shorthand: try resolved(part), isAnimation: true)
              if found.names.contains(name) { timing = found }
            }
          } else if declaration.name == "animation-name" && declaration.value == name {
            timing = timing ?? CSSTiming()
          }
          if var known = timing, declaration.name.hasPrefix("animation-") {
            try known.take(declaration.name, try resolved(declaration.value))
            timing = known
          }
        } catch {
          throw source.failure("\(declaration.name): \(error.text)", at: declaration.offset)
        }
      }
      if let timing { return timing }
    }
    return CSSTiming()
  }

  /// The entries of an `animation` that name some keyframes; errors in other entries do not matter.
  func animationParts(of declaration: StyleSheet.Declaration, naming name: String) -> [String] {
    let comma = UInt8(ascii: ",")
    // A custom property may hold several entries.
    let parts = declaration.value.cssParts(separator: comma).flatMap { part in
      ((try? resolved(part)) ?? part).cssParts(separator: comma)
    }
    return parts.filter { $0.cssParts().contains(name) }
  }

  /// Whether a block is a keyframe inside `@keyframes`.
  func isKeyframe(_ block: StyleSheet.Block) -> Bool {
    CSSKeyframes.offsets(block.prelude) != nil
  }
}

extension CSSTiming {
  /// The motion: a curve, with its duration and delay if it has them.
  func motion() throws(CSSProblem) -> ParsedMotion {
    guard let duration else { return ParsedMotion(curve ?? .ease) }
    do throws(ParameterError) {
      return try ParsedMotion(tween: curve ?? .ease, from: 0, to: 1, duration: duration, delay: delay)
    } catch {
      throw CSSProblem("\(error)")
    }
  }

  /// Takes one of the properties that make up an animation.
  mutating func take(_ name: String, _ value: String) throws(CSSProblem) {
    let word = value.lowercased()
    switch name {
    case "animation-duration", "animation-delay":
      guard let time = Self.seconds(word) else { throw CSSProblem("expected a time, found \(value.quoted)") }
      if name == "animation-duration" { duration = time } else { delay = time }
    case "animation-timing-function": curve = try TimingCurve(css: value)
    case "animation-iteration-count", "animation-direction", "animation-fill-mode":
      guard take(word) else { throw CSSProblem("expected a value of this property, found \(value.quoted)") }
    default: break
    }
  }
}

extension StyleSheet.Block {
  /// The name of `@keyframes`; nil for another block.
  var keyframesName: String? {
    let parts = prelude.cssParts()
    guard parts.count == 2, ["@keyframes", "@-webkit-keyframes"].contains(parts[0].lowercased()) else { return nil }
    let name = parts[1]
    return name.count > 1 && name.hasPrefix("\"") && name.hasSuffix("\"") ? String(name.dropFirst().dropLast()) : name
  }
}

extension String {
  /// The first place of a text, in capital or small letters.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
