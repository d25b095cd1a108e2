/// A part of an animation in a queue of a player: a range of frames, and how often it is played.
public struct LottieSegment: Sendable, Hashable {
  private enum Range: Sendable, Hashable {
    case marker(String)
    case positions(from: LottiePosition?, to: LottiePosition?)
  }

  private let range: Range
  private let mode: LottieLoopMode

  /// The segment of the first marker of a name, from its frame over its duration.
  public static func marker(_ name: String, mode: LottieLoopMode = .once) -> LottieSegment {
    LottieSegment(range: .marker(name), mode: mode)
  }

  /// From a position to another: from the file's first frame, or to its end, if one is not given.
  ///
  /// An end before the beginning is played in reverse.
  public static func range(
    from: LottiePosition? = nil, to: LottiePosition? = nil, mode: LottieLoopMode = .once
  ) -> LottieSegment {
    LottieSegment(range: .positions(from: from, to: to), mode: mode)
  }

  /// The frames in a file; nil for an unknown marker and for NaN.
  func course(in clip: LottieClip) -> PlayRange? {
    let ends: (first: LottiePosition, last: LottiePosition)
    switch range {
    case .marker(let name):
      guard let marker = clip.markers.first(where: { $0.name == name }) else { return nil }
      ends = (.frame(marker.frame), .frame(marker.frame + marker.duration))
    case .positions(let from, let to): ends = (from ?? .progress(0), to ?? .progress(1))
    }
    guard let first = clip.frame(at: ends.first), let last = clip.frame(at: ends.last) else { return nil }
    return PlayRange(first: first, last: last, mode: mode)
  }
}
