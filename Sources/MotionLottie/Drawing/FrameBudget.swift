/// What may still be drawn in a frame; beyond it the frame holds what fits.
struct FrameBudget {
  private(set) var layers = LottieLimits.layers
  private var looks = LottieLimits.looks
  private(set) var segments = LottieLimits.segments

  /// Whether something did not fit.
  private(set) var isExceeded = false

  /// Takes the place of a layer; false if there is none left.
  mutating func takeLayer() -> Bool {
    guard layers > 0 else {
      isExceeded = true
      return false
    }
    layers -= 1
    return true
  }

  /// Takes a look at a layer that may be outside of its span; false if there were too many.
  mutating func takeLook() -> Bool {
    guard looks > 0 else {
      isExceeded = true
      return false
    }
    looks -= 1
    return true
  }

  /// What has been taken until a later state of the same budget.
  func cost(until later: FrameBudget) -> (layers: Int, segments: Int) {
    (layers - later.layers, segments - later.segments)
  }

  /// Takes the place of something that is drawn once more; false, and nothing taken, if it does not fit.
  mutating func take(_ cost: (layers: Int, segments: Int)) -> Bool {
    guard cost.layers < layers, cost.segments <= segments else {
      isExceeded = true
      return false
    }
    layers -= cost.layers + 1
    segments -= cost.segments
    return true
  }

  /// Takes the place of segments of outlines; false, and nothing taken, if they do not fit.
  mutating func takeSegments(_ count: Int) -> Bool {
    guard count <= segments else {
      isExceeded = true
      return false
    }
    segments -= count
    return true
  }
}
