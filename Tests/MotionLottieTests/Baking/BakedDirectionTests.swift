import MotionLottie
import MotionNumerics
import RealModule
import Testing

/// Positions that turn their layers into the direction of motion, as keyframes.
@Suite struct BakedDirectionTests {
  private func document(_ position: String, isTurning: Bool = true) -> [UInt8] {
    let members = "\"ao\": \(isTurning ? 1 : 0), \"ks\": {\"p\": {\"k\": [0, 0, 0], \"x\": \"\(position)\"}}"
    return Array(LottieText.document(LottieText.solid("a", members)).utf8)
  }

  /// The position of the layer and the angle of its first axis in degrees.
  private func place(_ animation: LottieAnimation, at frame: Double) throws -> (position: SIMD2<Double>, angle: Double)
  {
    let map = try #require(animation.geometry(of: "a", at: frame)).map
    return ([map.tx, map.ty], Double.atan2(y: map.b, x: map.a) * 180 / .pi)
  }

  /// The largest difference of the angles at whole frames, and the number of keys.
  private func error(_ position: String, from first: Int = 0) throws -> (angle: Double, keys: Int) {
    let document = document(position)
    let baking = try LottieBaking(of: document, tolerance: 0.05)
    let (old, new) = (try LottieAnimation(parsing: document), try LottieAnimation(parsing: baking.document))
    var worst = 0.0
    for frame in first...60 {
      let (before, after) = (try place(old, at: Double(frame)), try place(new, at: Double(frame)))
      worst = max(worst, (after.angle - before.angle).remainder(dividingBy: 360).magnitude)
      #expect((after.position - before.position).max() <= 0.05 + 1e-6)
    }
    return (worst, baking.tracks.reduce(0) { $0 + $1.keyCount })
  }

  /// A chord within the tolerance goes through many degrees of a small circle.
  ///
  /// The fast ones turn by up to 38° between two frames.
  @Test(arguments: [
    "[100 + 3 * Math.cos(time * 2), 100 + 3 * Math.sin(time * 2)]",
    "[100 + 0.1 * Math.cos(time * 2), 100 + 0.1 * Math.sin(time * 2)]",
    "[100 + 3 * Math.cos(time * 20), 100 + 3 * Math.sin(time * 20)]",
    "[100 + 50 * Math.cos(time * 20), 100 + 50 * Math.sin(time * 20), time]",
    "[100 + 20 * Math.sin(time * 5), 100 + 9 * Math.sin(time * 3)]",
  ])
  func directionsStay(position: String) throws {
    #expect(try error(position).angle <= 2 + 1e-6)
  }

  /// What moves along a line has as few keys as before, and does not turn round where it slows down.
  @Test func straightMotionsNeedNoMoreKeys() throws {
    let line = try error("[10 + 30 * time, 20 + 40 * time]")
    #expect(line.angle < 1e-6 && line.keys == 2)
    let eased = "ease(time, 0, 2, 0, 60)"
    let slow = try error("[\(eased), \(eased)]", from: 1)
    let plain = try LottieBaking(of: document("[\(eased), \(eased)]", isTurning: false), tolerance: 0.05)
    #expect(slow.angle < 1e-3)
    #expect(slow.keys <= plain.tracks[0].keyCount + 2, "\(slow.keys), \(plain.tracks[0].keyCount)")
  }

  /// Whether a layer turns or not, its position is within the tolerance; only one that turns has more keys.
  @Test func otherLayersKeepTheirFewKeys() throws {
    let circle = "[100 + 3 * Math.cos(time * 2), 100 + 3 * Math.sin(time * 2)]"
    let plain = try LottieBaking(of: document(circle, isTurning: false), tolerance: 0.05)
    let turning = try LottieBaking(of: document(circle), tolerance: 0.05)
    #expect(plain.tracks[0].keyCount < 20 && turning.tracks[0].keyCount > 25)
  }

  /// A jump is held, up to the sample before it as it has a direction, and what stands still has one value.
  @Test func jumpsAndRestsAreHeld() throws {
    let jump = try LottieBaking(of: document("time < 1 ? [10, 20] : [30, 20]"), tolerance: 0.05)
    #expect(jump.tracks.map { $0.keyCount } == [4])
    let rest = try LottieBaking(of: document("[10, 20]"), tolerance: 0.05)
    #expect(rest.tracks.map { $0.keyCount } == [0])
  }
}
