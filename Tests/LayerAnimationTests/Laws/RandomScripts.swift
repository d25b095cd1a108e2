import LayerAnimation
import MotionNumerics
import TestSupport

/// Animations of numbers, added to a layer at times, which can be told again from another start, in another unit, and with
/// moved values.
///
/// All numbers are multiples of powers of two, so that a moved layer presents the moved numbers to the bit.
struct RandomScript: CustomStringConvertible {
  struct Step {
    /// When the animation is added, in the layer's time.
    var time: Double
    var key: String?
    var timing: MediaTiming
    var timingCurve: TimingCurve
    var stays: Bool
    var form: Form
    var isAdditive: Bool
  }

  enum Form {
    case basic(from: Double?, to: Double?, by: Double?)
    case keyframes([Double], LayerTrack.Options)
    case group([Step])
  }

  /// The property, which has a value anywhere.
  static let keyPath: LayerKeyPath = "factor"

  var steps: [Step]
  var model: Double

  init(_ draws: inout SplitMix64) {
    var now = 0.0
    steps = []
    for _ in 0..<draws.count() {
      now += draws.element(of: [0, draws.dyadic(in: 0...1)])
      steps.append(Self.step(at: now, &draws))
    }
    model = draws.dyadic(in: -4...4)
  }

  private static func step(at now: Double, _ draws: inout SplitMix64, isMember: Bool = false) -> Step {
    // No begin is 0, in any unit and from any start: that means now.
    let begin = isMember ? draws.dyadic(in: 0...1) : now + draws.dyadic(in: -1...1) + 0x1p-9
    let timing = MediaTiming(
      beginTime: begin, duration: draws.element(of: [0.25, 0.5, 1, 2]),
      speed: draws.element(of: [1, 1, 2, 0.5, -1, -2]),
      timeOffset: draws.element(of: [0, 0, draws.dyadic(in: -1...1)]),
      repeatCount: draws.element(of: [0, 0, 1, 2, 2.5, .infinity]), autoreverses: draws.nextUnit() < 0.5,
      fillMode: draws.element(of: FillMode.allCases))
    func number() -> Double { draws.dyadic(in: -4...4) }
    let form: Form
    switch draws.element(of: isMember ? [0, 1] : [0, 0, 1, 1, 2]) {
    case 0:
      let ends = draws.element(of: [[0, 1], [0, 2], [1, 2], [0], [1], [2], []])
      form = .basic(
        from: ends.contains(0) ? number() : nil, to: ends.contains(1) ? number() : nil,
        by: ends.contains(2) ? number() : nil)
    case 1:
      let values = (0..<[3, 5, 9][Int.random(in: 0..<3, using: &draws)]).map { _ in number() }
      let mode = draws.element(of: [CalculationMode.linear, .discrete])
      form = .keyframes(values, .init(mode: mode))
    default: form = .group((0..<2).map { _ in step(at: 0, &draws, isMember: true) })
    }
    return Step(
      time: now, key: draws.element(of: [nil, nil, "a", "b"]), timing: timing,
      timingCurve: draws.element(of: [.linear, .linear, .steps(4), .steps(3, .jumpBoth)]),
      stays: isMember || draws.nextUnit() < 0.5, form: form, isAdditive: draws.nextUnit() < 0.3)
  }

  /// The layer with the animations: their numbers moved by one map, their times by another.
  func layer(values: NumberMap = .identity, times: NumberMap = .identity, in space: TimeSpace = TimeSpace()) -> Layer {
    var layer = Layer()
    layer.timeSpace = space
    layer.model.set(Self.keyPath, to: .number(values(model)))
    for step in steps {
      layer.add(animation(step, values, times), forKey: step.key, at: space.parentTime(at: times(step.time)) ?? 0)
    }
    return layer
  }

  private func animation(_ step: Step, _ values: NumberMap, _ times: NumberMap) -> Animation {
    var timing = step.timing
    timing.beginTime = times(timing.beginTime)
    timing.duration *= times.unit
    timing.timeOffset *= times.unit
    // Additive values are distances.
    let places = step.isAdditive ? values.ofDistances : values
    func value(_ number: Double?) -> LayerValue? { number.map { .number(places($0)) } }
    let content: Animation.Content
    switch step.form {
    case .basic(let from, let to, let by):
      // An open end is the model's or what is presented, and has a place; an animation of distances has both ends.
      let ends =
        step.isAdditive
        ? FromToBy(from: value(from ?? 1), to: value(to ?? -2))
        : FromToBy(from: value(from), to: value(to), by: by.map { .number(values.ofDistances($0)) })
      content = .property(PropertyAnimation(Self.keyPath, .basic(ends), isAdditive: step.isAdditive))
    case .keyframes(let numbers, let options):
      content = .property(
        PropertyAnimation(
          Self.keyPath, .keyframe(LayerTrack(numbers.compactMap { value($0) }, options)), isAdditive: step.isAdditive))
    case .group(let members):
      // Members are in the group's time, from 0 on.
      content = .group(members.map { animation($0, values, NumberMap(unit: times.unit)) })
    }
    return Animation(
      content, timing: timing, timingCurve: step.timingCurve, isRemovedOnCompletion: !step.stays)
  }

  /// The number that a layer presents at a time.
  static func number(of layer: Layer, at time: Double) -> [Double] {
    guard case .number(let number)? = layer.presentation(at: time).value(at: keyPath) else { return [] }
    return [number]
  }

  var description: String { "model \(model), \(steps)" }
}
