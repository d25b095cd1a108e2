internal import MotionEffects
internal import VectorScene

/// An effect of the gallery with its input by touch.
///
/// A class, as Embedded Swift has no existentials: the kinds of effects are its subclasses. Input calls have
/// increasing times; input without a meaning for an effect is ignored.
class GalleryEffect {
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
}

/// An effect with its scripted events.
final class GalleryScript: GalleryEffect {
  private let effect: ScriptedEffect

  init(_ effect: ScriptedEffect) {
    self.effect = effect
  }

  override var channelNames: [String] { effect.channelNames }
  override var endTime: Double { effect.endTime }
  override func phaseName(at time: Double) -> String { effect.phaseName(at: time) }
  override func channels(at time: Double) -> [Double?] { effect.channels(at: time) }
  override func scene(at time: Double) -> Scene { effect.scene(at: time) }
}

extension EffectName {
  /// The interactive form of the effect.
  func interactive(_ variant: EffectVariant) -> GalleryEffect {
    switch self {
    case .cubeRefresh: InteractiveRefresh(CubeRefresh(variant: variant))
    case .checkmarkRefresh: InteractiveRefresh(CheckmarkRefresh(variant: variant))
    case .gooeyIndicator: InteractivePager(GooeyIndicator(variant: variant))
    case .popScale: InteractivePop()
    case .floatingTags: InteractiveTags(FloatingTags(variant: variant))
    case .waterBall: InteractiveWater(WaterBall(variant: variant))
    }
  }
}
