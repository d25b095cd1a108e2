// The functions of inbetween.h that make motions of motions, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionNumerics

@c @implementation
package func inbetween_motion_followed(
  _ motion: OpaquePointer?, _ next: OpaquePointer?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let next else { throw CallError("the next motion is null") }
    return try opened(motion).followed(by: object(of: next, MotionHandle.self))
  }
}

@c @implementation
package func inbetween_motion_repeated(
  _ motion: OpaquePointer?, _ count: Double, _ alternates: Int32, _ message: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    try opened(motion).repeated(count, alternating: alternates != 0)
  }
}

@c @implementation
package func inbetween_motion_delayed(
  _ motion: OpaquePointer?, _ delay: Double, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in try opened(motion).delayed(by: delay) }
}

@c @implementation
package func inbetween_motion_between(
  _ motion: OpaquePointer?, _ start: Double, _ end: Double, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in try opened(motion).between(start, end) }
}

/// The motion of a handle.
private func opened(_ motion: OpaquePointer?) throws(CallError) -> MotionHandle {
  guard let motion else { throw CallError("the motion is null") }
  return object(of: motion, MotionHandle.self)
}
