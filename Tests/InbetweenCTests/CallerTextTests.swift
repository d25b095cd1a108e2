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

  /// 16 MiB of a document are read, and not a byte more.
  @Test func documentsHaveAsManyBytesAsTheHeaderSays() {
    let document = #"{"type": "basic", "keyPath": "position.x", "fromValue": 0, "toValue": 1, "duration": 1}"#
    var text = document.utf8.map { CChar(bitPattern: $0) }
    text += Array(repeating: 32, count: (1 << 24) - text.count + 1)
    var message = [CChar](repeating: 0, count: 200)
    let whole = inbetween_animation_open(text, text.count - 1, &message, message.count)
    #expect(whole != nil, "\(textBeforeZero(message))")
    inbetween_animation_close(whole)
    let longer = inbetween_animation_open(text, text.count, &message, message.count)
    #expect(longer == nil)
    #expect(textBeforeZero(message) == "the document has 16777217 bytes; at most 16 MiB are read")
  }

  /// An array without elements may be anywhere: nobody looks into it.
  @Test func emptyTextsMayBeginAtTheLastAddress() {
    var (message, other) = ([CChar](repeating: 0, count: 200), [CChar](repeating: 0, count: 200))
    let none = inbetween_table_open(UnsafePointer(bitPattern: UInt.max), 0, nil, 0, &message, message.count)
    let empty = inbetween_table_open([], 0, nil, 0, &other, other.count)
    #expect(none == nil && empty == nil)
    #expect(textBeforeZero(message) == textBeforeZero(other))
    let beyond = inbetween_table_open(UnsafePointer(bitPattern: UInt.max), 1, nil, 0, &message, message.count)
    #expect(beyond == nil)
    #expect(textBeforeZero(message) == "the table or its size cannot be")
  }

  @Test func textThatIsNoUTF8IsNoTrap() {
    let bytes: [CChar] = [-1, -64, 101, -30, -126, 0]
    var message = [CChar](repeating: 0, count: 200)
    let none = inbetween_motion_open(bytes, &message, message.count)
    #expect(none == nil)
    #expect(message[0] != 0)
  }
}
