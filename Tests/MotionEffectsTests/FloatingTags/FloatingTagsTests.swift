import MotionNumerics
import TestSupport
import Testing
import VectorScene

@testable import MotionEffects

@Suite struct FloatingTagsTests {
  /// The design's script: ten taps, one every 0.2 s, on alternating sides.
  static func scripted(_ variant: EffectVariant, seed: UInt64 = 0) -> FloatingTags {
    var tags = FloatingTags(parameters: changed(FloatingTags.Parameters()) { $0.seed = seed }, variant: variant)
    for tap in 0..<10 { tags.tap(tap.isMultiple(of: 2) ? .left : .right, at: Double(tap) / 5) }
    return tags
  }

  /// `Documentation/Effects.md`, *Floating tags*: P0 = button, C1 = (W/2 ± .4W, 200), C2 = (W/2 ∓ .4W, 200), P3 = (W/2 − E/2 + …, 10).
  @Test func paths() throws {
    let tags = Self.scripted(.exact)
    for index in 0..<10 {
      let (start, control1, control2, end) = try #require(tags.path(ofTag: index).points)
      let isLeft = index.isMultiple(of: 2)
      #expect(start == [isLeft ? 75 : 300, 600])
      #expect(control1 == [isLeft ? 337.5 : 37.5, 200] && control2 == [isLeft ? 37.5 : 337.5, 200])
      #expect(end.y == 10 && end.x >= 167.5 && end.x < 207.5)
    }
    #expect(Set((0..<10).map { tags.path(ofTag: $0).end.x }).count == 10)
  }

  /// A tag bulges first towards the other half of the screen; the middle counts as part of the right one.
  @Test func pathsFromAllOverTheScreen() throws {
    let tags = FloatingTags()
    let middle = 187.5
    for (start, isLeft) in [(0, true), (middle.nextDown, true), (middle, false), (middle.nextUp, false), (375, false)] {
      let (_, control1, control2, _) = try #require(tags.path(from: [start, 600], random: 0.5).points)
      #expect(control1.x == (isLeft ? 337.5 : 37.5) && control2.x == (isLeft ? 37.5 : 337.5), "\(start)")
    }
  }

  /// The Bézier parameter is the age.
  @Test func positions() throws {
    let tags = Self.scripted(.exact)
    #expect(tags.tag(0, at: 0)?.position == [75, 600])
    let middle = try #require(tags.tag(0, at: 0.5)).position
    let end = tags.path(ofTag: 0).end
    #expect(abs(middle.x - (75 + 3 * 337.5 + 3 * 37.5 + end.x) / 8) < 1e-12)
    #expect(abs(middle.y - (600 + 3 * 200 + 3 * 200 + 10.0) / 8) < 1e-12)
    #expect(tags.tag(0, at: 1) == nil && tags.tag(0, at: -1e-9) == nil && tags.tag(0, at: (1.0).nextDown) != nil)
  }

  /// With a start below 200 and different control points the control polygon turns both ways; otherwise not.
  @Test func sShape() throws {
    let tags = FloatingTags()
    for (start, isS) in [(SIMD2(75.0, 600.0), true), ([300, 201], true), ([75, 200], false), ([75, 100], false)] {
      let (_, control1, control2, end) = try #require(tags.path(from: start, random: 0.5).points)
      let turns = Self.turn(start, control1, control2) * Self.turn(control1, control2, end)
      #expect((turns < 0) == isS)
    }
  }

