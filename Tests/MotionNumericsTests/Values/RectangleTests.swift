import MotionNumerics
import Testing

@Suite struct RectangleTests {
  private let rectangle = Rectangle(x: 1, y: 2, width: 4, height: 6)

  @Test func cornersAndMiddle() {
    #expect(rectangle.minimum == SIMD2(1, 2) && rectangle.maximum == SIMD2(5, 8) && rectangle.center == SIMD2(3, 5))
    #expect(rectangle.minX == 1 && rectangle.midX == 3 && rectangle.maxX == 5)
    #expect(rectangle.minY == 2 && rectangle.midY == 5 && rectangle.maxY == 8)
    #expect(Rectangle(from: SIMD2(1, 2), to: SIMD2(5, 8)) == rectangle)
  }

  @Test func negativeSidesExtendBackwards() {
    let turned = Rectangle(x: 5, y: 8, width: -4, height: -6)
    #expect(turned.minimum == rectangle.minimum && turned.maximum == rectangle.maximum)
    #expect(turned.center == rectangle.center)
    #expect(turned.contains(SIMD2(2, 3)))
    #expect(turned.union(turned) == rectangle)
  }

  @Test func unionSpansBoth() {
    let other = Rectangle(x: -1, y: 4, width: 3, height: 10)
    #expect(rectangle.union(other) == Rectangle(x: -1, y: 2, width: 6, height: 12))
    #expect(other.union(rectangle) == rectangle.union(other))
  }

  @Test func containsItsSides() {
    for point in [SIMD2(1.0, 2), SIMD2(5, 8), SIMD2(5, 2), SIMD2(3, 4)] { #expect(rectangle.contains(point)) }
    for point in [SIMD2(1.0, 1.9), SIMD2(5.1, 8), SIMD2(.nan, 4)] { #expect(!rectangle.contains(point)) }
  }

  @Test func everyNumberInterpolates() {
    let middle = rectangle.interpolated(to: Rectangle(x: 3, y: 0, width: 0, height: 6), by: 1.5)
    #expect(middle == Rectangle(x: 4, y: -1, width: -2, height: 6))
    #expect((rectangle - rectangle) == .zero)
    #expect((rectangle * 2).components == SIMD4(2, 4, 8, 12))
    #expect(Rectangle(x: 1, y: 1, width: 1, height: 1).norm == 2)
  }
}
