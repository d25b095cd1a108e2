public import Testing

/// Checks that a text, such as a whole document, is the expected one.
///
/// Otherwise it records an issue with the lines that differ: `-` for expected lines, `+` for found ones.
///
/// - Parameters:
///   - text: the text.
///   - expected: the text that it should be.
///   - name: what the text is, in the issue.
///   - sourceLocation: where the issue is recorded.
public func expectText(
  _ text: String, is expected: String, _ name: String = "the text", sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let difference = textDifference(from: expected, to: text) else { return }
  Issue.record("\(name) differs:\n\(difference)", sourceLocation: sourceLocation)
}

/// The lines between the first and the last that differ, with one line before them; nil for equal texts.
///
/// At most `limit` lines of each text are shown.
public func textDifference(from expected: String, to text: String, limit: Int = 12) -> String? {
  guard expected != text else { return nil }
  let (old, new) = (lines(expected), lines(text))
  let start = zip(old, new).prefix { $0 == $1 }.count
  let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
  var shown = ["@@ line \(start + 1) @@"]
  if start > 0 { shown.append("  \(old[start - 1])") }
  for (sign, changed) in [("-", old[start..<old.count - end]), ("+", new[start..<new.count - end])] {
    shown += changed.prefix(limit).map { "\(sign) \($0)" }
    if changed.count > limit { shown.append("\(sign) … \(changed.count - limit) more lines") }
  }
  return shown.joined(separator: "\n")
}

/// The lines of a text, split at line feed bytes; the text after the last line feed is a line, too.
private func lines(_ text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
    String(decoding: $0, as: UTF8.self)
  }
}
