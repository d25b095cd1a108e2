import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct AffineTests {
  @Test func rotationTurnsXTowardsY() {
    let turned = Affine.rotation(by: .pi / 2).applied(to: SIMD2(1, 0))
    #expect((turned - SIMD2(0, 1)).norm < 1e-16)
    #expect(Affine.rotation(by: 0) == .identity)
  }

  @Test func elementsRoundTrip() {
    let map = Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(map.elements == SIMD8(1, 2, 3, 4, 5, 6, 0, 0))
    #expect(Affine(elements: map.elements) == map)
  }

  @Test func determinantSurvivesCancellation() {
    #expect(Affine(a: 1, b: 2, c: 3, d: 4, tx: 9, ty: 9).determinant == -2)
    // (1 + ε)(1 − ε) − 1 = −ε²
    let epsilon = 0x1p-30
    #expect(Affine(a: 1 + epsilon, b: 1, c: 1, d: 1 - epsilon, tx: 0, ty: 0).determinant == -0x1p-60)
  }

  @Test func inverseTimesMapIsTheIdentity() throws {
    var random = SplitMix64(seed: 7)
    var worst = WorstCase()
    for _ in 0..<1000 {
      let sizes = (random.magnitude(from: 1e-150, to: 1e150), random.magnitude(from: 1e-150, to: 1e150))
      var map = random.affine()
      map.a *= sizes.0
      map.b *= sizes.0
      map.c *= sizes.1
      map.d *= sizes.1
      let inverse = try #require(map.inverse)
      // Rows of the inverse times columns of the map: the magnitudes of the products are the scale of the rounding.
      let sizeX = SIMD2(inverse.a, inverse.c).norm * SIMD2(map.a, map.b).norm
      let sizeY = SIMD2(inverse.b, inverse.d).norm * SIMD2(map.c, map.d).norm
      let product = inverse * map
      worst.note(max(abs(product.a - 1), abs(product.d - 1)) / max(sizeX, sizeY), "\(map)")
      let origin = inverse.applied(to: SIMD2(map.tx, map.ty))
      let shift = SIMD2(map.tx, map.ty).norm
      worst.note(abs(origin.x) / (SIMD2(inverse.a, inverse.c).norm * shift), "\(map)")
      worst.note(abs(origin.y) / (SIMD2(inverse.b, inverse.d).norm * shift), "\(map)")
    }
    #expect(worst.error <= 1e-15, "\(worst)")
  }

  @Test func inverseIsExactForPowersOfTwo() {
    let map = Affine(a: 0, b: 0x1p600, c: -0x1p-500, d: 0, tx: 4, ty: 8)
    #expect(map.inverse == Affine(a: 0, b: -0x1p500, c: 0x1p-600, d: 0, tx: -0x1p-597, ty: 0x1p502))
    #expect(Affine.identity.inverse == .identity)
  }

  @Test func singularMapsHaveNoInverse() {
    let singular = [
      Affine.scale(x: 0, y: 1), .scale(x: 1, y: 0), .scale(x: 0, y: 0),
      Affine(a: 1, b: 3, c: 2, d: 6, tx: 1, ty: 1), Affine(a: 0, b: 1, c: 0, d: 1, tx: 0, ty: 0),
      .scale(x: .nan, y: 1), .scale(x: 1, y: .infinity), .translation(x: .nan, y: 0),
      .scale(x: .leastNonzeroMagnitude, y: 1),
    ]
    for map in singular { #expect(map.inverse == nil, "\(map)") }
  }

  @Test func componentsRoundTrip() throws {
    let parts = Affine.Decomposition(
      translation: SIMD2(5, 6), rotation: 2, scale: SIMD2(3, 0.25), shear: -0.75)
    let found = try #require(Affine(parts).decomposition)
    #expect(found.translation == parts.translation)
    #expect(abs(found.rotation - 2) < 1e-15 && (found.scale - parts.scale).norm < 1e-15)
    #expect(abs(found.shear + 0.75) < 1e-15)
    #expect(Affine.identity.decomposition == Affine.Decomposition())
    #expect(Affine(Affine.Decomposition()) == .identity)
  }

  @Test func decompositionMakesTheMapAgain() throws {
    var random = SplitMix64(seed: 8)
    var worst = WorstCase()
    for index in 0..<2000 {
      var map = random.affine()
      if index % 4 == 0 { (map.c, map.d) = (map.a * (1 + 1e-9), map.b) }
      if index % 4 == 1 { (map.a, map.b) = (map.a * 1e-160, map.b * 1e-160) }
      if index % 4 == 2 { (map.c, map.d) = (map.c * 1e160, map.d * 1e160) }
      let back = Affine(try #require(map.decomposition))
      worst.note(distance(SIMD2(back.a, back.b), SIMD2(map.a, map.b)), "\(map)")
      worst.note(distance(SIMD2(back.c, back.d), SIMD2(map.c, map.d)), "\(map)")
      #expect(back.tx == map.tx && back.ty == map.ty)
    }
    // 4 ulp of the column; its largest number is at least 0.7 of its length.
    #expect(worst.error <= 4 * 2.3e-16 / 0.7, "\(worst)")
  }

  @Test func aReflectionIsNotARotation() {
    #expect(Affine.scale(x: -2, y: 3).decomposition == Affine.Decomposition(scale: SIMD2(-2, 3)))
    #expect(Affine.scale(x: 2, y: -3).decomposition == Affine.Decomposition(scale: SIMD2(2, -3)))
    // Half a turn is not a reflection.
    #expect(Affine.scale(x: -1, y: -1).decomposition?.rotation.magnitude == .pi)
    let flipping = Affine.identity.interpolated(to: .scale(x: -1, y: 1), by: 0.25)
    #expect(flipping == .scale(x: 0.5, y: 1))
    #expect(Affine.scale(x: -1, y: 1).interpolated(to: .scale(x: -3, y: 1), by: 0.5) == .scale(x: -2, y: 1))
  }

  @Test func singularMapsInterpolateByElement() {
    let start = Affine.scale(x: 0, y: 0)
    let end = Affine.rotation(by: 1)
    #expect(start.decomposition == nil)
    #expect(start.interpolated(to: end, by: 0.5).elements == 0.5 * end.elements)
    #expect(end.interpolated(to: start, by: 2).elements == -end.elements)
    // A product with a singular factor is singular after rounding too.
    let flat = Affine.rotation(by: 1) * .scale(x: 1, y: 0) * .rotation(by: 0.7)
    #expect(flat.decomposition == nil)
    #expect(Affine.scale(x: .nan, y: 1).decomposition == nil)
  }

  @Test func rotationsTakeTheShorterTurn() {
    var worst = WorstCase()
    for (from, to, fraction, angle) in [
      (0.1, 1.3, 0.5, 0.7), (3.0, -3.0, 0.5, .pi), (-3, 3, 0.25, -3 - 0.25 * (2 * .pi - 6)),
      (0.5, 0.5 + .pi.nextDown, 0.5, 0.5 + .pi / 2), (1, 2, 3, 4), (1, 2, -2, -1),
    ] as [(Double, Double, Double, Double)] {
      let value = Affine.rotation(by: from).interpolated(to: .rotation(by: to), by: fraction)
      worst.note(distance(value.elements, Affine.rotation(by: angle).elements), "\(from) \(to) \(fraction)")
    }
    #expect(worst.error <= 2e-15, "\(worst)")
  }

  @Test func decompositionsMakeManyTurns() {
    let end = Affine.Decomposition(rotation: 8 * .pi)
    #expect(Affine.Decomposition().interpolated(to: end, by: 0.25).rotation == 2 * .pi)
  }

  /// Against maps made from known components by mpmath; the ends are rounded, with shears of up to 2.
  @Test func interpolationIsThatOfTheComponents() throws {
    var values = WorstCase()
    var parts = WorstCase()
    let names = ["a", "b", "c", "d", "tx", "ty"]
    for row in try ReferenceTable("affine_interpolation").rows {
      func map(_ prefix: String) -> Affine {
        Affine(elements: SIMD8(names.map { row.number(prefix + $0) } + [0, 0]))
      }
      let (start, end, truth, fraction) = (map("start."), map("end."), map(""), row.number("part"))
      let value = start.interpolated(to: end, by: fraction)
      let scale = [start, end, truth].map { SIMD4(lowHalf: SIMD2($0.a, $0.b), highHalf: SIMD2($0.c, $0.d)).norm }
      let error = SIMD4(value.a - truth.a, value.b - truth.b, value.c - truth.c, value.d - truth.d).norm
      values.note(error / (scale.max() ?? 0), "\(start) \(end) \(fraction)")
      values.note(max(abs(value.tx - truth.tx), abs(value.ty - truth.ty)) / 500, "\(start) \(end) \(fraction)")
      let found = try #require(start.decomposition)
      guard row.number("scaleX") > 0 else { continue }
      parts.note(abs(found.rotation - row.number("rotation")), "\(start)")
      parts.note(abs(found.shear - row.number("shear")), "\(start)")
      parts.note(abs(found.scale.x / row.number("scaleX") - 1), "\(start)")
      parts.note(abs(found.scale.y / row.number("scaleY") - 1), "\(start)")
    }
    #expect(values.count >= 200 && parts.count >= 400)
    #expect(values.error <= 4e-15, "\(values)")
    #expect(parts.error <= 1e-15, "\(parts)")
  }
}
