import CInbetween
import MotionNumerics
import Testing

/// The notation in C: its names, and the parts of motions.
@Suite struct MotionPartsTests {
  /// The parts of a motion, with quotation marks that are easier to read.
  private func parts(_ motion: OpaquePointer?) -> String {
    let length = inbetween_motion_parts(motion, nil, 0)
    var text = [CChar](repeating: 35, count: max(length, 0) + 1)
    let again = inbetween_motion_parts(motion, &text, text.count)
    #expect(again == length)
    return textBeforeZero(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "'")
  }

  private func parts(of notation: String) -> String {
    let motion = inbetween_motion_open(notation, nil, 0)
    defer { inbetween_motion_close(motion) }
    return parts(motion)
  }

  @Test func namesOpenMotionsAndNoneIsThereTwice() {
    let length = inbetween_motion_names(nil, 0)
    var text = [CChar](repeating: 35, count: length + 1)
    let again = inbetween_motion_names(&text, text.count)
    #expect(again == length)
    let names = textBeforeZero(text).split(separator: "\n").map(String.init)
    #expect(names.count == Set(names).count)
    for name in names {
      let motion = inbetween_motion_open(name, nil, 0)
      defer { inbetween_motion_close(motion) }
      #expect(motion != nil, "\(name)")
    }
    for name in ["linear", "ease", "step-start", "default", "ease-in-out-bounce"] { #expect(names.contains(name)) }
    for preset in MotionPreset.all {
      #expect(names.contains(preset.fullName))
      #expect(!names.contains(preset.name) || TimingCurve(preset.name) != nil)
    }
    #expect(inbetween_motion_names(nil, 1) == -1)
    #expect(inbetween_motion_names(&text, -1) == -1)
  }

  @Test(arguments: [
    ("ease", "'kind':'cubic-bezier','name':'ease','points':[0.25,0.1,0.25,1],'from':0,'to':1,'notation':'ease'"),
    (
      "material.standard 2 -> 3",
      "'kind':'cubic-bezier','name':'material.standard','points':[0.2,0,0,1],'from':2,'to':3,"
        + "'notation':'material.standard 2 -> 3'"
    ),
    ("linear", "'kind':'linear','name':'linear','stops':[[0,0],[1,1]],'from':0,'to':1,'notation':'linear'"),
    (
      "linear(0, 2 25% 75%, 1)",
      "'kind':'linear','name':null,'stops':[[0,0],[0.25,2],[0.75,2],[1,1]],'from':0,'to':1,"
        + "'notation':'linear(0 0%, 2 25%, 2 75%, 1 100%)'"
    ),
    (
      "step-start",
      "'kind':'steps','name':null,'count':1,'position':'start','from':0,'to':1,'notation':'steps(1, start)'"
    ),
    (
      "ease-in-sine 0.5s -0.1s",
      "'kind':'easing','name':'ease-in-sine','duration':0.5,'delay':-0.1,'from':0,'to':1,"
        + "'notation':'0.5s ease-in-sine -0.1s'"
    ),
    (
      "spring(2 900 3 -1) 20 -> -300",
      "'kind':'spring','name':null,'mass':2,'stiffness':900,'damping':3,'velocity':-1,'from':20,'to':-300,"
        + "'notation':'spring(2 900 3 -1) 20 -> -300'"
    ),
    (
      "wobbly",
      "'kind':'spring','name':'react-spring.wobbly','mass':1,'stiffness':180,'damping':12,'velocity':0,'from':0,"
        + "'to':1,'notation':'react-spring.wobbly'"
    ),
    (
      "damped(5, 30)",
      "'kind':'damped','name':null,'decay':5,'frequency':30,'from':0,'to':1,'notation':'damped(5, 30)'"
    ),
    (
      "decay(velocity: 1000, deceleration: 0.998)",
      "'kind':'decay','name':null,'velocity':1000,'deceleration':0.998,'from':0,'to':1,"
        + "'notation':'decay(velocity: 1000, deceleration: 0.998)'"
    ),
    (
      "second-order(frequency: 2, damping-ratio: 0.5, response: -1)",
      "'kind':'second-order','name':null,'frequency':2,'dampingRatio':0.5,'response':-1,'from':0,'to':1,"
        + "'notation':'second-order(frequency: 2, damping-ratio: 0.5, response: -1)'"
    ),
    ("min-jerk(500ms)", "'kind':'min-jerk','name':null,'duration':0.5,'from':0,'to':1,'notation':'min-jerk(0.5s)'"),
    (
      "trapezoid(velocity: 2, acceleration: 8)",
      "'kind':'trapezoid','name':null,'velocity':2,'acceleration':8,'from':0,'to':1,"
        + "'notation':'trapezoid(velocity: 2, acceleration: 8)'"
    ),
    (
      "s-curve(velocity: 2, acceleration: 8, jerk: 50)",
      "'kind':'s-curve','name':null,'velocity':2,'acceleration':8,'jerk':50,'from':0,'to':1,"
        + "'notation':'s-curve(velocity: 2, acceleration: 8, jerk: 50)'"
    ),
    (
      "wobbly within(min: 0, max: 1, restitution: 0.5)",
      "'kind':'within','name':'react-spring.wobbly','base':'spring','mass':1,'stiffness':180,'damping':12,"
        + "'velocity':0,'min':0,'max':1,'restitution':0.5,'from':0,'to':1,"
        + "'notation':'react-spring.wobbly within(min: 0, max: 1, restitution: 0.5)'"
    ),
  ]) func partsAreTheNumbersOfTheNotation(_ notation: String, expected: String) {
    #expect(parts(of: notation) == "{\(expected)}")
  }

  @Test func aMotionThatWasHandedOverHasTheNotationFromThereOn() throws {
    let motion = inbetween_motion_open("1s linear 0 -> 100", nil, 0)
    defer { inbetween_motion_close(motion) }
    let caught = inbetween_motion_hand_over(motion, "spring(1 100 10)", 150, 0.5, nil, 0)
    defer { inbetween_motion_close(caught) }
    #expect(
      parts(caught)
        == "{'kind':'spring','name':null,'mass':1,'stiffness':100,'damping':10,'velocity':1,'from':50,'to':150,"
        + "'startTime':0.5,'notation':'spring(1 100 10 1) 50 -> 150'}")
    // A velocity without a distance is none of the notation.
    let same = inbetween_motion_hand_over(motion, "spring(1 100 10)", 50, 0.5, nil, 0)
    defer { inbetween_motion_close(same) }
    #expect(
      parts(same)
        == "{'kind':'spring','name':null,'mass':1,'stiffness':100,'damping':10,'velocity':null,'from':50,'to':50,"
        + "'startTime':0.5,'notation':null}")
    let resting = inbetween_motion_hand_over(motion, "spring(1 100 10)", 100, 2, nil, 0)
    defer { inbetween_motion_close(resting) }
    #expect(parts(resting).hasSuffix("'startTime':2,'notation':'spring(1 100 10) 100 -> 100'}"))
  }

  @Test func badArgumentsAreNoText() {
    var text = [CChar](repeating: 35, count: 8)
    #expect(inbetween_motion_parts(nil, &text, text.count) == -1)
    #expect(text[0] == 0)
    let motion = inbetween_motion_open("ease", nil, 0)
    defer { inbetween_motion_close(motion) }
    #expect(inbetween_motion_parts(motion, nil, 1) == -1)
    #expect(inbetween_motion_parts(motion, &text, -1) == -1)
  }
}
