internal import MotionEffects
internal import VectorScene

/// An effect behind a handle, with its input by touch.
///
/// The kinds of effects are subclasses, as Embedded Swift has no existentials. An effect ignores input that has no
/// meaning for it.
class EffectHandle {
  /// The name of the effect.
  let name: EffectName
  /// The time of the last input, as effects need input in order.
  private var latestInput = -Double.infinity
  /// The time before which all events are forgotten.
  private var earliest = -Double.infinity

  init(_ name: EffectName) {
    self.name = name
  }

  /// The names of the effect's numbers; events may add some.
  var channelNames: [String] { [] }

  /// The end of the script in seconds; infinity for an interactive effect.
  var endTime: Double { .infinity }

  /// The name of the effect's state at a time.
  func phaseName(at time: Double) -> String { "" }

  /// The effect's numbers at a time; nil for numbers of hidden parts.
  func channels(at time: Double) -> [Double?] { [] }

  /// The effect's picture at a time.
  func scene(at time: Double) -> Scene { Scene(size: .zero) }

  /// The downward offset of the list below the effect at a time, in points.
  func listOffset(at time: Double) -> Double { 0 }

  /// Forgets the events before a time.
  ///
  /// Later queries ask for no earlier time.
  func forget(before time: Double) {}

  /// A finger touches down.
  func grab(at time: Double) {}

  /// The finger has moved by a displacement in points since it touched down.
  func drag(by displacement: SIMD2<Double>, at time: Double) {}

  /// The finger lets go.
  func release(at time: Double) {}

  /// A tap, or a press on the equivalent button.
  func tap(at time: Double) {}

  /// Loading has finished.
  func finish(at time: Double) {}

  /// Whether input at a time is valid: the time is finite, and not before the last input.
  ///
  /// Valid input counts as the last input.
  func accepts(inputAt time: Double) -> Bool {
    guard time.isFinite, time >= latestInput, time >= earliest else { return false }
    latestInput = time
    return true
  }

  /// Forgets the events before a finite time.
  func forgetAll(before time: Double) {
    guard time > earliest else { return }
    earliest = time
    forget(before: time)
  }

  /// The time to show for a requested time.
  ///
  /// It is never a forgotten time, for which effects trap.
  func shown(_ time: Double) -> Double { time < earliest ? earliest : time }
}

/// An effect with its scripted events.
final class EffectScript: EffectHandle {
  private let effect: ScriptedEffect

  init(_ name: EffectName, _ effect: ScriptedEffect) {
    self.effect = effect
    super.init(name)
  }

  override var channelNames: [String] { effect.channelNames }
  override var endTime: Double { effect.endTime }
  override func phaseName(at time: Double) -> String { effect.phaseName(at: time) }
  override func channels(at time: Double) -> [Double?] { effect.channels(at: time) }
  override func scene(at time: Double) -> Scene { effect.scene(at: time) }
}
