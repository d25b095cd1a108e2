package import MotionEffects

/// The text of a page about an effect: plain sentences, without quotation marks or markup.
///
/// The tool writes it into the page of an effect, and the C interface gives it to the gallery.
package struct EffectWords: Sendable, Hashable {
  /// A name for people, such as "Four cubes".
  package let title: String
  /// The visible behaviour.
  package let sentence: String
  /// The defect of the original; `nil` if it has none.
  package let flaw: String?
  /// The behaviour of the `exact` variant instead; `nil` if the original has no defect.
  package let remedy: String?
  /// The Swift type that makes it.
  package let type: String
  /// The file of the type, in the sources of the package.
  package let file: String

  /// Creates the words for an effect whose type has a folder and a file of the same name.
  fileprivate init(_ title: String, _ sentence: String, flaw: String?, remedy: String?, type: String) {
    self.title = title
    self.sentence = sentence
    self.flaw = flaw
    self.remedy = remedy
    self.type = type
    file = "Sources/MotionEffects/" + type + "/" + type + ".swift"
  }
}

extension EffectName {
  /// The text of pages about the effect; `Documentation/Effects.md` has the numbers and their sources.
  package var words: EffectWords {
    switch self {
    case .cubeRefresh:
      EffectWords(
        "Four cubes", "Pull the list, and four cubes move around each other until the loading is over.",
        flaw: """
          Told to stop, the cubes jump: the stop takes a place on the eased way for a time, and skips up to a quarter of \
          a step.
          """,
        remedy: "The cubes go on without a jump to the next form that looks like the first one, and rest there.",
        type: "CubeRefresh")
    case .checkmarkRefresh:
      EffectWords(
        "Arrow, ring, check mark",
        "An arrow shrinks to a dot that circles faster and faster, and becomes a check mark.",
        flaw: """
          Told to stop, the dot vanishes where it is, and the check mark begins elsewhere: in four of five cases, and up \
          to 0.82 of a turn away.
          """,
        remedy: "The dot turns on to where the check mark begins, at most one turn, and flows into it.",
        type: "CheckmarkRefresh")
    case .gooeyIndicator:
      EffectWords(
        "Gooey page indicator", "A ball that a drag stretches like a drop, and that swings back when it is let go.",
        flaw: """
          It swings back from the full stretch after the shortest drag, ignores drags meanwhile, runs 2.1 % slow on \
          48 keyframes, and snaps into place at the end.
          """,
        remedy: "It swings back from the stretch that it has, on the curve itself, and a new drag adds to the swing.",
        type: "GooeyIndicator")
    case .popScale:
      EffectWords(
        "Popping heart", "A heart that shrinks at a tap and pops up, twice beyond its size, within half a second.",
        flaw: nil, remedy: nil, type: "PopScale")
    case .floatingTags:
      EffectWords(
        "Floating tags", "Each tap sends a tag that floats up along an S and fades.",
        flaw: """
          A timer that all tags share takes their opacity in steps: a tag is gone after 0.6 to 0.7 seconds, before it \
          has reached the top.
          """,
        remedy: "Each tag fades evenly, from its own tap to the end of its path.",
        type: "FloatingTags")
    case .waterBall:
      EffectWords(
        "Water ball", "A ball fills with three waves that breathe, while a score counts along.",
        flaw: "Everything moves by steps of a frame: twice as fast on a screen of 120 Hz, and in steps in slow motion.",
        remedy: "Everything is a function of time: as fast on every screen, and smooth however slowly it is shown.",
        type: "WaterBall")
    }
  }
}
