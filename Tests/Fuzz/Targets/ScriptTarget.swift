import MotionEffects
import MotionNumerics
import TestSupport
import VectorScene

/// The other effects: numbers at any time, no unexpected jumps, and complete pictures.
enum ScriptTarget: FuzzTarget {
  static let name = "effects"

  static func input(_ random: inout SplitMix64) -> ScriptInput { .random(&random) }

  /// Linear in the calls: each one adds a tag; water has a curve for each crest.
  static func expectedSeconds(for input: ScriptInput) -> Double { 1e-5 * Double(8 + input.calls.count * 4) }

  static func check(_ input: ScriptInput, _ examination: Examination) {
    switch input.kind {
    case .gooey: checkGooey(input, examination)
    case .pop:
      var effect = PopScale()
      for (time, _) in input.calls { effect.pop(at: time) }
      checkAll(effect, input, examination)
    case .tags:
      var effect = FloatingTags(variant: input.variant)
      for (time, call) in input.calls {
        if case .tap(let isLeft) = call { effect.tap(isLeft ? .left : .right, at: time) }
      }
      checkAll(effect, input, examination)
      checkTags(effect, input, examination)
    case .water: checkAll(WaterBall(variant: input.variant), input, examination)
    }
  }

  /// Names, numbers and pictures.
  private static func checkAll(_ effect: some Effect, _ input: ScriptInput, _ examination: Examination) {
    if effect.restTime.isFinite {
      let rest = effect.channels(at: effect.restTime)
      for later in [effect.restTime.nextUp, effect.restTime + 0.01, effect.restTime + 1] {
        examination.require(
          effect.channels(at: later) == rest, "from its time of rest on it stays the same",
          "\(effect.channels(at: later)), not \(rest) at \(later)")
      }
    }
    for time in input.times {
      let channels = effect.channels(at: time)
      examination.require(channels.count == effect.channelNames.count, "a channel has a name")
      examination.require(channels.allSatisfy { $0?.isFinite ?? true }, "channels are finite", "\(channels) at \(time)")
      guard examination.asks(oneIn: 64) else { continue }
      examination.require(effect.scene(at: time).isDrawnInNumbers, "a picture has numbers", "at \(time)")
    }
    let nowhere = effect.scene(at: .nan)
    if examination.asks(oneIn: 64) { examination.require(nowhere.isDrawnInNumbers, "a picture at NaN has numbers") }
  }

  /// At its own moment a call does not change the stretch, except a drag to another position.
  private static func checkGooey(_ input: ScriptInput, _ examination: Examination) {
    var effect = GooeyIndicator(variant: input.variant)
    var last = -Double.infinity
    var isDragged = false
    for (time, call) in input.calls {
      let now = max(last, time)
      let before = effect.channels(at: now)
      let phase = effect.phase(at: now)
      switch call {
      case .drag(let offset):
        effect.drag(to: offset, at: time)
        isDragged = true
      case .release:
        effect.release(at: time)
        guard isDragged else { continue }
        isDragged = false
      case .coast(let offset):
        effect.coast(to: offset, at: time)
        // Ignored under a finger, and so is its time.
        if isDragged { continue }
      case .tap: continue
      }
      last = now
      if case .release = call, input.variant == .exact {
        let after = effect.channels(at: now)
        let isSame = zip(before, after).allSatisfy { abs(($0 ?? 0) - ($1 ?? 0)) <= 1e-9 }
        examination.require(isSame, "a release does not jump", "\(before), then \(after) at \(now), \(phase)")
      }
    }
    checkAll(effect, input, examination)
    for time in input.times {
      let factor = effect.channels(at: time)[0] ?? .nan
      examination.require(factor <= 1, "a stretch is at most 1", "\(factor) at \(time)")
    }
    let end = max(last, 0) + effect.restoringDuration + 1e-6
    effect.release(at: max(last, 0))
    examination.require(
      effect.phase(at: end) == .idle, "what is let go comes to rest", "\(effect.phase(at: end)) at \(end)")
    examination.require(
      effect.channels(at: end)[0] == 0, "what is at rest is round", "\(effect.channels(at: end)) at \(end)")
  }

  /// Each tag fades out, and is gone after its time.
  private static func checkTags(_ effect: FloatingTags, _ input: ScriptInput, _ examination: Examination) {
    guard let last = input.calls.map(\.time).max() else { return }
    examination.require(effect.tagCount == input.calls.count, "a tap makes a tag")
    let end = last + effect.parameters.duration + 1e-9
    examination.require(effect.phase(at: end) == .idle, "tags are gone after their time", "at \(end)")
    for time in input.times {
      for index in 0..<effect.tagCount {
        guard let tag = effect.tag(index, at: time) else { continue }
        examination.require((0...1).contains(tag.opacity), "an opacity is in 0…1", "\(tag) at \(time)")
      }
    }
  }
}
