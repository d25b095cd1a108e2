import CInbetween
import Testing

/// The text in a buffer, up to its zero byte.
func textBeforeZero(_ buffer: [CChar]) -> String {
  String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Text goes into the caller's buffer: whole characters, a zero byte, and nothing behind the capacity.
@Suite struct CallerTextTests {
  @Test func textIsCutAtWholeCharacters() {
    let notation = "ease-aé€😀"
    var whole = [CChar](repeating: 0, count: 400)
    let none = inbetween_motion_open(notation, &whole, whole.count)
    #expect(none == nil)
    let message = textBeforeZero(whole)
    #expect(message.contains("é€😀"))
    for capacity in 1...message.utf8.count + 2 {
      var buffer = [CChar](repeating: 35, count: 400)
      let none = inbetween_motion_open(notation, &buffer, capacity)
      #expect(none == nil)
      let length = buffer.firstIndex(of: 0) ?? .max
      #expect(length < capacity)
      #expect(buffer[(length + 1)...].allSatisfy { $0 == 35 })
      let written = String(validating: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      #expect(written.map { message.unicodeScalars.starts(with: $0.unicodeScalars) } == true)
      // The next character did not fit.
      #expect(length == message.utf8.count || length + 4 >= capacity)
    }
  }

  @Test func textThatIsNoUTF8IsNoTrap() {
    let bytes: [CChar] = [-1, -64, 101, -30, -126, 0]
    var message = [CChar](repeating: 0, count: 200)
    let none = inbetween_motion_open(bytes, &message, message.count)
    #expect(none == nil)
    #expect(message[0] != 0)
  }
}
