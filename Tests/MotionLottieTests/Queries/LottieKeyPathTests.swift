import MotionLottie
import Testing

/// Which names a key path fits, and how it is written.
struct LottieKeyPathTests {
  @Test(arguments: [
    ("Ball", ["Ball"]), ("Ball.Fill 1.Color", ["Ball", "Fill 1", "Color"]), ("*", ["Ball"]),
    ("*.Color", ["A", "Color"]),
    ("**", []), ("**", ["A", "B", "C"]), ("**.Color", ["Color"]), ("**.Color", ["A", "B", "Color"]),
    ("A.**.C", ["A", "C"]), ("A.**.C", ["A", "B", "B", "C"]), ("**.B.**", ["A", "B"]), ("Fill*", ["Fill 12"]),
    ("Fill*", ["Fill"]), ("*ill*1", ["Fill 1"]), ("*a*a*", ["banana"]), (#"v1\.2"#, ["v1.2"]), (#"a\*b"#, ["a*b"]),
    (#"a\\b"#, [#"a\b"#]), (#"a\nb"#, ["a\nb"]), ("", [""]), ("é*", ["étoile"]),
  ])
  func fits(pattern: String, names: [String]) {
    #expect(LottieKeyPath(parsing: pattern).matches(names))
  }

  @Test(arguments: [
    ("Ball", ["ball"]), ("Ball", ["Ball", "X"]), ("*", []), ("*", ["A", "B"]), ("A.*.C", ["A", "C"]),
    ("**.Color", ["A", "Color", "B"]), ("Fill*", ["fill 1"]), ("*a*a", ["ab"]), (#"a\*b"#, ["axb"]), ("a.b", ["a.b"]),
    ("ab*ba", ["aba"]), ("", []),
  ])
  func doesNotFit(pattern: String, names: [String]) {
    #expect(!LottieKeyPath(parsing: pattern).matches(names))
  }

  @Test(arguments: ["Ball.**.Fill*.Color", #"v1\.2.a\*b"#, "**", "*", "", #"back\\slash"#, "a*b*c.*"])
  func theDescriptionReadsAsTheSamePath(text: String) {
    let path = LottieKeyPath(parsing: text)
    #expect(path.description == text)
    #expect(LottieKeyPath(parsing: path.description) == path)
  }

  @Test func namesAreTakenAsTheyAre() {
    let names = ["v1.2", "a*", #"b\"#, "**", "two\nlines"]
    #expect(LottieKeyPath(names: names).matches(names))
    #expect(LottieKeyPath(parsing: LottieKeyPath(names: names).description).matches(names))
    #expect(!LottieKeyPath(names: names).matches(["v1.2", "ab", #"b\"#, "x", "two\nlines"]))
    #expect(!LottieKeyPath(names: names).description.contains("\n"))
  }
}
