internal import MotionEffects
internal import VectorScene

/// An effect behind a handle, with its input by touch.
///
/// A class, as Embedded Swift has no existentials: the kinds of effects are its subclasses. Input without a meaning for an
/// effect is ignored.
class OpenEffect {
  /// What it is called and what it shows.
  let name: EffectName
  /// The time of the last input; effects want them in order.
  private var latestInput = -Double.infinity
  /// The time before which everything is forgotten.
  private var earliest = -Double.infinity

  init(_ name: EffectName) {
    self.name = name
  }

  /// The names of its numbers; events may add some.
  var channelNames: [String] { [] }

  /// The end of the script in seconds; infinity for an interactive effect.
  var endTime: Double { .infinity }

  /// The name of its state at a time.
  func phaseName(at time: Double) -> String { "" }

  /// Its numbers at a time; nil for those of hidden parts.
  func channels(at time: Double) -> [Double?] { [] }

  /// Its picture at a time.
  func scene(at time: Double) -> Scene { Scene(size: .zero) }

  /// The downward offset of the list below the effect at a time, in points.
  func listOffset(at time: Double) -> Double { 0 }

  /// Forgets the events before a time, which is the earliest of later queries.
  func forget(before time: Double) {}

  /// A finger touches down.
  func grab(at time: Double) {}

  /// The finger has moved by a displacement in points since it touched down.
  func drag(by displacement: SIMD2<Double>, at time: Double) {}

  /// The finger lets go.
  func release(at time: Double) {}

  /// A tap, or a press on the button that stands for it.
  func tap(at time: Double) {}

  /// Loading is finished.
  func finish(at time: Double) {}

  /// Whether input at a time can be reported: it is finite, and not before the last one.
  ///
  /// If so it counts as the last one.
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

  /// The time that is shown for one that is asked for: none that is forgotten, for which effects trap.
  func shown(_ time: Double) -> Double { time < earliest ? earliest : time }
}

/// An effect with its scripted events.
final class EffectScript: OpenEffect {
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
