import Foundation
import MotionNumerics
import TestSupport
import Testing

/// Content that a finger drags, lets go and catches.
@Suite struct ScrollMotionTests {
  private let axis = ScrollAxis(bounds: 0...1000, extent: 400)

  /// Drags at a velocity for a tenth of a second.
  private func thrown(at velocity: Double, from offset: Double = 300, axis: ScrollAxis? = nil) -> ScrollMotion {
    var list = ScrollMotion(axis ?? self.axis, at: offset)
    list.beginDrag(at: 0)
    for index in 1...12 { list.drag(by: velocity * Double(index) / 120, at: Double(index) / 120) }
    list.endDrag(at: 0.1)
    return list
  }

  @Test func followsTheFingerAndGoesOn() {
    var list = ScrollMotion(axis)
    #expect(list.state(at: 9) == (0, 0) && list.isAtRest(at: 0) && list.restValue == 0 && !list.isDragging)
    list.beginDrag(at: 1)
    #expect(list.isDragging && list.restTime == .infinity && list.restValue == nil)
    #expect(list.drag(by: 50, at: 1.1) && list.value(at: 1.1) == 50 && list.value(at: 0) == 50)
    list.drag(by: -90, at: 1.2)
    #expect(list.value(at: 1.2) == RubberBand(dimension: 400).value(at: -90))
    let list2 = thrown(at: 900)
    let (offset, velocity) = list2.state(at: 0.1)
    #expect(offset == 390 && abs(velocity - 900) <= 1e-9)
    let released = axis.released(at: 390, velocity: velocity, time: 0.1)
    for time in [0.1, 0.3, 2, .infinity] { #expect(list2.value(at: time) == released.value(at: time)) }
    #expect(list2.restTime == released.restTime && list2.restValue == released.restValue)
    checkMotion(released, breaks: [0.1] + released.contactTimes, restTolerance: 1)
  }

  /// Caught and let go without a movement, it stands still: beyond the bounds it springs back.
  @Test func isCaughtWhereItIs() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<thorough(500) {
      var list = thrown(at: random.number(in: -9000...9000), from: random.number(in: 0...1000))
      var time = 0.1
      for _ in 0..<5 {
        time += random.number(in: 0...0.6)
        let value = list.value(at: time)
        #expect(list.beginDrag(at: time) && abs(list.value(at: time) - value) <= 1e-9)
        #expect(list.endDrag(at: time) && abs(list.value(at: time) - value) <= 1e-9 && list.velocity(at: time) == 0)
      }
      #expect((0...1000).contains(list.value(at: .infinity)))
    }
  }

  @Test func isSentToAPlace() throws {
    var list = thrown(at: 900)
    let before = list.state(at: 0.3)
    list.scroll(to: 40, with: .snappy, at: 0.3)
    #expect(list.state(at: 0.3) == before && list.restValue == 40 && list.value(at: .infinity) == 40)
    let kept = list
    #expect(throws: ParameterError.self) { try list.scroll(validatingTo: .nan, at: 1) }
    #expect(throws: ParameterError.self) { try list.scroll(validatingTo: 1, at: 0.2) }
    #expect(list == kept)
  }

  @Test func eventsThatCannotBeChangeNothing() async {
    var list = thrown(at: 900)
    let kept = list
    #expect(!list.beginDrag(at: 0.05) && !list.beginDrag(at: .nan) && !list.endDrag(at: .infinity))
    #expect(!list.drag(by: 3, at: 0) && !list.drag(by: .nan, at: 1) && list == kept)
    #expect(list.value(at: .nan).isNaN && list.state(at: 0) == kept.state(at: 0.1))
    #expect(throws: ParameterError.self) { try ScrollMotion(validating: axis, at: .infinity) }
    await #expect(processExitsWith: .failure) {
      _ = ScrollMotion(ScrollAxis(bounds: 0...1, extent: 1), at: .nan)
    }
  }

  @Test func isKept() throws {
    var held = thrown(at: 900)
    held.beginDrag(at: 0.2)
    held.drag(by: 3, at: 0.21)
    held.drag(by: 9, at: 0.22)
    var sent = held
    sent.scroll(to: 4, at: 0.3)
    var beyond = ScrollMotion(axis, at: 9000)
    beyond.beginDrag(at: 0)
    for list in [ScrollMotion(axis, at: 3), thrown(at: 900), held, sent, beyond] {
      let copy = try JSONDecoder().decode(ScrollMotion.self, from: JSONEncoder().encode(list))
      #expect(copy == list && copy.state(at: 0.4) == list.state(at: 0.4))
    }
    let axis = #"{"lowerBound": 0, "upperBound": 9, "extent": 4}"#
    for bad in ["", #", "offset": "x""#, #", "heldFrom": 1"#, #", "released": {}"#, #", "offset": 1e999"#] {
      let data = Data(#"{"axis": \#(axis)\#(bad)}"#.utf8)
      #expect(throws: DecodingError.self, "\(bad)") { try JSONDecoder().decode(ScrollMotion.self, from: data) }
    }
  }
}
