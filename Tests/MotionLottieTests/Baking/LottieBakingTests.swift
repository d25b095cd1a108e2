import MotionLottie
import MotionNumerics
import Testing

/// Expressions as keyframes.
@Suite struct LottieBakingTests {
  private func baking(_ text: String, tolerance: Double = 0.05) throws -> LottieBaking {
    try LottieBaking(of: Array(text.utf8), tolerance: tolerance)
  }

  private func values(_ json: [UInt8], _ path: LottieKeyPath) throws -> [LottieValue] {
    let animation = try LottieAnimation(parsing: json)
    return try stride(from: 0.0, through: 60, by: 0.25).map { frame in
      try #require(animation.values(at: path, frame: frame).first?.value)
    }
  }

  private func numbers(_ value: LottieValue) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .vector(let numbers), .gradient(let numbers): numbers
    case .color(let color): [color.red, color.green, color.blue]
    default: []
    }
  }

  private let document = LottieText.document(
    LottieText.layer(
      4, "Main",
      #"""
      "ind": 7,  "ks": {"r": {"a": 1, "ix": 10, "k": [{"t": 0, "s": [0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
        {"t": 20, "s": [90]}], "x": "loopOut('pingpong')"},
        "p": {"a": 0, "k": [50, 50, 0], "x": "[50 + 20 * Math.sin(time * 6), 50]"},
        "o": {"k": 100, "x": "time >= 1 ? 100 : 40"}, "s": {"k": [100, 100, 100], "x": "value * 0.5"}},
      "shapes": [{"ty": "sh", "nm": "P", "ks": {"k": {"c": true, "v": [[0, 0], [1, 0], [1, 1]], "i": [[0, 0], [0, 0], [0, 0]],
        "o": [[0, 0], [0, 0], [0, 0]]}, "x": "createPath([[0, 0], [10 * time, 0], [5, 5]], [], [], true)"}},
        {"ty": "fl", "nm": "F", "c": {"k": [1, 0, 0, 1], "x": "[time / 2, 0, 0, 1]"}, "o": {"k": 100}}], "custom" : [ 1,2 ]
      """#),
    LottieText.layer(
      5, "Text", #""t": {"d": {"k": [{"t": 0, "s": {"t": "old", "f": "F", "s": 10}}], "x": "'n ' + Math.floor(time)"}}"#
    ))

  /// A bevel is not drawn, and its size is a property all the same.
  @Test func expressionsOfPartsThatAreNotDrawnStay() throws {
    let style = #""sy": [{"ty": 5, "nm": "Bevel", "s": {"k": 4, "x": "time"}}]"#
    for opacity in [#"{"k": 50}"#, #"{"k": 50, "x": "time"}"#] {
      let text = LottieText.document(LottieText.solid("a", #""ks": {"o": \#(opacity)}, \#(style)"#))
      let baking = try baking(text)
      #expect(baking.leftOut == ["/layers/0/sy/0/s"])
      #expect(String(decoding: baking.document, as: UTF8.self).contains(style))
    }
  }

  @Test func valuesStayWithinTheTolerance() throws {
    let baking = try baking(document)
    let text = String(decoding: baking.document, as: UTF8.self)
    #expect(
      !text.contains("\"x\": \"") && text.contains("\"custom\" : [ 1,2 ]") && text.contains("\"ind\": 7,  \"ks\""))
    #expect(baking.leftOut.isEmpty && baking.tracks.count == 7)
    #expect(try LottieAnimation(parsing: baking.document).features[.expression] == nil)
    for path in ["Rotation", "Position", "Opacity", "Scale"].map({ LottieKeyPath(parsing: "Main.Transform.\($0)") }) + [
      "Main.F.Color"
    ] {
      for (old, new) in zip(try values(Array(document.utf8), path), try values(baking.document, path)) {
        for (a, b) in zip(numbers(old), numbers(new)) { #expect(abs(a - b) <= 0.05 + 1e-6, "\(path)") }
      }
    }
    #expect(try values(Array(document.utf8), "Text.Text") == values(baking.document, "Text.Text"))
    for track in baking.tracks {
      #expect(track.errorAtFrames <= 0.05 + 1e-6 && track.errorBetweenFrames <= 0.05 + 1e-6 && track.failure == nil)
    }
  }

  @Test func keysAreFew() throws {
    let tracks = try baking(document).tracks
    let counts = Dictionary(uniqueKeysWithValues: tracks.map { ($0.pointer, $0.keyCount) })
    #expect(counts["/layers/0/ks/r"] == 4 && counts["/layers/0/ks/s"] == 0 && counts["/layers/0/ks/o"] == 3)
    #expect(counts["/layers/0/shapes/1/c"] == 2 && counts["/layers/0/shapes/0/ks"] == 2 && counts["/layers/1/t/d"] == 3)
    #expect(try #require(counts["/layers/0/ks/p"]) < 70)
    let coarse = try baking(document, tolerance: 1).tracks.first { $0.pointer == "/layers/0/ks/p" }
    #expect(try #require(coarse?.keyCount) < 24)
  }

  /// A cubic in time, from and to any value and with any slopes at its ends, is one easing between two keys.
  @Test(arguments: [(0.0, 90.0, 0.0, 0.0), (20, -70, 0, 0), (20, 110, 1, 0), (-300, 60, 0.5, 2), (7, 8, 0, 3)])
  func cubicsAreEasings(start: Double, end: Double, first: Double, last: Double) throws {
    // Its slopes at the ends are `first` and `last` times that of the line.
    let (square, cube) = (3 - 2 * first - last, first + last - 2)
    let x = "var u = time / 2; \(start) + \(end - start) * u * (\(first) + u * (\(square) + u * \(cube)))"
    let text = LottieText.document(LottieText.layer(3, "A", #""ks": {"r": {"k": 0, "x": "\#(x)"}}"#))
    let baking = try baking(text, tolerance: 1e-3)
    #expect(baking.tracks.map { $0.failure } == [nil])
    #expect(baking.tracks.map { $0.keyCount } == [2], "\(String(decoding: baking.document, as: UTF8.self))")
  }

  @Test func jumpsAreHeld() throws {
    let text = String(decoding: try baking(document).document, as: UTF8.self)
    #expect(text.contains(#""o": {"a":1,"k":[{"t":0,"s":[40],"h":1},{"t":30,"s":[100]"#))
  }

  @Test func anExpressionThatRunsOnIsTriedOnce() throws {
    let member = #""ks": {"r": {"k": 7, "x": "for (;;) {}"}}"#
    let baking = try baking(LottieText.document(LottieText.layer(3, "A", member)))
    #expect(baking.tracks.map { $0.failure } == ["too many steps"])
    #expect(try values(baking.document, "A.Transform.Rotation").allSatisfy { $0 == .number(7) })
  }

  @Test func failuresAreNamed() throws {
    let text = LottieText.document(
      LottieText.layer(3, "A", #""ks": {"r": {"k": 5, "x": "nothing.here"}}"#))
    let baking = try baking(text)
    #expect(baking.tracks.map { $0.failure } == ["nothing is not known"])
    #expect(String(decoding: baking.document, as: UTF8.self).contains(#""r": {"k":5}"#))
  }

  @Test func documentsWithoutExpressionsAreTheSame() throws {
    let text = LottieText.document(LottieText.solid("A"))
    #expect(try baking(text).document == Array(text.utf8))
    #expect(throws: LottieError.self) { try baking("{}") }
    #expect(throws: LottieError.self) {
      try baking(
        #"{"v": "5", "fr": 30, "ip": 0, "op": 1e9, "w": 1, "h": 1, "layers": [{"ty": 3, "ks": {"r": {"k": 1, "x": "2"}}}]}"#
      )
    }
  }
}
