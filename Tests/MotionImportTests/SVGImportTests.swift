import MotionImport
import MotionNumerics
import TestSupport
import Testing

/// Animations of SVG documents.
@Suite struct SVGImportTests {
  private func imported(_ content: String) throws -> MotionImporter {
    try MotionImporter(of: "<svg xmlns='http://www.w3.org/2000/svg'>\(content)</svg>", as: .svg)
  }

  private func animation(_ content: String) throws -> ImportedAnimation {
    let found = try imported(content)
    #expect(found.problems.isEmpty && found.animationNames.count == 1, "\(found.problems) \(found.animationNames)")
    return try found.animation(named: try #require(found.animationNames.first))
  }

  /// The tracks of one animation of a rectangle, as `keyPath: times; values; curves`.
  @Test(arguments: [
    (
      "<animate attributeName='cx' values='0;10;4' dur='1s'/>",
      "cx: [0.0, 0.5, 1.0] [[0.0], [10.0], [4.0]] linear linear"
    ),
    ("<animate attributeName='x' from='1' to='3px' dur='1s'/>", "x: [0.0, 1.0] [[1.0], [3.0]] linear"),
    ("<animate attributeName='x' from='1' by='3' dur='1s'/>", "x: [0.0, 1.0] [[1.0], [4.0]] linear"),
    ("<animate attributeName='x' by='3' dur='1s'/>", "x: [0.0, 1.0] [[0.0], [3.0]] linear added"),
    (
      "<animate attributeName='opacity' values='0;1;0' keyTimes='0;.25;1' calcMode='spline' keySplines='0 0 1 1;.42 0 1 1' dur='1s'/>",
      "opacity: [0.0, 0.25, 1.0] [[0.0], [1.0], [0.0]] linear cubic-bezier(0.42, 0, 1, 1)"
    ),
    (
      "<animate attributeName='r' values='5;6' calcMode='discrete' dur='1s'/>",
      "r: [0.0, 0.5, 1.0] [[5.0], [6.0], [6.0]] steps(1) steps(1)"
    ),
    (
      "<animate attributeName='r' values='5;6;7' keyTimes='0;.5;1' calcMode='discrete' dur='1s'/>",
      "r: [0.0, 0.5, 1.0] [[5.0], [6.0], [7.0]] steps(1) steps(1)"
    ),
    (
      "<animate attributeName='x' values='0;10;40' keyTimes='0;.9;1' calcMode='paced' dur='1s'/>",
      "x: [0.0, 0.25, 1.0] [[0.0], [10.0], [40.0]] linear linear"
    ),
    (
      "<animate attributeName='viewBox' values='0 0 1 1;0,0,2,2' accumulate='sum' additive='sum' dur='1s'/>",
      "viewBox: [0.0, 1.0] [[0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 2.0, 2.0]] linear added accumulated"
    ),
    ("<animate attributeName='x' values='7;' dur='1s'/>", "x: [0.0, 1.0] [[7.0], [7.0]] linear"),
    ("<set attributeName='x' to='7'/>", "x: [0.0, 1.0] [[7.0], [7.0]] linear"),
    (
      "<animateTransform attributeName='transform' type='translate' values='0;3;3 0' dur='1s'/>",
      "transform.translation.x: [0.0, 0.5, 1.0] [[0.0], [3.0], [3.0]] linear linear"
    ),
    ("<animateTransform values='0 1;0,3' dur='1s'/>", "transform.translation.y: [0.0, 1.0] [[1.0], [3.0]] linear"),
    (
      "<animateTransform values='0 1;2 3' additive='sum' dur='1s'/>",
      "transform.translation: [0.0, 1.0] [[0.0, 1.0], [2.0, 3.0]] linear"
    ),
    ("<animateTransform type='scale' from='1' to='2' dur='1s'/>", "transform.scale: [0.0, 1.0] [[1.0], [2.0]] linear"),
    (
      "<animateTransform type='scale' from='1' to='2 1' dur='1s'/>",
      "transform.scale.x: [0.0, 1.0] [[1.0], [2.0]] linear"
    ),
    (
      "<animateTransform type='rotate' from='0' to='180 0 0' accumulate='sum' dur='1s'/>",
      "transform.rotation.z: [0.0, 1.0] [[0.0], [3.141592653589793]] linear accumulated"
    ),
    (
      "<animateMotion values='0,0;3,4;3,14' dur='1s'/>",
      "position: [0.0, \(5.0 / 15), 1.0] [[0.0, 0.0], [3.0, 4.0], [3.0, 14.0]] linear linear"
    ),
    ("<animateMotion path='M0 0h10v5' rotate='auto' dur='1s'/>", "position: M0 0L10 0 10 5 auto linear"),
    (
      "<animateMotion path='M0 0h10' keyPoints='0;1;.5' keyTimes='0;.25;1' calcMode='linear' dur='1s'/>",
      "position: M0 0L10 0 linear(0 0%, 1 25%, 0.5 100%)"
    ),
    (
      "<animateMotion path='M0 0h10' keyPoints='0;1' keyTimes='0;1' calcMode='spline' keySplines='.25 .1 .25 1' dur='1s'/>",
      "position: M0 0L10 0 cubic-bezier(0.25, 0.1, 0.25, 1)"
    ),
    (
      "<animateMotion path='M0 0h10' keyPoints='0;1' keyTimes='0;.5' calcMode='discrete' dur='1s'/>",
      "position: M0 0L10 0 linear(0 0%, 0 50%, 1 50%, 1 100%)"
    ),
  ]) func elementsBecomeTracks(element: String, track: String) throws {
    let found = try animation("<rect>\(element)</rect>").tracks
    #expect(found.map(Self.text) == [track])
  }

  private static func text(_ track: ImportedTrack) -> String {
    let curves = track.curves.map(\.description).joined(separator: " ")
    let added = (track.isAdditive ? " added" : "") + (track.isCumulative ? " accumulated" : "")
    if let path = track.path {
      return "\(track.keyPath): \(path) \(track.rotation.map { "\($0) " } ?? "")\(curves)"
    }
    return "\(track.keyPath): \(track.keyTimes) \(track.values) \(curves)\(added)"
  }

  /// The times: duration, begin, count and what stays.
  @Test(arguments: [
    ("dur='2s'", "2.0 0.0 1.0 removed"), ("dur='2' begin='+500ms' fill='freeze'", "2.0 0.5 1.0 forwards"),
    ("dur='1:02.5' begin='-1min' repeatCount='2.5'", "62.5 -60.0 2.5 removed"),
    ("dur='1:00:03' repeatCount='indefinite'", "3603.0 0.0 inf removed"),
    ("dur='.5h' repeatDur='45min'", nil), ("dur='0.5h' repeatDur='45min'", "1800.0 0.0 1.5 removed"),
    ("dur='2s' repeatCount='9' repeatDur='3s'", "2.0 0.0 1.5 removed"),
    ("dur='2s' repeatDur='indefinite' repeatCount='3'", "2.0 0.0 3.0 removed"),
  ]) func timesAreClockValues(times: String, expected: String?) throws {
    let found = try imported("<g><animate attributeName='x' from='0' to='1' \(times)/></g>")
    let animation = try found.animationNames.first.map { try found.animation(named: $0) }
    let shown = animation.map { "\($0.duration) \($0.beginTime) \($0.repeatCount) \($0.fillMode)" }
    #expect(shown == expected)
    #expect(found.problems.count == (expected == nil ? 1 : 0))
  }

  /// What has no exact equal is a problem at its place, and the others are read.
  @Test(arguments: [
    ("<animate to='1' from='0' dur='1s'/>", "1: attributeName: missing"),
    ("<animate attributeName='x' to='1' dur='1s'/>", "28: to: without from and values"),
    ("<animate attributeName='x' dur='1s'/>", "1: values: missing"),
    ("<animate attributeName='fill' from='red' to='blue' dur='1s'/>", "31: from: expected numbers, found 'red'"),
    ("<animate attributeName='x' from='0' to='1em' dur='1s'/>", "37: to: expected numbers, found '1em'"),
    ("<animate attributeName='x' values='0 1;2' dur='1s'/>", "28: values: expected 2 numbers each, found 1"),
    ("<animate attributeName='x' from='0' to='1'/>", "1: dur: missing, so that nothing moves"),
    ("<animate attributeName='x' from='0' to='1' dur='0s'/>", "44: dur: expected a positive time"),
    (
      "<animate attributeName='x' from='0' to='1' dur='0.\(String(repeating: "0", count: 50))1s'/>",
      "44: dur: no document has a duration of 1e-51 seconds"
    ),
    ("<animate attributeName='x' from='0' to='1' dur='1s' begin='a.click'/>", "53: begin: only an offset"),
    ("<animate attributeName='x' from='0' to='1' dur='1s' begin='0;3'/>", "53: begin: only an offset"),
    ("<animate attributeName='x' from='0' to='1' dur='1s' end='3'/>", "53: end: no document cuts"),
    ("<animate attributeName='x' from='0' to='1' dur='1s' fill='hold'/>", "53: fill: expected freeze"),
    ("<animate attributeName='x' from='0' to='1' dur='1s' repeatCount='0'/>", "53: repeatCount: expected a positive"),
    ("<animate attributeName='x' from='0' to='1' dur='1s' calcMode='cubic'/>", "53: calcMode: expected discrete"),
    ("<animate attributeName='x' from='0' to='1' dur='1s' keyTimes='0;.5;1'/>", "53: keyTimes: expected 2 numbers"),
    ("<animate attributeName='x' from='0' to='1' dur='1s' keyTimes='0;.5'/>", "53: keyTimes: expected 1 last"),
    ("<animate attributeName='x' values='0;1;2' dur='1s' keyTimes='0;.7;.5'/>", "52: keyTimes: expected ascending"),
    ("<animate attributeName='x' values='0;1' dur='1s' calcMode='spline'/>", "1: keySplines: expected 1"),
    (
      "<animate attributeName='x' values='0;1' dur='1s' calcMode='spline' keySplines='0 2 1 1'/>",
      "68: keySplines: expected four numbers from 0 to 1"
    ),
    ("<animate attributeName='x' from='0' to='1' dur='1s' href='#none'/>", "53: href: the document has no '#none'"),
    ("<set attributeName='display' to='none'/>", "30: to: expected numbers"),
    ("<animateTransform type='skewX' from='0' to='1' dur='1s'/>", "19: type: expected translate"),
    ("<animateTransform type='rotate' from='0 5 5' to='90 5 5' dur='1s'/>", "33: from: a layer turns about its own"),
    ("<animateTransform type='scale' by='1' dur='1s'/>", "32: by: no document adds scales"),
    ("<animateTransform type='scale' from='1 2' to='2 1' accumulate='sum' dur='1s'/>", "52: accumulate: two scales"),
    ("<animateMotion path='M0 0' dur='1s'/>", "16: path: expected a line or a curve"),
    ("<animateMotion path='M0 0h1x' dur='1s'/>", "16: path: "),
    ("<animateMotion path='M0 0h1v1' calcMode='linear' dur='1s'/>", "32: calcMode: without keyPoints"),
    ("<animateMotion path='M0 0h1' rotate='30' dur='1s'/>", "30: rotate: expected auto"),
    ("<animateMotion path='M0 0h1' keyPoints='0;1' keyTimes='0;1' dur='1s'/>", "30: keyPoints: expected calcMode"),
    ("<animateMotion path='M0 0h1' additive='sum' dur='1s'/>", "30: additive: no document adds places"),
    ("<animateMotion dur='1s'><mpath href='#q'/></animateMotion>", "32: mpath: the document has no such path"),
    ("<animateColor/>", "1: no document has 'animateColor'"),
  ]) func whatHasNoEqualIsNamedWithItsPlace(element: String, message: String) throws {
    let found = try MotionImporter(
      of: "<svg><g>\n\(element)</g><rect><set id='good' attributeName='x' to='1'/></rect></svg>", as: .svg)
    #expect(found.animationNames == ["good"] && found.problems.count == 1, "\(found.problems)")
    #expect(found.problems[0].description.hasPrefix("line 2, column \(message)"), "\(found.problems[0])")
    // It is left out of the other animation, too.
    #expect(found.remarks(besideAnimationNamed: "good").map(\.place) == found.problems.compactMap(\.place))
  }

  /// Elements at the same times are one animation; a transform joins others only where the product is a layer's.
  @Test(arguments: [
    (
      "<animate attributeName='x' values='0;1' dur='1s'/><animate attributeName='y' values='0;1' dur='1s'/>",
      ["rect"], 0
    ),
    (
      "<animate attributeName='x' values='0;1' dur='1s'/><animate attributeName='y' values='0;1' dur='2s'/>",
      ["rect.x", "rect.y"], 0
    ),
    (
      "<animate attributeName='x' values='0;1' dur='1s'/><animate attributeName='x' values='0;1' dur='1s'/>",
      ["rect.x", "rect.x 2"], 0
    ),
    (
      "<animateTransform values='0;1' dur='1s'/><animateTransform type='rotate' values='0;1' additive='sum' dur='1s'/>",
      ["rect"], 0
    ),
    (
      "<animateTransform values='0;1' dur='1s'/><animateTransform type='rotate' values='0;1' dur='1s'/>",
      ["rect.translate", "rect.rotate"], 0
    ),
    (
      "<animateTransform type='rotate' values='0;1' dur='1s'/><animateTransform values='0;1' additive='sum' dur='1s'/>",
      ["rect.rotate"], 1
    ),
    (
      "<animateTransform values='0;1' dur='1s'/><animateTransform values='0;1' additive='sum' dur='1s'/>",
      ["rect.translate"], 1
    ),
  ]) func elementsOfOneTargetAreGathered(elements: String, names: [String], problemCount: Int) throws {
    let found = try imported("<rect>\(elements)</rect>")
    #expect(found.animationNames == names && found.problems.count == problemCount, "\(found.problems)")
  }

  /// A transform that is multiplied with the element's own one is not that of a layer.
  @Test func anOwnTransformIsReplacedAlone() throws {
    let found = try imported(
      """
      <rect transform='rotate(9)'><animateTransform values='0;1' additive='sum' dur='1s'/></rect>\
      <rect id='a' transform='rotate(9)'><animateTransform values='0;1' dur='1s'/></rect>
      """)
    #expect(found.animationNames == ["a.translate"] && found.problems.count == 1)
  }

  @Test func linksNameTargetsAndPaths() throws {
    let found = try imported(
      """
      <path id='way' d='M1 2L4 6'/><circle id='ball'/>
      <animateMotion xlink:href='#ball' dur='5s'><mpath xlink:href='#way'/></animateMotion>
      <animate href="#ball" attributeName="r" values="1;2" dur="5s"/>
      """)
    #expect(found.animationNames == ["ball"] && found.problems.isEmpty)
    let ball = try found.animation(named: "ball")
    #expect(ball.tracks.map(\.keyPath) == ["position", "r"] && ball.tracks[0].path == "M1 2L4 6")
  }

  /// What moves by other means is a remark, as is what no animation can say.
  @Test func otherPartsAreRemarks() throws {
    let found = try imported(
      """
      <style>@keyframes a { }</style><script>x()</script><g style='transition: x 1s'/>
      <rect><animate attributeName='x' from='0' to='1' dur='1s' onend='x()'/></rect>
      """)
    #expect(
      found.remarks.map(\.part) == [
        "a style sheet, which --type css reads", "a script", "style: transition: x 1s", "onend",
      ])
    #expect(found.remarks(besideAnimationNamed: "rect.x") == found.remarks)
  }

