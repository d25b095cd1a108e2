import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct Transform3DTests {
  private let map = Transform3D(elements: SIMD16((1...16).map(Double.init)))

  @Test func elementsAreNamedByRowAndColumn() {
    #expect(map.row2 == SIMD4(5, 6, 7, 8))
    #expect(map.m11 == 1 && map.m14 == 4 && map.m23 == 7 && map.m32 == 10 && map.m41 == 13 && map.m44 == 16)
    let elements: [WritableKeyPath<Transform3D, Double>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    for (index, element) in elements.enumerated() {
      var other = map
      other[keyPath: element] = -5
      var expected = map.elements
      expected[index] = -5
      #expect(other.elements == expected && other[keyPath: element] == -5 && map[keyPath: element] == Double(index + 1))
    }
    #expect(map.elements == SIMD16((1...16).map(Double.init)))
    var changed = map
    changed.m34 = -1
    changed.m42 = -2
    #expect(changed.row3 == SIMD4(9, 10, 11, -1) && changed.row4 == SIMD4(13, -2, 15, 16))
    #expect(map.transposed.row2 == SIMD4(2, 6, 10, 14))
    #expect(map.transposed.transposed == map)
  }

  /// Measured with QuartzCore: Scale(2, 3), rotated by 90° before it, has m12 = 3 and m21 = −2.
  @Test func operationsApplyBeforeTheMapAsInCoreAnimation() {
    let turned = Transform3D.scale(x: 2, y: 3).rotated(by: .pi / 2, about: SIMD3(0, 0, 1))
    #expect(abs(turned.m12 - 3) < 1e-15 && abs(turned.m21 + 2) < 1e-15)
    #expect(abs(turned.m11) < 1e-15 && abs(turned.m22) < 1e-15)
    // The translation is scaled: it applies first.
    #expect(Transform3D.scale(x: 2, y: 3).translatedBy(x: 1, y: 1, z: 1).row4 == SIMD4(2, 3, 1, 1))
    #expect(Transform3D.translation(x: 1, y: 1).scaledBy(x: 2, y: 3).row4 == SIMD4(1, 1, 0, 1))
    let product = Transform3D.translation(x: 1, y: 1).concatenated(with: .scale(x: 2, y: 3))
    #expect(product.applied(to: .zero) == SIMD3(2, 3, 0))
  }

  @Test func rotationMatrixIsCoreAnimations() {
    let (c, s) = (Double.cos(0.6), Double.sin(0.6))
    let aboutX = Transform3D.rotation(by: 0.6, about: SIMD3(7, 0, 0))
    #expect(aboutX.row1 == SIMD4(1, 0, 0, 0) && aboutX.row2 == SIMD4(0, c, s, 0) && aboutX.row3 == SIMD4(0, -s, c, 0))
    let aboutY = Transform3D.rotation(by: 0.6, about: SIMD3(0, 1, 0))
    #expect(aboutY.row1 == SIMD4(c, 0, -s, 0) && aboutY.row2 == SIMD4(0, 1, 0, 0) && aboutY.row3 == SIMD4(s, 0, c, 0))
    let aboutZ = Transform3D.rotation(by: 0.6, about: SIMD3(0, 0, 2))
    #expect(aboutZ.row1 == SIMD4(c, s, 0, 0) && aboutZ.row2 == SIMD4(-s, c, 0, 0) && aboutZ.row3 == SIMD4(0, 0, 1, 0))
    #expect(aboutZ.affine == .rotation(by: 0.6))
    // A third of a turn about (1, 1, 1) permutes the axes.
    let third = Transform3D.rotation(by: 2 * .pi / 3, about: SIMD3(1, 1, 1))
    #expect((third.applied(to: SIMD3(1, 2, 3)) - SIMD3(3, 1, 2)).norm < 2e-15)
    #expect(Transform3D.rotation(by: 1, about: .zero) == .identity)
  }

  @Test func perspectiveDividesByTheDistanceFromTheEye() {
    let perspective = Transform3D.perspective(distance: 500)
    #expect(perspective.m34 == -0.002)
    #expect((perspective.applied(to: SIMD3(10, 20, 250)) - SIMD3(20, 40, 500)).norm < 1e-13)
    #expect(Transform3D.perspective(distance: .infinity) == .identity)
    // In the plane of the eye.
    let image = Transform3D.perspective(distance: 4).applied(to: SIMD3(1, 0, 4))
    #expect(image.x == .infinity && image.y.isNaN)
  }

  @Test func planeAndSpace() {
    let affine = Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Transform3D(affine).affine == affine)
    let image = affine.applied(to: SIMD2(7, 8))
    #expect(Transform3D(affine).applied(to: SIMD3(7, 8, 9)) == SIMD3(image.x, image.y, 9))
    #expect(Transform3D.translation(x: 1, y: 2, z: 3).affine == nil)
    #expect(Transform3D.perspective(distance: 100).affine == nil)
    #expect(Transform3D.rotation(by: 1, about: SIMD3(1, 0, 0)).affine == nil)
  }

  /// Against exact inverses, including ill-conditioned (up to 10¹⁵) and badly scaled ones.
  @Test func inversesAreAccurateToAFewUlp() throws {
    var worst = WorstCase()
    for row in try ReferenceTable("matrix_inverse").rows {
      let matrix = row.matrix("m")
      let inverse = try #require(matrix.inverse).elements
      let truth = row.matrix("i").elements
      for index in 0..<16 {
        worst.note(ulps(inverse[index], truth[index], of: truth[index]), "\(matrix) at \(index)")
      }
    }
    #expect(worst.count == 800)
    #expect(worst.error <= 2, "\(worst)")
  }

  @Test func inverseTimesMapIsTheIdentity() throws {
    var random = SplitMix64(seed: 9)
    var worst = WorstCase()
    for _ in 0..<500 {
      let matrix = random.matrix()
      let inverse = try #require(matrix.inverse)
      let size = inverse.elements.norm * matrix.elements.norm
      for product in [inverse.concatenated(with: matrix), matrix.concatenated(with: inverse)] {
        worst.note((product.elements - Transform3D.identity.elements).norm / size, "\(matrix)")
      }
      worst.note(abs(inverse.determinant * matrix.determinant - 1) / size, "\(matrix)")
    }
    #expect(worst.error <= 2e-16, "\(worst)")
  }

  @Test func inverseOfAPlaneStaysInThePlane() throws {
    var random = SplitMix64(seed: 10)
    var worst = WorstCase()
    for _ in 0..<500 {
      let map = random.affine()
      let inverse = try #require(Transform3D(map).inverse?.affine).elements
      // Two methods, both in twice the precision.
      let other = try #require(map.inverse).elements
      for index in 0..<6 { worst.note(ulps(inverse[index], other[index], of: other[index]), "\(map)") }
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  @Test func determinants() {
    #expect(Transform3D.scale(x: 2, y: 3, z: -4).determinant == -24)
    #expect(Transform3D.scale(x: 0x1p-500, y: 0x1p-500, z: 0x1p900).determinant == 0x1p-100)
    #expect(Transform3D.scale(x: 0x1p-700, y: 0x1p-700).determinant == 0)
    #expect(Transform3D.perspective(distance: 7).determinant == 1)
    #expect(Transform3D.scale(x: .nan, y: 1).determinant.isNaN)
    // Rows in arithmetic progression; floating-point elimination finds a tiny determinant here.
    #expect(map.determinant == 0)
    let exchange = Transform3D(
      row1: SIMD4(0, 1, 0, 0), row2: SIMD4(1, 0, 0, 0), row3: SIMD4(0, 0, 0, 1), row4: SIMD4(0, 0, 2, 0))
    #expect(exchange.determinant == 2)
  }

  @Test func singularMapsHaveNoInverse() {
    var twin = Transform3D.rotation(by: 1, about: SIMD3(1, 2, 3))
    twin.row2 = twin.row1 * 2
    let singular = [
      map, twin, .scale(x: 0, y: 1), .scale(x: 1, y: 1, z: 0), Transform3D(elements: .zero),
      .scale(x: .nan, y: 1), .translation(x: .infinity, y: 1), .scale(x: .leastNonzeroMagnitude, y: 1),
    ]
    for matrix in singular { #expect(matrix.inverse == nil, "\(matrix)") }
    #expect(Transform3D.scale(x: 1e-300, y: 1e300, z: 1e-200).inverse?.m22 == 1 / 1e300)
  }
}
