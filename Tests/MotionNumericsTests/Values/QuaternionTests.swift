import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct QuaternionTests {
  private let axes = [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), SIMD3(1, -2, 3)]

  /// Two rotations that differ by a tiny angle, where a formula with the arccosine loses every digit.
  @Test func tinyTurnsKeepTheirDigits() {
    for angle in [1e-5, 1e-9, 1e-15, 1e-100, 1e-300] {
      let end = Quaternion(angle: angle, axis: SIMD3(0, 0, 1))
      let quarter = Quaternion.identity.interpolated(to: end, by: 0.25)
      let truth = Double.sin(angle / 8)
      #expect(ulps(quarter.components.z, truth, of: truth) <= 4)
      #expect(ulps(quarter.angle, angle / 4, of: angle / 4) <= 4)
    }
  }

  /// The change of a rotation vector and the angular velocity, by series for small angles, give each other back.
  @Test(arguments: [1e-9, 0.001, 0.02, 0.0299, 0.0301, 0.5, 3, 6]) func ratesOfVectorsAreThoseOfRotations(angle: Double)
  {
    let (vector, rate) = (SIMD3(1.0, -2, 2) * (angle / 3), SIMD3(0.3, 0.7, -1.1))
    let there = RotationJacobian.angularVelocity(of: rate, at: vector)
    #expect((RotationJacobian.rate(of: there, at: vector) - rate).norm <= 1e-14)
    // Along the vector both are the same.
    #expect(abs((there * vector).sum() - (rate * vector).sum()) <= 1e-14)
  }

  @Test func farExtrapolationIsStillARotation() {
    var random = SplitMix64(seed: 13)
    for exponent in 0..<60 {
      let value = random.quaternion().interpolated(to: random.quaternion(), by: Double.exp2(Double(exponent)))
      #expect(abs(value.components.norm - 1) < 1e-15)
    }
  }

  /// A turn of exactly π goes towards the end as given.
  @Test func oppositeRotationsTurnTowardsTheGivenEnd() throws {
    for axis in axes {
      let end = Quaternion(x: axis.x, y: axis.y, z: axis.z, w: 0)
      let middle = Quaternion.identity.interpolated(to: end, by: 0.5)
      let expected = Quaternion(angle: .pi / 2, axis: axis)
      #expect((middle.components - expected.components).norm < 1e-15)
      let back = Quaternion.identity.interpolated(to: -end, by: 0.5)
      #expect((back.components - expected.inverse.components).norm < 1e-15)
    }
  }

  @Test func angleInterpolatesLinearly() {
    var random = SplitMix64(seed: 4)
    var worst = WorstCase()
    for _ in 0..<500 {
      let (axis, angle) = (random.vector3(), random.number(in: -3.1...3.1))
      let fraction = random.number(in: -2...3)
      let value = Quaternion.identity.interpolated(to: Quaternion(angle: angle, axis: axis), by: fraction)
      worst.note(
        (value.components - Quaternion(angle: fraction * angle, axis: axis).components).norm, "\(angle) \(fraction)")
    }
    #expect(worst.error <= 2e-15, "\(worst)")
  }

  @Test func productsAgreeWithMatrices() {
    var random = SplitMix64(seed: 5)
    var worst = WorstCase()
    for _ in 0..<200 {
      let (outer, inner, point) = (random.quaternion(), random.quaternion(), random.vector3())
      let turned = (outer * inner).applied(to: point)
      worst.note((turned - outer.applied(to: inner.applied(to: point))).norm, "\(outer) \(inner)")
      let matrix = Transform3D(inner).concatenated(with: Transform3D(outer))
      worst.note((turned - matrix.applied(to: point)).norm, "\(outer) \(inner)")
      worst.note(((inner * inner.inverse).components - Quaternion.identity.components).norm, "\(inner)")
    }
    #expect(worst.error <= 3e-15, "\(worst)")
  }

  @Test func rotationAboutZTurnsXTowardsY() {
    let turned = Quaternion(angle: .pi / 2, axis: SIMD3(0, 0, 5)).applied(to: SIMD3(1, 0, 0))
    #expect((turned - SIMD3(0, 1, 0)).norm < 1e-15)
  }

  /// A round trip through the matrix, for half turns (trace −1) and their neighbourhood too, up to the sign.
  @Test func matrixRoundTrip() throws {
    var random = SplitMix64(seed: 6)
    var worst = WorstCase()
    let angles = [0, 1e-300, 1e-12, 0.5, 3, .pi.nextDown, .pi, .pi.nextUp, 2 * .pi - 1e-9, 2 * .pi] as [Double]
    for index in 0..<400 {
      let axis = index < 40 ? axes[index / 10] : random.vector3()
      let rotation = Quaternion(angle: angles[index % 10], axis: axis)
      let back = try #require(Quaternion(rotationOf: Transform3D(rotation))).components
      worst.note(min((back - rotation.components).norm, (back + rotation.components).norm), "\(rotation)")
      let matrix = Transform3D.rotation(by: angles[index % 10], about: axis)
      worst.note(distance(Transform3D(rotation).elements, matrix.elements), "\(rotation)")
    }
    #expect(worst.error <= 2e-15, "\(worst)")
  }

  @Test func angleAndAxisRoundTrip() {
    for axis in axes {
      for angle in [1e-200, 1e-8, 1, .pi, 6.28] as [Double] {
        let rotation = Quaternion(angle: angle, axis: axis)
        #expect(ulps(rotation.angle, angle, of: angle) <= 4)
        #expect((rotation.axis * axis.norm - axis).norm < 1e-14)
      }
    }
    #expect(Quaternion.identity.angle == 0 && Quaternion.identity.axis == SIMD3(0, 0, 1))
  }

  @Test func axesOfAnyLength() {
    let expected = Quaternion(angle: 1, axis: SIMD3(1, 1, 0))
    for length in [Double.leastNonzeroMagnitude, 1e-200, 1e200, 1.7e308] {
      let rotation = Quaternion(angle: 1, axis: SIMD3(length, length, 0))
      #expect((rotation.components - expected.components).norm < 1e-15)
    }
    #expect(Quaternion(angle: 1, axis: .zero) == .identity)
    #expect(Quaternion(angle: 1, axis: SIMD3(.infinity, 0, 0)) == .identity)
    #expect(Quaternion(angle: 1, axis: SIMD3(.nan, 1, 0)) == .identity)
    #expect(Quaternion(rotationOf: .scale(x: 0, y: 1)) == nil)
  }

  @Test func componentsNeedADirection() throws {
    #expect(Quaternion(x: 0, y: 0, z: 0, w: 0x1p-1070) == .identity)
    for bad in [SIMD4.zero, SIMD4(.nan, 0, 0, 1), SIMD4(0, .infinity, 0, 1)] {
      let error = #expect(throws: ParameterError.self) {
        try Quaternion(validatingX: bad.x, y: bad.y, z: bad.z, w: bad.w)
      }
      #expect(error?.parameter == "components")
      #expect(error?.allowed == "finite and not all 0")
      #expect(error?.value.split(separator: ",").count == 4)
    }
  }
}
