import MotionNumerics
import TestSupport
import Testing

/// A client's struct with exactly the three members that `VectorValue` asks for.
private struct Box: VectorValue {
  var x, y, w: Double

  static var scalarCount: Int { 3 }
  init(scalars: (Int) -> Double) { (x, y, w) = (scalars(0), scalars(1), scalars(2)) }
  subscript(scalar index: Int) -> Double { index == 0 ? x : index == 1 ? y : w }
}

extension Box {
  init(_ x: Double, _ y: Double, _ w: Double) { (self.x, self.y, self.w) = (x, y, w) }
}

/// A client's struct of floats, which names the type in which it is computed.
private struct FloatBox: VectorValue {
  typealias Precise = Box
  var x, y, w: Float

  static var scalarCount: Int { 3 }
  init(scalars: (Int) -> Double) { (x, y, w) = (Float(scalars(0)), Float(scalars(1)), Float(scalars(2))) }
  subscript(scalar index: Int) -> Double { Double(index == 0 ? x : index == 1 ? y : w) }

  init(rounding precise: Box) { self.init(scalars: { precise[scalar: $0] }) }
  var precise: Box { Box(scalars: { self[scalar: $0] }) }
}

@Suite struct OwnVectorTests {
  /// Motions of the struct have the bits of a SIMD vector's.
  @Test func structsOfThreeMembersMove() {
    let (from, to, velocity) = (Box(0, 40, 1), Box(120, 0.1, 3), Box(7, 0, -2))
    func vector(_ box: Box) -> SIMD3<Double> { [box.x, box.y, box.w] }
    let spring = SpringMotion(.bouncy, from: from, to: to, velocity: velocity)
    let same = SpringMotion(.bouncy, from: vector(from), to: vector(to), velocity: vector(velocity))
    let track = KeyframeTrack([Keyframe(from, at: 0), Keyframe(to, at: 1), Keyframe(velocity, at: 2)], mode: .cubic)
    let sameTrack = KeyframeTrack(
      [Keyframe(vector(from), at: 0), Keyframe(vector(to), at: 1), Keyframe(vector(velocity), at: 2)], mode: .cubic)
    for index in 0..<50 {
      let time = Double(index) / 20
      #expect(vector(spring.value(at: time)) == same.value(at: time))
      #expect(vector(spring.velocity(at: time)) == same.velocity(at: time))
      #expect(vector(track.value(at: time)) == sameTrack.value(at: time))
    }
    #expect(spring.restTime == same.restTime)
    #expect(vector(from - to) == vector(from) - vector(to) && from.norm == vector(from).norm)
    #expect(Box.zero == Box(0, 0, 0) && !Box(0, .nan, 0).isFinite)
    // Each of the three numbers rests within a thousandth of the distance.
    checkMotion(spring, restTolerance: 0.001 * 3.0.squareRoot() * (from - to).norm)
    checkMotion(Tween(from: from, to: to, duration: 1), breaks: [0, 1])
  }

  @Test func structsOfFloatsAreRoundedOnce() {
    let (from, to) = (FloatBox(scalars: { Double($0) }), FloatBox(scalars: { 10 - 0.1 * Double($0) }))
    let motion = SpringMotion(.bouncy, from: from, to: to).retargeted(to: from, at: 0.2)
    let wide = SpringMotion(.bouncy, from: from.precise, to: to.precise).retargeted(to: from.precise, at: 0.2)
    for index in 0..<50 {
      let time = 0.2 + Double(index) / 20
      #expect(motion.value(at: time) == FloatBox(rounding: wide.value(at: time)))
    }
  }
}
