import MotionCurves
import MotionInteraction

extension EffectKind {
  /// Creates the row of a refresh effect: script and hands pull it, as they pull all refresh effects.
  ///
  /// Its picture bends at the pulls `cornersOfPull`.
  init<Parameters: NamedParameters, Made: RefreshEffect>(
    pulled name: String, _ summary: String, cornersOfPull: [Double] = [],
    make: @escaping @Sendable (Parameters, EffectVariant) throws(ParameterError) -> Made
  ) {
    self.init(
      name, summary, gesture: .pull, script: "is pulled, loads and ends", make: make,
      play: { ScriptedEffect(pulling: $0, $1, cornersOfPull: cornersOfPull) }, hand: { PulledEffect($0) })
  }
}

/// A refresh effect at the head of a list.
///
/// A finger pulls the list against a rubber band.
struct PulledEffect<Pulled: RefreshEffect>: HandledEffect {
  /// The list beyond its head, where a pull is a negative offset.
  private let axis = ScrollAxis(bounds: 0...0, extent: 320)
  private var control: RefreshControl<Pulled>
  /// The pull of the list beyond the control's inset.
  private var pull = Tween.resting(at: 0)
  /// Whether a finger is down; a drag or a release without one changes nothing.
  private var isHeld = false
  /// Whether the list returns by itself: from a release until the next touch.
  private var isReturning = false
  /// The finger's place, in the rubber band's input, that gives the pull at the touch.
  private var placeAtGrab = 0.0

  init(_ effect: Pulled) { control = RefreshControl(driving: effect) }

  var effect: Pulled { control.effect }
  func effect(at time: Double) -> Pulled { updated(to: time).effect }
  func listOffset(at time: Double) -> Double { control.inset(at: time) + pull.value(at: time) }

  mutating func forget(before time: Double) { control.forget(before: time) }

  mutating func grab(at time: Double) {
    control = updated(to: time)
    let offset = pull.value(at: time)
    placeAtGrab = axis.place(for: -offset) ?? 0
    hold(at: offset)
  }

  mutating func drag(by displacement: SIMD2<Double>, at time: Double) {
    guard isHeld else { return }
    let offset = max(0, -axis.offset(draggedTo: placeAtGrab - displacement.y))
    hold(at: offset)
    control.scroll(to: -offset, isDragging: true, at: time)
  }

  /// Lets the list return on the same curve as the inset opens, so that it does not move back and forth.
  ///
  /// On the spring of the axis it would return before the inset is open.
  mutating func release(at time: Double) {
    guard isHeld else { return }
    let offset = pull.value(at: time)
    control.scroll(to: -offset, isDragging: false, at: time)
    let parameters = control.parameters
    pull = Tween(
      from: offset, to: 0, duration: parameters.insetDuration, curve: parameters.insetCurve, delay: time)
    isHeld = false
    isReturning = true
  }

  mutating func tap(at time: Double) {
    control = updated(to: time)
    control.beginRefreshing(at: time)
  }

  mutating func finish(at time: Double) {
    control = updated(to: time)
    control.endRefreshing(at: time)
  }

  private mutating func hold(at offset: Double) {
    pull = .resting(at: offset)
    isHeld = true
    isReturning = false
  }

  /// The control with the current offset of a returning list.
  private func updated(to time: Double) -> RefreshControl<Pulled> {
    guard isReturning, !time.isNaN else { return control }
    // The control takes only finite times. Before the release and after the return the list does not move.
    let time = time.isFinite ? time : time < 0 ? pull.delay : pull.restTime
    var updated = control
    updated.scroll(to: -pull.value(at: time), isDragging: false, at: time)
    return updated
  }
}
