import LayerAnimation
import MotionNumerics
import TestSupport

/// Layers and their animations: computed timings are within bounds, events in order, and presented values are numbers.
enum LayerTarget: FuzzTarget {
  static let name = "layers"

  static func input(_ random: inout SplitMix64) -> LayerInput { .random(&random) }

  /// Linear in the animations, at most a dozen in a group, times the times.
  static func expectedSeconds(for input: LayerInput) -> Double {
    2e-5 * Double((1 + input.animations.count) * (4 + input.times.count))
  }

  static func check(_ input: LayerInput, _ examination: Examination) {
    var layer = Layer()
    if input.speed != 1, let time = try? TimeSpace(validatingBeginTime: 0, speed: input.speed) {
      layer.timeSpace = time
    }
    for (key, time, animation) in input.animations {
      let made: Animation
      do {
        made = try animation.animation()
      } catch {
        examination.require(!input.isModerate, "a moderate animation is made", "\(error)")
        continue
      }
      checkTimings(of: made, input.times, examination)
      layer.add(made, forKey: key, at: time)
    }
    checkEvents(of: layer, examination)
    for time in input.times { checkPresentation(of: layer, at: time, isModerate: input.isModerate, examination) }
  }

  /// The timing of the animation, and of the members of a group.
  private static func checkTimings(of animation: Animation, _ times: [Double], _ examination: Examination) {
    let timing = animation.timing
    for time in times + [timing.beginTime, timing.endTime] {
      guard let computed = timing.computedTiming(at: time) else {
        examination.require(time.isNaN, "there is a computed timing for a time", "\(time)")
        continue
      }
      let detail = { "\(computed) at \(time)" }
      examination.require((0...1).contains(computed.progress), "a progress is in 0…1", detail())
      examination.require(!computed.iteration.isNaN, "an iteration is a number", detail())
      examination.require(computed.time >= 0 && computed.time <= timing.duration, "a time is in the duration", detail())
      check(computed.phase, at: time, of: timing, examination)
    }
    examination.require(timing.computedTiming(at: .nan) == nil, "there is no computed timing for NaN")
    guard case .group(let members) = animation.content else { return }
    for member in members { checkTimings(of: member, times, examination) }
  }

  private static func check(
    _ phase: ComputedTiming.Phase, at time: Double, of timing: MediaTiming, _ examination: Examination
  ) {
    guard timing.speed != 0 else { return }
    let expected: ComputedTiming.Phase =
      time < timing.beginTime ? .before : time >= timing.endTime ? .after : .active
    examination.require(phase == expected, "a phase is that of begin and end", "\(phase) at \(time)")
  }

  /// In order, within the times, and the same for one range as for its two halves.
  private static func checkEvents(of layer: Layer, _ examination: Examination) {
    let end = 20.0
    let middle = examination.random.number(in: -1...end)
    let events = layer.events(in: -1..<end)
    examination.require(
      zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }, "events are in order", "\(events)")
    examination.require(
      events.allSatisfy { $0.time >= -1 && $0.time < end }, "events are within the times", "\(events)")
    examination.require(
      layer.events(in: -1..<middle) + layer.events(in: middle..<end) == events,
      "events of two ranges are those of both", "\(events), at \(middle)")
    for (index, attachment) in layer.attachments.enumerated() {
      let stops = layer.events(in: -1e308..<1e308).count { $0.key == attachment.key && $0.kind != .didStart }
      examination.require(
        stops <= layer.attachments.count { $0.key == attachment.key }, "an animation stops once", "number \(index)")
    }
  }

  private static func checkPresentation(
    of layer: Layer, at time: Double, isModerate: Bool, _ examination: Examination
  ) {
    let state = layer.presentation(at: time)
    var again = LayerState()
    layer.present(at: time, into: &again)
    let values = [LayerProperty.zPosition, .position, .cornerRadius, .transform].map { state.value(of: $0) }
    // Products of wild values, curves and counts overflow, and the combination of two infinities is NaN.
    if isModerate {
      examination.require(values.allSatisfy { $0.isAllFinite }, "what shows is finite", "\(values) at \(time)")
    }
    if !values.contains(where: { $0.hasNaN }) {
      examination.require(again == state, "what shows is the same in a state that is used again", "at \(time)")
    }
  }
}

extension LayerValue {
  /// The numbers of the value kinds in these layers.
  private var numbers: [Double] {
    switch self {
    case .number(let number): return [number]
    case .point(let point): return [point.x, point.y]
    case .transform(let map): return map.elements.indices.map { map.elements[$0] }
    default: return []
    }
  }

  fileprivate var hasNaN: Bool { numbers.contains { $0.isNaN } }
  fileprivate var isAllFinite: Bool { numbers.allSatisfy { $0.isFinite } }
}
