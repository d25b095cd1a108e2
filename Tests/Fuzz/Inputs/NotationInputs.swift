import MotionNumerics
import TestSupport

extension RandomText {
  /// A motion in the notation, mostly valid.
  static func motion(_ random: inout SplitMix64) -> String {
    switch random.below(13) {
    case 10: composed(&random)
    case 11: mutated(composed(&random), &random)
    case 12: "(\(composed(&random))), \(random.moderate(4)) times\(random.once(in: 2) ? ", alternating" : "")"
    case 0: tokens(of: motionWords, &random, count: 1 + random.below(8))
    case 8: timed(&random)
    case 9: mutated(timed(&random), &random)
    case 1: any(&random, count: random.below(24))
    case 2, 3: mutated(rightMotion(&random), &random)
    default: rightMotion(&random)
    }
  }

  private static func rightMotion(_ random: inout SplitMix64) -> String {
    switch random.below(8) {
    case 0: return motionWords[random.below(motionWords.count)]
    case 1, 2:
      let (y1, y2) = random.once(in: 8) ? (random.wild(), random.wild()) : (random.moderate(2), random.moderate(2))
      return "cubic-bezier(\(random.part()), \(y1), \(random.part()), \(y2))"
    case 3:
      return
        "steps(\(1 + random.below(random.once(in: 4) ? 2_147_483_647 : 12)), \(places[random.below(places.count)]))"
    case 4: return piecewise(&random)
    case 5:
      let scale = random.once(in: 4) ? random.extreme(upTo: 300).magnitude : 100
      let velocity = random.once(in: 2) ? " \(random.moderate(50))" : ""
      return "spring(\(random.part() * 4 + 0.01) \(random.number() * scale + 1e-9) \(random.part() * 30)\(velocity))"
    case 6:
      switch random.below(5) {
      case 0: return "spring(duration: \(random.number() * 3 + 0.01), bounce: \(random.moderate()))"
      case 1: return "spring(response: \(random.number() * 3 + 0.01), damping-ratio: \(random.part() * 2))"
      case 2: return "spring(overshoot: \(random.part() * 100)%, settling-duration: \(random.number() * 3)s)"
      case 3: return "spring(damping-ratio: \(random.part()), peak-speed: \(random.number() * 30))"
      default: return "spring(settling: \(random.number() * 3 + 0.01), damping-ratio: \(random.part()))"
      }
    default:
      return random.once(in: 2)
        ? "damped(\(random.part() * 10), \(random.moderate(60)))"
        : "decay(velocity: \(random.moderate(5000)), deceleration: \(random.part()))"
    }
  }

  /// A motion with a duration or a delay, in one of the orders that people write.
  private static func timed(_ random: inout SplitMix64) -> String {
    let motion = rightMotion(&random)
    let ends = random.once(in: 2) ? " \(random.moderate(300)) -> \(random.moderate(300))" : ""
    func time() -> String {
      let number = random.once(in: 8) ? random.extreme(upTo: 300) : random.moderate(2)
      return random.once(in: 2) ? "\(number)s" : "\(number * 1000)ms"
    }
    return switch random.below(4) {
    case 0: "\(time()) \(motion) \(time())\(ends)"
    case 1: "\(motion) \(time())\(ends)"
    case 2: "\(motion) after \(time())\(ends)"
    default: "\(motion)\(ends) after \(time())"
    }
  }

  /// A sequence, a repetition, or keyframes.
  private static func composed(_ random: inout SplitMix64) -> String {
    switch random.below(4) {
    case 0:
      let cut = random.once(in: 3) ? " for \(random.moderate(2))s" : ""
      return "\(timed(&random))\(cut) then \(rightMotion(&random)) -> \(random.moderate(300))"
    case 1: return "\(timed(&random)), \(random.once(in: 2) ? "forever" : "\(random.moderate(9)) times")"
    case 2: return "(\(timed(&random)), 2 times) after \(random.moderate(2))s then \(timed(&random))"
    default:
      let keys = (0...random.below(6)).map { _ in
        let time = ["", " at \(random.part() * 100)%", " \(random.part())s", " ease-out-back"]
        return "\(random.moderate(300))\(time[random.below(time.count)])"
      }
      let mode = random.once(in: 3) ? ", mode: \(["cubic", "monotone", "natural", "linear"][random.below(4)])" : ""
      return "\(random.once(in: 2) ? "0.5s " : "")keyframes(\(keys.joined(separator: ", "))\(mode))"
    }
  }

  /// `linear()` with stops that may ascend, hold, descend, or have no positions.
  private static func piecewise(_ random: inout SplitMix64) -> String {
    let scale = random.once(in: 16) ? random.extreme() : 1
    let stops = (0...random.below(7)).map { _ in
      let output = random.moderate() * scale
      return switch random.below(6) {
      case 0: "\(output) \(random.part() * 100)%"
      case 1: "\(output) \(random.part() * 100)% \(random.part() * 100)%"
      case 2: "\(random.moderate(150))% \(output)"
      default: "\(output)"
      }
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  private static let places = ["start", "end", "jump-start", "jump-end", "jump-none", "jump-both"]

  private static let motionWords =
    places + [
      "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "default", "cubic-bezier(",
      "steps(",
      "linear(", "spring(", "damped(", "decay(", "calc(", "min(", "max(", "(", ")", "%", ":", "duration:", "bounce:",
      "response:", "damping-ratio:", "settling:", "overshoot:", "settling-duration:", "peak-time:",
      "peak-speed:", "velocity:", "deceleration:", "mass:", "ms", "s", "after", "within(",
      "then", "for", ",", "times", "forever", "alternating", "keyframes(", "at", "mode:",
      "->", "+", "-", "*",
      "/",
      "snappy", "swiftui.snappy", "EASE", "easeInOut", "infinity", "pi", "e",
    ]
    + ["quad", "cubic", "quart", "quint", "sine", "expo", "circ", "back", "elastic", "bounce"].flatMap { family in
      ["ease-in-", "ease-out-", "ease-in-out-"].map { $0 + family }
    }
}
