import MotionCurves
package import VectorScene

/// An effect that is played, by a script or by hands: what it shows at any time, and the input that it takes.
///
/// Input without a meaning for an effect is ignored; this is the default. Times of input do not decrease.
package protocol PlayedEffect: SendableMetatype {
  /// The names of the effect's numbers; events may add some.
  var channelNames: [String] { get }
  /// The end of the script in seconds; infinite for an effect in hands.
  var endTime: Double { get }

  /// The name of the effect's state at a time.
  func phaseName(at time: Double) -> String
  /// The effect's numbers at a time; nil for numbers of hidden parts.
  func channels(at time: Double) -> [Double?]
  /// The effect's picture at a time.
  func scene(at time: Double) -> Scene
  /// The downward offset of the list below the effect at a time, in points.
  func listOffset(at time: Double) -> Double

  /// A finger touches down.
  mutating func grab(at time: Double)
  /// The finger has moved by a displacement in points since it touched down.
  mutating func drag(by displacement: SIMD2<Double>, at time: Double)
  /// The finger lets go.
  mutating func release(at time: Double)
  /// A tap, or a press on the equivalent button.
  mutating func tap(at time: Double)
  /// Loading has finished.
  mutating func finish(at time: Double)
  /// Forgets the events before a time; later queries ask for no earlier time.
  mutating func forget(before time: Double)
}

extension PlayedEffect {
  package var endTime: Double { .infinity }
  package func listOffset(at time: Double) -> Double { 0 }
  package mutating func grab(at time: Double) {}
  package mutating func drag(by displacement: SIMD2<Double>, at time: Double) {}
  package mutating func release(at time: Double) {}
  package mutating func tap(at time: Double) {}
  package mutating func finish(at time: Double) {}
  package mutating func forget(before time: Double) {}
}

extension ScriptedEffect: PlayedEffect {
  /// The script behind a reference.
  package var boxed: EffectBox { PlayedEffectBox(self) }
}

/// An effect in hands that holds the effect itself, and shows what that shows.
protocol HandledEffect: PlayedEffect {
  associatedtype Handled: Effect

  /// The effect with the input so far.
  var effect: Handled { get }

  /// The effect as it is at a time; by default ``effect``.
  func effect(at time: Double) -> Handled
}

extension HandledEffect {
  func effect(at time: Double) -> Handled { effect }

  package var channelNames: [String] { effect.channelNames }
  package func phaseName(at time: Double) -> String { effect(at: time).phase(at: time).rawValue }
  package func channels(at time: Double) -> [Double?] { effect(at: time).channels(at: time) }
  package func scene(at time: Double) -> Scene { effect(at: time).scene(at: time) }
}

/// A played effect of any kind, behind one reference.
///
/// A class rather than an existential, which Embedded Swift lacks.
package class EffectBox {
  init() {}

  package var channelNames: [String] { answeredBySubclass() }
  package var endTime: Double { answeredBySubclass() }
  package func phaseName(at time: Double) -> String { answeredBySubclass() }
  package func channels(at time: Double) -> [Double?] { answeredBySubclass() }
  package func scene(at time: Double) -> Scene { answeredBySubclass() }
  package func listOffset(at time: Double) -> Double { answeredBySubclass() }
  package func grab(at time: Double) { answeredBySubclass() }
  package func drag(by displacement: SIMD2<Double>, at time: Double) { answeredBySubclass() }
  package func release(at time: Double) { answeredBySubclass() }
  package func tap(at time: Double) { answeredBySubclass() }
  package func finish(at time: Double) { answeredBySubclass() }
  package func forget(before time: Double) { answeredBySubclass() }

  private func answeredBySubclass() -> Never { fatalError("a subclass answers") }
}

/// The box of one kind of played effect, which hands each question and each input on to it.
final class PlayedEffectBox<Played: PlayedEffect>: EffectBox {
  private var played: Played

  init(_ played: Played) { self.played = played }

  override var channelNames: [String] { played.channelNames }
  override var endTime: Double { played.endTime }
  override func phaseName(at time: Double) -> String { played.phaseName(at: time) }
  override func channels(at time: Double) -> [Double?] { played.channels(at: time) }
  override func scene(at time: Double) -> Scene { played.scene(at: time) }
  override func listOffset(at time: Double) -> Double { played.listOffset(at: time) }
  override func grab(at time: Double) { played.grab(at: time) }
  override func drag(by displacement: SIMD2<Double>, at time: Double) { played.drag(by: displacement, at: time) }
  override func release(at time: Double) { played.release(at: time) }
  override func tap(at time: Double) { played.tap(at: time) }
  override func finish(at time: Double) { played.finish(at: time) }
  override func forget(before time: Double) { played.forget(before: time) }
}
