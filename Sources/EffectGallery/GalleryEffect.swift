internal import MotionEffects
internal import VectorScene

/// An effect of the gallery: what it shows at a time, and what a hand does to it.
///
/// A class, as Embedded Swift has no existentials: the kinds of effects are its subclasses. A hand's calls have
/// increasing times; what has no meaning for an effect does nothing.
class GalleryEffect {
  /// The names of its numbers, which may become more by what happens to it.
  var channelNames: [String] { [] }

  /// When it is over, in seconds; infinity in a hand, which may always do something more.
  var endTime: Double { .infinity }

  /// The name of its state at a time.
  func phaseName(at time: Double) -> String { "" }

  /// Its numbers at a time; nil for those of hidden parts.
  func channels(at time: Double) -> [Double?] { [] }

  /// Its picture at a time.
  func scene(at time: Double) -> Scene { Scene(size: .zero) }

  /// How far a list is moved down at a time that it stands above, in points.
  func listOffset(at time: Double) -> Double { 0 }

  /// Forgets what was before a time, which is not asked about any more.
  func forget(before time: Double) {}

  /// The hand takes hold.
  func grab(at time: Double) {}

  /// The hand has moved so many points since it took hold.
  func drag(by way: SIMD2<Double>, at time: Double) {}

  /// The hand lets go.
  func release(at time: Double) {}

  /// A tap, or a press on the button that stands for it.
  func tap(at time: Double) {}

  /// What was loaded is there.
  func finish(at time: Double) {}
}

/// An effect that goes through its script.
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
  /// The effect to be played with by hand.
  func inHand(_ variant: EffectVariant) -> GalleryEffect {
    switch self {
    case .cubeRefresh: InteractiveRefresh(CubeRefresh(variant: variant))
    case .checkmarkRefresh: InteractiveRefresh(CheckmarkRefresh(variant: variant))
    case .gooeyIndicator: InteractivePager(GooeyIndicator(variant: variant))
    case .popScale: PopInHand()
    case .floatingTags: TagsInHand(FloatingTags(variant: variant))
    case .waterBall: WaterInHand(WaterBall(variant: variant))
    }
  }
}
