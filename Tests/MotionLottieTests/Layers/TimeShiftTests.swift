import MotionLottie
import MotionNumerics
import TestSupport
import Testing

/// A document whose frames are counted from another one on shows the same pictures at the shifted frames.
struct TimeShiftTests {
  /// Layers with spans, keys, masks, a time remap and stretched precompositions, all of them moved by some frames.
  ///
  /// The keys of a precomposition are in its own frames: it is the start of the layers that show it that moves.
  private static func document(_ shift: Double, _ numbers: [Double]) -> String {
    func key(_ frame: Double, _ value: String) -> String {
      #"{"t": \#(frame), "s": \#(value), "o": {"x": 0.3, "y": 0}, "i": {"x": 0.6, "y": 1}}"#
    }
    let position = "{\"a\": 1, \"k\": [\(key(numbers[0] + shift, "[0, 0]")), \(key(numbers[1] + shift, "[64, 32]"))]}"
    let inner = "{\"a\": 1, \"k\": [\(key(0, "[10]")), \(key(30, "[90]"))]}"
    let remap = "{\"a\": 1, \"k\": [\(key(numbers[0] + shift, "[0]")), \(key(numbers[1] + shift, "[0.5]"))]}"
    let zeros = "[[0,0],[0,0],[0,0]]"
    let outline = "{\"c\": true, \"v\": [[0,0],[9,0],[9,9]], \"i\": \(zeros), \"o\": \(zeros)}"
    let mask =
      "{\"mode\": \"s\", \"pt\": {\"k\": \(outline)}, \"x\": "
      + "{\"a\": 1, \"k\": [\(key(numbers[0] + shift, "[-4]")), \(key(numbers[1] + shift, "[4]"))]}}"
    func layer(_ type: Int, _ name: String, _ span: Range<Double>, _ members: String) -> String {
      #"{"ty": \#(type), "nm": "\#(name)", "ip": \#(span.lowerBound + shift), "op": \#(span.upperBound + shift), \#(members)}"#
    }
    let solid = ##""sw": 10, "sh": 10, "sc": "#ff0000""##
    return """
      {"fr": 32, "ip": \(shift), "op": \(shift + 64), "w": 100, "h": 80, "layers": [
        \(layer(1, "moving", 4..<50, "\(solid), \"ao\": 1, \"ks\": {\"p\": \(position)}, \"masksProperties\": [\(mask)]")),
        \(layer(0, "stretched", 0..<64, "\"refId\": \"one\", \"st\": \(numbers[2] + shift), \"sr\": 2")),
        \(layer(0, "remapped", 0..<64, "\"refId\": \"one\", \"st\": \(numbers[2] + shift), \"tm\": \(remap)"))],
       "assets": [{"id": "one", "layers": [
         {"ty": 1, "nm": "inside", "ip": 0, "op": 30, \(solid), "ks": {"o": \(inner)}}]}]}
      """
  }

  @Test func picturesMoveWithTheFrames() throws {
    var random = SplitMix64(seed: 383)
    for round in 0..<20 {
      // Few binary digits: the sums are exact.
      func frame(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 4 }
      let numbers = [frame(0...80), frame(100...240), frame(-40...80)]
      let shift = frame(-2000...4000)
      let plain = try LottieAnimation(parsing: Self.document(0, numbers))
      let moved = try LottieAnimation(parsing: Self.document(shift, numbers))
      #expect(moved.frames == shift..<shift + 64)
      for frame in [-3, 0, 4, 50, 64, 99] + (0..<20).map({ _ in frame(0...256) }) {
        #expect(moved.scene(at: frame + shift) == plain.scene(at: frame), "round \(round), frame \(frame) by \(shift)")
      }
    }
  }
}
