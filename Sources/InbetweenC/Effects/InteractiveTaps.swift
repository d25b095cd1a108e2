internal import MotionEffects
internal import MotionNumerics
internal import VectorScene

/// A picture that pops at each tap.
final class InteractivePop: EffectHandle {
  private var effect = PopScale()

  override var channelNames: [String] { effect.channelNames }
  override func phaseName(at time: Double) -> String { effect.phase(at: time).rawValue }
  override func channels(at time: Double) -> [Double?] { effect.channels(at: time) }
  override func scene(at time: Double) -> Scene { effect.scene(at: time) }
  override func forget(before time: Double) { effect.forget(before: time) }
  override func tap(at time: Double) { effect.pop(at: time) }
}

/// Tags that appear at taps, one for each tap, from alternate sides.
final class InteractiveTags: EffectHandle {
  private var effect: FloatingTags
  private var tapCount = 0

  init(_ name: EffectName, _ effect: FloatingTags) {
    self.effect = effect
    super.init(name)
  }

  override var channelNames: [String] { effect.channelNames }
  override func phaseName(at time: Double) -> String { effect.phase(at: time).rawValue }
  override func channels(at time: Double) -> [Double?] { effect.channels(at: time) }
  override func scene(at time: Double) -> Scene { effect.scene(at: time) }
  override func forget(before time: Double) { effect.forget(before: time) }

  override func tap(at time: Double) {
    effect.tap(tapCount % 2 == 0 ? .left : .right, at: time)
    tapCount += 1
  }
}

/// Water that starts to fill again at each tap.
final class InteractiveWater: EffectHandle {
  private let effect: WaterBall
  private var start = 0.0

  init(_ name: EffectName, _ effect: WaterBall) {
    self.effect = effect
    super.init(name)
  }

  override var channelNames: [String] { effect.channelNames }
  override func phaseName(at time: Double) -> String { effect.phase(at: time - start).rawValue }
  override func channels(at time: Double) -> [Double?] { effect.channels(at: time - start) }
  override func scene(at time: Double) -> Scene { effect.scene(at: time - start) }
  override func tap(at time: Double) { start = time }
}
