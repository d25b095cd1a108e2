internal import CInbetween

/// A caller's buffer for text.
///
/// The text is UTF-8, cut at a whole character, and always ends with a zero byte.
struct CallerText {
  private let start: UnsafeMutablePointer<CChar>?
  private let capacity: Int

  /// Creates the buffer; a buffer of no capacity takes nothing.
  init(_ start: UnsafeMutablePointer<CChar>?, _ capacity: Int) {
    self.start = start
    self.capacity = start == nil ? 0 : max(capacity, 0)
  }

  /// Writes as much of a text as fits.
  func write(_ text: String) { write(CollectionOfOne(text)) }

  /// Writes the reason for a failed call.
  func write(_ refusal: CallError) { write(refusal.parts) }

  private func write(_ parts: some Sequence<String>) {
    guard let start, capacity > 0 else { return }
    var length = 0
    for part in parts where !append(part, to: start, &length) { break }
    start[length] = 0
  }

  /// Appends a text to the text before it; false if it is cut.
  private func append(_ text: String, to start: UnsafeMutablePointer<CChar>, _ length: inout Int) -> Bool {
    for scalar in text.unicodeScalars {
      let character = UTF8.encode(scalar).unsafelyUnwrapped
      guard length + character.count < capacity else { return false }
      for byte in character {
        start[length] = CChar(bitPattern: byte)
        length += 1
      }
    }
    return true
  }
}

/// Writes a text into a caller's buffer, and returns the number of bytes of the whole text.
///
/// The result is -1 for no text, or for a capacity without a buffer.
func written(_ text: String?, to start: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int {
  let buffer = CallerText(start, capacity)
  guard let text, capacity >= 0, start != nil || capacity == 0 else {
    buffer.write("")
    return -1
  }
  buffer.write(text)
  return text.utf8.count
}

/// Writes the text that a function makes, or the reason for which it makes none.
func writing(
  to start: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ message: CallerText,
  _ make: () throws(CallError) -> String
) -> Int {
  do throws(CallError) {
    let made = try make()
    message.write("")
    return written(made, to: start, capacity)
  } catch {
    message.write(error)
    return written(nil, to: start, capacity)
  }
}

/// The text at a pointer; nil for a null pointer.
///
/// Bytes that are not UTF-8 become U+FFFD.
func text(at start: UnsafePointer<CChar>?) -> String? {
  start.map { String(cString: $0) }
}

/// A text without the blanks around it.
func trimmed(_ text: Substring.UTF8View) -> String {
  let blank = UInt8(ascii: " ")
  var text = text.drop { $0 == blank }
  while text.last == blank { text.removeLast() }
  return String(Substring(text))
}

/// Runs a call and returns its code.
///
/// On failure, writes the reason to the caller's buffer.
func reporting(to message: CallerText, _ body: () throws(CallError) -> Void) -> Int32 {
  do {
    try body()
    message.write("")
    return INBETWEEN_OK
  } catch {
    message.write(error)
    return INBETWEEN_PARAMETER
  }
}

/// Opens the object that a function makes.
///
/// On failure, writes the reason to the caller's buffer, otherwise nothing.
func opening<Object: AnyObject>(
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ make: () throws(CallError) -> Object
) -> OpaquePointer? {
  opening(message, capacity) { _ throws(CallError) in try make() }
}

/// Opens the object that a function makes.
///
/// Writes to the caller's buffer the reason of a failure, or the remark that the function makes.
func opening<Object: AnyObject>(
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ make: (inout String) throws(CallError) -> Object
) -> OpaquePointer? {
  let buffer = CallerText(message, capacity)
  var remark = ""
  do {
    let handle = opened(try make(&remark))
    buffer.write(remark)
    return handle
  } catch {
    buffer.write(error)
    return nil
  }
}
