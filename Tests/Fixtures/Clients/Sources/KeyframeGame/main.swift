import MotionNumerics

/// A coin in a game: it flies along a path to the counter, turns, flashes, and disappears.
struct Coin {
  static let path: Path = {
    var path = Path()
    path.move(to: [0, 0])
    path.addCubic([0, 120], [200, 160], to: [320, 200])
    return path
  }()

  /// Along the path at constant speed, after a tenth of a second.
  let flight = PathMotion(Coin.path, duration: 0.9, curve: .easeInOut, delay: 0.1)
  /// It grows, keeps its size, and shrinks into the counter.
  let size = KeyframeTrack([
    Keyframe(0, at: 0, curve: .easeOut),
    Keyframe(24, at: 0.2, hold: true),
    Keyframe(24, at: 0.8, curve: .easeIn),
    Keyframe(0, at: 1.1),
  ])
  /// A smooth turn through four angles.
  let turn = KeyframeTrack([0, 2, 1, 6.25], keyTimes: [0, 0.3, 0.5, 1], spline: .monotone())
  /// Three frames of a sprite.
  let sprite = KeyframeTrack([0, 1, 2], mode: .discrete)

  /// The time at which nothing of it moves any more.
  var restTime: Double { max(flight.restTime, size.restTime, turn.restTime) }
}

// The game's loop: sixty frames a second, until the coin is done.
let coin = Coin()
var (time, frames, travelled) = (0.0, 0, 0.0)
var last = coin.flight.value(at: 0)
var sizes = coin.size.cursor()
while time < coin.restTime {
  let position = coin.flight.value(at: time)
  travelled += (position - last).norm
  last = position
  check("size, frame by frame", sizes.value(at: time), coin.size.value(at: time))
  time += 1 / 60.0
  frames += 1
}
print("frames:", frames, "rest:", coin.restTime)
check("all of the way but a step", travelled, coin.flight.measure.length, within: 0.01)
check("held", coin.size.value(at: 0.5), 24)
check("still", coin.size.velocity(at: 0.5), 0)
check("gone", coin.size.value(at: coin.size.restTime), 0)
check("sprite", coin.sprite.value(at: 0.5), 1)
check("turn, all of it", coin.turn.value(at: 1), 6.25)

// A level editor's keys, from a file: checked, not trusted.
do {
  _ = try KeyframeTrack(validating: [Keyframe(0, at: 1), Keyframe(1, at: 0.5)])
} catch {
  print("refused:", error)
}

checkRow(of: coin.turn)
checkRow(of: coin.size)
print("keys:", coin.size.keyframes[1], coin.turn.keyframes.count)

/// Value and velocity of all coins of a row, a frame's delay apart, in one call.
func checkRow(of motion: some Motion<Double>) {
  let times = (0..<8).map { 0.4 + Double($0) / 60 }
  var values = [Double](repeating: 0, count: times.count)
  var velocities = values
  var valueSpan = values.mutableSpan
  var velocitySpan = velocities.mutableSpan
  motion.sample(at: times.span, into: &valueSpan, velocities: &velocitySpan)
  for (index, time) in times.enumerated() {
    let state = motion.state(at: time)
    check("a row's value", values[index], state.value)
    check("a row's velocity", velocities[index], state.velocity)
  }
}

/// Prints a number that is not what it should be, and ends the program.
func check(_ name: String, _ value: Double, _ expected: Double, within tolerance: Double = 1e-12) {
  guard abs(value - expected) <= tolerance * max(1, abs(expected)) else {
    fatalError("\(name): \(value), not \(expected)")
  }
}
