import MotionNumerics

// Ten thousand dots of a game in a square of 100 × 100, at 60 frames a second.
var pool = SpringPool<SIMD2<Double>>(count: 10_000, spring: .snappy, at: .zero)
let dots = pool.groups[0]
let members = pool.members(of: dots)
let places = members.map { SIMD2(Double($0.slot % 100), Double($0.slot / 100)) }
pool.setTargets(of: dots, from: places.span)

// A pointer with its own spring, and a flock with a separate spring for each member.
let pointer = pool.add(Spring.bouncy, at: [0, 0], target: [50, 50])
let flock = pool.addGroup(.smooth)
for number in 1...100 {
  let spring = Spring(response: 0.2 + 0.01 * Double(number), dampingRatio: 0.8)
  pool.add(spring, to: flock, at: [0, 0], target: [Double(number), 0])
}

var arrivals = 0
for frame in 0..<600 {
  // Each second, every seventh dot is sent elsewhere, wherever it is.
  if frame % 60 == 30 {
    for number in stride(from: frame / 60 % 7, to: members.count, by: 7) {
      pool.retarget(members[number], to: [Double(number % 100), Double(frame)])
    }
  }
  if frame == 300 { pool.retarget(pool.members(of: flock), to: [0, 100]) }
  pool.step(by: 1.0 / 60)
  arrivals += pool.settled.count
}
print("\(pool)")
print("\(arrivals) arrivals, \(pool.awakeCount) still move")

// A renderer's access: all positions at once.
let centre = pool.withPositions(of: dots) { positions in
  var sum = SIMD2<Double>.zero
  for index in positions.indices { sum += positions[index] }
  return sum / Double(positions.count)
}
print("centre", Int(centre.x.rounded()), Int(centre.y.rounded()))
print("pointer", pool[pointer], pool.isSettled(pointer) ? "at rest" : "moving")

// Half the memory, in the numbers of a graphics card.
var sparks = SpringPool<SIMD2<Float>>(count: 1000, spring: .bouncy, at: .zero, target: [3, 4])
while sparks.awakeCount > 0 { sparks.step(by: 1.0 / 60) }
sparks.withPositions(of: sparks.groups[0]) { positions in print("sparks", positions[999], positions.count) }
