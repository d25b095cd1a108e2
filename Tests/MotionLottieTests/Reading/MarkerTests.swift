import MotionLottie
import Testing

/// The names of markers, and their spans.
struct MarkerTests {
  private func markers(_ json: String) throws -> [LottieMarker] {
    try LottieAnimation(parsing: LottieText.document(members: "\"markers\": \(json)")).markers
  }

  @Test func aNameIsACommentOrAPartOfIt() throws {
    let comments = [
      (#""start""#, "start"), (#"" start\r""#, "start"), (#""{\"name\": \"loop\", \"x\": 1}""#, "loop"),
      (#""{\"label\": 1}""#, #"{"label": 1}"#), (#""{broken""#, "{broken"),
      (#""kind: 1\r\n name : end of it \r\nx: 2""#, "end of it"), (#""a: b""#, "a: b"), (#""""#, ""),
    ]
    for (comment, name) in comments {
      #expect(try markers("[{\"cm\": \(comment), \"tm\": 3, \"dr\": 2}]").map(\.name) == [name])
    }
  }

  @Test func aMarkerWithoutDurationIsAPoint() throws {
    let found = try markers(
      #"[{"cm": "a", "tm": 4.5, "dr": 10}, {"cm": "b", "tm": 7}, {"cm": "c", "tm": 1, "dr": -3}]"#)
    #expect(found.map(\.frames) == [4.5..<14.5, 7..<7, 1..<1])
    #expect(found.map(\.duration) == [10, 0, 0])
  }

  /// The names are those of lottie-ios.
  @Test func aMarkerMayBeForLessMotion() throws {
    let names = [
      ("reduced motion", true), ("Reduced Motion", true), ("reduced-motion", true), ("REDUCED_MOTION", true),
      ("reducedMotion", true), (" reduced motion ", true), ("reduced  motion", false), ("reduced", false),
      ("motion", false), ("reduced.motion", false), ("reduced motion 2", false), ("not reduced motion", false),
      ("reducedmotionx", false), ("", false), ("rédüced motion", false),
    ]
    for (name, isReduced) in names {
      let found = try markers("[{\"cm\": \"\(name)\", \"tm\": 3}]")
      #expect(found.map(\.isReducedMotion) == [isReduced], "\(name)")
    }
    let animation = try LottieAnimation(
      parsing: LottieText.document(
        members: #""markers": [{"cm": "a", "tm": 1}, {"cm": "reduced-motion", "tm": 5, "dr": 2}, "#
          + #"{"cm": "reduced motion", "tm": 9}]"#))
    #expect(animation.reducedMotionMarker?.frames == 5..<7)
    #expect(try LottieAnimation(parsing: LottieText.document()).reducedMotionMarker == nil)
  }

  @Test func whatIsNoMarkerIsLeftOutWithAWarning() throws {
    let text = LottieText.document(members: #""markers": [{"cm": "a"}, 5, {"tm": "x"}, {"tm": 2}, null]"#)
    let animation = try LottieAnimation(parsing: text)
    #expect(animation.markers.map(\.frame) == [2])
    #expect(animation.warnings.map(\.feature) == ["malformed"])
    #expect(animation.warnings.first?.pointer == "/markers/0")
  }
}
