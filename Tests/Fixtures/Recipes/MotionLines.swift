import MotionCurves
import MotionNotation

extension ImportFormat {
  /// Lines `NAME = MOTION`.
  public static let lines = ImportFormat(
    "lines", "lines NAME = MOTION", ending: "lines"
  ) { source throws(ImportError) in
    var motions: [ImportedMotion] = []
    var start = 0
    for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
        .map { String(decoding: $0, as: UTF8.self).trimmed }
      if parts.count == 2 {
        guard let motion = ParsedMotion(parts[1]) else {
          throw source.failure("expected a motion, found \(parts[1].quoted)", at: start)
        }
        motions.append(ImportedMotion(name: parts[0], motion: motion, place: source.place(at: start)))
      }
      start += line.count + 1
    }
    return ReadText(motions: motions)
  }
}
