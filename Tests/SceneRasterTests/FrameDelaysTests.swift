import SceneRaster
import TestSupport
import Testing

/// How long frames are shown.
struct FrameDelaysTests {
  static let exact: [(rate: Double, numerator: Int, denominator: Int)] = [
    (60, 1, 60), (50, 1, 50), (29.97, 100, 2997), (30000.0 / 1001, 1001, 30000), (1, 1, 1), (0.5, 2, 1),
    (59.94, 50, 2997), (1000, 1, 1000), (65535, 1, 65535), (1.0 / 65535, 65535, 1),
  ]

  @Test(arguments: exact)
  func aRateOfSmallNumbersIsExact(rate: Double, numerator: Int, denominator: Int) {
    let delay = FrameDelays(rate: rate).fraction(ofFrame: 7)
    #expect((Int(delay.numerator), Int(delay.denominator)) == (numerator, denominator))
  }

  /// The error of a delay is carried on: no frame is late, however many there were.
  @Test(arguments: [Double.pi, 59.9400599, 24.000001, 0.001234567, 120.7777777, 65534.9, 12345.678])
  func otherRatesKeepTheTimesOfFrames(rate: Double) {
    let delays = FrameDelays(rate: rate)
    var ticks = 0
    for index in 0..<3600 {
      let delay = delays.fraction(ofFrame: index)
      #expect(delay.denominator == delays.fraction(ofFrame: 0).denominator && delay.denominator > 0)
      ticks += Int(delay.numerator)
      let time = Double(index + 1) / rate
      #expect(abs(Double(ticks) / Double(delay.denominator) - time) <= 0.500001 / Double(delay.denominator))
    }
  }
}
