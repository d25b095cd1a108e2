import LayerAnimation
import LottieImport
import MotionExport
import MotionImport
import MotionNumerics
import TestSupport
import Testing

/// Imported animations as those of a layer.
@Suite struct ImportedAnimationTests {
  private func animation(_ frames: String, _ rule: String = "") throws -> ImportedAnimation {
    try MotionImporter(of: "\(rule) @keyframes k { \(frames) }", as: .css).animation(named: "k")
  }

  @Test func aLayerShowsTheKeyframes() throws {
    let frames = "0% { opacity: 0.2 } 50% { opacity: 1; animation-timing-function: linear } to { opacity: 0 }"
    let read = try animation(frames, "a { animation: k 2s ease-in 1s both }").layerAnimation
    #expect(read.timing == MediaTiming(beginTime: 1, duration: 2, repeatCount: 1, fillMode: .both))
    let layer = {
      var layer = Layer()
      layer.add(read, forKey: "k", at: 0)
      return layer
    }()
    for (time, value) in [(0.5, 0.2), (1, 0.2), (2, 1), (2.5, 0.5)] {
      let shown = layer.presentation(at: time).opacity
      #expect(abs(shown - value) < 1e-12, "\(time): \(shown)")
    }
  }

  @Test func severalTracksAreAGroup() throws {
    let read = try animation("from { scale: 1; rotate: 0 } to { scale: 2; rotate: 1turn }").layerAnimation
    guard case .group(let members) = read.content else {
      Issue.record("\(read)")
      return
    }
    #expect(members.count == 2 && read.timing.duration == 1)
  }

  /// What MotionExport writes as keyframes, MotionImport reads as the same keys.
  @Test func writtenKeyframesAreReadAgain() throws {
    let fade = Animation.keyframes(
      "opacity", [0, 0.4, 1],
      LayerTrack.Options(keyTimes: [0, 0.3, 1], timingCurves: [.easeIn, .cubicBezier(CubicBezier(0.2, 0, 0, 1))]),
      duration: 0.8)
    let text = try AnimationExporter(fade).css(name: "fade").text
    // The rule with the times is in a comment of the text.
    let found = try MotionImporter(of: ".a { animation: fade 800ms none } \(text)", as: .css)
    let read = try found.animation(named: "fade")
    #expect(read.duration == 0.8 && read.tracks.count == 1)
    #expect(read.tracks[0].keyTimes == [0, 0.3, 1] && read.tracks[0].values == [[0], [0.4], [1]])
    for (curve, expected) in zip(read.tracks[0].curves, [TimingCurve.easeIn, .cubicBezier(CubicBezier(0.2, 0, 0, 1))]) {
      for progress in [0.1, 0.5, 0.9] { #expect(curve.value(at: progress) == expected.value(at: progress)) }
    }
  }

  /// A property of a document may have a name that no layer takes.
  @Test func namesThatNoLayerTakesAreRefused() throws {
    let json = #"{"layers":[{"nm":"bounds","ks":{"q":{"k":[{"t":0,"s":1},{"t":9,"s":2}]}}}]}"#
    let read = try ImportedAnimation(lottie: json, path: "bounds.q")
    #expect(throws: ParameterError.self) { try read.layerAnimation }
  }
}
