// The functions of inbetween.h for paths, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionNumerics

@c @implementation
package func inbetween_path_open(
  _ data: UnsafePointer<CChar>?, _ tolerance: Double, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in try PathHandle.measured(text(at: data), tolerance: tolerance) }
}

@c @implementation
package func inbetween_path_close(_ path: OpaquePointer?) { close(path, of: PathHandle.self) }

@c @implementation
package func inbetween_path_length(_ path: OpaquePointer?) -> Double {
  guard let path else { return .nan }
  return reading(path, of: PathHandle.self) { $0.measure.length }
}

@c @implementation
package func inbetween_path_sample(
  _ path: OpaquePointer?, _ distances: UnsafePointer<Double>?, _ positions: UnsafeMutablePointer<Double>?,
  _ tangents: UnsafeMutablePointer<Double>?, _ angles: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  guard let path, let distances = CallerArray(distances, count),
    let outputs = CallerOutputs([(positions, 2), (tangents, 2), (angles, 1)], count), !outputs.overlap(distances)
  else { return INBETWEEN_ARGUMENT }
  reading(path, of: PathHandle.self) {
    $0.sample(
      at: distances.numbers, positions: outputs[0]?.places, tangents: outputs[1]?.places, angles: outputs[2]?.places)
  }
  return INBETWEEN_OK
}

@c @implementation
package func inbetween_path_part(
  _ path: OpaquePointer?, _ start: Double, _ end: Double, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(path.map { reading($0, of: PathHandle.self) { $0.part(from: start, to: end) } }, to: text, capacity)
}
