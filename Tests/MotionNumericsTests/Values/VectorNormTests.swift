import MotionNumerics
import Testing

/// The Euclidean length of vectors.
@Suite struct VectorNormTests {
  @Test func lengthsNeitherOverflowNorUnderflow() {
    #expect(SIMD2(3.0, -4).norm == 5)
    #expect(SIMD2(3e300, -4e300).norm == 5e300)
    let least = Double.leastNonzeroMagnitude
    #expect(SIMD2(3 * least, 4 * least).norm == 5 * least)
    #expect(SIMD2(Double.greatestFiniteMagnitude, 0).norm == .greatestFiniteMagnitude)
    #expect(SIMD4<Double>.zero.norm == 0)
  }

  /// Wherever it stands, and whatever is beside it: zeros have no larger component.
  @Test(arguments: [Double.nan, .infinity, -.infinity], [0, -0.0, 1, -1e300, .leastNonzeroMagnitude])
  func noLengthHidesWhatIsNotFinite(bad: Double, other: Double) {
    for place in 0..<4 {
      var vector = SIMD4(repeating: other)
      vector[place] = bad
      #expect(!vector.norm.isFinite, "\(vector)")
      #expect(bad.isNaN || vector.norm == .infinity, "\(vector)")
    }
    #expect(!Color(red: other, green: bad, blue: other, alpha: other).norm.isFinite)
  }
}
