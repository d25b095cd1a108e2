// The functions of inbetween.h for Lottie, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionLottie

@c @implementation
package func inbetween_lottie_open(
  _ json: UnsafePointer<CChar>?, _ size: Int, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    let limit = LottieAnimation.greatestMebibytes
    return try LottieHandle.parsed(try copiedBytes(json, size, of: "document", mebibytes: limit))
  }
}

@c @implementation
package func inbetween_lottie_close(_ lottie: OpaquePointer?) { close(lottie, of: LottieHandle.self) }

@c @implementation
package func inbetween_lottie_facts(_ lottie: OpaquePointer?, _ numbers: UnsafeMutablePointer<Double>?) -> Int32 {
  guard let lottie, let array = CallerArray(numbers, 5) else { return INBETWEEN_ARGUMENT }
  reading(lottie, of: LottieHandle.self) {
    let animation = $0.animation
    array.places[0] = animation.size.x
    array.places[1] = animation.size.y
    array.places[2] = animation.frameRate
    array.places[3] = animation.frames.lowerBound
    array.places[4] = animation.frames.upperBound
  }
  return INBETWEEN_OK
}

@c @implementation
package func inbetween_lottie_describe(
  _ lottie: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(lottie.map { reading($0, of: LottieHandle.self) { $0.animation.factsJSON } }, to: text, capacity)
}

@c @implementation
package func inbetween_lottie_warnings(
  _ lottie: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(lottie.map { reading($0, of: LottieHandle.self) { $0.warnings } }, to: text, capacity)
}

@c @implementation
package func inbetween_lottie_key_paths(
  _ lottie: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(lottie.map { reading($0, of: LottieHandle.self) { $0.keyPaths } }, to: text, capacity)
}

@c @implementation
package func inbetween_lottie_colors(
  _ lottie: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(lottie.map { reading($0, of: LottieHandle.self) { $0.animation.colorLines } }, to: text, capacity)
}

@c @implementation
package func inbetween_lottie_override(
  _ lottie: OpaquePointer?, _ keyPath: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let lottie else { throw CallError("the animation is null") }
    guard let keyPath = text(at: keyPath) else { throw CallError("the key path is null") }
    guard let value = text(at: value) else { throw CallError("the value is null") }
    return try object(of: lottie, LottieHandle.self).overriding(keyPath, with: value)
  }
}

@c @implementation
package func inbetween_lottie_recolor(
  _ lottie: OpaquePointer?, _ colors: UnsafePointer<CChar>?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let lottie else { throw CallError("the animation is null") }
    return object(of: lottie, LottieHandle.self).recolored(try readRecoloring(colors))
  }
}

@c @implementation
package func inbetween_lottie_recolored_document(
  _ json: UnsafePointer<CChar>?, _ size: Int, _ colors: UnsafePointer<CChar>?, _ start: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ message: UnsafeMutablePointer<CChar>?, _ messageCapacity: Int
) -> Int {
  writing(to: start, capacity, CallerText(message, messageCapacity)) { () throws(CallError) in
    let bytes = try copiedBytes(json, size, of: "document", mebibytes: LottieAnimation.greatestMebibytes)
    let recoloring = try readRecoloring(colors)
    let document = try CallError.instead { () throws(LottieError) in try recoloring.applied(toDocument: bytes) }
    return String(decoding: document, as: UTF8.self)
  }
}

private func readRecoloring(_ colors: UnsafePointer<CChar>?) throws(CallError) -> LottieRecoloring {
  guard let recoloring = text(at: colors).flatMap({ LottieRecoloring(parsing: $0) }) else {
    throw CallError("expected two colours in each line, such as #ff0000 #0000ff")
  }
  return recoloring
}

@c @implementation
package func inbetween_lottie_values(
  _ lottie: OpaquePointer?, _ keyPath: UnsafePointer<CChar>?, _ frame: Double,
  _ numbers: UnsafeMutablePointer<Double>?, _ capacity: Int
) -> Int {
  guard let lottie, let keyPath = text(at: keyPath), let array = CallerArray(numbers, capacity),
    let found = reading(lottie, of: LottieHandle.self, { $0.numbers(at: keyPath, frame: frame) })
  else { return -1 }
  for index in 0..<min(found.count, capacity) { array.places[index] = found[index] }
  return found.count
}

@c @implementation
package func inbetween_lottie_svg(
  _ lottie: OpaquePointer?, _ frame: Double, _ prefix: UnsafePointer<CChar>?, _ start: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int {
  let prefix = text(at: prefix) ?? ""
  let picture = lottie.flatMap { reading($0, of: LottieHandle.self) { $0.picture(at: frame, idPrefix: prefix) } }
  return written(picture, to: start, capacity)
}

@c @implementation
package func inbetween_lottie_animated_svg(
  _ lottie: OpaquePointer?, _ first: Double, _ end: Double, _ rate: Double, _ start: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ message: UnsafeMutablePointer<CChar>?, _ messageCapacity: Int
) -> Int {
  writing(to: start, capacity, CallerText(message, messageCapacity)) { () throws(CallError) in
    guard let lottie else { throw CallError("the animation is null") }
    guard first <= end else { throw CallError("the first frame must be before the end") }
    let handle = object(of: lottie, LottieHandle.self)
    return try handle.movingPicture(of: first..<end, rate: rate == 0 ? nil : rate)
  }
}
