import MotionCurves
import MotionNotation

extension CSSReader {
  /// The motions of a file, and what it says beside them.
  typealias Motions = (motions: [ImportedMotion], problems: [ImportError], remarks: [ImportRemark])

  /// The named timing functions of a file, in its order, with a remark for each part of the file's motion that they lack.
  ///
  /// A timing function that has no exact equal or does not parse is a problem. The others do not depend on it.
  func motions() -> Motions {
    var found: Motions = ([], [], [])
    // If several timing functions have one name, the second and later ones get a number.
    var counts: [String: Int] = [:]
    for (place, block) in blocks.enumerated() where block.keyframesName == nil && !isKeyframe(block) {
      for declaration in block.declarations {
        for part in easingParts(of: declaration) {
          do throws(CSSProblem) {
            let easing = try easing(part, of: declaration.name)
            if !easing.unused.isEmpty { found.remarks.append(remark(easing.unused, declaration)) }
            guard let motion = easing.motion else { continue }
            let name = name(of: declaration, in: block)
            let count = (counts[name] ?? 0) + 1
            counts[name] = count
            found.motions.append(
              ImportedMotion(
                name: count > 1 ? "\(name) \(count)" : name, motion: motion,
                place: source.place(at: declaration.offset),
                timesKeyframes: declaration.name.hasPrefix("animation") && namingPlaces.contains(place)))
          } catch {
            found.problems.append(source.failure("\(declaration.name): \(error.text)", at: declaration.offset))
          }
        }
        if Self.longhands.contains(declaration.name) { found.remarks.append(remark([declaration.value], declaration)) }
      }
    }
    found.remarks += customProperties(besides: isEasing) + keyframes(besides: nil)
    return found
  }

  /// Whether a block is a keyframe inside `@keyframes`.
  func isKeyframe(_ block: StyleSheet.Block) -> Bool {
    CSSKeyframes.offsets(block.prelude) != nil
  }

  private func isEasing(_ property: StyleSheet.Declaration) -> Bool { CSSTiming.isEasing(property.value) }

  /// Other properties of how a transition or an animation runs.
  ///
  /// They are left out, as each motion is made of one declaration.
  private static let longhands: Set = [
    "transition-duration", "transition-delay", "animation-duration", "animation-delay", "animation-iteration-count",
    "animation-direction", "animation-fill-mode", "animation-play-state",
  ]

  private func name(of declaration: StyleSheet.Declaration, in block: StyleSheet.Block) -> String {
    let prelude = block.prelude.cssParts().joined(separator: " ")
    return declaration.name.hasPrefix("--") || prelude.isEmpty ? declaration.name : "\(prelude) \(declaration.name)"
  }

  /// The entries of a declaration that are meant to be timing functions.
  ///
  /// If a `var()` cannot be resolved, the unresolved value is split instead.
  private func easingParts(of declaration: StyleSheet.Declaration) -> [String] {
    switch declaration.name {
    // A custom property may hold anything. It is meant to be a timing function only if it begins like one.
    case let name where name.hasPrefix("--"): isEasing(declaration) ? [declaration.value] : []
    case "transition-timing-function", "animation-timing-function", "transition", "animation":
      ((try? resolved(declaration.value)) ?? declaration.value).cssParts(separator: UInt8(ascii: ","))
    default: []
    }
  }

  /// The motion of an entry, and the words that a motion has no place for.
  ///
  /// The motion is nil for an entry without a time and a curve.
  private func easing(
    _ part: String, of name: String
  ) throws(CSSProblem) -> (motion: ParsedMotion?, unused: [String]) {
    let text = try resolved(part)
    guard ["transition", "animation"].contains(name) else { return (ParsedMotion(try TimingCurve(css: text)), []) }
    let timing = try CSSTiming(shorthand: text, isAnimation: name == "animation")
    guard timing.curve != nil || timing.duration != nil else { return (nil, []) }
    return (try timing.motion(), timing.words)
  }
}
