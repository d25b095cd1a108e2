// The functions of inbetween.h for pools of springs, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionNumerics

@c @implementation
package func inbetween_pool_open(
  _ count: Int, _ spring: UnsafePointer<CChar>?, _ position: Double, _ tolerance: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    let spring = try Spring(notation: text(at: spring))
    return try PoolHandle.made(count: count, spring: spring, position: position, tolerance: tolerance)
  }
}

@c @implementation
package func inbetween_pool_open_numbers(
  _ count: Int, _ mass: Double, _ stiffness: Double, _ damping: Double, _ position: Double, _ tolerance: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    let spring = try Spring(mass, stiffness, damping)
    return try PoolHandle.made(count: count, spring: spring, position: position, tolerance: tolerance)
  }
}

@c @implementation
package func inbetween_pool_close(_ pool: OpaquePointer?) { close(pool, of: PoolHandle.self) }

@c @implementation
package func inbetween_pool_count(_ pool: OpaquePointer?) -> Int {
  guard let pool else { return -1 }
  return reading(pool, of: PoolHandle.self) { $0.count }
}

@c @implementation
package func inbetween_pool_awake_count(_ pool: OpaquePointer?) -> Int {
  guard let pool else { return -1 }
  return reading(pool, of: PoolHandle.self) { $0.awakeCount }
}

@c @implementation
package func inbetween_pool_step(_ pool: OpaquePointer?, _ interval: Double) -> Int32 {
  guard let pool else { return INBETWEEN_ARGUMENT }
  guard interval >= 0 && interval.isFinite else { return INBETWEEN_PARAMETER }
  reading(pool, of: PoolHandle.self) { $0.step(by: interval) }
  return INBETWEEN_OK
}

@c @implementation
package func inbetween_pool_retarget_all(
  _ pool: OpaquePointer?, _ targets: UnsafePointer<Double>?, _ count: Int
) -> Int32 {
  guard let pool, let targets = CallerArray(targets, count) else { return INBETWEEN_ARGUMENT }
  return reading(pool, of: PoolHandle.self) { pool in
    guard count == pool.count else { return INBETWEEN_ARGUMENT }
    return pool.retarget(to: targets.numbers) ? INBETWEEN_OK : INBETWEEN_PARAMETER
  }
}

@c @implementation
package func inbetween_pool_retarget(
  _ pool: OpaquePointer?, _ members: UnsafePointer<Int>?, _ targets: UnsafePointer<Double>?, _ count: Int
) -> Int32 {
  guard let pool, let members = CallerArray(members, count), let targets = CallerArray(targets, count) else {
    return INBETWEEN_ARGUMENT
  }
  return reading(pool, of: PoolHandle.self) { pool in
    guard members.numbers.allSatisfy({ pool.contains($0) }) else { return INBETWEEN_PARAMETER }
    return pool.retarget(members.numbers, to: targets.numbers) ? INBETWEEN_OK : INBETWEEN_PARAMETER
  }
}

@c @implementation
package func inbetween_pool_place_all(
  _ pool: OpaquePointer?, _ positions: UnsafePointer<Double>?, _ velocities: UnsafePointer<Double>?,
  _ targets: UnsafePointer<Double>?, _ count: Int
) -> Int32 {
  guard let pool, let positions = CallerArray(positions, count), let velocities = CallerArray(velocities, count),
    let targets = CallerArray(targets, count)
  else { return INBETWEEN_ARGUMENT }
  return reading(pool, of: PoolHandle.self) { pool in
    guard count == pool.count else { return INBETWEEN_ARGUMENT }
    let isDone = pool.place(at: positions.numbers, velocities: velocities.numbers, targets: targets.numbers)
    return isDone ? INBETWEEN_OK : INBETWEEN_PARAMETER
  }
}

@c @implementation
package func inbetween_pool_set_spring(
  _ pool: OpaquePointer?, _ member: Int, _ spring: UnsafePointer<CChar>?, _ message: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int32 {
  settingSpring(pool, member, message, capacity) { () throws(CallError) in try Spring(notation: text(at: spring)) }
}

@c @implementation
package func inbetween_pool_set_spring_numbers(
  _ pool: OpaquePointer?, _ member: Int, _ mass: Double, _ stiffness: Double, _ damping: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int32 {
  settingSpring(pool, member, message, capacity) { () throws(CallError) in try Spring(mass, stiffness, damping) }
}

@c @implementation
package func inbetween_pool_positions(
  _ pool: OpaquePointer?, _ positions: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  writing(pool, to: positions, count) { $0.writePositions(to: $1) }
}

@c @implementation
package func inbetween_pool_velocities(
  _ pool: OpaquePointer?, _ velocities: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  writing(pool, to: velocities, count) { $0.writeVelocities(to: $1) }
}

@c @implementation
package func inbetween_pool_targets(
  _ pool: OpaquePointer?, _ targets: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  writing(pool, to: targets, count) { $0.writeTargets(to: $1) }
}

@c @implementation
package func inbetween_pool_settled(
  _ pool: OpaquePointer?, _ members: UnsafeMutablePointer<Int>?, _ capacity: Int
) -> Int {
  guard let pool, let members = CallerArray(members, capacity) else { return -1 }
  return reading(pool, of: PoolHandle.self) { $0.writeSettled(to: members.places) }
}

/// Writes one number for each member.
private func writing(
  _ pool: OpaquePointer?, to start: UnsafeMutablePointer<Double>?, _ count: Int,
  _ write: (PoolHandle, UnsafeMutableBufferPointer<Double>) -> Void
) -> Int32 {
  guard let pool, let array = CallerArray(start, count) else { return INBETWEEN_ARGUMENT }
  return reading(pool, of: PoolHandle.self) { pool in
    guard count == pool.count else { return INBETWEEN_ARGUMENT }
    write(pool, array.places)
    return INBETWEEN_OK
  }
}

/// Gives a member the spring that a function makes.
///
/// On failure, writes the reason to the caller's buffer.
private func settingSpring(
  _ pool: OpaquePointer?, _ member: Int, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ make: () throws(CallError) -> Spring
) -> Int32 {
  let message = CallerText(message, capacity)
  guard let pool else {
    message.write("the pool is null")
    return INBETWEEN_ARGUMENT
  }
  return reporting(to: message) { () throws(CallError) in
    let spring = try make()
    let pool = object(of: pool, PoolHandle.self)
    guard pool.contains(member) else {
      throw CallError("member must be from 0 to the number of members, not ", member.description)
    }
    pool.setSpring(spring, of: member)
  }
}
