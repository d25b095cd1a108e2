import LayerAnimation
import MotionNumerics
import Testing

/// Groups: members in the group's time, cut off with it.
@Suite struct GroupTests {
  private func layer(_ members: [Animation], _ timing: MediaTiming, curve: TimingCurve = .linear, stays: Bool = false)
    -> Layer
  {
    var layer = Layer()
    layer.model[.opacity] = .number(-1)
    layer.add(
      Animation(.group(members), timing: timing, timingCurve: curve, isRemovedOnCompletion: !stays), forKey: "group",
      at: 10)
    return layer
  }

  @Test func membersAreCutOffAndNotScaled() throws {
    let member = try Animation.basic("opacity", from: 0, to: 10, timing: MediaTiming(10))
    let layer = layer([member], MediaTiming(5))
    #expect(try layer.numbers("opacity", [9, 10, 12, 14.5, 15]) == [-1, 0, 2, 4.5, -1])
  }

  @Test func membersBeginInTheGroupsTime() throws {
    let member = try Animation.basic(
      "opacity", from: 0, to: 10, timing: MediaTiming(beginTime: 1, duration: 2))
    #expect(try layer([member], MediaTiming(5)).numbers("opacity", [10, 11, 12, 13]) == [-1, 0, 5, -1])
    let twice = try MediaTiming(duration: 4, speed: 2, repeatCount: 2)
    #expect(try layer([member], twice).numbers("opacity", [10.5, 11, 12, 12.5, 13, 14]) == [0, 5, -1, 0, 5, -1])
    let swinging = try MediaTiming(duration: 4, autoreverses: true)
    #expect(try layer([member], swinging).numbers("opacity", [11.5, 16.5, 16, 15.5]) == [2.5, 2.5, 5, 7.5])
  }

  @Test func aMemberWithoutADurationLastsAsLongAsTheGroup() throws {
    let member = try Animation.basic("opacity", from: 0, to: 10, timing: MediaTiming(0))
    #expect(try layer([member], MediaTiming(5)).numbers("opacity", [10, 12.5, 14]) == [0, 5, 8])
    // The default of the group itself is the transaction's duration.
    #expect(try layer([member], MediaTiming(0)).numbers("opacity", [10, 10.125, 10.25]) == [0, 5, -1])
    let inner = Animation(.group([member]))
    #expect(try layer([inner], MediaTiming(5)).numbers("opacity", [12.5]) == [5])
  }

  @Test func easingAGroupEasesItsTime() throws {
    let member = try Animation.basic("opacity", from: 0, to: 10, timing: MediaTiming(10))
    let layer = layer([member], MediaTiming(10), curve: .easeIn)
    #expect(try layer.numbers("opacity", [15])[0] == 10 * TimingCurve.easeIn.value(at: 0.5))
  }

  @Test func aKeptGroupKeepsTheEndValuesOfItsMembers() throws {
    let whole = try Animation.basic("opacity", from: 0, to: 10, timing: MediaTiming(5))
    let cutOff = try Animation.basic("zPosition", from: 0, to: 10, timing: MediaTiming(10))
    let over = try Animation.basic("cornerRadius", from: 1, to: 10, timing: MediaTiming(2))
    let filling = try Animation.basic(
      "borderWidth", from: 1, to: 10, timing: MediaTiming(duration: 2, fillMode: .forwards))
    let layer = layer(
      [whole, cutOff, over, filling], try MediaTiming(duration: 5, fillMode: .forwards), stays: true)
    for time in [15, 100, 1e9] {
      #expect(try layer.numbers("opacity", [time]) == [10])
      #expect(try layer.numbers("zPosition", [time]) == [5])
      #expect(try layer.numbers("cornerRadius", [time]) == [0])
      // A member's removedOnCompletion is ignored.
      #expect(try layer.numbers("borderWidth", [time]) == [10])
    }
    // Decimals, where progress · duration is not the duration.
    let third = try Animation.basic("opacity", from: 0, to: 10, timing: MediaTiming(0.1))
    let repeated = self.layer(
      [third], try MediaTiming(duration: 0.1, repeatCount: 3, fillMode: .forwards), stays: true)
    #expect(try repeated.numbers("opacity", [11]) == [10])
  }

  @Test func additiveMembersComeAfterAllOthers() throws {
    let added = try Animation.basic("opacity", from: 0, to: 10, additive: true, timing: MediaTiming(4))
    var layer = layer([added], MediaTiming(4))
    layer.add(try .basic("opacity", from: 100, to: 100, timing: MediaTiming(4)), at: 10)
    #expect(try layer.numbers("opacity", [12]) == [105])
  }

  @Test func membersHaveNoEvents() throws {
    let member = try Animation.basic("opacity", from: 0, to: 10, timing: MediaTiming(1))
    let events = layer([member, member], MediaTiming(2)).events(in: 0..<99)
    #expect(events.map { $0.time } == [10, 12])
    #expect(events.allSatisfy { $0.key == "group" })
  }
}
