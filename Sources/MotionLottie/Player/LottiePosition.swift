/// A moment of a Lottie animation, in one of four measures.
public enum LottiePosition: Sendable, Hashable {
  /// A frame, whole or between two.
  case frame(Double)
  /// 0 for the first frame of the whole file, 1 for its end.
  case progress(Double)
  /// Seconds after the first frame.
  case seconds(Double)
  /// The frame of the first marker of a name.
  case marker(String)
}

/// The part of an animation that a player needs: its frames and their names.
struct LottieClip: Sendable {
  var frames: Range<Double>
  var frameRate: Double
  var markers: [LottieMarker]

  /// The frame at a position, limited to those of the file; nil for NaN and for an unknown marker.
  func frame(at position: LottiePosition) -> Double? {
    switch position {
    case .frame(let frame): limited(frame)
    case .progress(let progress):
      // The end itself, and not a rounding error beside it.
      progress >= 1
        ? frames.upperBound : limited(frames.lowerBound + progress * (frames.upperBound - frames.lowerBound))
    case .seconds(let seconds): limited(frames.lowerBound + seconds * frameRate)
    case .marker(let name): markers.first { $0.name == name }.flatMap { limited($0.frame) }
    }
  }

  private func limited(_ frame: Double) -> Double? {
    frame.isNaN ? nil : min(frames.upperBound, max(frames.lowerBound, frame))
  }
}
