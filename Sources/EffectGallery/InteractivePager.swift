internal import MotionEffects
internal import MotionNumerics
internal import VectorScene

/// A page indicator whose ball a hand drags along; let go, the view goes on to the nearest page.
final class InteractivePager: GalleryEffect {
  private var indicator: GooeyIndicator<DampedRestoring>
  private var offset = Glide.held(0)
  private var offsetAtGrab = 0.0

  init(_ indicator: GooeyIndicator<DampedRestoring>) {
    self.indicator = indicator
  }

  override var channelNames: [String] { indicator.channelNames }
  override func phaseName(at time: Double) -> String { known(at: time).phase(at: time).rawValue }
  override func channels(at time: Double) -> [Double?] { known(at: time).channels(at: time) }
  override func scene(at time: Double) -> Scene { known(at: time).scene(at: time) }

  override func forget(before time: Double) { indicator.forget(before: time) }

  override func grab(at time: Double) {
    indicator = known(at: time)
    offsetAtGrab = offset.value(at: time)
    offset = .held(offsetAtGrab)
    indicator.drag(to: offsetAtGrab, at: time)
  }

  override func drag(by way: SIMD2<Double>, at time: Double) {
    let parameters = indicator.parameters
    let lastPage = Double(parameters.pageCount - 1)
    // The ball goes with the hand: the width of the indicator is the way from the first page to the last.
    let moved = offsetAtGrab + way.x * parameters.pageWidth * lastPage / parameters.size.x
    let limited = max(0, min(moved, lastPage * parameters.pageWidth))
    offset = .held(limited)
    indicator.drag(to: limited, at: time)
  }

  override func release(at time: Double) {
    let width = indicator.parameters.pageWidth
    let from = offset.value(at: time)
    indicator.release(at: time)
    let page = (from / width).rounded() * width
    offset = .free(from: from, to: page, since: time, duration: 0.25, curve: .easeInOut)
  }

  /// The indicator that has been told where the view is by itself.
  private func known(at time: Double) -> GooeyIndicator<DampedRestoring> {
    guard case .free = offset, !time.isNaN else { return indicator }
    var known = indicator
    known.coast(to: offset.value(at: time), at: time)
    return known
  }
}
