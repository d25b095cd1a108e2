// The functions of inbetween.h that read texts of other systems, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import LottieImport
internal import MotionImport

@c @implementation
package func inbetween_import(
  _ source: UnsafePointer<CChar>?, _ size: Int, _ format: UnsafePointer<CChar>?,
  _ start: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ message: UnsafeMutablePointer<CChar>?,
  _ messageCapacity: Int
) -> Int {
  writing(to: start, capacity, CallerText(message, messageCapacity)) { () throws(CallError) in
    guard let format = text(at: format).flatMap({ ImportFormat(named: $0) }) else {
      throw CallError("format must be one of \(ImportFormat.all.map { $0.name }.joined(separator: ", "))")
    }
    let bytes = try textBytes(source, size)
    return ImportReport(
      try CallError.instead { () throws(ImportError) in try MotionImporter(of: bytes, as: format) }
    ).json
  }
}

@c @implementation
package func inbetween_lottie_import(
  _ json: UnsafePointer<CChar>?, _ size: Int, _ path: UnsafePointer<CChar>?, _ frameRate: Double,
  _ start: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ message: UnsafeMutablePointer<CChar>?,
  _ messageCapacity: Int
) -> Int {
  writing(to: start, capacity, CallerText(message, messageCapacity)) { () throws(CallError) in
    let bytes = try textBytes(json, size)
    return try CallError.instead { () throws(LottieImportError) in
      try ImportedAnimation(lottie: bytes, path: text(at: path), frameRate: frameRate == 0 ? nil : frameRate)
    }.documentLine
  }
}

/// Checks and copies the bytes that a caller lends.
private func textBytes(_ start: UnsafePointer<CChar>?, _ size: Int) throws(CallError) -> [UInt8] {
  guard let bytes = CallerArray(start, size) else { throw CallError("the text or its size cannot be") }
  // Larger texts are not copied first.
  guard size <= MotionImporter.greatestByteCount else {
    throw CallError("the text has \(size) bytes; at most \(MotionImporter.greatestByteCount >> 20) MiB are read")
  }
  return bytes.numbers.map { UInt8(bitPattern: $0) }
}
