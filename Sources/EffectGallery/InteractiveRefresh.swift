internal import MotionEffects
internal import MotionNumerics
internal import VectorScene

/// A refresh effect at the head of a list that a hand pulls, as far as a rubber band lets it.
final class InteractiveRefresh<Handled: RefreshEffect>: GalleryEffect {
  private let rubberBand = RubberBand(320)
  private var control: RefreshControl<Handled>
  /// How far the list is pulled below the room that the control leaves open.
  private var pull = Glide.held(0)
  /// The way of a hand that would have led to the pull where it took hold.
  private var wayAtGrab = 0.0

  init(_ effect: Handled) {
    control = RefreshControl(driving: effect)
  }

  override var channelNames: [String] { control.effect.channelNames }
  override func phaseName(at time: Double) -> String { known(at: time).effect.phase(at: time).rawValue }
  override func channels(at time: Double) -> [Double?] { known(at: time).effect.channels(at: time) }
  override func scene(at time: Double) -> Scene { known(at: time).effect.scene(at: time) }
  override func listOffset(at time: Double) -> Double { control.inset(at: time) + pull.value(at: time) }

  override func forget(before time: Double) { control.forget(before: time) }

  override func grab(at time: Double) {
    control = known(at: time)
    let offset = pull.value(at: time)
    wayAtGrab = rubberBand.drag(for: offset) ?? 0
    pull = .held(offset)
  }

  override func drag(by way: SIMD2<Double>, at time: Double) {
    let offset = max(0, rubberBand.value(at: wayAtGrab + way.y))
    pull = .held(offset)
    control.scroll(to: -offset, isDragging: true, at: time)
  }

  /// Lets the list go back as the room opens, by the same curve, so that the list does not go to and fro.
  override func release(at time: Double) {
    let offset = pull.value(at: time)
    control.scroll(to: -offset, isDragging: false, at: time)
    let parameters = control.parameters
    pull = .free(
      from: offset, to: 0, since: time, duration: parameters.insetDuration, curve: parameters.insetCurve)
  }

  override func tap(at time: Double) {
    control = known(at: time)
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
}
