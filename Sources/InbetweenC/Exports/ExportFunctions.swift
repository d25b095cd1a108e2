// The function of inbetween.h that writes motions for other systems, by its name in C.
// The header has its documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionExport

@c @implementation
package func inbetween_motion_export(
  _ motion: OpaquePointer?, _ target: UnsafePointer<CChar>?, _ tolerance: Double, _ options: UnsafePointer<CChar>?,
  _ start: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ message: UnsafeMutablePointer<CChar>?,
  _ messageCapacity: Int
) -> Int {
  exporting(to: start, capacity, CallerText(message, messageCapacity)) { () throws(CallError) in
    guard let motion else { throw CallError("the motion is null") }
    let request = try ExportRequest(target: text(at: target), tolerance: tolerance, options: text(at: options))
    return try object(of: motion, MotionHandle.self).exported(request)
  }
}

/// Writes the text that a function makes and its remark, or the reason for which it makes none.
func exporting(
  to start: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ message: CallerText,
  _ make: () throws(CallError) -> ExportedText
) -> Int {
  do throws(CallError) {
    let export = try make()
    message.write(export.remark)
    return written(export.text, to: start, capacity)
  } catch {
    message.write(error)
    return written(nil, to: start, capacity)
  }
}
