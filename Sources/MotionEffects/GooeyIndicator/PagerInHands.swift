import MotionCurves

/// A page indicator with a ball to drag.
///
/// On release the view coasts to the nearest page.
struct PagerInHands: HandledEffect {
  var effect: GooeyIndicator<DampedRestoring>
  private var offset = Tween.resting(at: 0)
  /// Whether a finger is down; a drag or a release without one changes nothing.
  private var isHeld = false
  /// Whether the view coasts: from a release until the next touch.
  private var isCoasting = false
  private var offsetAtGrab = 0.0

  init(_ indicator: GooeyIndicator<DampedRestoring>) { effect = indicator }

  mutating func forget(before time: Double) { effect.forget(before: time) }

  mutating func grab(at time: Double) {
    effect = effect(at: time)
    offsetAtGrab = offset.value(at: time)
    hold(at: offsetAtGrab)
    effect.drag(to: offsetAtGrab, at: time)
  }

  mutating func drag(by displacement: SIMD2<Double>, at time: Double) {
    guard isHeld else { return }
    let parameters = effect.parameters
    let lastPage = Double(parameters.pageCount - 1)
    // The ball follows the finger: the width of the indicator corresponds to the distance from the first page to the
    // last.
    let moved = offsetAtGrab + displacement.x * parameters.pageWidth * lastPage / parameters.size.x
    let limited = max(0, min(moved, lastPage * parameters.pageWidth))
    hold(at: limited)
    effect.drag(to: limited, at: time)
  }

  mutating func release(at time: Double) {
    guard isHeld else { return }
    let width = effect.parameters.pageWidth
    let from = offset.value(at: time)
    effect.release(at: time)
    let page = (from / width).rounded() * width
    offset = Tween(from: from, to: page, duration: 0.25, curve: .easeInOut, delay: time)
    isHeld = false
    isCoasting = true
  }

  private mutating func hold(at value: Double) {
    offset = .resting(at: value)
    isHeld = true
    isCoasting = false
  }

  /// The indicator with the current offset of a coasting view.
  func effect(at time: Double) -> GooeyIndicator<DampedRestoring> {
    guard isCoasting, !time.isNaN else { return effect }
    var updated = effect
    // The indicator takes only finite times, and the view does not move on after its coasting.
    updated.coast(to: offset.value(at: time), at: min(time, offset.restTime))
    return updated
  }
}
