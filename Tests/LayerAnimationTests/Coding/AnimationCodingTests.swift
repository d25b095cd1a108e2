import FoundationEssentials
import LayerAnimation
import MotionNumerics
import Testing

/// Animations are stored as JSON, and read back equal.
@Suite struct AnimationCodingTests {
  private static let animations: [Animation] = [
    .basic(.opacity, from: 0, to: 0.1 + 0.2, duration: 0.3, timingCurve: .cubicBezier(CubicBezier(0.2, -1, 0.6, 2))),
    .basic("transform.rotation.z", by: 3, isAdditive: true, isCumulative: true),
    .keyframes(.scale, [1, 1.3, 0.9, 1], duration: 0.5),
    .keyframes(
      .position, [[0, 0], [10, 5], [3, 1]],
      LayerTrack.Options(mode: .cubic, keyTimes: [0, 0.25, 1], tensions: [0, 0.5, 0], biases: [0, 0, 1])),
    .keyframes(.opacity, [Keyframe(0, at: 0, hold: true), Keyframe(1, at: 0.3, curve: .easeOut), Keyframe(0, at: 1)]),
    .along(Path(stringLiteral: "M0 0C0 100 100 100 100 0"), rotation: .auto, LayerTrack.Options(mode: .paced)),
    .spring(.position, to: [100, 50], SpringParameters(stiffness: 300, initialVelocity: 2)),
    .spring("opacity", SpringParameters(.snappy)),
    .transition(.push, direction: .fromTop, duration: 0.3),
    .group([.basic(.opacity, to: 0), .group([.transition(.fade)], duration: 1, timingCurve: .easeInOut)], duration: 2),
  ]

