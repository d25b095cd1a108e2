import MotionNumerics

// A game: a camera that follows a hero, and ten thousand sprites, all in floats; a few hundred of them move.
var camera = SpringFollower(Spring(response: 0.3, dampingRatio: 1), at: SIMD3<Float>(0, 2, 10))
var sprites = AnimatedPool<SIMD3<Float>>()
let coins = (0..<10_000).map { sprites.add([Float($0 % 100), 0, Float($0 / 100)]) }

// The hero runs; a slow frame changes nothing.
@MainActor func frame(at time: Double) {
  let hero = SIMD3<Float>(Float(4 * time), 0, 0)
  camera.follow(hero + [0, 2, 10], at: time)
  for end in sprites.advance(to: time) where end.completion.outcome == .finished { collected += 1 }
}

// An explosion at 0.5 s throws the coins near it upwards; they fall to rest a little outside.
@MainActor func explode(at place: SIMD3<Float>, time: Double) {
  for coin in coins {
    let away = sprites[coin] - place
    let distance = (away * away).sum().squareRoot()
    guard distance < 12 else { continue }
    let landing = sprites[coin] + away / max(distance, 1) * 3
    sprites.update(coin) {
      $0.set(to: landing, with: .spring(.bouncy), velocity: [0, 20 - distance, 0], at: time, token: 1)
    }
  }
}

var collected = 0
for number in 0..<30 { frame(at: Double(number) / 60) }
explode(at: [30, 0, 30], time: 0.5)
print("moving", sprites.movingCount, "of", sprites.count)
for number in 30..<60 { frame(at: Double(number) / 60) }
let view = camera.value(at: 1)
print("after 1 s the camera is at", [view.x, view.y, view.z].map { ($0 * 100).rounded() / 100 })
print("a coin flies at", (0..<3).map { (sprites[coins[3028]][$0] * 100).rounded() / 100 })
for number in 60..<240 { frame(at: Double(number) / 60) }
print("collected", collected, "moving", sprites.movingCount)
