import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Scenes whose coordinates and times begin anywhere, in any unit, are the plain ones, moved.
@Suite struct MovedSceneTests {
  private func map(_ draws: inout SplitMix64) -> Affine {
    let place = (draws.timeMap(), draws.timeMap())
    return Affine(a: place.0.unit, b: 0, c: 0, d: place.0.unit, tx: place.0.origin, ty: place.1.origin)
  }

  private func path(_ draws: inout SplitMix64) -> Path {
    func point() -> SIMD2<Double> { [draws.dyadic(in: -20...20), draws.dyadic(in: -20...20)] }
    return Path(elements: [
      .move(to: point()), .line(to: point()), .quadratic(control: point(), to: point()),
      .cubic(control1: point(), control2: point(), to: point()), .close,
    ])
  }

  // MARK: Animated scenes

  /// In the moved document a group turns about the moved origin.
  @Test func documentsMayBeginAnywhere() throws {
    for seed in 0..<UInt64(thorough(100)) {
      var draws = SplitMix64(seed: seed)
      let (place, unit) = (map(&draws), draws.timeMap().unit)
      let back = try #require(place.inverse)
      let (outline, other) = (path(&draws), path(&draws))
      let count = 3 * draws.count()
      let moves = (0..<3).map { _ in draws.number(in: -3...3) }
      let (start, isEven) = (draws.number(in: -9...9), draws.nextUnit() < 0.5)
      let inner = (0..<count - 1).map { _ in draws.nextUnit() }.sorted()
      let times = isEven ? (0...count).map { Double($0) / Double(count) } : [0] + inner + [1]
      func frames(_ place: Affine, _ back: Affine) -> [Scene] {
        times.map { time in
          let turn = Affine.translation(x: 30 * moves[0] * time, y: 20).rotated(by: start + moves[1] * time)
            .scaledBy(x: 1 + time, y: 1.5 + moves[2] * 0.3 * time)
          let drawn = Group(
            name: "turned", transform: place * turn * back, opacity: 1 - 0.5 * time,
            children: [.shape(Shape(outline.transformed(by: place), fill: Fill(.black)))])
          let changing = outline.interpolated(to: other, by: time).transformed(by: place)
          return Scene(size: [99, 99], nodes: [.group(drawn), .shape(Shape(changing, fill: Fill(.white)))])
        }
      }
      func played(_ place: Affine, _ back: Affine, _ unit: Double) throws -> PlayedSVG {
        let animation = AnimatedScene(frames: frames(place, back), at: times.map { unit * $0 }, repeats: 1)
        return try PlayedSVG(animation.svg(decimals: 6), duration: unit)
      }
      let (plain, moved) = (try played(.identity, .identity, 1), try played(place, back, unit))
      // Between two frames each part changes evenly. The parts depend on the origin, so there the pictures differ.
      for time in times.dropLast() {
        let (marks, movedMarks) = (plain.marks(at: time), moved.marks(at: unit * time))
        try #require(marks.map { $0.kind } == movedMarks.map { $0.kind } && marks.count == 2)
        for (mark, movedMark) in zip(marks, movedMarks) {
          // Angles are written with so many decimals that a distant point is off by that much.
          let distances = zip(mark.points, movedMark.points).map { (place.applied(to: $0) - $1).norm }
          #expect((distances.max() ?? 0) < 2e-2 * place.a, "\(mark.kind) at \(time): \(place), \(distances)")
          for (name, numbers) in mark.numbers where name != "d" {
            let others = try #require(movedMark.numbers[name])
            #expect(zip(numbers, others).allSatisfy { abs($0 - $1) < 1e-3 }, "\(name)")
          }
        }
      }
    }
  }

  // MARK: Frames

