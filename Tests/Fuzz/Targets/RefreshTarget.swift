import MotionEffects
import MotionNumerics
import TestSupport
import VectorScene

/// Refresh effects behind their control: in any sequence of calls nothing jumps, and a finished effect is idle.
enum RefreshTarget: FuzzTarget {
  static let name = "refresh"

  static func input(_ random: inout SplitMix64) -> RefreshInput { .random(&random) }

  /// Linear in the calls.
  static func expectedSeconds(for input: RefreshInput) -> Double { 4e-5 * Double(4 + input.calls.count) }

  static func check(_ input: RefreshInput, _ examination: Examination) {
    switch input.kind {
    case .cube: run(RefreshControl(driving: CubeRefresh(variant: input.variant), edge: input.edge), input, examination)
    case .checkmark:
      run(RefreshControl(driving: CheckmarkRefresh(variant: input.variant), edge: input.edge), input, examination)
    }
  }

  private static func run<E: RefreshEffect>(
    _ control: RefreshControl<E>, _ input: RefreshInput, _ examination: Examination
  ) {
    var control = control
    var last = 0.0
    for (time, call) in input.calls {
      let now = max(last, time)
      checkBetween(control, last, now, examination)
      let before = (control, control.phase(at: now))
      take(call, time, &control)
      checkAt(now, call, from: before.0, to: control, input, examination)
      last = now
    }
    checkEnd(control, after: last, input, examination)
  }

  private static func take<E: RefreshEffect>(
    _ call: RefreshInput.Call, _ time: Double, _ control: inout RefreshControl<E>
  ) {
    switch call {
    case .scroll(let offset, let isDragging): control.scroll(to: offset, isDragging: isDragging, at: time)
    case .layOut(let content, let viewport):
      control.layOut(contentLength: content, viewportLength: viewport, at: time)
    case .setHasMore(let hasMore): control.setHasMore(hasMore, at: time)
    case .begin: control.beginRefreshing(at: time)
    case .end: control.endRefreshing(at: time)
    }
  }

  /// Between two calls, inset and progress change no faster than their easing.
  private static func checkBetween<E: RefreshEffect>(
    _ control: RefreshControl<E>, _ start: Double, _ end: Double, _ examination: Examination
  ) {
    guard end > start else { return }
    let moment = examination.random.number(in: start...end)
    let next = min(end, moment + 1e-4)
    // Ease-in-ease-out is at most 1.8 times as fast as a line, over a quarter of a second; times are rounded.
    let allowed = 1.8 / 0.25 * (next - moment) + 1e-9
    let steps = [
      control.progress(at: next) - control.progress(at: moment),
      (control.inset(at: next) - control.inset(at: moment)) / control.parameters.triggerDistance,
    ]
    examination.require(
      steps.allSatisfy { abs($0) <= allowed }, "the inset is as fast as its easing",
      "\(steps) from \(moment) to \(next)")
    checkNumbers(of: control.effect, at: moment, examination)
  }

  /// At its own moment a call changes only what the finger, the lengths or the end of a loading determine.
  private static func checkAt<E: RefreshEffect>(
    _ now: Double, _ call: RefreshInput.Call, from before: RefreshControl<E>, to after: RefreshControl<E>,
    _ input: RefreshInput, _ examination: Examination
  ) {
    examination.require(
      abs(after.inset(at: now) - before.inset(at: now)) <= 1e-9, "the inset does not jump",
      "\(before.inset(at: now)), then \(after.inset(at: now)) at \(now)")
    let isLoading = [.refreshing, .ending].contains(before.phase(at: now))
    switch call {
    case .begin, .end:
      examination.require(
        abs(after.progress(at: now) - before.progress(at: now)) <= 1e-9, "the progress does not jump",
        "\(before.progress(at: now)), then \(after.progress(at: now)) at \(now)")
      if input.variant == .exact {
        checkPicture(before.effect.channels(at: now), after.effect.channels(at: now), input.kind, at: now, examination)
      }
    default:
      guard isLoading else { return }
      examination.require(
        abs(after.progress(at: now) - before.progress(at: now)) <= 1e-9, "a finger does not change a loading",
        "\(before.progress(at: now)), then \(after.progress(at: now)) at \(now)")
    }
  }

  /// The picture of the cubes does not depend on their order.
  private static func checkPicture(
    _ before: [Double?], _ after: [Double?], _ kind: RefreshInput.Kind, at time: Double, _ examination: Examination
  ) {
    guard kind == .cube else { return }
    let (old, new) = (cubes(before), cubes(after))
    let isSame = zip(old, new).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
    examination.require(isSame, "the cubes do not jump", "\(old), then \(new) at \(time)")
  }

  /// The positions of the cubes, sorted.
  private static func cubes(_ channels: [Double?]) -> [SIMD2<Double>] {
    (0..<4).map { SIMD2(channels[2 * $0] ?? .nan, channels[2 * $0 + 1] ?? .nan) }
      // Rounded, so that rounding errors do not change the order.
      .sorted { (($0.x * 1e4).rounded(), ($0.y * 1e4).rounded()) < (($1.x * 1e4).rounded(), ($1.y * 1e4).rounded()) }
  }

  private static func checkNumbers(of effect: some RefreshEffect, at time: Double, _ examination: Examination) {
    let channels = effect.channels(at: time)
    examination.require(channels.count == effect.channelNames.count, "a channel has a name")
    examination.require(channels.allSatisfy { $0?.isFinite ?? true }, "channels are finite", "\(channels) at \(time)")
    guard examination.asks(oneIn: 64) else { return }
    examination.require(effect.scene(at: time).isDrawnInNumbers, "a picture has numbers", "at \(time)")
  }

  /// After a scroll to the rest position and the end of refreshing, the effect is idle at its time of rest, and can begin
  /// again.
  private static func checkEnd<E: RefreshEffect>(
    _ control: RefreshControl<E>, after time: Double, _ input: RefreshInput, _ examination: Examination
  ) {
    var control = control
    control.scroll(to: input.edge == .head ? 0 : -10_000, isDragging: false, at: time)
    control.endRefreshing(at: time)
    let idle = control.restTime
    guard idle < .infinity else { return examination.fail("what is told to end has an end", "after \(time)") }
    examination.require(idle <= time + 4, "it is idle soon", "\(idle), told to end at \(time)")
    let moment = max(idle, time)
    examination.require(
      control.phase(at: moment) == .idle && control.inset(at: moment) == 0 && control.effect.isIdle(at: moment),
      "it is idle at its time of rest", "\(control.phase(at: moment)), \(control.inset(at: moment)) at \(moment)")
    control.setHasMore(true, at: moment)
    control.beginRefreshing(at: moment)
    examination.require(
      control.phase(at: moment) == .refreshing && !control.effect.isIdle(at: moment), "it begins again", "at \(moment)")
  }
}

extension Scene {
  /// Whether the picture can be written, and all its numbers are finite.
  var isDrawnInNumbers: Bool {
    guard let text = try? svg() else { return false }
    return !text.contains("nan") && !text.contains("inf")
  }
}
