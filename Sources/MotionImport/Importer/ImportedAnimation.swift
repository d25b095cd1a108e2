public import LayerAnimation
public import MotionCurves
public import MotionPaths

/// An animation of a text of another system: keyframes of one or more properties, with their times.
///
/// ``document`` is the animation for `inbetween animate`, ``layerAnimation`` is that of a layer.
public struct ImportedAnimation: Sendable, Equatable {
  /// The name that the text gives it; empty without one.
  public let name: String
  /// The place of its keyframes; nil if the text has paths instead of places.
  public let place: SourcePlace?
  /// A track for each property.
  public let tracks: [ImportedTrack]
  /// The duration of one run through the keyframes, in seconds.
  public let duration: Double
  /// The delay before the first run, in seconds.
  public let beginTime: Double
  /// The number of runs, where a run back and forth counts as one; infinite for an animation that never ends.
  public let repeatCount: Double
  /// Whether each run is followed by one in the reverse direction.
  public let autoreverses: Bool
  /// What is shown before and after all runs.
  public let fillMode: FillMode

  package init(
    name: String = "", place: SourcePlace? = nil, tracks: [ImportedTrack], duration: Double, beginTime: Double = 0,
    repeatCount: Double = 1, autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    self.name = name
    self.place = place
    self.tracks = tracks
    self.duration = duration
    self.beginTime = beginTime
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }
}

/// The keyframes of one property, or the path that a position follows.
public struct ImportedTrack: Sendable, Equatable {
  /// The property, by Core Animation's key path; for a property of a document, its path there.
  public let keyPath: String
  /// The times of the keys as fractions of the duration, from 0 to 1.
  public let keyTimes: [Double]
  /// The numbers of each key's value: as many for each key; none along a path.
  public let values: [[Double]]
  /// The curve between each two keys; along a path one, from time to length.
  public let curves: [TimingCurve]
  /// The path; nil for values.
  public let path: Path?
  /// The rotation on the path; nil without one.
  public let rotation: PathMotion.RotationMode?
  /// Whether the values are added to the value without the animation.
  public let isAdditive: Bool
  /// Whether each run continues where the last one ends.
  public let isCumulative: Bool

  package init(
    keyPath: String, keyTimes: [Double], values: [[Double]], curves: [TimingCurve], isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    (self.keyPath, self.keyTimes, self.values, self.curves) = (keyPath, keyTimes, values, curves)
    (path, rotation) = (nil, nil)
    (self.isAdditive, self.isCumulative) = (isAdditive, isCumulative)
  }

  /// Creates the track of a position that follows a path.
  package init(along path: Path, rotation: PathMotion.RotationMode?, curve: TimingCurve) {
    (keyPath, keyTimes, values, curves) = ("position", [0, 1], [], [curve])
    (self.path, self.rotation) = (path, rotation)
    (isAdditive, isCumulative) = (false, false)
  }
}
