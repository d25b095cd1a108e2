import MotionNumerics
import TestSupport
import Testing

/// Damaged and hostile texts: they are a motion or an error, never a trap, and take time in proportion to their length.
@Suite struct PastedRandomTests {
  @Test func damagedTextsAreMotionsOrErrors() throws {
    let refused = PastedRefusalTests.rows + PastedRefusalTests.calculations
    let texts = PastedRow.all.map { $0.words.text } + refused.map { $0.text }
    var random = SplitMix64(seed: 42)
    for _ in 0..<thorough(20_000) {
      let text = Self.damaged(random.element(of: texts), random.element(of: texts), &random)
      guard let pasted = try? PastedMotion(text) else { continue }
      let domain = pasted.motion.domain ?? 0...1
      #expect(domain.lowerBound.isFinite && domain.upperBound.isFinite, "\(text)")
      let value = pasted.motion.value(at: 0.3 * domain.upperBound)
      #expect(value.isFinite || pasted.motion.description.contains("e"), "\(text)")
      #expect(ParsedMotion(pasted.motion.description) == pasted.motion, "\(text)")
    }
  }

  /// A text with a few characters removed, doubled or replaced, cut off, or with a part of another one inside.
  private static func damaged(_ text: String, _ other: String, _ random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    let strange: [UInt8] = Array("\"'`(){}[]<>:;=,.-+%#/*@0 1eEf\n\\\u{A0}→".utf8)
    func place() -> Int { Int(random.number(in: 0...Double(max(bytes.count - 1, 0)))) }
    for _ in 0..<Int(random.number(in: 1...4)) where !bytes.isEmpty {
      switch Int(random.number(in: 0...5.99)) {
      case 0: bytes.remove(at: place())
      case 1: bytes.insert(bytes[place()], at: place())
      case 2: bytes[place()] = random.element(of: strange)
      case 3: bytes.insert(random.element(of: strange), at: place())
      case 4: bytes.removeSubrange(place()...)
      default: bytes.insert(contentsOf: other.utf8.prefix(Int(random.number(in: 1...40))), at: place())
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Each would take hours in quadratic time, or exhaust the stack by recursion.
  @Test(arguments: [
    "(", "{", "[", "\"", "'", "a(", "{a:", ".spring(", "0 ", "1e9", "/*", "//\n", "-", ".", "a.", "->", "#",
    "from 0 to ",
    "transition: ", "--a: ease;", "duration-1 ", "ease: [", "<a>", "=", "é", "config: {", "a + ", "2*", "1_", "(a)*",
    "withDelay(1, ", "-webkit-transition-delay: 1s;",
  ])
  func longTextsAreReadOnce(part: String) {
    let text = String(repeating: part, count: 50_000 / part.utf8.count)
    _ = try? PastedMotion(text)
    _ = try? PastedMotion("{ stiffness: 170, " + text)
  }

  @Test func textsAboveTheLimitAreNotationAlone() {
    let long = "{ stiffness: 170, damping: 26 }" + String(repeating: " ", count: 100_000)
    #expect(throws: NotationError.self) { try PastedMotion(long) }
    #expect((try? PastedMotion("ease" + String(repeating: " ", count: 100_000))) != nil)
  }
}
