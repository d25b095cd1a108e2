import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct Transform3DInterpolationTests {
  private let axes = [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), SIMD3(1, 1, 0), SIMD3(3, -1, 2)]

  /// Against maps made from known components by mpmath.
  ///
  /// The ends are rounded; skews of up to 2 and perspectives amplify that.
  @Test func interpolationIsThatOfTheComponents() throws {
    var worst = WorstCase()
    for row in try ReferenceTable("transform_interpolation").rows {
      let (start, end, truth, fraction) = (row.matrix("a"), row.matrix("b"), row.matrix("r"), row.number("part"))
      let value = start.interpolated(to: end, by: fraction)
      // Points near the origin, and their w: the columns of x, y, z and the column of w have different magnitudes.
      let sizes = [start, end, truth].map(\.transposed)
      let (found, expected) = (value.transposed, truth.transposed)
      let size = sizes.map { $0.row1.norm + $0.row2.norm + $0.row3.norm }.max() ?? 0
      let weight = sizes.map(\.row4.norm).max() ?? 0
      for error in [found.row1 - expected.row1, found.row2 - expected.row2, found.row3 - expected.row3] {
        worst.note(error.norm / size, "\(start) \(end) \(fraction)")
      }
      worst.note((found.row4 - expected.row4).norm / weight, "\(start) \(end) \(fraction)")
    }
    #expect(worst.count == 840)
    #expect(worst.error <= 4e-15, "\(worst)")
  }

  @Test func componentsRoundTrip() throws {
    let parts = Transform3D.Decomposition(
      scale: SIMD3(2, 0.5, 3), skew: SIMD3(0.25, -1, 0.75), rotation: Quaternion(angle: 2, axis: SIMD3(1, 2, 3)),
      translation: SIMD3(10, -20, 30), perspective: SIMD4(0.001, 0, -0.002, 1))
    let found = try #require(Transform3D(parts).decomposition)
    #expect((found.scale - parts.scale).norm < 4e-15 && (found.skew - parts.skew).norm < 4e-15)
    #expect((found.rotation.components - parts.rotation.components).norm < 1e-15)
    #expect(found.translation == parts.translation)
    #expect((found.perspective - parts.perspective).norm < 1e-16)
    #expect(Transform3D.identity.decomposition == Transform3D.Decomposition())
    #expect(Transform3D(Transform3D.Decomposition()) == .identity)
  }

  /// Also where rows are nearly parallel, or of very different magnitudes.
  @Test func decompositionMakesTheMapAgain() throws {
    var random = SplitMix64(seed: 11)
    var worst = WorstCase()
    var perspective = WorstCase()
    for index in 0..<2000 {
      var map = random.matrix()
      if index % 5 == 0 { map.row2 = map.row1 + 1e-9 * map.row2 }
      if index % 5 == 1 { map.row3 = map.row1 + map.row2 + 1e-6 * map.row3 }
      if index % 5 == 2 { map.row1 *= 1e-150 }
      if index % 5 == 3 { map.row3 *= 1e150 }
      let parts = try #require(map.decomposition)
      let back = Transform3D(parts)
      let rows = [(back.row1, map.row1), (back.row2, map.row2), (back.row3, map.row3), (back.row4, map.row4)]
      for (found, expected) in rows {
        let (first, second) = (SIMD3(found.x, found.y, found.z), SIMD3(expected.x, expected.y, expected.z))
        worst.note((first - second).norm / second.norm, "\(map)")
        // The magnitude of the summands of w.
        let size = second.norm * SIMD3(parts.perspective.x, parts.perspective.y, parts.perspective.z).norm
        perspective.note(abs(found.w - expected.w) / (size + abs(expected.w)), "\(map)")
      }
    }
    #expect(worst.error <= 2e-15, "\(worst)")
    #expect(perspective.error <= 4e-15, "\(perspective)")
  }

  @Test func pureRotationsTurnAtConstantSpeed() {
    var worst = WorstCase()
    for axis in axes {
      for angle in [1e-9, 0.5, -2, 3.1, .pi - 1e-9] as [Double] {
        for fraction in [-1, 0.25, 0.5, 0.75, 2] as [Double] {
          let start = Transform3D.rotation(by: 0.4, about: axis)
          let value = start.interpolated(to: start.rotated(by: angle, about: axis), by: fraction)
          let truth = start.rotated(by: fraction * angle, about: axis)
          worst.note(distance(value.elements, truth.elements), "\(axis) \(angle) \(fraction)")
        }
      }
    }
    #expect(worst.error <= 2e-15, "\(worst)")
  }

  /// Half a turn, trace −1: either direction is right, but it has to be a turn about the axis.
  @Test func halfATurnIsATurnAboutItsAxis() {
    for axis in axes {
      for angle in [Double.pi.nextDown, .pi, .pi.nextUp] {
        let value = Transform3D.identity.interpolated(to: .rotation(by: angle, about: axis), by: 0.5).elements
        let (one, other) = (
          Transform3D.rotation(by: .pi / 2, about: axis), Transform3D.rotation(by: -.pi / 2, about: axis)
        )
        #expect(min(distance(value, one.elements), distance(value, other.elements)) < 1e-15, "\(axis) \(angle)")
      }
    }
    let flat = Transform3D.scale(x: -1, y: -1)
    let quarter = Transform3D.identity.interpolated(to: flat, by: 0.5)
    #expect(abs(abs(quarter.m12) - 1) < 1e-15 && quarter.m33 == 1)
  }

  @Test func scalesAndTranslationsInterpolateLinearly() {
    let start = Transform3D.scale(x: 1, y: 2, z: 4).concatenated(with: .translation(x: 8, y: 0, z: -8))
    let end = Transform3D.scale(x: 3, y: 2, z: 8).concatenated(with: .translation(x: 0, y: 8, z: 8))
    for fraction in [0.25, 0.5, 1.5, -0.5] {
      let value = start.interpolated(to: end, by: fraction)
      #expect(value.elements == start.elements.interpolated(to: end.elements, by: fraction))
    }
  }

  @Test func aReflectionIsNotARotation() throws {
    for scale in [SIMD3(-1.0, 2, 3), SIMD3(1, -2, 3), SIMD3(1, 2, -3), SIMD3(-1, -2, -3)] {
      let mirrored = Transform3D.scale(x: scale.x, y: scale.y, z: scale.z)
      let parts = try #require(mirrored.decomposition)
      #expect(parts.scale == scale && parts.rotation.angle == 0, "\(parts)")
      let middle = Transform3D.scale(x: 1, y: 2, z: 3).interpolated(to: mirrored, by: 0.25)
      let between = SIMD3(1, 2, 3).interpolated(to: scale, by: 0.25)
      #expect(middle == .scale(x: between.x, y: between.y, z: between.z))
    }
  }

  @Test func interpolatedReflectionsKeepTheDeterminant() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<200 {
      let start = Transform3D(random.quaternion()).scaledBy(x: 1, y: -1)
      let end = Transform3D(random.quaternion()).scaledBy(x: -1, y: 1)
      let middle = start.interpolated(to: end, by: random.number())
      #expect(abs(middle.determinant + 1) < 1e-14)
    }
  }

  @Test func singularMapsInterpolateByElement() {
    let end = Transform3D.rotation(by: 2, about: SIMD3(1, 2, 3))
    for start in [Transform3D.scale(x: 0, y: 0, z: 0), .scale(x: 1, y: 0), .scale(x: 1, y: 1, z: 0)] {
      #expect(start.decomposition == nil)
      let value = start.interpolated(to: end, by: 0.5)
      #expect(value.elements == start.elements.interpolated(to: end.elements, by: 0.5))
      #expect(end.interpolated(to: start, by: 0.5).elements == end.elements.interpolated(to: start.elements, by: 0.5))
      // A product with a singular factor, after rounding.
      let turned = end.concatenated(with: start).concatenated(with: .rotation(by: 1, about: SIMD3(3, 1, -1)))
      #expect(turned.decomposition == nil)
    }
    #expect(Transform3D.scale(x: .nan, y: 1).decomposition == nil)
  }

  @Test func perspectivesInterpolate() {
    let value = Transform3D.identity.interpolated(to: .perspective(distance: 512), by: 0.5)
    #expect(value == .perspective(distance: 1024))
    // A translation before the perspective stays one, even into the plane of the eye, where m44 is 0.
    let start = Transform3D.perspective(distance: 256).translatedBy(x: 0, y: 0, z: 0)
    let end = Transform3D.perspective(distance: 256).translatedBy(x: 0, y: 0, z: 256)
    #expect(end.m44 == 0)
    #expect(
      start.interpolated(to: end, by: 0.5) == Transform3D.perspective(distance: 256).translatedBy(x: 0, y: 0, z: 128))
  }

  @Test func tinyAndHugeScales() {
    for size in [1e-200, 1e-8, 1e8, 1e200] {
      let start = Transform3D.scale(x: size, y: size, z: size)
      let end = start.rotated(by: 1, about: SIMD3(0, 0, 1))
      let truth = start.rotated(by: 0.5, about: SIMD3(0, 0, 1))
      #expect(distance(start.interpolated(to: end, by: 0.5).row1, truth.row1) < 1e-15)
    }
  }
}
