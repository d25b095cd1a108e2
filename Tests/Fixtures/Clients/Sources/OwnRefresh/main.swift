import MotionEffects
import MotionNumerics
import VectorScene

/// Three dots that grow with the pull, hop while something is loaded, and shrink at the end.
struct Dots: RefreshEffect {
  var calls = RefreshCalls()
  let endDuration = Dots.shrinking.restTime

  static let hop = Tween(from: 0, to: 12, duration: 0.25, curve: .easeOut).autoreversed()
    .repeated(every: 0.75)
  static let shrinking = Tween(from: 5, to: 0, duration: 0.3, curve: .easeIn)

  func radius(at time: Double) -> Double {
    switch phase(at: time) {
    case .idle: 0
    case .pulling, .triggered: 5 * calls.pull
    case .refreshing: 5
    case .ending: Self.shrinking.value(at: endingTime(at: time) ?? 0)
    }
  }

  var generators: [ChannelGenerator] { [ChannelGenerator("radius", CustomGenerator { radius(at: $0) })] }

  /// Dots that have shrunk to a point cannot go on hopping: then the loading begins anew.
  mutating func follow(_ call: RefreshCall, at time: Double) {
    if call == .resume, radius(at: time) < 1 { calls.begin(at: time) }
  }

  func scene(at time: Double) -> Scene {
    let dots = (0..<3).map { dot in
      let height = loadingTime(at: time).map { Self.hop.value(at: $0 - 0.12 * Double(dot)) } ?? 0
      return Path.circle(center: [10 + 20 * Double(dot), 20 - height], radius: radius(at: time))
    }
    return Scene(
      size: [60, 30], title: "Dots", nodes: dots.map { .shape(Shape($0, fill: Fill(Color(hex: 0x0072B2)))) })
  }
}

// A finger pulls the list by 33 points, then by 60, and lets go; loading takes two seconds.
var control = RefreshControl(driving: Dots())
control.scroll(to: -33, isDragging: true, at: 0.2)
check("radius at six tenths of the pull", control.effect.radius(at: 0.2), 3)
control.scroll(to: -60, isDragging: true, at: 0.4)
control.scroll(to: -60, isDragging: false, at: 0.5)
control.scroll(to: 0, isDragging: false, at: 0.6)
check("inset while loading", control.inset(at: 1), 55)
check("rest while loading", control.restTime, .infinity)
control.endRefreshing(at: 2.5)
check("radius as it shrinks", control.effect.radius(at: 2.65), 5 * (1 - CubicBezier.easeIn.value(at: 0.5)))
check("radius after the end", control.effect.radius(at: 2.8), 0)
check("inset half closed", control.inset(at: 3.625), 27.5)
check("rest", control.restTime, 3.75)
print(control.phase(at: 2.6), control.effect.phase(at: 2.6), control.phase(at: 3.75))

// The channels of an effect are generators.
for channel in control.effect.generators { check(channel.name, channel.value(at: 2.5), 5) }
var heart = PopScale(popping: SpringMotion(.bouncy, from: 0.2, to: 1))
heart.pop(at: 0)
let scale = heart.generators[0]
check("scale", scale.value(at: 0.125), SpringMotion(.bouncy, from: 0.2, to: 1).value(at: 0.125))

// One frame, and all of them.
let frame = try control.effect.scene(at: 1).svg()
let film = try control.effect.animation(at: (0...168).map { Double($0) / 60 })
check("dots", Double(frame.split(separator: "<path").count - 1), 3)
check("duration of the film", film.duration, 2.8)

func check(_ name: String, _ value: Double, _ expected: Double) {
  precondition(value == expected || abs(value - expected) <= 1e-12, "\(name): \(value), not \(expected)")
  print("\(name): \(value)")
}