  private static func turn(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Double {
    let (first, second) = (b - a, c - b)
    return first.x * second.y - first.y * second.x
  }

  /// The curvature of an S changes its sign once.
  @Test func oneInflection() {
    let tags = FloatingTags()
    for start in [SIMD2(75.0, 600.0), [300, 600], [75, 201], [187, 400]] {
      let path = tags.path(from: start, random: 0.5)
      let turns = (1..<2000).map { step -> Double in
        let parameter = Double(step) / 2000
        let (first, second) = (path.derivative(at: parameter), path.secondDerivative(at: parameter))
        return first.x * second.y - first.y * second.x
      }
      #expect(zip(turns, turns.dropFirst()).count { ($0 > 0) != ($1 > 0) } == 1, "\(start)")
    }
  }

  @Test func intendedOpacity() throws {
    let tags = Self.scripted(.exact)
    for time in [0, 0.1, 0.25, 0.5, 0.999] { #expect(tags.tag(0, at: time)?.opacity == 1 - time) }
  }

  /// .85 .7 .55 .4 .25 .1 0: invisible at the seventh tick.
  @Test func legacyOpacity() throws {
    var tags = FloatingTags(variant: .legacy)
    tags.tap(.left, at: 0)
    tags.tap(.left, at: 0.07)
    let steps = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1, 0, 0, 0]
    for (tick, opacity) in steps.enumerated() {
      // At the tick itself, too. The ticks 0.3 and 0.7 are rounded down.
      for time in [Double(tick) / 10, Double(tick) / 10 + 0.05] {
        #expect(abs(try #require(tags.tag(0, at: time)).opacity - opacity) < 1e-15, "\(time)")
      }
    }
    // A tap 0.07 s into a period loses its first step 0.03 s later: the timer is shared, and goes out 0.63 s after it.
    #expect(tags.tag(1, at: 0.099)?.opacity == 1)
    #expect(tags.tag(1, at: 0.101)?.opacity == 0.85)
    #expect((tags.tag(1, at: 0.699)?.opacity ?? 0) > 0.09)
    #expect(tags.tag(1, at: 0.701)?.opacity == 0)
  }

  /// `arc4random() % E` is a whole number of points.
  @Test func legacyEndsAreWhole() throws {
    var ends: Set<Double> = []
    for seed in 0..<200 {
      let shift = Self.scripted(.legacy, seed: UInt64(seed)).path(ofTag: 3).end.x - 167.5
      #expect(shift >= 0 && shift < 40 && shift == shift.rounded())
      ends.insert(shift)
    }
    #expect(ends.count > 30)
    let narrow = FloatingTags(parameters: changed(FloatingTags.Parameters()) { $0.endSpread = 0 }, variant: .legacy)
    #expect(narrow.path(from: [75, 600], random: 0.99).end.x == 187.5)
  }

  @Test func channelsOfAllTaps() throws {
    let tags = Self.scripted(.exact)
    #expect(tags.tagCount == 10 && tags.channelNames.count == 30)
    #expect(tags.channelNames[..<4] == ["tag0.x", "tag0.y", "tag0.opacity", "tag1.x"])
    #expect(tags.channelNames.last == "tag9.opacity")
    let channels = tags.channels(at: 1.3)
    let shown = (0..<10).filter { channels[3 * $0] != nil }
    #expect(shown == [2, 3, 4, 5, 6])
    #expect(tags.channels(at: 5).allSatisfy { $0 == nil })
    #expect(
      [-1, 0, 2.79, 2.81, .nan].map { tags.phase(at: $0).rawValue } == [
        "idle", "floating", "floating", "idle", "idle",
      ])
  }

  /// The same seed gives the same ends, another others; a later tap changes nothing before it.
  @Test func deterministicBySeed() throws {
    let first = Self.scripted(.exact, seed: 7)
    let second = Self.scripted(.exact, seed: 7)
    let other = Self.scripted(.exact, seed: 8)
    for time in [0.1, 0.75, 1.9] {
      #expect(first.channels(at: time) == second.channels(at: time))
      #expect(first.channels(at: time) != other.channels(at: time))
    }
    var more = first
    more.tap(.left, at: 3)
    #expect(Array(more.channels(at: 1.9).dropLast(3)) == first.channels(at: 1.9))
  }

  /// An animation identifies tags by their names: otherwise all would change places when the first one ends.
  @Test func aTagKeepsItsNameWhenAnotherEnds() {
    let tags = Self.scripted(.exact)
    func names(_ time: Double) -> [String?] {
      tags.scene(at: time).nodes.dropFirst(2).map { $0.asGroup?.name }
    }
    #expect(names(0.95) == ["tag0", "tag1", "tag2", "tag3", "tag4"])
    #expect(names(1.05) == ["tag1", "tag2", "tag3", "tag4", "tag5"])
  }

