public import MotionNotation

/// A motion of a text.
public struct ImportedMotion: Sendable, Equatable {
  /// The name that the text gives it, such as `--back` or `.menu transition`; a number behind it tells several apart.
  public let name: String
  /// The motion.
  public let motion: ParsedMotion
  /// The place of its declaration.
  public let place: SourcePlace
  /// Whether the motion is the timing of an animation of the same text, whose keyframes say what moves.
  public let timesKeyframes: Bool

  package init(name: String, motion: ParsedMotion, place: SourcePlace, timesKeyframes: Bool = false) {
    (self.name, self.motion, self.place) = (name, motion, place)
    self.timesKeyframes = timesKeyframes
  }
}
