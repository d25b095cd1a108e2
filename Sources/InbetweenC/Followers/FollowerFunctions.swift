// The functions of inbetween.h for followers, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween

@c @implementation
package func inbetween_follower_open(
  _ notation: UnsafePointer<CChar>?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in try FollowerHandle.parsed(text(at: notation)) }
}

@c @implementation
package func inbetween_follower_close(_ follower: OpaquePointer?) { close(follower, of: FollowerHandle.self) }

@c @implementation
package func inbetween_follower_jump(_ follower: OpaquePointer?, _ value: Double, _ time: Double) -> Int32 {
  guard let follower else { return INBETWEEN_ARGUMENT }
  return object(of: follower, FollowerHandle.self).jump(to: value, at: time) ? INBETWEEN_OK : INBETWEEN_PARAMETER
}

@c @implementation
package func inbetween_follower_follow(_ follower: OpaquePointer?, _ value: Double, _ time: Double) -> Int32 {
  guard let follower else { return INBETWEEN_ARGUMENT }
  return object(of: follower, FollowerHandle.self).follow(value, at: time) ? INBETWEEN_OK : INBETWEEN_PARAMETER
}

@c @implementation
package func inbetween_follower_value(_ follower: OpaquePointer?, _ time: Double) -> Double {
  follower.map { object(of: $0, FollowerHandle.self).state(at: time).value } ?? .nan
}

@c @implementation
package func inbetween_follower_velocity(_ follower: OpaquePointer?, _ time: Double) -> Double {
  follower.map { object(of: $0, FollowerHandle.self).state(at: time).velocity } ?? .nan
}
