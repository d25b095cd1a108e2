import CInbetween
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Motions that were caught, fitted or opened by numbers are exported from their start on.
@Suite struct SpringExportTests {
  private static let targets = ExportTarget.words

  /// The text of a motion and the message; a nil text for a refused motion.
  private func export(_ motion: OpaquePointer?, _ target: String, _ tolerance: Double) -> (text: String?, said: String)
  {
    var text = [CChar](repeating: 35, count: 1 << 18)
    var message = [CChar](repeating: 35, count: 2000)
    let length = inbetween_motion_export(motion, target, tolerance, nil, &text, text.count, &message, message.count)
    return (length < 0 ? nil : textBeforeZero(text), textBeforeZero(message))
  }

  /// The text by which a motion's parts say its notation from its start on; nil where it has none.
  private func notation(_ motion: OpaquePointer?) -> String? {
    var text = [CChar](repeating: 0, count: 2000)
    _ = inbetween_motion_parts(motion, &text, text.count)
    return textBeforeZero(text).components(between: "\"notation\":\"", and: "\"")
  }

  private func caught() -> OpaquePointer? {
    let card = inbetween_motion_open("0.4s ease-in-out 0 -> 300", nil, 0)
    defer { inbetween_motion_close(card) }
    return inbetween_motion_hand_over(card, "snappy", 40, 0.15, nil, 0)
  }

  private func fitted() -> OpaquePointer? {
    let motion = SpringMotion(Spring(mass: 1, stiffness: 170, damping: 26), from: 10, to: 300, velocity: 580)
    let times = (0..<60).map { 3 + Double($0) / 100 }
    return inbetween_motion_fit_spring(times, times.map { motion.value(at: $0 - 3) }, times.count, nil, 0, nil, nil, 0)
  }

  private func opened() -> OpaquePointer? { inbetween_spring_open(1, 100, 10, 20, 320, 45, 0.25, nil, 0) }

  @Test(arguments: thorough(targets)) func theTextIsThatOfTheNotationFromTheStartOn(_ target: String) throws {
    let tolerance = ["android": 5e-2, "tokens": 0.6][target] ?? 1e-2
    for motion in [caught(), fitted(), opened()] {
      defer { inbetween_motion_close(motion) }
      let notation = try #require(self.notation(motion))
      let again = inbetween_motion_open(notation, nil, 0)
      defer { inbetween_motion_close(again) }
      let (text, remark) = export(motion, target, tolerance)
      let expected = export(again, target, tolerance)
      #expect(text == expected.text && text?.isEmpty == false)
      #expect(remark == expected.said && remark.hasPrefix(notation))
    }
  }

  @Test func aSpringByNumbersIsThatOfItsNotation() {
    let motion = inbetween_spring_open(1, 100, 10, 0, 1, 0, 0, nil, 0)
    let again = inbetween_motion_open("spring(1 100 10)", nil, 0)
    defer {
      inbetween_motion_close(motion)
      inbetween_motion_close(again)
    }
    for target in Self.targets { #expect(export(motion, target, 0.6).text == export(again, target, 0.6).text) }
  }

  /// A velocity without a distance has no notation: its values are written, and no timing function can.
  @Test func aMotionThatComesBack() {
    let pulled = inbetween_spring_open(1, 100, 10, 5, 5, -30, 0.25, nil, 0)
    defer { inbetween_motion_close(pulled) }
    #expect(notation(pulled) == nil)
    for target in Self.targets {
      let (text, said) = export(pulled, target, 1e-2)
      let isTiming = ["css", "tailwind", "gsap", "react-spring", "android", "tokens"].contains(target)
      #expect((text == nil) == isTiming, "\(target): \(said)")
      #expect(said.hasPrefix("spring(1 100 10) 5 -> 5 with velocity -30: ") || said.contains("comes back to 5"))
    }
    let endless = inbetween_spring_open(1, 100, 0, 5, 5, -30, 0, nil, 0)
    defer { inbetween_motion_close(endless) }
    #expect(export(endless, "keyframes", 1e-2).said.contains("never settles"))
  }

  /// Whatever the numbers are, there is a text or a reason.
  @Test func anyNumbers() {
    var random = SplitMix64(seed: 5)
    func number() -> Double {
      let size = random.element(of: [0, 1, 1, 300, 1e-9, 1e9, 1e-300, 1e300, 1.7e308])
      return size * random.number(in: -1...1)
    }
    for _ in 0..<thorough(60, unoptimised: 8) {
      func positive() -> Double { max(abs(number()), .leastNonzeroMagnitude) }
      let spring = [positive(), positive(), abs(number())]
      let (start, velocity) = (number(), number())
      let target = random.nextUnit() < 0.5 ? start : number()
      let opened = inbetween_spring_open(spring[0], spring[1], spring[2], start, target, velocity, number(), nil, 0)
      defer { inbetween_motion_close(opened) }
      guard opened != nil else { continue }
      let name = random.element(of: Self.targets)
      let (text, said) = export(opened, name, random.element(of: [1e-3, 0.05, 1e-9]))
      #expect(!said.isEmpty && text?.isEmpty != true, "\(name) \(spring) \(start) \(target) \(velocity)")
    }
  }
}

extension String {
  /// The text between two texts; nil where they are not there.
  fileprivate func components(between start: String, and end: String) -> String? {
    guard let first = firstRange(of: start), let last = self[first.upperBound...].firstRange(of: end) else {
      return nil
    }
    return String(self[first.upperBound..<last.lowerBound])
  }
}
