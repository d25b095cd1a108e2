import PlotParts
import Testing
import VectorScene

@Suite struct TextMeasureTests {
  @Test func shortTextsStayAsTheyAre() {
    let notation = "linear(0 0%, 0.5 25% 75%, 1 100% 100%)"
    #expect(TextMeasure(size: 13).shortened(notation, to: 60, toWidth: 400) == notation)
    #expect(TextMeasure(size: 13).shortened("", toWidth: 0) == "")
  }

  @Test func longTextsLoseTheirMiddle() {
    let digits = String(repeating: "0123456789", count: 10)
    #expect(TextMeasure(size: 1).shortened(digits, to: 10, toWidth: 100) == "012345…789")
  }

  @Test func textsFitTheWidth() {
    let text = TextMeasure(size: 10)
    for width in stride(from: 20.0, to: 700, by: 7) {
      let shortened = text.shortened(String(repeating: "cubic ", count: 15), toWidth: width)
      #expect(text.width(of: shortened) <= width)
      #expect(text.width(of: shortened) > width - 20 || shortened.count == 90)
    }
  }

  @Test func widthsGrowWithTheSize() {
    let widths = [0, 1, 10, 20].map { TextMeasure(size: $0).width(of: "ease-in") }
    #expect(widths[0] == 0 && abs(widths[3] - 2 * widths[2]) < 1e-12 && abs(widths[2] - 10 * widths[1]) < 1e-12)
  }

  @Test func boldTextIsWider() {
    #expect(TextMeasure(size: 10, weight: .bold).width(of: "ease") > TextMeasure(size: 10).width(of: "ease"))
  }
}
