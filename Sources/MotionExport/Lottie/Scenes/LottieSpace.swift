internal import MotionValues

/// The coordinates in which an element is drawn, in each frame.
struct LottieSpace {
  /// The maps to the canvas.
  var exact: [Affine]
  /// The maps to the canvas that the document's printed numbers give.
  var printed: [Affine]
  /// The frames in which any part of the space is visible.
  var isVisible: [Bool]

  /// Creates the space of the canvas.
  init(frameCount: Int) {
    exact = Array(repeating: .identity, count: frameCount)
    printed = exact
    isVisible = Array(repeating: true, count: frameCount)
  }

  /// The space, limited to some frames.
  func shown(in frames: [Bool]) -> LottieSpace {
    var space = self
    space.isVisible = zip(isVisible, frames).map { $0 && $1 }
    return space
  }

  /// The coordinates inside a transform.
  func inside(_ transform: LottieTransform) -> LottieSpace {
    var space = self
    space.exact = zip(exact, transform.exact).map { $0 * $1 }
    space.printed = zip(printed, transform.printed).map { $0 * $1 }
    return space
  }

  /// The largest scale factor of a length in a visible frame; positive.
  var scale: Double {
    var largest = 0.0
    for frame in exact.indices where isVisible[frame] { largest = max(largest, exact[frame].greatestScale) }
    return largest > 0 ? largest : 1
  }

  /// Whether a frame shows anything: a singular map draws nothing.
  func shows(_ frame: Int) -> Bool {
    let map = exact[frame]
    return isVisible[frame] && map.a * map.d - map.b * map.c != 0
  }
}
