import MotionCurves
import MotionSprings

/// A motion that has a name, with the words under which people look for it.
package struct NamedMotion: Sendable {
  /// The name in the notation, with its vendor.
  package let name: String
  /// The motion without its name.
  package let motion: ParsedMotion
  /// Whose name it is, as people call them.
  package let owner: String
  /// The words, folded: the name and its parts, its owner's, other spellings, its numbers, times and feel.
  package let words: [String]

  /// All motions that have a name, each once.
  package static let all = TimingCurve.names.compactMap { NamedMotion($0) } + MotionPreset.all.map { NamedMotion($0) }

  /// The motions for which each word of a query begins one of their words, or which the query is in other words.
  package static func found(by query: String) -> [NamedMotion] {
    let asked = query.parts { $0 == UInt8(ascii: " ") }.map { $0.folded }
    let meant = (try? PastedMotion(query))?.motion.description
    return all.filter { named in
      named.name == meant || asked.allSatisfy { word in named.words.contains { $0.hasPrefix(word) } }
    }
  }

  private init(_ preset: MotionPreset) {
    let feel: MotionFeel
    switch preset.kind {
    case .spring(let spring): feel = MotionFeel(spring)
    case .curve(let curve): feel = MotionFeel(.cubicBezier(curve))
    }
    self.init(preset.fullName, preset.motion, NameOwner(preset.vendor), [preset.name], feel)
  }

  private init?(_ name: String) {
    guard let curve = TimingCurve(keyword: name) else { return nil }
    let (owner, spellings) = NameOwner.spellings(of: curve)
    // Flutter has nearly the same curve under this name.
    self.init(name, ParsedMotion(curve), owner, spellings + ["curves.\(name)"], MotionFeel(curve))
  }

  private init(
    _ name: String, _ motion: ParsedMotion, _ owner: NameOwner, _ spellings: [String], _ feel: MotionFeel
  ) {
    self.name = name
    self.motion = motion
    self.owner = owner.title
    let parts = name.parts { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    words = ([name] + spellings + parts + owner.words + feel.words + feel.numbers).map { $0.folded }
  }
}

/// Whose a name is.
private struct NameOwner {
  let title: String
  let words: [String]

  private init(_ title: String, _ words: String) {
    (self.title, self.words) = (title, words.parts { $0 == UInt8(ascii: " ") })
  }

  init(_ vendor: MotionPreset.Vendor) {
    switch vendor {
    case .swiftUI: self.init("SwiftUI", "apple ios ipados macos iphone swift")
    case .reactSpring: self.init("react-spring", "react web javascript js")
    case .compose: self.init("Jetpack Compose", "google android kotlin")
    case .material: self.init("Material 3", "google android material-design md3")
    }
  }

  // CSS's words are Motion's, too.
  private static let css = NameOwner("CSS", "css web browser standard motion framer-motion")
  private static let penner = NameOwner("Penner's easings", "penner easings.net robert jquery gsap flash web")

  /// The owner of a timing curve's name, and the names that GSAP gives it.
  static func spellings(of curve: TimingCurve) -> (NameOwner, [String]) {
    guard case .penner(let easing) = curve else { return (css, []) }
    let direction =
      switch easing.direction {
      case .easeIn: "in"
      case .easeOut: "out"
      case .easeInOut: "inout"
      }
    let power: [PennerEasing.Family] = [.quad, .cubic, .quart, .quint]
    let families = [easing.family.rawValue] + (power.firstIndex(of: easing.family).map { ["power\($0 + 1)"] } ?? [])
    return (penner, families.map { "\($0).\(direction)" })
  }
}
