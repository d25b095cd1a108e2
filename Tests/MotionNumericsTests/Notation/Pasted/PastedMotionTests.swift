import MotionNumerics
import TestSupport
import Testing

/// Texts of other systems as motions of the notation.
@Suite struct PastedMotionTests {
  @Test(arguments: PastedRow.all) func isReadAsTheNotation(_ row: PastedRow) throws {
    let pasted = try PastedMotion(row.words.text)
    #expect(pasted.motion.description == row.words.notation)
    #expect(pasted.source == row.source && pasted.remarks.first == row.words.remark)
    #expect(try ParsedMotion(parsing: row.words.notation) == pasted.motion)
    #expect(try ParsedMotion(pasted: row.words.text) == pasted.motion)
    // Only what the notation refuses is read otherwise.
    #expect(throws: NotationError.self) { try ParsedMotion(parsing: row.words.text) }
  }

  /// White space, line ends and comments around and inside do not matter.
  @Test func layoutDoesNotMatter() throws {
    let text = """
      // A card that opens.
      transition={{
        type: "spring", /* physics */
        stiffness: 170, // soft
        damping: 26.,
      }}
      """
    #expect(try PastedMotion(text).motion.description == "spring(1 170 26)")
    #expect(try PastedMotion("transition:\u{A0}opacity 300ms\n  ease;").motion.description == "0.3s ease")
    #expect(try PastedMotion("{ stiffness: 170,\r\n damping: 26 }").motion.description == "spring(1 170 26)")
  }

  @Test(arguments: [
    "ease", "spring(1 100 10)", "snappy 0 -> 300", "400ms ease 100ms", "spring(response: 0.5, damping-ratio: 1)",
  ])
  func theNotationIsReadAsItself(text: String) throws {
    let pasted = try PastedMotion(text)
    #expect(try pasted.motion == ParsedMotion(parsing: text) && pasted.source == nil && pasted.remarks.isEmpty)
  }
}