  @Test func thereAndBackAgain() throws {
    for animation in Self.animations { #expect(try thereAndBack(animation) == animation) }
    let timing = MediaTiming(
      beginTime: 3, duration: 0.1, speed: -2, timeOffset: 0.7, repeatCount: .infinity, repeatDuration: 4.5,
      autoreverses: true, fillMode: .both)
    let timed = Self.animations.map { $0.timed(timing).staying() }
    #expect(try thereAndBack(timed) == timed)
  }

  @Test func theKeysAreThePropertiesNames() throws {
    #expect(
      try json(Self.animations[0])
        == #"{"content":{"property":{"form":{"basic":{"from":{"number":0},"to":{"number":0.30000000000000004}}},"#
        + #""keyPath":"opacity"}},"timing":{"duration":0.3},"timingCurve":"cubic-bezier(0.2, -1, 0.6, 2)"}"#)
    let endless = MediaTiming(duration: 1, repeatCount: .infinity)
    #expect(try json(endless) == #"{"duration":1,"repeatCount":"infinite"}"#)
    #expect(try json(MediaTiming()) == "{}")
  }

  @Test func missingFieldsHaveTheirDefaults() throws {
    let text = #"{"content": {"property": {"keyPath": "opacity", "form": {"basic": {}}}}}"#
    #expect(try decoded(Animation.self, text) == .basic("opacity"))
    let spring = #"{"content": {"property": {"keyPath": "opacity", "form": {"spring": {}}}}}"#
    #expect(try decoded(Animation.self, spring) == .spring("opacity"))
    #expect(try decoded(MediaTiming.self, #"{"repeatDuration": "infinite"}"#).repeatDuration == .infinity)
    #expect(try decoded(Transition.self, #"{"kind": "reveal"}"#) == Transition(.reveal))
    #expect(try decoded(Transaction.self, "{}") == Transaction())
    #expect(try decoded(TimeSpace.self, "{}") == TimeSpace())
  }

  @Test func otherTypesThereAndBack() throws {
    let space = TimeSpace(beginTime: 2, speed: -0.5, timeOffset: 1 / 3)
    #expect(try thereAndBack(space) == space)
    let transaction = Transaction(animationDuration: 0.7, timingCurve: .easeOut, disablesActions: true)
    #expect(try thereAndBack(transaction) == transaction)
    let transition = Transition(.moveIn, direction: .fromRight, startProgress: 0.25, endProgress: 0.75)
    #expect(try thereAndBack(transition) == transition)
  }

  @Test func badDocuments() {
    func property(_ form: String) -> String { #"{"content": {"property": {"keyPath": "opacity", "form": \#(form)}}}"# }
    let form = "content.property.form"
    expectRefusal(Animation.self, "{}", at: "", "content")
    expectRefusal(Animation.self, #"{"content": {}}"#, at: "content", "property, group, transition")
    expectRefusal(
      Animation.self, #"{"content": {"group": [], "transition": {"kind": "fade"}}}"#, at: "content", "one field")
    expectRefusal(
      Animation.self, property(#"{"basic": {"from": {"number": 1}, "to": {"point": [1, 2]}}}"#),
      at: form + ".basic", "a number")
    expectRefusal(Animation.self, property(#"{"keyframe": {"source": {}}}"#), at: form + ".keyframe.source", "either")
    expectRefusal(
      Animation.self, property(#"{"keyframe": {"source": {"values": []}}}"#), at: form + ".keyframe", "at least one")
    expectRefusal(
      Animation.self, property(#"{"keyframe": {"source": {"path": "M0 0L1"}}}"#), at: form + ".keyframe.source.path",
      "M0 0L1")
    expectRefusal(
      Animation.self, property(#"{"keyframe": {"source": {"path": "M0 0L1 1", "tolerance": 0}}}"#),
      at: form + ".keyframe", "tolerance")
    expectRefusal(
      Animation.self, property(#"{"keyframe": {"source": {"values": [{"number": 1}]}, "options": {"mode": "bumpy"}}}"#),
      at: form + ".keyframe.options.mode", "bumpy")
    expectRefusal(
      Animation.self, property(#"{"spring": {"parameters": {"spring": {"mass": 0, "stiffness": 1, "damping": 1}}}}"#),
      at: form + ".spring.parameters.spring", "mass")
    expectRefusal(Animation.self, property(#"{"motion": {}}"#), at: form, "basic, keyframe, spring")
    expectRefusal(
      Animation.self, #"{"content": {"property": {"keyPath": "frame", "form": {"basic": {}}}}}"#,
      at: "content.property.keyPath", "frame")
    expectRefusal(
      Animation.self, #"{"content": {"group": [{"content": {"transition": {"kind": "curl"}}}]}}"#,
      at: "content.group.0.content.transition.kind", "curl")
    expectRefusal(
      Animation.self, #"{"content": {"transition": {"kind": "fade"}}, "timingCurve": "eased"}"#, at: "timingCurve",
      "eased")
    expectRefusal(MediaTiming.self, #"{"duration": -1}"#, at: "", "duration")
    expectRefusal(MediaTiming.self, #"{"repeatCount": "often"}"#, at: "repeatCount", "infinite")
    expectRefusal(MediaTiming.self, #"{"repeatCount": -1}"#, at: "", "repeatCount")
    expectRefusal(MediaTiming.self, #"{"fillMode": "all"}"#, at: "fillMode", "all")
    expectRefusal(
      Transition.self, #"{"kind": "fade", "startProgress": 0.5, "endProgress": 0.25}"#, at: "", "endProgress")
    expectRefusal(Transaction.self, #"{"animationDuration": -1}"#, at: "", "animationDuration")
  }

  /// JSON has no infinity, other formats have.
  @Test func numbersThatAreNotFiniteAreRefused() {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    #expect(throws: DecodingError.self) {
      try decoder.decode(LayerValue.self, from: Data(#"{"number": "nan"}"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try decoder.decode(LayerValue.self, from: Data(#"{"numbers": [0, "inf"]}"#.utf8))
    }
    #expect(throws: DecodingError.self) { try decoder.decode(TimeSpace.self, from: Data(#"{"speed": "inf"}"#.utf8)) }
    #expect(throws: DecodingError.self) { try decoder.decode(MediaTiming.self, from: Data(#"{"speed": "nan"}"#.utf8)) }
  }

  /// A closure cannot be written.
  @Test func aMotionIsNotStored() {
    let animation = Animation.group([.motion(.opacity, Tween(from: 0, to: 1, duration: 1))])
    #expect {
      try JSONEncoder().encode(animation)
    } throws: { error in
      guard case .invalidValue(let value, let context)? = error as? EncodingError else { return false }
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return value is LayerMotion && path == ["content", "group", "0", "content", "property", "form"]
    }
  }
}
