internal import MotionNumerics

/// Content on a scroll axis behind a handle.
final class AxisHandle {
  private var motion: ScrollMotion

  private init(_ motion: ScrollMotion) { self.motion = motion }

  /// Makes an axis; a page of 0 means none, and a deceleration of 0 or NaN means none.
  static func opened(
    from least: Double, to greatest: Double, extent: Double, deceleration: Double, page: Double, at start: Double
  ) throws(CallError) -> AxisHandle {
    guard least <= greatest else { throw CallError("the least value must be at most the greatest one") }
    guard start >= least && start <= greatest else {
      throw CallError("the start must be from the least value to the greatest one")
    }
    let isDefault = deceleration.isNaN || deceleration == 0
    return AxisHandle(
      try CallError.instead { () throws(ParameterError) in
        let axis = try ScrollAxis(
          validatingBounds: least...greatest, extent: extent,
          deceleration: isDefault ? Decay.scrollViewNormal : deceleration,
          landing: page == 0 ? .anywhere : .pages(length: page))
        return try ScrollMotion(validating: axis, at: start)
      })
  }

  /// The value and the velocity at a time; before the last input, those at the last input.
  func state(at time: Double) -> (value: Double, velocity: Double) { motion.state(at: time) }

  /// The time at which the motion ends.
  var restTime: Double { motion.restTime }

  // MARK: Input, which is false where it cannot be

  func grab(at time: Double) -> Bool { motion.beginDrag(at: time) }
  func drag(by distance: Double, at time: Double) -> Bool { motion.drag(by: distance, at: time) }
  func release(at time: Double) -> Bool { motion.endDrag(at: time) }

  /// Moves on to a target on a spring, and releases a hand.
  func spring(_ notation: String?, to target: Double, at time: Double) throws(CallError) {
    let spring = try Spring(notation: notation)
    try CallError.instead { () throws(ParameterError) in try motion.scroll(validatingTo: target, with: spring, at: time)
    }
  }
}
