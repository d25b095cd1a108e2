import MotionLottie
import MotionNumerics
import Testing

/// Outlines that open or close at a frame, as keyframes.
@Suite struct BakedOutlineTests {
  private func outline(_ json: [UInt8], _ path: LottieKeyPath, at frame: Double) throws -> LottieOutline {
    let value = try LottieAnimation(parsing: json).values(at: path, frame: frame).first?.value
    return try #require(value.flatMap { if case .outline(let outline) = $0 { outline } else { nil } })
  }

  private func baking(_ layer: String) throws -> (document: [UInt8], baking: LottieBaking) {
    let document = Array(LottieText.document(layer).utf8)
    return (document, try LottieBaking(of: document, tolerance: 0.05))
  }

  /// Vertices that rest, move linearly or are eased; at rest, there is a key for each part, and one at the last frame.
  private static let moves = [("150", 3), ("150 * time", 4), ("150 * Math.sin(time)", 0)]

  /// The numbers alone do not tell an open outline from a closed one.
  @Test(arguments: ["time >= 1", "time < 1"], Self.moves)
  func aMaskThatOpensOrClosesIsHeldUpToThere(isClosed: String, move: (side: String, keys: Int)) throws {
    let script = "createPath([[0, 0], [\(move.side), 0], [150, 150]], [], [], \(isClosed))"
    let zeros = "[[0, 0], [0, 0], [0, 0]]"
    let start = "{\"c\": false, \"v\": [[0, 0], [1, 0], [1, 1]], \"i\": \(zeros), \"o\": \(zeros)}"
    let mask = "{\"mode\": \"a\", \"pt\": {\"k\": \(start), \"x\": \"\(script)\"}}"
    let (document, baking) = try baking(LottieText.solid("a", "\"masksProperties\": [\(mask)]"))
    for frame in stride(from: 0.0, through: 60, by: 0.25) {
      let (old, new) = (
        try outline(document, "a.Mask 1.Path", at: frame), try outline(baking.document, "a.Mask 1.Path", at: frame)
      )
      #expect(new.isClosed == old.isClosed, "at \(frame)")
      for (a, b) in zip(old.vertices, new.vertices) {
        #expect(abs(a.point.x - b.point.x) <= 0.05 + 1e-6, "at \(frame)")
      }
    }
    #expect(baking.tracks.allSatisfy { $0.errorAtFrames <= 0.05 + 1e-6 && $0.errorBetweenFrames <= 0.05 + 1e-6 })
    if move.keys == 3 { #expect(baking.tracks.map { $0.keyCount } == [3]) }
  }

  @Test func aShapeThatOpensIsHeldUpToThere() throws {
    let zeros = "[[0, 0], [0, 0], [0, 0]]"
    let layer = LottieText.layer(
      4, "a",
      """
      "shapes": [{"ty": "sh", "nm": "P", "ks": {"k": {"c": true, "v": [[0, 0], [9, 0], [9, 9]], "i": \(zeros),
        "o": \(zeros)}, "x": "createPath([[0, 0], [150, 0], [150, 150]], [], [], time < 1)"}},
        {"ty": "st", "c": {"k": [1, 0, 0]}, "w": {"k": 2}}]
      """)
    let (document, baking) = try baking(layer)
    for frame in [0.0, 29.75, 30, 45, 60] {
      #expect(
        try outline(baking.document, "a.P.Path", at: frame).isClosed
          == outline(document, "a.P.Path", at: frame).isClosed)
      #expect(try outline(baking.document, "a.P.Path", at: frame).isClosed == (frame < 30))
    }
  }
}
