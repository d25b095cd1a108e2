internal import MotionEffects
internal import MotionNumerics
internal import VectorScene

/// A refresh effect at the head of a list that a hand pulls, as far as a rubber band lets it.
final class RefreshInHand<Handled: RefreshEffect>: GalleryEffect {
  private let rubberBand = RubberBand(320)
  private var control: RefreshControl<Handled>
  private var pull = Glide.held(0)
  /// How far the list was pulled where the hand took hold, as a way of the hand.
  private var wayAtGrab = 0.0
  /// From the letting go that has begun a loading, the way of the list into the room that is left open for it.
  private var opening: (begin: Double, way: Glide)?

  init(_ effect: Handled) {
    control = RefreshControl(driving: effect)
  }

  override var channelNames: [String] { control.effect.channelNames }
  override func phaseName(at time: Double) -> String { known(at: time).effect.phase(at: time).rawValue }
  override func channels(at time: Double) -> [Double?] { known(at: time).effect.channels(at: time) }
  override func scene(at time: Double) -> Scene { known(at: time).effect.scene(at: time) }

  override func listOffset(at time: Double) -> Double {
    let known = known(at: time)
    guard known.phase(at: time) == .refreshing || known.phase(at: time) == .ending else { return pull.value(at: time) }
    // Not before the end delay is over may the room close; then this way is long at rest.
    if let opening, time - opening.begin < known.parameters.endDelay { return opening.way.value(at: time) }
    return known.inset(at: time)
  }

  override func grab(at time: Double) {
    control = known(at: time)
    let offset = pull.value(at: time)
    wayAtGrab = rubberBand.way(for: offset) ?? 0
    pull = .held(offset)
  }

  override func drag(by way: SIMD2<Double>, at time: Double) {
    guard case .idle = runPhase(at: time) else { return }
    let offset = max(0, rubberBand.value(at: wayAtGrab + way.y))
    pull = .held(offset)
    control.scroll(to: -offset, isDragging: true, at: time)
  }

  override func release(at time: Double) {
    guard case .idle = runPhase(at: time) else { return }
    let offset = pull.value(at: time)
    control.scroll(to: -offset, isDragging: false, at: time)
    pull = .free(from: offset, to: 0, at: time)
    guard control.phase(at: time) == .refreshing else { return }
    opening = (time, .free(from: offset, to: control.parameters.triggerDistance, at: time))
    // The list has its place by the room now, and not by a pull.
    control.scroll(to: 0, isDragging: false, at: time)
    pull = .held(0)
  }

  override func tap(at time: Double) {
    control = known(at: time)
    if runPhase(at: time) == .idle { opening = nil }
    control.beginRefreshing(at: time)
  }

  override func finish(at time: Double) {
    control = known(at: time)
    control.endRefreshing(at: time)
  }

  /// The control that has been told where the list is by itself.
  private func known(at time: Double) -> RefreshControl<Handled> {
    guard case .free = pull, !time.isNaN else { return control }
    var known = control
    known.scroll(to: -pull.value(at: time), isDragging: false, at: time)
    return known
  }

  /// Idle unless it is loading or ending.
  private func runPhase(at time: Double) -> RefreshPhase {
    switch control.phase(at: time) {
    case .refreshing: .refreshing
    case .ending: .ending
    case .idle, .pulling, .triggered: .idle
    }
  }
}
