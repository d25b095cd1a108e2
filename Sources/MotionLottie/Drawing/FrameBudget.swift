/// The cost that a frame may still take; parts that exceed it are left out.
struct FrameBudget {
  private(set) var layers = LottieLimits.layers
  private var looks = LottieLimits.looks
  private(set) var segments = LottieLimits.segments

  /// Whether something did not fit.
  private(set) var isExceeded = false

  /// Reserves a layer; returns false if there is none left.
  mutating func takeLayer() -> Bool {
    guard layers > 0 else {
      isExceeded = true
      return false
    }
    layers -= 1
    return true
  }

  /// Counts a look at a layer, which may be outside of its span; returns false if there were too many looks.
  mutating func spend() -> Bool {
    guard looks > 0 else {
      isExceeded = true
      return false
    }
    looks -= 1
    return true
  }

  /// The cost taken between this state and a later state of the same budget.
  func cost(until later: FrameBudget) -> (layers: Int, segments: Int) {
    (layers - later.layers, segments - later.segments)
  }

  /// Reserves the cost of a picture that is drawn once more; returns false and reserves nothing if it does not fit.
  mutating func take(_ cost: (layers: Int, segments: Int)) -> Bool {
    guard cost.layers < layers, cost.segments <= segments else {
      isExceeded = true
      return false
    }
    layers -= cost.layers + 1
    segments -= cost.segments
    return true
  }

  /// Reserves segments of outlines; returns false and reserves nothing if they do not fit.
  mutating func takeSegments(_ count: Int) -> Bool {
    guard count <= segments else {
      isExceeded = true
      return false
    }
    segments -= count
    return true
  }
}