  /// One run of one number from start to end is a motion, too.
  @Test func aTweenIsAMotion() throws {
    let found = try imported(
      "<rect><animate attributeName='x' from='1' to='3' dur='2s' begin='0.5s' fill='freeze'/></rect>")
    #expect(found.motions.map { "\($0.name): \($0.motion)" } == ["rect.x: 2s linear 0.5s 1 -> 3"])
    #expect(try imported("<g><animate attributeName='x' values='1;2' dur='1s' repeatCount='2'/></g>").motions.isEmpty)
  }

  @Test(arguments: [
    ("", "line 1, column 1: expected '<', found the end"),
    ("<g/>", "line 1, column 1: expected an svg element, found 'g'"),
    ("<svg>\n <g></svg>", "line 2, column 5: the end tag of 'svg' has no start"),
    ("<svg>", "line 1, column 1: the element 'svg' has no end"),
    ("<svg ='1'/>", "line 1, column 6: expected a name, found '='"),
    ("<svg/><svg/>", "line 1, column 7: expected the end, found another element"),
    ("<!DOCTYPE svg [ ]><svg/>", "line 1, column 1: declarations inside of a document are not read"),
    ("<svg a='&b;'/>", "line 1, column 9: no character is 'b'"),
    ("<svg><!-- ", "line 1, column 6: expected '-->', found the end"),
  ]) func othersAreRefusedWithTheirPlace(text: String, message: String) throws {
    do throws(ImportError) {
      _ = try MotionImporter(of: text, as: .svg)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func markupAroundElementsIsSkipped() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">
      <s:svg xmlns:s="http://www.w3.org/2000/svg"><![CDATA[ <g> ]]><!-- <g> --><s:g id="&#x61;&amp;&#98;">
      <s:animate attributeName="x" from="0" to="1" dur="1s"/></s:g></s:svg>
      """
    #expect(try MotionImporter(of: text, as: .svg).animationNames == ["a&b.x"])
  }

  /// Attributes of other vocabularies, as Inkscape writes them, are not those of SVG.
  @Test func attributesWithAPrefixAreOfOthers() throws {
    let text = """
      <svg version="1.1" inkscape:version="1.3" xml:id="b" id="a" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
       xmlns:xlink="http://www.w3.org/1999/xlink"><rect inkscape:transform="x" sodipodi:id="c">
      <animate foo:begin="5s" attributeName="x" foo:attributeName="y" from="0" to="1" dur="1s" foo:dur="9s"/></rect>
      <circle foo:id="rect" id="ball"/><set xlink:href="#ball" foo:href="#none" attributeName="r" to="2"/></svg>
      """
    let found = try MotionImporter(of: text, as: .svg)
    #expect(found.animationNames == ["rect.x", "ball.r"] && found.problems.isEmpty, "\(found.problems)")
    let animation = try found.animation(named: "rect.x")
    #expect(animation.beginTime == 0 && animation.duration == 1)
    #expect(found.remarks.map(\.part) == ["foo:begin", "foo:attributeName", "foo:dur", "foo:href"])
  }

  @Test(arguments: [
    ("id='a' id='b'", "line 1, column 13: the attribute 'id' again"),
    ("x:id='a' id='a' x:id='b'", "line 1, column 22: the attribute 'x:id' again"),
    ("xmlns:x='a' xmlns='b' xmlns:x='c'", "line 1, column 28: the attribute 'xmlns:x' again"),
  ]) func attributesAreThereOnce(attributes: String, message: String) {
    let error = #expect(throws: ImportError.self) { try MotionImporter(of: "<svg \(attributes)/>", as: .svg) }
    #expect(error?.description == message)
  }

  /// Many elements of one target are read in time that is proportional to them.
  @Test func manyElementsTakeTimeInProportion() throws {
    let growth = try growthOfTime(from: 2500) { count in
      let elements = (1...count).map { "<animate attributeName='x' from='0' to='1' dur='\($0)s'/>" }.joined()
      let found = try imported("<rect>\(elements)</rect>")
      #expect(found.animationNames.count == count)
      for name in found.animationNames { _ = try found.animation(named: name) }
    }
    #expect(growth < 24)
  }
}
