internal import JSONText
import MotionCurves

/// A named time, or time span, of an animation.
public struct LottieMarker: Sendable, Hashable {
  /// The name.
  ///
  /// Authors write it as the comment of the marker, as the member `name` of a comment in JSON, or in a line `name: …`
  /// of the comment.
  public let name: String
  /// The frame at which it begins.
  public let frame: Double
  /// Its duration in frames; 0 for a point.
  public let duration: Double

  /// The frames from its beginning to before its end; none for a point.
  public var frames: Range<Double> { frame..<max(frame, frame + duration) }

  /// Whether the marker is the part for people who want less motion, which players show them in place of the whole.
  ///
  /// Its name says so: `reduced motion`, also with `-`, `_` or nothing in place of the space, in small or capital
  /// letters. These are the names that lottie-ios looks for.
  public var isReducedMotion: Bool {
    var letters = name.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    let gap = "reduced".utf8.count
    if letters.count > gap, " -_".utf8.contains(letters[gap]) { letters.remove(at: gap) }
    return letters == Self.reducedMotion
  }

  private static let reducedMotion = Array("reducedmotion".utf8)
}

extension LottieMarker {
  /// Reads `{cm, tm, dr}`; nil without a time.
  init?(reading json: JSONValue, reader: inout LottieReader) {
    guard let frame = reader.number(json["tm"]) else {
      reader.warnOfMalformed(json)
      return nil
    }
    reader.count(.marker)
    self.frame = frame
    duration = max(0, reader.number(json["dr"]) ?? 0)
    name = Self.name(in: reader.text(json["cm"]) ?? "")
  }

  private static func name(in comment: String) -> String {
    let start = comment.utf8.first { !$0.isSpace }
    if start == UInt8(ascii: "{"),
      let document = try? JSONDocument(parsing: comment, limits: JSONLimits(maximumDepth: 64), duplicateKeys: .last),
      let name = document.root["name"]?.string
    {
      return name
    }
    for line in comment.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      if String(Substring(line[..<colon])).trimmed == "name" {
        return String(Substring(line[line.index(after: colon)...])).trimmed
      }
    }
    return comment.trimmed
  }
}
