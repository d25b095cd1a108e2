import MotionNumerics
import RealModule
import Testing

@Suite struct AxisRotationTests {
  private let axis = SIMD3(1.0, 2, -3)

  @Test func theAngleIsLinearAboutTheSameAxis() {
    let start = AxisRotation(axis: axis, angle: 1)
    let middle = start.interpolated(to: AxisRotation(axis: axis, angle: 1 + 20 * .pi), by: 0.25)
    #expect(middle == AxisRotation(axis: axis, angle: 1 + 5 * .pi))
    // The same direction with another length, and normalised.
    #expect(start.interpolated(to: AxisRotation(axis: 0.3 * axis, angle: 9), by: 0.5).angle == 5)
    // Outside 0…1.
    #expect(start.interpolated(to: AxisRotation(axis: axis, angle: 9), by: 2).angle == 17)
  }

  @Test func theAngleIsNegativeAboutTheOppositeAxis() {
    let start = AxisRotation(axis: axis, angle: 1)
    #expect(start.interpolated(to: AxisRotation(axis: -0.7 * axis, angle: 9), by: 0.5).angle == -4)
  }

  @Test func theIdentityTakesTheOthersAxis() {
    let end = AxisRotation(axis: axis, angle: 30)
    for identity in [AxisRotation.identity, AxisRotation(axis: .zero, angle: 7)] {
      #expect(identity.interpolated(to: end, by: 0.5) == AxisRotation(axis: axis, angle: 15))
      #expect(end.interpolated(to: identity, by: 0.5) == AxisRotation(axis: axis, angle: 15))
    }
  }

  @Test func differentAxesTakeTheShorterArc() {
    let start = AxisRotation(axis: SIMD3(1, 0, 0), angle: .pi / 2)
    let end = AxisRotation(axis: SIMD3(0, 1, 0), angle: .pi / 2)
    let middle = start.interpolated(to: end, by: 0.5)
    // Halfway between (1, 0, 0, 1) and (0, 1, 0, 1): (1, 1, 0, 2)/√6.
    #expect((middle.axis - SIMD3(0.5, 0.5, 0) * 2.0.squareRoot()).norm < 1e-15)
    #expect(abs(middle.angle - 2 * Double.atan2(y: 2.0.squareRoot(), x: 2)) < 1e-15)
  }

  @Test func transformIsTheRotation() {
    let rotation = AxisRotation(axis: axis, angle: 100)
    #expect(rotation.transform == .rotation(by: 100, about: axis))
    #expect(distance(Transform3D(rotation.quaternion).elements, rotation.transform.elements) < 1e-15)
    #expect(distance(AxisRotation(rotation.quaternion).transform.elements, rotation.transform.elements) < 2e-15)
    #expect(AxisRotation(axis: .zero, angle: 3).transform == .identity)
  }
}
