import LayerAnimation
import MotionNumerics
import RealModule
import Testing

@Suite struct ReplicatorTests {
  private func replicator(_ count: Double, _ change: (inout LayerState) -> Void = { _ in }) -> Layer {
    var replicator = Layer(.replicator, name: "replicator")
    replicator.model[.instanceCount] = count
    replicator.sublayers = [Layer(name: "dot")]
    change(&replicator.model)
    return replicator
  }

  @Test func countsAreRoundedDown() {
    for (count, copies) in [
      (1.0, 1), (0, 0), (-3, 0), (0.99, 0), (2.99, 2), (12, 12), (.nan, 0), (1e300, 10_000), (.infinity, 10_000),
    ] {
      #expect(replicator(count).model.copyCount == copies, "\(count)")
    }
    #expect(replicator(0).rendered(at: 0).map(\.name) == ["replicator"])
    #expect(replicator(3).rendered(at: 0).map(\.copies) == [[], [0], [1], [2]])
    #expect(LayerState.maximumCopyCount == 10_000)
  }

  @Test func otherLayersHaveNoCopies() {
    var layer = Layer()
    layer.model[.instanceCount] = 5
    layer.sublayers = [Layer()]
    #expect(layer.rendered(at: 0).count == 2)
  }

  /// The k-th copy is the first one, rotated by k times the angle about the centre; a ring closes.
  @Test func copiesAreRotatedAboutTheCentre() throws {
    let count = 12
    var ring = replicator(Double(count)) {
      $0.bounds = Rectangle(x: 100, y: 0, width: 80, height: 80)
      // The anchor point is at another position, and is ignored.
      $0.anchorPoint = [0.25, 1]
      $0.position = [20, 80]
      $0.instanceTransform = .rotation(by: 2 * .pi / 12, about: [0, 0, 1])
    }
    ring.sublayers[0].model.position = [140, 10]
    let dots = ring.rendered(at: 0).dropFirst()
    #expect(dots.count == count)
    for dot in dots {
      let angle = 2 * .pi / 12 * Double(try #require(dot.copies.first))
      let expected = SIMD2(40 + 30 * Double.sin(angle), 40 - 30 * Double.cos(angle))
      let place = try #require(dot.screenPoint(of: [0, 0]))
      #expect((place - expected).norm < 1e-13, "\(dot.copies)")
    }
  }

  /// By repeated squaring the error grows with the logarithm of the copy, not with its number.
  @Test func theLastOfManyCopiesIsAccurate() {
    let angle = 1e-3
    let state = replicator(10_000) { $0.instanceTransform = .rotation(by: angle, about: [0, 0, 1]) }.model
    let last = state.transform(ofCopy: 9999)
    // Each squaring doubles the error of the rounded matrix's angle: 1e4 times an ulp of 1.
    #expect(last.distance(to: .rotation(by: 9999 * angle, about: [0, 0, 1])) < 2e-12)
    #expect(state.transform(ofCopy: 0) == .identity && state.transform(ofCopy: 1) == state.instanceTransform)
  }

  @Test func copiesAreDelayed() {
    var row = replicator(3) { $0.instanceDelay = 0.5 }
    let move = Animation(
      .property(
        PropertyAnimation(
          LayerKeyPath("position.x"), .basic(FromToBy(from: .number(10), to: .number(20))))),
      timing: MediaTiming(beginTime: 1, duration: 1))
    row.sublayers[0].add(move, at: 0)
    func positions(_ time: Double) -> [Double] { row.rendered(at: time).dropFirst().map(\.state.position.x) }
    #expect(positions(0.9) == [0, 0, 0])
    #expect(positions(1.25) == [12.5, 0, 0])
    #expect(positions(1.75) == [17.5, 12.5, 0])
    #expect(positions(2.25) == [0, 17.5, 12.5])
    // In the replicator's own time: at half the speed the delay is twice as long.
    row.timeSpace = TimeSpace(speed: 0.5)
    #expect(positions(3.5) == [17.5, 12.5, 0])
  }

  @Test func replicatorsMultiply() {
    var grid = Layer(.replicator)
    grid.model[.instanceCount] = 2
    grid.model.instanceTransform = .translation(x: 0, y: 70)
    var row = replicator(3) { $0.instanceTransform = .translation(x: 50, y: 0) }
    row.model.instanceColor = Color(red: 1, green: 0.5, blue: 0.5, alpha: 0.5)
    grid.model.instanceColor = Color(red: 0.5, green: 0.5, blue: 1)
    grid.sublayers = [row]
    let drawn = grid.rendered(at: 0)
    let dots = drawn.filter { $0.name == "dot" }
    #expect(dots.map(\.copies) == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
    #expect(
      dots.map { $0.screenPoint(of: [0, 0]) } == [[0, 0], [50, 0], [100, 0], [0, 70], [50, 70], [100, 70]])
    #expect(drawn[0].tint == .white && drawn[1].tint == grid.model.instanceColor)
    #expect(dots.allSatisfy { $0.tint == Color(red: 0.5, green: 0.25, blue: 0.5, alpha: 0.5) })
  }

  /// The perspective comes after the copies' transform: copies farther behind are smaller.
  @Test func copiesAreSeenInPerspective() throws {
    var row = replicator(3) {
      $0.instanceTransform = .translation(x: 0, y: 0, z: -100)
      $0.sublayerTransform = .perspective(distance: 100)
    }
    row.sublayers[0].model.bounds = Rectangle(x: 0, y: 0, width: 12, height: 12)
    let widths = try row.rendered(at: 0).dropFirst().map { dot in
      let corners = try #require(dot.corners)
      return corners[1].x - corners[0].x
    }
    #expect(widths == [12, 6, 4])
  }
}