  /// Taps at the same time are separate tags, unlike the original's, whose keys were times.
  @Test func tapsAtOnce() {
    var tags = FloatingTags()
    for _ in 0..<100 { tags.tap(.right, at: 1) }
    tags.tap(.left, at: .nan)
    tags.tap(from: [.nan, 0], at: 1)
    tags.tap(from: [1e10, 0], at: 1)
    #expect(tags.tagCount == 100)
    #expect(tags.scene(at: 1.5).nodes.count == 102)
    // No tag is confused with another in an animation.
    let names = tags.scene(at: 1.5).nodes.dropFirst(2).compactMap { $0.asGroup?.name }
    #expect(Set(names).count == 100)
  }

  /// Random taps: a floating tag moves no faster than its hodograph's farthest control point.
  @Test(arguments: EffectVariant.allCases) func randomTapsAreContinuous(variant: EffectVariant) throws {
    var random = SplitMix64(seed: 3)
    var tags = FloatingTags(variant: variant)
    var time = 0.0
    for _ in 0..<40 {
      time += random.number(in: 0...0.2)
      tags.tap(random.element(of: FloatingTags.Side.allCases), at: time)
    }
    for index in 0..<40 {
      let (start, control1, control2, end) = try #require(tags.path(ofTag: index).points)
      let speed = [control1 - start, control2 - control1, end - control2].map { 3 * $0.norm }.max() ?? 0
      var previous: FloatingTags.Tag?
      for step in 0...Int(60 * (time + 1)) {
        let tag = tags.tag(index, at: Double(step) / 60)
        if let tag, let previous {
          #expect((tag.position - previous.position).norm <= speed / 60 * (1 + 1e-9))
          #expect(tag.opacity <= previous.opacity && previous.opacity - tag.opacity < 0.15 + 1e-12)
        }
        previous = tag
      }
    }
    expectNoStumble(tags)
    expectOrderDoesNotMatter(tags, over: -1...time + 2)
  }

  /// The largest and the smallest numbers that are allowed: all that follows from them is finite.
  @Test(arguments: EffectVariant.allCases) func extremeParameters(variant: EffectVariant) throws {
    for (size, reach, duration) in [(1e9, 1e9, 1e9), (1e9, -1e9, 1e-3), (1e-3, 1e9, 1e9)] {
      let parameters = changed(FloatingTags.Parameters()) {
        $0.size = [size, size]
        $0.leftStart = [-1e9, 1e9]
        $0.rightStart = [1e9, -1e9]
        $0.endSpread = 1e9
        $0.endY = -1e9
        $0.controlY = 1e9
        $0.reach = reach
        $0.duration = duration
      }
      var tags = FloatingTags(parameters: parameters, variant: variant)
      tags.tap(.left, at: 0)
      tags.tap(.right, at: 0)
      expectNoStumble(tags)
      #expect(try !tags.scene(at: 0.5 * duration).svg().isEmpty)
    }
  }

  @Test func badParameters() {
    for value in boundlessNumbers {
      expectRefusal(
        FloatingTags.Parameters(),
        [
          { $0.leftStart.x = value }, { $0.leftStart.y = value }, { $0.rightStart.x = value },
          { $0.rightStart.y = value }, { $0.endSpread = value }, { $0.endY = value }, { $0.controlY = value },
          { $0.reach = value },
        ]
      ) { try FloatingTags(validating: $0) }
    }
    for value in notPositiveNumbers {
      expectRefusal(
        FloatingTags.Parameters(), [{ $0.size.x = value }, { $0.size.y = value }, { $0.duration = value }]
      ) { try FloatingTags(validating: $0) }
    }
    expectRefusal(FloatingTags.Parameters(), [{ $0.endSpread = -1 }]) { try FloatingTags(validating: $0) }
  }
}

extension PathSegment {
  /// The points of a cubic; nil for another segment.
  fileprivate var points: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)? {
    guard case .cubic(let start, let control1, let control2, let end) = self else { return nil }
    return (start, control1, control2, end)
  }
}
