import LayerAnimation
import MotionCurves

/// The motions and keyframes of a style sheet.
struct CSSReader: Sendable {
  let source: SourceText
  let blocks: [StyleSheet.Block]
  /// The names of the keyframes, in the order of the file.
  let keyframeNames: [String]
  let properties: CustomProperties
  /// The block of keyframes that counts for each name.
  let keyframes: [String: StyleSheet.Block]
  /// The places among the blocks of the rules that may name some keyframes, those that always apply first.
  let namingBlocks: [String: [Int]]
  /// The places of all of these rules.
  let namingPlaces: Set<Int>

  init(parsing source: SourceText) throws(ImportError) {
    self.source = source
    blocks = try StyleSheet(parsing: source).root.all
    properties = CustomProperties(in: blocks)
    var (names, keyframes) = ([String](), [String: StyleSheet.Block]())
    for block in blocks {
      guard let name = block.keyframesName else { continue }
      names.append(name)
      // The last block counts, but what applies under a condition overrides nothing that always applies.
      if let other = keyframes[name], other.condition == nil, block.condition != nil { continue }
      keyframes[name] = block
    }
    (keyframeNames, self.keyframes) = (names, keyframes)
    namingBlocks = Self.namingBlocks(among: blocks, of: keyframes, properties)
    namingPlaces = Set(namingBlocks.values.joined())
  }

  /// Finds the rules for all keyframes at once: a search for each would take a square of time.
  private static func namingBlocks(
    among blocks: [StyleSheet.Block], of keyframes: [String: StyleSheet.Block], _ properties: CustomProperties
  ) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (place, block) in blocks.enumerated() {
      for declaration in block.declarations {
        for word in properties.keyframeNames(in: declaration)
        where keyframes[word] != nil && found[word]?.last != place {
          found[word, default: []].append(place)
        }
      }
    }
    return found.mapValues { places in
      places.filter { blocks[$0].condition == nil } + places.filter { blocks[$0].condition != nil }
    }
  }

  /// The value with each `var()` replaced by the file's definition.
  func resolved(_ value: String) throws(CSSProblem) -> String { try properties.resolved(value) }

  /// The animation of some keyframes; if several have one name, the last without a condition counts.
  func animation(named name: String) throws(ImportError) -> ImportedAnimation {
    guard let block = keyframes[name] else { throw .noAnimation("@keyframes", name, among: keyframeNames) }
    let timing = try timing(of: name)
    let duration = timing.duration ?? 1
    do throws(CSSProblem) {
      if timing.direction == .reverse || timing.direction == .alternateReverse {
        throw CSSProblem("no animation document runs \(timing.direction.rawValue.quoted)")
      }
      if timing.iterationCount == 0 { throw CSSProblem("an iteration count of 0 shows nothing") }
      if let problem = MediaTiming.problem(duration: duration, beginTime: timing.delay) { throw CSSProblem(problem) }
    } catch {
      throw source.failure("@keyframes \(name): \(error.text)", at: block.offset)
    }
    let tracks = try CSSKeyframes(block, source: source, curve: timing.curve ?? .ease, properties: properties).tracks
    let autoreverses = timing.direction == .alternate && timing.iterationCount > 1
    return ImportedAnimation(
      name: name, place: source.place(at: block.offset), tracks: tracks, duration: duration,
      beginTime: timing.delay,
      // For Core Animation, forth and back are one repetition.
      repeatCount: autoreverses ? timing.iterationCount / 2 : timing.iterationCount, autoreverses: autoreverses,
      fillMode: timing.fillMode)
  }
}

extension CustomProperties {
  /// The words of a declaration that may name keyframes; errors in entries do not matter.
  func keyframeNames(in declaration: StyleSheet.Declaration) -> [String] {
    switch declaration.name {
    case "animation": entries(of: declaration.value).flatMap { $0.cssParts() }.map { $0.unquoted }
    case "animation-name": entries(of: declaration.value).map { $0.unquoted }
    default: []
    }
  }
}
