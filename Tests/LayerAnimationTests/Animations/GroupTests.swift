import LayerAnimation
import MotionNumerics
import Testing

/// Groups: members in the group's time, cut off with it.
@Suite struct GroupTests {
  private func layer(_ members: [Animation], _ timing: MediaTiming, curve: TimingCurve = .linear, stays: Bool = false)
    -> Layer
  {
    var layer = Layer()
    layer.model[.opacity] = -1
    layer.add(
      Animation(.group(members), timing: timing, timingCurve: curve, isRemovedOnCompletion: !stays), forKey: "group",
      at: 10)
    return layer
  }

  @Test func membersAreCutOffAndNotScaled() {
    let member = Animation.basic("opacity", from: 0, to: 10, duration: 10)
    let layer = layer([member], MediaTiming(duration: 5))
    #expect(layer.numbers("opacity", [9, 10, 12, 14.5, 15]) == [-1, 0, 2, 4.5, -1])
  }

  @Test func membersBeginInTheGroupsTime() {
    let member = Animation.basic("opacity", from: 0, to: 10).timed(MediaTiming(beginTime: 1, duration: 2))
    #expect(layer([member], MediaTiming(duration: 5)).numbers("opacity", [10, 11, 12, 13]) == [-1, 0, 5, -1])
    let twice = MediaTiming(duration: 4, speed: 2, repeatCount: 2)
    #expect(layer([member], twice).numbers("opacity", [10.5, 11, 12, 12.5, 13, 14]) == [0, 5, -1, 0, 5, -1])
    let swinging = MediaTiming(duration: 4, autoreverses: true)
    #expect(layer([member], swinging).numbers("opacity", [11.5, 16.5, 16, 15.5]) == [2.5, 2.5, 5, 7.5])
  }

  @Test func aMemberWithoutADurationLastsAsLongAsTheGroup() {
    let member = Animation.basic("opacity", from: 0, to: 10)
    #expect(layer([member], MediaTiming(duration: 5)).numbers("opacity", [10, 12.5, 14]) == [0, 5, 8])
    // The default of the group itself is the transaction's duration.
    #expect(layer([member], MediaTiming()).numbers("opacity", [10, 10.125, 10.25]) == [0, 5, -1])
    let inner = Animation(.group([member]))
    #expect(layer([inner], MediaTiming(duration: 5)).numbers("opacity", [12.5]) == [5])
  }

  @Test func easingAGroupEasesItsTime() {
    let member = Animation.basic("opacity", from: 0, to: 10, duration: 10)
    let layer = layer([member], MediaTiming(duration: 10), curve: .easeIn)
    #expect(layer.numbers("opacity", [15])[0] == 10 * TimingCurve.easeIn.value(at: 0.5))
  }

  @Test func aKeptGroupKeepsTheEndValuesOfItsMembers() {
    let whole = Animation.basic("opacity", from: 0, to: 10, duration: 5)
    let cutOff = Animation.basic("zPosition", from: 0, to: 10, duration: 10)
    let over = Animation.basic("cornerRadius", from: 1, to: 10, duration: 2)
    let filling = Animation.basic("borderWidth", from: 1, to: 10).timed(MediaTiming(duration: 2, fillMode: .forwards))
    let layer = layer(
      [whole, cutOff, over, filling], MediaTiming(duration: 5, fillMode: .forwards), stays: true)
    for time in [15, 100, 1e9] {
      #expect(layer.numbers("opacity", [time]) == [10])
      #expect(layer.numbers("zPosition", [time]) == [5])
      #expect(layer.numbers("cornerRadius", [time]) == [0])
      // A member's removedOnCompletion is ignored.
      #expect(layer.numbers("borderWidth", [time]) == [10])
    }
    // Decimals, where progress · duration is not the duration.
    let third = Animation.basic("opacity", from: 0, to: 10, duration: 0.1)
    let repeated = self.layer(
      [third], MediaTiming(duration: 0.1, repeatCount: 3, fillMode: .forwards), stays: true)
    #expect(repeated.numbers("opacity", [11]) == [10])
  }

  @Test func additiveMembersComeAfterAllOthers() {
    let added = Animation.basic("opacity", from: 0, to: 10, duration: 4, isAdditive: true)
    var layer = layer([added], MediaTiming(duration: 4))
    layer.add(.basic("opacity", from: 100, to: 100, duration: 4), at: 10)
    #expect(layer.numbers("opacity", [12]) == [105])
  }

  @Test func membersHaveNoEvents() {
    let member = Animation.basic("opacity", from: 0, to: 10, duration: 1)
    let events = layer([member, member], MediaTiming(duration: 2)).events(in: 0..<99)
    #expect(events.map { $0.time } == [10, 12])
    #expect(events.allSatisfy { $0.key == "group" })
  }
}
