import LayerAnimation
import LottieImport
import MotionImport
import MotionNumerics
import Testing

/// The keyframes of Lottie properties.
@Suite struct LottieImportTests {
  private static let document = """
    {"fr": 30, "layers": [{"nm": "Ball", "ks": {"r": {"a": 1, "k": [
      {"t": 6, "s": [0], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1.4]}},
      {"t": 30, "s": [100], "h": 1}, {"t": 45, "s": [20]}]}}}]}
    """

  @Test func aPropertyIsAnAnimation() throws {
    let spin = try ImportedAnimation(lottie: Self.document, path: "Ball.r")
    #expect(spin.beginTime == 0.2 && spin.duration == 1.3 && spin.fillMode == .both && spin.repeatCount == 1)
    #expect(spin.place == nil && spin.name.isEmpty && spin.tracks.count == 1)
    #expect(spin.tracks[0].keyPath == "Ball.r" && spin.tracks[0].values == [[0], [100], [20]])
    #expect(spin.tracks[0].keyTimes == [0, 24.0 / 39, 1])
    #expect(spin.tracks[0].curves == [.cubicBezier(CubicBezier(0.4, 0, 0.2, 1.4)), .stepEnd])
    #expect(
      try ImportedAnimation(lottie: Self.document, path: "layers[0].ks.r").tracks[0].values == spin.tracks[0].values)
    // A lone property has no rate.
    let lone = #"[{"t": 0, "s": 1}, {"t": 30, "s": 2}]"#
    #expect(try ImportedAnimation(lottie: lone).duration == 0.5)
    #expect(try ImportedAnimation(lottie: lone, frameRate: 30).duration == 1)
  }

  /// A layer may have the name of a member of the document, which comes first where it has the path.
  @Test func layersMayHaveNamesOfMembers() throws {
    let keys = { (end: Int) in #"{"k": [{"t": 0, "s": [1]}, {"t": 30, "s": [\#(end)]}]}"# }
    let json = """
      {"w": 9, "slots": {"r": \(keys(4))}, "layers": [{"nm": "w", "ks": {"r": \(keys(2)), "o": {}}},
        {"nm": "slots", "ks": {"r": \(keys(5)), "p": \(keys(3))}}]}
      """
    for (path, end) in [("w.r", 2.0), ("w.ks.r", 2), ("slots.r", 4), ("slots.p", 3)] {
      #expect(try ImportedAnimation(lottie: json, path: path).tracks[0].values == [[1], [end]], "\(path)")
    }
    for (path, message) in [("w.x", "layers[0].ks: no 'x'"), ("layers[0].x", "layers[0]: no 'x'")] {
      let error = #expect(throws: LottieImportError.self) { try ImportedAnimation(lottie: json, path: path) }
      #expect(error?.description == message)
    }
  }

  /// In old documents a key holds its start and its end, the last one only a time.
  @Test func keysOfOldDocumentsHoldTheirEnd() throws {
    let old = """
      {"k": [{"t": 0, "s": [1, 2], "e": [3, 4], "to": [0, 0], "ti": [0, 0]}, {"t": 15, "s": [3, 4], "e": [5, 6]},
        {"t": 60, "to": [9, 9], "o": {"x": 0.3, "y": 0}}], "x": ""}
      """
    let animation = try ImportedAnimation(lottie: old)
    #expect(animation.tracks[0].values == [[1, 2], [3, 4], [5, 6]])
    #expect(animation.tracks[0].keyTimes == [0, 0.25, 1] && animation.tracks[0].curves == [.linear, .linear])
  }

  @Test func handlesOnTheDiagonalAreLinear() throws {
    func curve(_ out: String, _ into: String) throws -> TimingCurve {
      let json = #"[{"t": 0, "s": 1, "o": {"x": \#(out)}, "i": {"x": \#(into)}}, {"t": 30, "s": 2}]"#
      return try ImportedAnimation(lottie: json).tracks[0].curves[0]
    }
    #expect(try curve(#"0.3, "y": 0.3"#, #"0.6, "y": 0.6"#) == .linear)
    #expect(try curve(#"0.3, "y": 0.3"#, #"0.6, "y": 1"#) == .cubicBezier(CubicBezier(0.3, 0.3, 0.6, 1)))
    #expect(try curve(#"0.3, "y": 0"#, #"0.6, "y": 0.6"#) == .cubicBezier(CubicBezier(0.3, 0, 0.6, 0.6)))
  }

  /// Times of up to 10⁹ frames are read.
  @Test func timesHaveALimit() throws {
    let longest = try ImportedAnimation(lottie: #"[{"t": -1e9, "s": 1}, {"t": 1e9, "s": 2}]"#, frameRate: 10)
    #expect(longest.beginTime == -1e8 && longest.duration == 2e8)
    for time in ["-1000000001", "1000000001"] {
      let error = #expect(throws: LottieImportError.self) {
        try ImportedAnimation(lottie: #"[{"t": \#(time), "s": 1}, {"t": 2e9, "s": 2}]"#)
      }
      #expect(error?.description == "[0].t: expected a number of frames")
    }
  }

  @Test func delaysHaveALimit() {
    let error = #expect(throws: LottieImportError.self) {
      try ImportedAnimation(lottie: #"[{"t": 999999999, "s": 1}, {"t": 1e9, "s": 2}]"#, frameRate: 1e-42)
    }
    #expect(error?.description.hasPrefix("no document has a delay of 9.9999999") == true)
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [Double]) func ratesArePositive(rate: Double) {
    let error = #expect(throws: LottieImportError.self) {
      try ImportedAnimation(lottie: #"[{"t": 0, "s": 1}, {"t": 30, "s": 2}]"#, frameRate: rate)
    }
    #expect(error?.description == "fr: expected a positive number")
  }

  @Test(
    arguments: [
      ("{", nil, "line 1, column 2: expected"), ("", nil, "expected an object, found nothing"),
      (#"{"k": 5}"#, nil, "k: expected an array of keyframes, found a number"),
      (#"[{"t": 0, "s": [1]}, {"t": 0, "s": [2]}]"#, nil, "[1].t: expected a later time than that"),
      (#"[{"t": 0}, {"t": 9, "s": [2]}]"#, nil, "[0].s: missing"),
      (#"[{"t": 0, "s": [1], "e": [2]}, {"t": 9, "s": [3]}]"#, nil, "[0].e: expected the start of the next"),
      (#"[{"t": 0, "s": [1, 2], "to": [1, 0]}, {"t": 9, "s": [3, 4]}]"#, nil, "[0].to: a position on a curve"),
      (#"{"k": [{"t": 0, "s": 1}, {"t": 9, "s": 3}], "x": "time"}"#, nil, "x: no document has an expression"),
      (#"[{"t": 0, "s": [1]}, {"t": 9, "s": []}]"#, nil, "[1].s: expected 1 to 16 numbers"),
      (#"[{"t": 0, "s": [1, 1e101]}, {"t": 9, "s": [3, 4]}]"#, nil, "[0].s: expected a number from -1e+100 to 1e+100"),
      (#"[{"t": 0, "s": 1}, {"t": 1e-51, "s": 3}]"#, nil, "no document has a duration of"),
      (document, nil, "a whole document: choose a property by its path"),
      (document, "Bell.r", "no layer 'Bell'; did you mean 'Ball'?"), (document, "Ball.s", "layers[0].ks: no 's'"),
    ] as [(String, String?, String)]) func othersAreRefusedWithTheirPath(
      json: String, path: String?, message: String
    ) throws
  {
    do throws(LottieImportError) {
      _ = try ImportedAnimation(lottie: json, path: path)
      Issue.record("\(json) was read")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }
}
