import TestSupport
import Testing

/// The helper that compares whole documents shows what a reader needs, and nothing for equal ones.
@Suite struct TextDifferenceTests {
  @Test func equalTextsHaveNone() {
    #expect(textDifference(from: "a\nb\n", to: "a\nb\n") == nil)
    expectText("a", is: "a")
  }

  @Test func onlyTheLinesThatDifferAreShown() {
    #expect(textDifference(from: "a\nb\nc\nd\n", to: "a\nB\nc\nd\n") == "@@ line 2 @@\n  a\n- b\n+ B")
    #expect(textDifference(from: "a\nc", to: "a\nb\nc") == "@@ line 2 @@\n  a\n+ b")
    #expect(textDifference(from: "a\n", to: "a") == "@@ line 2 @@\n  a\n- ")
    #expect(textDifference(from: "1\n2\n3", to: "", limit: 2) == "@@ line 1 @@\n- 1\n- 2\n- … 1 more lines\n+ ")
  }

  @Test func aDifferenceIsAnIssue() {
    withKnownIssue {
      expectText("a", is: "b", "the letter")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the letter differs:\n@@ line 1 @@\n- b\n+ a") }
    }
  }
}
