import JSONText
import LayerAnimation
import MotionCurves
import MotionNotation
import MotionSprings

/// What leads from one key of a document to the next: a timing curve, or a spring in seconds.
struct SegmentEasing {
  /// Linear for a spring.
  var curve = TimingCurve.linear
  /// The spring, in the unit of key times.
  var spring: Spring?

  /// Reads a timing curve, such as `ease` or `steps(1, jump-end)`, which holds, or a spring, such as `snappy`.
  ///
  /// - Parameters:
  ///   - value: a text in the motion notation.
  ///   - location: its place.
  ///   - duration: the seconds of the animation, in which a spring plays; nil where there is none, along a path.
  /// - Throws: ``DocumentError`` for another text, and for a spring without a duration.
  init(_ value: JSONValue, at location: DocumentLocation, over duration: Double?) throws(DocumentError) {
    guard let text = value.string, let motion = try Self.motion(text, at: location) else {
      curve = try TimingCurve(value, at: location)
      return
    }
    guard let spring = motion.plainSpring else {
      throw location.failure("expected a timing curve, or a spring without a velocity and ends, found \(text.quoted)")
    }
    guard let duration else { throw location.failure("expected a timing curve, found the spring \(text.quoted)") }
    guard duration > 0 else {
      throw location.failure("the spring \(text.quoted) plays in seconds, and the animation has no duration")
    }
    do {
      self.spring = try spring.stretched(by: 1 / duration)
    } catch {
      throw location.failure("\(text.quoted): \(error.description)")
    }
  }

  /// The motion in seconds of a text; nil for a timing curve, and for another text that is none.
  private static func motion(_ text: String, at location: DocumentLocation) throws(DocumentError) -> ParsedMotion? {
    do {
      let motion = try ParsedMotion(parsing: text)
      return motion.timeMeaning == .seconds ? motion : nil
    } catch {
      guard text.hasPrefix("spring(") else { return nil }
      throw location.failure("\(text.quoted): \(error.description)")
    }
  }
}
