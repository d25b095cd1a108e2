import MotionEffects
import MotionNumerics
import TestSupport

/// The calls to a refresh effect behind its control.
struct RefreshInput: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case cube, checkmark
  }

  enum Call {
    case scroll(Double, isDragging: Bool)
    case layOut(content: Double, viewport: Double)
    case setHasMore(Bool)
    case begin
    case end
  }

  var kind: Kind
  var variant: EffectVariant
  var edge: RefreshEdge
  var calls: [(time: Double, call: Call)]

  var description: String {
    "\(kind.rawValue), \(variant.rawValue), \(edge.rawValue), \(calls.map { "\($0.call) at \($0.time)" })"
  }

  static func random(_ random: inout SplitMix64) -> RefreshInput {
    let edge: RefreshEdge = random.once(in: 4) ? .foot : .head
    var time = 0.0
    var calls = [(time: 0.0, call: Call.layOut(content: 1000, viewport: 400))]
    for _ in 0..<1 + random.below(random.once(in: 8) ? 60 : 14) {
      time += [0, 1e-9, 0.01, 0.042, 0.1, 0.25, 0.5, 1.5, 3][random.below(9)] * random.number(in: 0.5...1)
      let late = random.once(in: 10) ? random.number() : 0
      calls.append((max(0, time - late), call(&random, edge)))
    }
    return RefreshInput(
      kind: Kind.allCases[random.below(2)], variant: random.once(in: 4) ? .legacy : .exact, edge: edge, calls: calls)
  }

  private static func call(_ random: inout SplitMix64, _ edge: RefreshEdge) -> Call {
    switch random.below(12) {
    case 0, 1, 2: return .begin
    case 3, 4, 5: return .end
    case 6: return .setHasMore(!random.once(in: 3))
    case 7: return .layOut(content: random.number(in: 0...1500), viewport: random.once(in: 4) ? 0 : 400)
    default:
      let pull = [0, 20, 54.999, 55, 80, random.number(in: -50...120)][random.below(6)]
      return .scroll(edge == .head ? -pull : 600 + pull, isDragging: random.once(in: 2))
    }
  }
}

/// The calls to an effect that is no refresh effect.
struct ScriptInput: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case gooey, pop, tags, water
  }

  enum Call {
    case drag(Double)
    case release
    case coast(Double)
    /// A pop, or a tap on one of two sides.
    case tap(isLeft: Bool)
  }

  var kind: Kind
  var variant: EffectVariant
  var calls: [(time: Double, call: Call)]
  var times: [Double]

  var description: String {
    "\(kind.rawValue), \(variant.rawValue), \(calls.map { "\($0.call) at \($0.time)" }), asked at \(times)"
  }

  static func random(_ random: inout SplitMix64) -> ScriptInput {
    let kind = Kind.allCases[random.below(4)]
    var (time, offset) = (0.0, 0.0)
    var calls: [(time: Double, call: Call)] = []
    for _ in 0..<random.below(random.once(in: 8) ? 80 : 16) {
      time += [0, 1e-9, 1.0 / 60, 0.1, 0.5, 2][random.below(6)] * random.number(in: 0.5...1)
      offset += random.moderate(random.once(in: 4) ? 700 : 80)
      let late = random.once(in: 12) ? random.number() : 0
      calls.append((time - late, call(&random, kind, offset)))
    }
    let times = (0..<4).map { _ in
      random.once(in: 16) ? max(-1e300, min(random.wild(), 1e300)) : random.number(in: -1...time + 2)
    }
    return ScriptInput(kind: kind, variant: random.once(in: 3) ? .legacy : .exact, calls: calls, times: times)
  }

  private static func call(_ random: inout SplitMix64, _ kind: Kind, _ offset: Double) -> Call {
    guard kind == .gooey else { return .tap(isLeft: random.once(in: 2)) }
    switch random.below(8) {
    case 0, 1: return .release
    case 2: return .coast(offset)
    default: return .drag(offset)
    }
  }
}
