import LayerAnimation
import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct LayerValueComponentsTests {
  private func number(_ keyPath: String, of state: LayerState) throws -> Double {
    let value = try #require(state.value(at: LayerKeyPath(parsing: keyPath)))
    guard case .number(let number) = value else { throw WrongKind(keyPath: keyPath) }
    return number
  }

  private struct WrongKind: Error {
    let keyPath: String
  }

  @Test func componentsOfPointsAndRectangles() throws {
    var state = LayerState()
    for (keyPath, value) in [
      ("position.x", LayerValue.number(1)), ("position.y", .number(2)), ("shadowOffset.width", .number(3)),
      ("shadowOffset.height", .number(4)), ("bounds.origin", .point([5, 6])), ("bounds.size.width", .number(7)),
      ("bounds.size.height", .number(8)), ("contentsRect.origin.x", .number(9)), ("contentsRect.origin.y", .number(10)),
      ("contentsRect.size", .point([11, 12])),
    ] {
      state.set(try LayerKeyPath(parsing: keyPath), to: value)
      #expect(state.value(at: try LayerKeyPath(parsing: keyPath)) == value)
    }
    #expect(state.position == [1, 2])
    #expect(state.value(of: .shadowOffset) == .point([3, 4]))
    #expect(state.bounds == Rectangle(x: 5, y: 6, width: 7, height: 8))
    #expect(state.value(of: .contentsRect) == .rectangle(Rectangle(x: 9, y: 10, width: 11, height: 12)))
    #expect(state.value(at: LayerKeyPath("bounds.size")) == .point([7, 8]))
    #expect(state.value(at: LayerKeyPath("bounds.origin.x")) == .number(5))
  }

  @Test func translationIsTheLastRow() throws {
    var state = LayerState()
    state.transform = .rotation(by: 0.5, about: [1, 2, 3])
    let before = state.transform
    state.set(LayerKeyPath("transform.translation"), to: .point([10, 20]))
    state.set(LayerKeyPath("transform.translation.z"), to: .number(30))
    #expect(state.transform.row4 == SIMD4(10, 20, 30, 1) && state.transform.row1 == before.row1)
    state.set(LayerKeyPath("transform.translation.x"), to: .number(11))
    state.set(LayerKeyPath("transform.translation.y"), to: .number(21))
    #expect(state.value(at: LayerKeyPath("transform.translation")) == .point([11, 21]))
    #expect(try number("transform.translation.z", of: state) == 30)
  }

  /// A translation towards the eye enlarges: the perspective comes after it, as in a decomposition.
  @Test func translationKeepsThePerspective() {
    var state = LayerState()
    let turned = Transform3D.rotation(by: 0.5, about: [1, 2, 3])
    state.transform = turned.concatenated(with: .perspective(distance: 400))
    state.set(LayerKeyPath("transform.translation.z"), to: .number(100))
    let expected = turned.concatenated(with: .translation(x: 0, y: 0, z: 100))
      .concatenated(with: .perspective(distance: 400))
    #expect(state.transform.distance(to: expected) < 1e-15 && expected.m44 == 0.75)
    state.set(LayerKeyPath("transform.translation"), to: .point([10, 20]))
    state.set(LayerKeyPath("transform.translation.z"), to: .number(0))
    #expect((state.transform.m44 - 1).magnitude < 1e-15)
    for row in 0..<3 {
      state.transform = .identity
      let (x, y, z) = (row == 0 ? 0.01 : 0, row == 1 ? 0.01 : 0, row == 2 ? 0.01 : 0)
      (state.transform.m14, state.transform.m24, state.transform.m34) = (x, y, z)
      state.set(LayerKeyPath("transform.translation"), to: .point([10, 20]))
      state.set(LayerKeyPath("transform.translation.z"), to: .number(30))
      #expect((state.transform.m44 - (1 + 10 * x + 20 * y + 30 * z)).magnitude < 1e-15)
    }
  }

  @Test func scaleIsTheAverageAndSetsAll() throws {
    var state = LayerState()
    state.transform = .scale(x: 2, y: 3, z: 7)
    #expect(try number("transform.scale", of: state) == 4)
    #expect(try number("transform.scale.y", of: state) == 3)
    state.set(LayerKeyPath("transform.scale"), to: .number(5))
    #expect(state.transform == .scale(x: 5, y: 5, z: 5))
    state.set(LayerKeyPath("transform.scale.x"), to: .number(-1))
    #expect(state.transform == .scale(x: -1, y: 5, z: 5))
  }

  /// In rows Rx·Ry·Rz, about x first.
  ///
  /// Within some ulp of 1, as angles are converted to a quaternion.
  @Test func anglesAreAboutXThenYThenZ() throws {
    var random = SplitMix64(seed: 31)
    var (worst, worstAngle) = (WorstCase(), WorstCase())
    for _ in 0..<2000 {
      let angles = SIMD3(
        random.number(in: -.pi...(.pi)), random.number(in: -1.5...1.5), random.number(in: -.pi...(.pi)))
      var state = LayerState()
      for (axis, angle) in [("z", angles.z), ("x", angles.x), ("y", angles.y)] {
        state.set(try LayerKeyPath(parsing: "transform.rotation.\(axis)"), to: .number(angle))
      }
      let expected = Transform3D.rotation(by: angles.x, about: [1, 0, 0])
        .concatenated(with: .rotation(by: angles.y, about: [0, 1, 0]))
        .concatenated(with: .rotation(by: angles.z, about: [0, 0, 1]))
      // Setting an angle keeps the rotation by the others, whichever triple of angles represents it.
      guard angles.x.magnitude + angles.y.magnitude + angles.z.magnitude < 1.49 * .pi else { continue }
      worst.note(state.transform.distance(to: expected), "\(angles)")
      // Near a right angle of y the others are less accurate, by 1/cos y.
      let limit = Double.cos(angles.y)
      for (axis, angle) in [("x", angles.x), ("y", angles.y), ("z", angles.z)] {
        let found = try number("transform.rotation.\(axis)", of: state)
        worstAngle.note((found - angle).magnitude * limit, "\(axis) \(angles)")
      }
    }
    #expect(worst.error < 3e-15, "\(worst)")
    #expect(worstAngle.error < 2e-15, "\(worstAngle)")
    #expect(worst.count > 1000)
  }

  /// Also beyond a right angle, where a decomposition with y in −π/2…π/2 would have rotations about x and z.
  @Test func aRotationAboutASingleAxisHasASingleAngle() throws {
    for axis in ["x", "y", "z"] {
      for angle in [-3.1, -2, -1.6, -1.5, -0.1, 0, 1e-9, 0.5, 1.57, 1.58, 2.5, 3.14] {
        var state = LayerState()
        state.set(try LayerKeyPath(parsing: "transform.rotation.\(axis)"), to: .number(angle))
        for other in ["x", "y", "z"] {
          let found = try number("transform.rotation.\(other)", of: state)
          #expect((found - (other == axis ? angle : 0)).magnitude < 1e-15, "\(axis) \(angle) \(other)")
        }
      }
    }
  }

  @Test func anotherAngleContinuesFromAFlip() {
    var state = LayerState()
    state.set(LayerKeyPath("transform.rotation.y"), to: .number(2.5))
    state.set(LayerKeyPath("transform.rotation.z"), to: .number(0.25))
    let expected = Transform3D.rotation(by: 2.5, about: [0, 1, 0])
      .concatenated(with: .rotation(by: 0.25, about: [0, 0, 1]))
    #expect(state.transform.distance(to: expected) < 1e-15)
  }

  @Test func theRotationWithoutAnAxisIsAboutZ() throws {
    var state = LayerState()
    state.set(LayerKeyPath("transform.rotation"), to: .number(0.75))
    #expect(state.transform.distance(to: .rotation(by: 0.75, about: [0, 0, 1])) < 1e-15)
    #expect(state.transform.affine != nil, "a turn of the plane stays one")
    #expect(try number("transform.rotation", of: state) == number("transform.rotation.z", of: state))
    #expect(try (number("transform.rotation", of: state) - 0.75).magnitude < 1e-15)
  }

  @Test func atARightAngleOfYTheTransformIsRight() throws {
    var state = LayerState()
    state.set(LayerKeyPath("transform.rotation.x"), to: .number(0.5))
    state.set(LayerKeyPath("transform.rotation.y"), to: .number(.pi / 2))
    let before = state.transform
    state.set(LayerKeyPath("transform.scale"), to: .number(2))
    state.set(LayerKeyPath("transform.scale"), to: .number(1))
    #expect(state.transform.distance(to: before) < 1e-15)
    // x is 0 there, and z alone gives the same transform.
    #expect(try number("transform.rotation.x", of: state) == 0)
    #expect(try (number("transform.rotation.z", of: state) + 0.5).magnitude < 1e-15)
  }

  /// Where x and z are hardly distinguishable, reading and setting them again must give the same transform.
  @Test func nearARightAngleOfYAnglesFitTogether() throws {
    var random = SplitMix64(seed: 32)
    var worst = WorstCase()
    for exponent in stride(from: -17.0, through: -1, by: 0.125) {
      let y = .pi / 2 - Double.exp10(exponent) * random.element(of: [1, -1])
      var state = LayerState()
      state.transform = Transform3D.rotation(by: random.number(in: -3...3), about: [1, 0, 0])
        .concatenated(with: .rotation(by: y, about: [0, 1, 0]))
        .concatenated(with: .rotation(by: random.number(in: -3...3), about: [0, 0, 1]))
      for axis in ["x", "y", "z"] {
        var again = state
        again.set(
          try LayerKeyPath(parsing: "transform.rotation.\(axis)"),
          to: .number(try number("transform.rotation.\(axis)", of: state)))
        worst.note(again.transform.distance(to: state.transform), "\(axis) \(exponent)")
      }
    }
    // The omitted x accounts for 4 ulp.
    #expect(worst.error < 3e-15, "\(worst)")
  }

  @Test func anAngleCanBeManyTurns() {
    var layer = Layer()
    let turns = 6 * Double.pi
    let animation = Animation(
      .property(
        PropertyAnimation(
          LayerKeyPath("transform.rotation.z"), .basic(FromToBy(from: .number(0), to: .number(turns))))),
      timing: MediaTiming(duration: 3))
    layer.add(animation, at: 0)
    for time in [0.0, 0.125, 0.25, 0.7, 1.1, 2.6] {
      let expected = Transform3D.rotation(by: turns * (time / 3), about: [0, 0, 1])
      // The progress is rounded alike on both sides; only the quaternion differs.
      #expect(layer.presentation(at: time).transform.distance(to: expected) < 1e-15, "\(time)")
    }
  }

  @Test func aScaleKeepsTheOtherComponents() {
    var state = LayerState()
    state.transform = .perspective(distance: 400)
    state.transform = state.transform.translatedBy(x: 5, y: 6, z: 7).rotated(by: 1, about: [1, 2, 3])
    let before = state.transform
    state.set(LayerKeyPath("transform.scale.y"), to: .number(3))
    #expect(state.transform.distance(to: before.scaledBy(x: 1, y: 3, z: 1)) < 2e-15)
  }

  /// A scale that passes 0 must not lose the layer's other components, nor jump to 1.
  @Test func aScaleOfZeroKeepsTheRotation() throws {
    let turn = Transform3D.rotation(by: 1, about: [1, 2, 3]).translatedBy(x: 0, y: 0, z: 0)
    for (axis, scale) in [("x", SIMD3(0.0, 2, 3)), ("y", SIMD3(2, 0, 3)), ("z", SIMD3(2, 3, 0))] {
      var state = LayerState()
      state.transform = turn.scaledBy(x: scale.x, y: scale.y, z: scale.z)
      state.transform.row4 = SIMD4(10, 20, 30, 1)
      #expect(try number("transform.scale.\(axis)", of: state) == 0)
      #expect(try (number("transform.scale", of: state) - 5.0 / 3).magnitude < 1e-15 * 4)
      state.set(try LayerKeyPath(parsing: "transform.scale.\(axis)"), to: .number(4))
      let full = scale.replacing(with: 4, where: scale .== 0)
      var expected = turn.scaledBy(x: full.x, y: full.y, z: full.z)
      expected.row4 = SIMD4(10, 20, 30, 1)
      #expect(state.transform.distance(to: expected) < 3e-15, "\(axis)")
    }
    var state = LayerState()
    state.set(LayerKeyPath("transform.scale"), to: .number(0))
    #expect(try number("transform.scale.x", of: state) == 0)
    state.set(LayerKeyPath("transform.rotation.z"), to: .number(1))
    #expect(state.transform == .scale(x: 0, y: 0, z: 0), "turned, but still of no size")
    state.transform = .scale(x: 0, y: 0, z: 1)
    state.set(LayerKeyPath("transform.scale.x"), to: .number(2))
    #expect(state.transform == .scale(x: 2, y: 0, z: 1))
  }

  @Test func theScalesOfParallelRowsAreTheirLengths() throws {
    var state = LayerState()
    state.transform.row1 = SIMD4(3, 4, 0, 0)
    state.transform.row2 = SIMD4(6, 8, 0, 0)
    #expect(try number("transform.scale.x", of: state) == 5)
    #expect(try number("transform.scale.y", of: state) == 10)
    #expect(try number("transform.rotation", of: state) == 0)
  }
}

extension Transform3D {
  /// The largest difference of an element.
  func distance(to other: Transform3D) -> Double {
    let difference = elements - other.elements
    return Swift.max(difference.max(), -difference.min())
  }
}
