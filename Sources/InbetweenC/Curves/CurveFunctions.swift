// The functions of inbetween.h for prepared curves, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionNumerics

@c @implementation
package func inbetween_curve_open(
  _ notation: UnsafePointer<CChar>?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in try CurveHandle.prepared(text(at: notation)) }
}

@c @implementation
package func inbetween_curve_open_numbers(
  _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in try CurveHandle.prepared(x1, y1, x2, y2) }
}

@c @implementation
package func inbetween_curve_close(_ curve: OpaquePointer?) { close(curve, of: CurveHandle.self) }

@c @implementation
package func inbetween_curve_value(_ curve: OpaquePointer?, _ progress: Double) -> Double {
  guard let curve else { return .nan }
  return reading(curve, of: CurveHandle.self) { $0.curve.value(at: progress) }
}

@c @implementation
package func inbetween_curve_sample(
  _ curve: OpaquePointer?, _ progress: UnsafePointer<Double>?, _ values: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  guard let curve, let samples = CallerSamples(progress, values, nil, count) else { return INBETWEEN_ARGUMENT }
  var values = samples.values.places.mutableSpan
  reading(curve, of: CurveHandle.self) { $0.curve.sample(at: samples.times.numbers.span, into: &values) }
  return INBETWEEN_OK
}

@c @implementation
package func inbetween_curve_sample_evenly(
  _ curve: OpaquePointer?, _ start: Double, _ step: Double, _ values: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  guard let curve, let array = CallerArray(values, count) else { return INBETWEEN_ARGUMENT }
  var values = array.places.mutableSpan
  reading(curve, of: CurveHandle.self) { $0.curve.sample(from: start, by: step, into: &values) }
  return INBETWEEN_OK
}
