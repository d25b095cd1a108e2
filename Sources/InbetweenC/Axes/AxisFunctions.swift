// The functions of inbetween.h for axes, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween

@c @implementation
package func inbetween_axis_open(
  _ least: Double, _ greatest: Double, _ extent: Double, _ deceleration: Double, _ page: Double, _ start: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    try AxisHandle.opened(
      from: least, to: greatest, extent: extent, deceleration: deceleration, page: page, at: start)
  }
}

@c @implementation
package func inbetween_axis_close(_ axis: OpaquePointer?) { close(axis, of: AxisHandle.self) }

@c @implementation
package func inbetween_axis_grab(_ axis: OpaquePointer?, _ time: Double) -> Int32 {
  input(axis) { $0.grab(at: time) }
}

@c @implementation
package func inbetween_axis_drag(_ axis: OpaquePointer?, _ moved: Double, _ time: Double) -> Int32 {
  input(axis) { $0.drag(by: moved, at: time) }
}

@c @implementation
package func inbetween_axis_release(_ axis: OpaquePointer?, _ time: Double) -> Int32 {
  input(axis) { $0.release(at: time) }
}

@c @implementation
package func inbetween_axis_spring_to(
  _ axis: OpaquePointer?, _ spring: UnsafePointer<CChar>?, _ target: Double, _ time: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int32 {
  let message = CallerText(message, capacity)
  guard let axis else {
    message.write("the axis is null")
    return INBETWEEN_ARGUMENT
  }
  return reporting(to: message) { () throws(CallError) in
    try object(of: axis, AxisHandle.self).spring(text(at: spring), to: target, at: time)
  }
}

@c @implementation
package func inbetween_axis_value(_ axis: OpaquePointer?, _ time: Double) -> Double {
  axis.map { object(of: $0, AxisHandle.self).state(at: time).value } ?? .nan
}

@c @implementation
package func inbetween_axis_velocity(_ axis: OpaquePointer?, _ time: Double) -> Double {
  axis.map { object(of: $0, AxisHandle.self).state(at: time).velocity } ?? .nan
}

@c @implementation
package func inbetween_axis_rest_time(_ axis: OpaquePointer?) -> Double {
  axis.map { object(of: $0, AxisHandle.self).restTime } ?? .nan
}

/// Reports input by hand to an axis.
private func input(_ axis: OpaquePointer?, report: (AxisHandle) -> Bool) -> Int32 {
  guard let axis else { return INBETWEEN_ARGUMENT }
  return report(object(of: axis, AxisHandle.self)) ? INBETWEEN_OK : INBETWEEN_PARAMETER
}
