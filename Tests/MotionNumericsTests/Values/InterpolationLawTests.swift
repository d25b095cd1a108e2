import MotionNumerics
import TestSupport
import Testing

/// Laws of every interpolatable value.
@Suite struct InterpolationLawTests {
  private func expectExactEnds<Value: Interpolatable>(_ start: Value, _ end: Value) {
    #expect(start.interpolated(to: end, by: 0) == start)
    #expect(start.interpolated(to: end, by: 1) == end)
    #expect(start.interpolated(to: start, by: 1) == start)
  }

  @Test func endsAreExact() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      expectExactEnds(Color(components: random.vector4()), Color(components: random.vector4()))
      expectExactEnds(PremultipliedColor(components: random.vector4()), PremultipliedColor(components: .zero))
      expectExactEnds(Rectangle(components: random.vector4()), Rectangle(components: random.vector4()))
      let (affine, otherAffine) = (random.affine(), random.affine())
      expectExactEnds(affine, otherAffine)
      expectExactEnds(try #require(affine.decomposition), try #require(otherAffine.decomposition))
      let (matrix, otherMatrix) = (random.matrix(), random.matrix())
      expectExactEnds(matrix, otherMatrix)
      expectExactEnds(try #require(matrix.decomposition), try #require(otherMatrix.decomposition))
      expectExactEnds(random.quaternion(), random.quaternion())
      let rotation = AxisRotation(axis: random.vector3(), angle: random.number(in: -20...20))
      expectExactEnds(rotation, AxisRotation(axis: random.vector3(), angle: random.number(in: -20...20)))
      expectExactEnds(rotation, AxisRotation(axis: -rotation.axis, angle: 1))
      expectExactEnds(rotation, .identity)
      expectExactEnds(.identity, rotation)
    }
    expectExactEnds(Affine.scale(x: 0, y: 1), Affine.identity)
    expectExactEnds(Transform3D.scale(x: 0, y: 1), Transform3D.identity)
  }

  /// Swapping the ends: a→b at t is b→a at 1 − t.
  ///
  /// With dyadic fractions, so that 1 − t is exact.
  @Test func swappingTheEndsGivesTheSameValues() throws {
    var random = SplitMix64(seed: 2)
    var plane = WorstCase()
    var space = WorstCase()
    var turn = WorstCase()
    for index in 0..<400 {
      let fraction = Double(index % 33) / 16 - 0.5
      let (a, b) = (random.affine(), random.affine())
      let forth = a.interpolated(to: b, by: fraction)
      let back = b.interpolated(to: a, by: 1 - fraction)
      // In units of the components, which grow where columns are nearly parallel.
      let parts = try [a, b].map { try #require($0.decomposition) }
      let shear = parts.reduce(4) { $0 + abs($1.shear) }
      plane.note(distance(forth.elements, back.elements, of: a.elements + b.elements) / shear, "\(a) \(b) \(fraction)")

      let (m, n) = (random.matrix(), random.matrix())
      let sizes = try [m, n].map { matrix in
        let parts = try #require(matrix.decomposition)
        return (1 + parts.skew.norm) * (1 + parts.perspective.norm)
      }
      let difference = (m.interpolated(to: n, by: fraction).elements - n.interpolated(to: m, by: 1 - fraction).elements)
        .norm
      space.note(difference / (sizes[0] + sizes[1]), "\(m) \(n) \(fraction)")

      let (p, q) = (random.quaternion(), random.quaternion())
      let forward = p.interpolated(to: q, by: fraction).components
      let backward = q.interpolated(to: p, by: 1 - fraction).components
      turn.note(min((forward - backward).norm, (forward + backward).norm), "\(p) \(q) \(fraction)")
    }
    // Rounding errors, in units of the summands: some ulp of 1.
    #expect(plane.error <= 2e-15, "\(plane)")
    #expect(space.error <= 1e-15, "\(space)")
    #expect(turn.error <= 1e-15, "\(turn)")
  }

  /// Matrices with ties that rounding could decide differently: half turns and reflections about every axis.
  @Test func swappingTheEndsGivesTheSameValuesInTies() {
    var maps: [Transform3D] = [.identity, .scale(x: -1, y: 1), .scale(x: 1, y: -1), .scale(x: -1, y: -1, z: -1)]
    for axis in [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), SIMD3(1, 1, 0), SIMD3(1, 1, 1)] {
      maps.append(.rotation(by: .pi, about: axis))
      maps.append(.rotation(by: -.pi / 2, about: axis))
      maps.append(.rotation(by: .pi, about: axis).scaledBy(x: 1, y: -1))
    }
    for start in maps {
      for end in maps {
        let there = start.interpolated(to: end, by: 0.25)
        #expect(distance(there.elements, end.interpolated(to: start, by: 0.75).elements) < 1e-14, "\(start) \(end)")
        guard let first = start.affine, let last = end.affine else { continue }
        let plane = first.interpolated(to: last, by: 0.25)
        #expect(distance(plane.elements, last.interpolated(to: first, by: 0.75).elements) < 1e-14, "\(first) \(last)")
      }
    }
  }

  @Test func equalValuesHashAlike() {
    #expect(Set([Color.black, Color(hex: 0), Color.white]).count == 2)
    #expect(Set([Transform3D.identity, .scale(x: 1, y: 1), .translation(x: 1, y: 0)]).count == 2)
    #expect(
      Set([Rectangle(x: 0, y: 0, width: 1, height: 1), Rectangle(x: -0.0, y: 0, width: 1, height: 1)]).count == 1)
    #expect(Set([Quaternion.identity, -Quaternion.identity]).count == 2)
    #expect(Set([AxisRotation.identity, AxisRotation(axis: SIMD3(0, 0, 1), angle: 0)]).count == 1)
  }
}
