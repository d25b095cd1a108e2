import PlotParts
import Testing
import VectorScene

@Suite struct SeriesStyleTests {
  @Test func pairsOfColourAndDashesDifferForSixtyFourSeries() {
    #expect(Set((0..<64).map { SeriesStyle(index: $0).stroke }).count == 64)
    #expect(SeriesStyle(index: 64).stroke == SeriesStyle(index: 0).stroke)
  }
}
