import MotionNumerics
import Testing

@testable import MotionNotation

/// The search of the motions that have names.
@Suite struct NamedMotionTests {
  @Test func eachNameHasAMotionAndWords() throws {
    #expect(NamedMotion.all.map(\.name) == ParsedMotion.fullNames)
    for named in NamedMotion.all {
      let motion = try ParsedMotion(parsing: named.name)
      #expect(named.motion.value(at: 0.3) == motion.value(at: 0.3) && !named.owner.isEmpty, "\(named.name)")
      #expect(named.words.allSatisfy { !$0.isEmpty && $0 == $0.folded && !$0.contains(" ") }, "\(named.words)")
    }
  }

  /// A query, a name that it finds, and one that it does not.
  @Test(arguments: [
    ("easeOutBack", "ease-out-back", "ease-in-back"), ("back.out", "ease-out-back", "ease-in-back"),
    ("power2", "ease-out-cubic", "ease-out-quad"), ("Curves.easeOutBack", "ease-out-back", "ease-in-back"),
    ("framer", "ease-in-out", "swiftui.smooth"), ("fast-out-slow-in", "compose.fast-out-slow-in", "ease"),
    ("FastOutSlowInEasing", "compose.fast-out-slow-in", "ease"), ("Material", "material.standard", "swiftui.smooth"),
    ("ios", "swiftui.snappy", "material.standard"), ("170 26", "react-spring.default", "react-spring.wobbly"),
    ("1.56", "ease-out-back", "ease-in-back"), ("0.5s", "swiftui.snappy", "react-spring.molasses"),
    ("500ms", "swiftui.snappy", "react-spring.molasses"), ("overshoot", "swiftui.bouncy", "swiftui.smooth"),
    ("playful", "react-spring.wobbly", "ease"), ("calm", "swiftui.smooth", "swiftui.bouncy"),
    ("bounce", "ease-out-bounce", "ease-out-cubic"), ("anticipation", "ease-in-back", "ease-out-back"),
    ("slow", "react-spring.molasses", "compose.high"), ("calm ios", "swiftui.smooth", "ease-in-out"),
    ("calm", "ease-in-out-sine", "linear"), ("gentle", "ease-in-out", "ease-out-back"),
    ("decelerate", "ease-out-cubic", "ease-in-cubic"), ("", "ease", "nothing"),
  ])
  func queriesFind(query: String, name: String, other: String) {
    let names = NamedMotion.found(by: query).map(\.name)
    #expect(names.contains(name) && !names.contains(other), "\(names)")
  }

  @Test func whatNoWordBeginsWithIsNotFound() {
    #expect(NamedMotion.found(by: "swiftiu").isEmpty && NamedMotion.found(by: "calm swiftiu").isEmpty)
  }
}
