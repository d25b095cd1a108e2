import MotionNumerics
import RealModule
import TestSupport
import Testing

/// The operations of `CGAffineTransform`, in Core Graphics' order: the new map applies first.
///
/// Source: Apple, *CGAffineTransform*.
@Suite struct AffineOperationTests {
  private let map = Affine(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)

  /// tx′ = tx + x·a + y·c, ty′ = ty + x·b + y·d, as in Core Graphics.
  @Test func aTranslationAppliesFirst() {
    #expect(map.translatedBy(x: 5, y: 7) == Affine(a: 2, b: 1, c: -1, d: 3, tx: 13, ty: 46))
    #expect(Affine.identity.translatedBy(x: 5, y: 7) == .translation(x: 5, y: 7))
  }

  @Test func aScalingAppliesFirst() {
    #expect(map.scaledBy(x: 5, y: 7) == Affine(a: 10, b: 5, c: -7, d: 21, tx: 10, ty: 20))
    #expect(Affine.identity.scaledBy(x: 5, y: 7) == .scale(x: 5, y: 7))
  }

  @Test func aRotationAppliesFirst() {
    let turned = map.rotated(by: .pi / 2)
    // x takes the image of y, and y that of −x; cos π/2 is 6e-17.
    let expected = Affine(a: -1, b: 3, c: -2, d: -1, tx: 10, ty: 20)
    #expect((turned.elements - expected.elements).norm < 1e-15)
    #expect(Affine.identity.rotated(by: 0.7) == .rotation(by: 0.7))
  }

  @Test func concatenationAppliesTheReceiverFirst() {
    let shift = Affine.translation(x: 5, y: 7)
    #expect(shift.concatenated(with: map) == map.translatedBy(x: 5, y: 7))
    #expect(map.concatenated(with: shift) == Affine(a: 2, b: 1, c: -1, d: 3, tx: 15, ty: 27))
    #expect(map.concatenated(with: shift) == shift * map)
  }

  /// The same operations of `Transform3D` make the same maps of the plane.
  @Test func operationsAreThoseOfSpace() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<200 {
      let (x, y, angle) = (random.number(in: -5...5), random.number(in: -5...5), random.number(in: -7...7))
      let plane = map.translatedBy(x: x, y: y).scaledBy(x: y, y: x).rotated(by: angle)
      let space = Transform3D(map).translatedBy(x: x, y: y).scaledBy(x: y, y: x).rotated(by: angle, about: [0, 0, 1])
      let found = try #require(space.affine)
      // Some ulp of numbers up to 60.
      #expect((found.elements - plane.elements).norm < 1e-13)
    }
  }
}
