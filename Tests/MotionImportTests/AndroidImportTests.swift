import MotionImport
import MotionNumerics
import Testing

/// Android's interpolators.
@Suite struct AndroidImportTests {
  @Test func anInterpolatorIsAMotionWithItsTag() throws {
    let xml = "<!-- a > b -->\n<overshootInterpolator a:tension='1' a:factor='3'/>\n<x/>"
    let found = try MotionImporter(of: xml, as: .android)
    let motion = try #require(found.motions.first)
    #expect(found.motions.count == 1 && motion.name == "overshootInterpolator")
    #expect(motion.place.description == "line 2, column 1")
    #expect(motion.motion == ParsedMotion(.cubicBezier(CubicBezier(1.0 / 3, 4.0 / 3, 2.0 / 3, 1))))
    #expect(
      found.remarks.map(\.description) == [
        "line 2, column 38: left out: factor", "line 3, column 1: left out: the element behind the first",
      ])
    #expect(found.problems.isEmpty && found.animationNames.isEmpty)
    #expect(throws: ImportError.self) { try found.animation(named: "x") }
    #expect(found.remarks(besideAnimationNamed: "x") == found.remarks)
  }

  /// A prefix is Android's by its declaration, or by its usual name.
  @Test func attributesOfOtherPrefixesAreLeftOut() throws {
    let android = "xmlns:a='http://schemas.android.com/apk/res/android'"
    let tools = "xmlns:tools='http://schemas.android.com/tools'"
    for own in ["\(android) a:tension='1'", "android:tension='1'", "a:tension='1'", "tension='1'"] {
      let xml = "<overshootInterpolator tools:tension='9' \(own) \(tools) xml:tension='8'/>"
      let found = try MotionImporter(of: xml, as: .android)
      #expect(found.motions.map(\.motion) == [ParsedMotion(.cubicBezier(CubicBezier(1.0 / 3, 4.0 / 3, 2.0 / 3, 1)))])
      #expect(found.remarks.map(\.part) == ["tools:tension", "xml:tension"])
    }
    let twice = "<overshootInterpolator android:tension='1' tension='2'/>"
    let error = #expect(throws: ImportError.self) { try MotionImporter(of: twice, as: .android) }
    #expect(error?.description == "line 1, column 44: the attribute 'tension' again")
  }

  @Test(arguments: [
    ("", "line 1, column 1: expected '<', found the end"),
    ("\n  <bounceInterpolator/>", "line 2, column 3: no motion is exactly Android's 'bounceInterpolator'"),
    ("<pathInterpolator/>", "line 1, column 1: controlX1 or pathData is missing"),
  ]) func othersAreRefusedWithTheirPlace(xml: String, message: String) throws {
    do throws(ImportError) {
      _ = try MotionImporter(of: xml, as: .android)
      Issue.record("\(xml) was read")
    } catch {
      #expect(error.description == message)
    }
  }
}