  /// Lines through the knots are within the tolerance of each frame, and a jump stays one; however many numbers there are.
  @Test func knotsOfMovedNumbers() {
    for seed in 0..<UInt64(thorough(300)) {
      var draws = SplitMix64(seed: seed)
      let maps = (0..<draws.count() - 2).map { _ in draws.numberMap() }
      let count = 5 * draws.count()
      let jump = Int.random(in: 1..<count, using: &draws)
      let hasJump = draws.nextUnit() < 0.5
      let times = (0...count).map { Double(hasJump && $0 >= jump ? $0 - 1 : $0) / Double(hasJump ? count - 1 : count) }
      let rates = maps.map { _ in draws.number(in: -2...2) }
      let values = times.enumerated().map { frame, time in
        maps.indices.map { index in
          // A corner, a curve and a step.
          let corner = abs(time - 0.4) + 0.3 * time * time * rates[index]
          return maps[index](corner + (hasJump && frame >= jump ? 0.7 : 0))
        }
      }
      let tolerance = 0.01
      let knots = PiecewiseLinearFit.knots(of: values, at: times, tolerance: tolerance)
      #expect(knots.first == 0 && knots.last == count)
      #expect(zip(knots, knots.dropFirst()).allSatisfy { $0 < $1 })
      if hasJump { #expect(knots.contains(jump) && knots.contains(jump - 1), "\(jump) \(knots)") }
      for (first, last) in zip(knots, knots.dropFirst()) where last > first + 1 {
        for frame in first...last {
          let part = (times[frame] - times[first]) / (times[last] - times[first])
          for index in maps.indices {
            let line = values[first][index].interpolated(to: values[last][index], by: part)
            #expect(abs(line - values[frame][index]) <= tolerance * (1 + 1e-6), "\(knots) at \(frame)")
          }
        }
      }
    }
  }

  /// Parts of transforms make the maps again, and go on the same way from wherever they begin.
  @Test func turnsFromAnyAngle() {
    for seed in 0..<UInt64(thorough(300)) {
      var draws = SplitMix64(seed: seed)
      let (angle, step) = (draws.number(in: -3...3), draws.number(in: -2.2...2.2))
      let scale = SIMD2(draws.dyadic(in: 0.25...4), draws.dyadic(in: 0.25...4))
      let place = SIMD2(draws.timeMap().origin, draws.timeMap().origin)
      let maps = (0..<3 * draws.count()).map { frame in
        Affine.translation(x: place.x + Double(frame), y: place.y).rotated(by: angle + step * Double(frame))
          .scaledBy(x: scale.x, y: scale.y)
      }
      let parts = ContinuousDecomposition.decompositions(of: maps)
      #expect(parts.map { $0.translation } == maps.map { SIMD2($0.tx, $0.ty) })
      for (part, map) in zip(parts, maps) {
        let made = Affine(
          Affine.Decomposition(
            translation: part.translation, rotation: part.rotation, scale: part.scale, shear: part.shear))
        let distance = [made.a - map.a, made.b - map.b, made.c - map.c, made.d - map.d].map { abs($0) }.max() ?? 0
        #expect(distance < 1e-9)
      }
      // From the second frame on it is a spin of up to three eighths of a turn a frame.
      for (part, next) in zip(parts.dropFirst(), parts.dropFirst(2)) {
        #expect(abs(next.rotation - part.rotation - step) < 1e-9, "\(angle) \(step)")
        #expect(part.scale.x * next.scale.x > 0)
      }
    }
  }

  // MARK: Coordinates

  /// To move an outline in its plane, or the plane, is the same.
  @Test func projectionsOfMovedOutlines() throws {
    for seed in 0..<UInt64(thorough(200)) {
      var draws = SplitMix64(seed: seed)
      let (place, outline) = (map(&draws), path(&draws))
      let turn = Transform3D.rotation(by: draws.number(in: -1...1), about: [1, draws.number(in: -1...1), 0.2])
        .concatenated(with: .translation(x: draws.dyadic(in: -9...9), y: draws.dyadic(in: -9...9), z: 0))
        .concatenated(with: .perspective(distance: draws.element(of: [400, 900, .infinity])))
      let flat = Transform3D(
        row1: [place.a, 0, 0, 0], row2: [0, place.d, 0, 0], row3: [0, 0, 1, 0], row4: [place.tx, place.ty, 0, 1])
      let tolerance = 1e-3
      guard let moved = outline.transformed(by: place).projected(by: turn, tolerance: tolerance),
        let plain = outline.projected(by: flat.concatenated(with: turn), tolerance: tolerance)
      else { continue }
      let (measure, other) = (PathMeasure(plain), PathMeasure(moved))
      #expect(abs(measure.length - other.length) < 0.1)
      for step in 0...20 {
        let part = Double(step) / 20
        let distance = measure.position(at: part * measure.length) - other.position(at: part * other.length)
        #expect(distance.norm < 0.1, "\(seed) \(place)")
      }
    }
  }

  /// A scene between two moved scenes is the moved one between them.
  @Test func betweenMovedScenes() {
    for seed in 0..<UInt64(thorough(300)) {
      var draws = SplitMix64(seed: seed)
      let place = map(&draws)
      let stops = (0..<draws.count()).map { _ in GradientStop(.black, at: draws.dyadic(in: 0...1)) }
      func parts() -> [Double] { (0..<9).map { _ in draws.dyadic(in: 1...30) } }
      let (outlines, numbers) = ([path(&draws), path(&draws)], [parts(), parts()])
      func shape(_ index: Int, _ place: Affine) -> Shape {
        func point(_ first: Int) -> SIMD2<Double> {
          place.applied(to: SIMD2(numbers[index][first], numbers[index][first + 1]))
        }
        let gradient = RadialGradient(
          center: point(0), radius: place.a * numbers[index][2], focus: point(3), stops: stops)
        let stroke = Stroke(
          .linearGradient(LinearGradient(from: point(5), to: point(7), stops: stops)),
          width: place.a * numbers[index][4],
          dash: [place.a * numbers[index][1]], dashPhase: place.a * numbers[index][6])
        return Shape(
          outlines[index].transformed(by: place), fill: Fill(.radialGradient(gradient)), stroke: stroke,
          shadow: Shadow(offset: place.a * SIMD2(numbers[index][2], 1), radius: place.a * numbers[index][8]))
      }
      for part in [0, 0.25, 0.5, 0.75, 1] {
        let plain = shape(0, .identity).interpolated(to: shape(1, .identity), by: part)
        let moved = shape(0, place).interpolated(to: shape(1, place), by: part)
        #expect(moved == plain.moved(by: place), "\(part)")
      }
    }
  }
}

extension Shape {
  /// The shape with all its points moved, and its lengths in the new unit.
  fileprivate func moved(by place: Affine) -> Shape {
    var shape = self
    shape.path = path.transformed(by: place)
    if case .radialGradient(var gradient)? = fill?.paint {
      gradient.center = place.applied(to: gradient.center)
      gradient.focus = place.applied(to: gradient.focus)
      gradient.radius *= place.a
      shape.fill?.paint = .radialGradient(gradient)
    }
    if case .linearGradient(var gradient)? = stroke?.paint {
      gradient.start = place.applied(to: gradient.start)
      gradient.end = place.applied(to: gradient.end)
      shape.stroke?.paint = .linearGradient(gradient)
    }
    shape.stroke?.width *= place.a
    shape.stroke?.dash = stroke?.dash.map { place.a * $0 } ?? []
    shape.stroke?.dashPhase *= place.a
    shape.shadow?.offset *= place.a
    shape.shadow?.radius *= place.a
    return shape
  }
}
