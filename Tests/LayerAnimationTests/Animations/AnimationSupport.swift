import LayerAnimation
import MotionNumerics

/// Helpers for tests of animations: a layer and its numbers.
extension Animation {
  /// The animation, attached after its end too.
  func staying(_ stays: Bool = true) -> Animation {
    var animation = self
    animation.isRemovedOnCompletion = !stays
    return animation
  }
}

extension Layer {
  /// A layer with animations that were added one by one at time 0.
  init(_ animations: Animation..., keyPath: LayerKeyPath = "opacity", model: LayerValue = 0) {
    self.init()
    self.model.set(keyPath, to: model)
    for animation in animations { add(animation, at: 0) }
  }

  /// The presented numbers at some times.
  func numbers(_ keyPath: LayerKeyPath, _ times: [Double]) -> [Double] {
    times.map { time in
      if case .number(let number)? = presentation(at: time).value(at: keyPath) { number } else { .nan }
    }
  }
}
