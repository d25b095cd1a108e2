internal import MotionEffects
internal import MotionNumerics
internal import VectorScene

/// A page indicator with a ball to drag.
///
/// On release the view coasts to the nearest page.
final class InteractivePager: EffectHandle {
  private var indicator: GooeyIndicator<DampedRestoring>
  private var offset = Tween.resting(at: 0)
  /// Whether the view coasts: from a release until the next touch.
  private var isCoasting = false
  private var offsetAtGrab = 0.0

  init(_ name: EffectName, _ indicator: GooeyIndicator<DampedRestoring>) {
    self.indicator = indicator
    super.init(name)
  }

  override var channelNames: [String] { indicator.channelNames }
  override func phaseName(at time: Double) -> String { updated(to: time).phase(at: time).rawValue }
  override func channels(at time: Double) -> [Double?] { updated(to: time).channels(at: time) }
  override func scene(at time: Double) -> Scene { updated(to: time).scene(at: time) }

  override func forget(before time: Double) { indicator.forget(before: time) }

  override func grab(at time: Double) {
    indicator = updated(to: time)
    offsetAtGrab = offset.value(at: time)
    hold(at: offsetAtGrab)
    indicator.drag(to: offsetAtGrab, at: time)
  }

  override func drag(by displacement: SIMD2<Double>, at time: Double) {
    let parameters = indicator.parameters
    let lastPage = Double(parameters.pageCount - 1)
    // The ball follows the finger: the width of the indicator corresponds to the distance from the first page to the
    // last.
    let moved = offsetAtGrab + displacement.x * parameters.pageWidth * lastPage / parameters.size.x
    let limited = max(0, min(moved, lastPage * parameters.pageWidth))
    hold(at: limited)
    indicator.drag(to: limited, at: time)
  }

  override func release(at time: Double) {
    let width = indicator.parameters.pageWidth
    let from = offset.value(at: time)
    indicator.release(at: time)
    let page = (from / width).rounded() * width
    offset = Tween(from: from, to: page, duration: 0.25, curve: .easeInOut, delay: time)
    isCoasting = true
  }

  private func hold(at value: Double) {
    offset = .resting(at: value)
    isCoasting = false
  }

  /// The indicator with the current offset of a coasting view.
  private func updated(to time: Double) -> GooeyIndicator<DampedRestoring> {
    guard isCoasting, !time.isNaN else { return indicator }
    var updated = indicator
    updated.coast(to: offset.value(at: time), at: time)
    return updated
  }
}
