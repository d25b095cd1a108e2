import FoundationEssentials
import MotionNumerics
import Testing

/// Tracks as JSON: there and back, and what is refused.
@Suite struct TrackCodingTests {
  private func again<Stored: Codable>(_ stored: Stored) throws -> Stored {
    try JSONDecoder().decode(Stored.self, from: JSONEncoder().encode(stored))
  }

  private func text(_ stored: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(stored), as: UTF8.self)
  }

  private let keys = [
    Keyframe(0.1, at: 0, curve: .cubicBezier(CubicBezier(0.3, -1, 0.7, 2))), Keyframe(1, at: 0.3, hold: true),
    Keyframe(-2, at: 0.3), Keyframe(1 / 3.0, at: 1e-3 + 1),
  ]

  @Test func tracksOfEveryModeComeBack() throws {
    for mode in CalculationMode.allCases {
      for curve in [TimingCurve.linear, .easeInOut] {
        let track = KeyframeTrack(keys, mode: mode, timingCurve: curve)
        #expect(try again(track) == track)
        #expect(try again(KeyframeTrack([1.0, 5, 2], mode: mode)) == KeyframeTrack([1, 5, 2], mode: mode))
      }
    }
    let points = KeyframeTrack([SIMD2(0, 1), SIMD2(0.1, 1e300), SIMD2(-5, 2)], mode: .cubic)
    #expect(try again(points) == points)
    let lists = InterpolatedTrack([[0.0, 10], [4, 20]], mode: .discrete, timingCurve: .ease)
    #expect(try again(lists) == lists)
  }

  @Test func everySplineComesBack() throws {
    let shapes = [KochanekBartels(tension: 0.5), KochanekBartels(continuity: -1, bias: 0.1), KochanekBartels()]
    let splines: [Spline<Double>] = [
      .natural, .clamped(from: 1, to: -0.1), .periodic, .monotone(.steffen), .monotone(.pchip), .coreAnimation(shapes),
      .kochanekBartels(shapes), .catmullRom(alpha: 0.25, tension: 0.5),
      .bezier([(leaving: 1, arriving: 2), (leaving: 3, arriving: -4)]),
    ]
    for spline in splines {
      let track = KeyframeTrack([1.0, 5, 1], spline: spline)
      #expect(try again(track) == track)
      #expect(try again(spline) == spline)
    }
  }

  @Test func theFormIsPlain() throws {
    let keys = [Keyframe(0.0, at: 0, curve: .easeIn), Keyframe(1, at: 2, hold: true), Keyframe(3, at: 4)]
    #expect(
      try text(KeyframeTrack(keys, timingCurve: .ease))
        == #"{"keyframes":[{"curve":"ease-in","time":0,"value":0},{"hold":true,"time":2,"value":1},"#
        + #"{"time":4,"value":3}],"mode":"linear","timingCurve":"ease"}"#)
    #expect(
      try text(KeyframeTrack([2.0], spline: .catmullRom(alpha: 0)))
        == #"{"keyframes":[{"time":0,"value":2}],"spline":{"alpha":0,"rule":"catmullRom","tension":0}}"#)
    let short = Data(#"{"keyframes": [{"value": 3, "time": 1}]}"#.utf8)
    #expect(try JSONDecoder().decode(KeyframeTrack<Double>.self, from: short) == KeyframeTrack([Keyframe(3, at: 1)]))
  }

  /// A bad document gives an error of decoding that names the place.
  @Test(arguments: [
    (#"{"keyframes": []}"#, "", "keyframes must be at least one, not empty"),
    (#"{"keyframes": [{"value": 1, "time": 1}, {"value": 2, "time": 0}]}"#, "", "keyTimes must be at least"),
    (#"{"keyframes": [{"value": 1, "time": 0, "curve": "easy"}]}"#, "keyframes.0.curve", "easy: column 1"),
    (#"{"keyframes": [{"value": 1, "time": 0, "curve": "ease", "hold": true}]}"#, "keyframes.0.curve", "has no curve"),
    (#"{"keyframes": [{"value": 1, "time": 0}], "timingCurve": "?"}"#, "timingCurve", "?"),
    (#"{"keyframes": [{"value": 1, "time": 0}], "mode": "cubist"}"#, "mode", "cubist"),
    (#"{"keyframes": [{"value": 1, "time": 0}], "mode": "linear", "spline": {"rule": "natural"}}"#, "spline", "mode"),
    (#"{"keyframes": [{"value": 1, "time": 0}], "spline": {"rule": "catmullRom", "alpha": 2}}"#, "spline", "alpha"),
    (
      #"{"keyframes": [{"value": 1, "time": 0}], "spline": {"rule": "kochanekBartels", "shapes": [{"bias": 9}]}}"#,
      "spline.shapes.0", "bias must be in -1…1, not 9"
    ),
  ])
  func badDocuments(text: String, path: String, message: String) {
    do {
      _ = try JSONDecoder().decode(KeyframeTrack<Double>.self, from: Data(text.utf8))
      Issue.record("\(text) is accepted")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".") == path)
      #expect(context.debugDescription.contains(message), "\(context.debugDescription)")
    } catch {
      Issue.record("\(text): \(error)")
    }
  }
}
