// The functions of inbetween.h for animation documents, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionExport

@c @implementation
package func inbetween_animation_open(
  _ json: UnsafePointer<CChar>?, _ size: Int, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    try AnimationHandle.parsed(copiedBytes(json, size, of: "document", mebibytes: 16))
  }
}

@c @implementation
package func inbetween_animation_close(_ animation: OpaquePointer?) { close(animation, of: AnimationHandle.self) }

@c @implementation
package func inbetween_animation_describe(
  _ animation: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(animation.map { object(of: $0, AnimationHandle.self).description }, to: text, capacity)
}

@c @implementation
package func inbetween_animation_sample(
  _ animation: OpaquePointer?, _ keyPath: UnsafePointer<CChar>?, _ times: UnsafePointer<Double>?,
  _ values: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  guard let animation else { return INBETWEEN_ARGUMENT }
  let open = object(of: animation, AnimationHandle.self)
  guard let track = open.track(of: text(at: keyPath)) else { return INBETWEEN_PARAMETER }
  guard let samples = CallerSamples(times, values, nil, count, dimension: track.componentCount) else {
    return INBETWEEN_ARGUMENT
  }
  open.sample(track.index, samples)
  return INBETWEEN_OK
}

@c @implementation
package func inbetween_animation_export(
  _ animation: OpaquePointer?, _ target: UnsafePointer<CChar>?, _ tolerance: Double,
  _ options: UnsafePointer<CChar>?, _ start: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ message: UnsafeMutablePointer<CChar>?, _ messageCapacity: Int
) -> Int {
  exporting(to: start, capacity, CallerText(message, messageCapacity)) { () throws(CallError) in
    guard let animation else { throw CallError("the animation is null") }
    let request = try ExportRequest(target: text(at: target), tolerance: tolerance, options: text(at: options))
    return try object(of: animation, AnimationHandle.self).exported(request)
  }
}
