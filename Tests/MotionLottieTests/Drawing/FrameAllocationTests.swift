import AllocationCounter
import MotionLottie
import Testing

/// A frame costs what it shows, not how long the file is: tested in optimised code, as unoptimised generic code boxes
/// values.
@Suite(.enabled(if: allocations_should_be_counted() && !_isDebugAssertConfiguration()))
struct FrameAllocationTests {
  init() throws {
    try #require(allocations_are_counted())
  }

  @Test func aFrameOfALongFileAllocatesWhatOneOfAShortFileDoes() throws {
    let (short, long) = (try animation(frameCount: 60), try animation(frameCount: 6000))
    for part in [0.01, 0.37, 0.5, 0.93] {
      let (shortCount, longCount) = (count(short, at: part), count(long, at: part))
      #expect(shortCount == longCount, "\(part)")
      // A check of the counter: each frame makes a new scene.
      #expect(shortCount > 0)
    }
  }

  /// The number of blocks that a frame at a part of the animation allocates.
  private func count(_ animation: LottieAnimation, at part: Double) -> Int {
    let frame = animation.frames.upperBound * part
    // The first time sets up everything that is made once, such as the metadata of types.
    let first = animation.scene(at: frame)
    let start = allocation_count()
    let second = animation.scene(at: frame)
    let count = allocation_count() - start
    #expect(first == second)
    return count
  }

  /// Shapes with a key at every frame for a rotation, a colour and an outline.
  private func animation(frameCount: Int) throws -> LottieAnimation {
    func keys(_ value: (Int) -> String) -> String {
      let ease = #""o": {"x": 0.3, "y": 0}, "i": {"x": 0.7, "y": 1}"#
      return (0...frameCount).map { #"{"t": \#($0), "s": \#(value($0)), \#(ease)}"# }.joined(separator: ",")
    }
    let tangents = #""i": [[0, 0], [1, 1], [0, 0]], "o": [[0, 0], [2, 1], [0, 0]]"#
    let outline = keys { #"[{"c": true, "v": [[0, 0], [\#($0 % 9 + 1), 5], [0, 9]], \#(tangents)}]"# }
    let layer = """
      {"ty": 4, "nm": "a", "ip": 0, "op": \(frameCount), "ks": {"r": {"k": [\(keys { "[\($0 % 90 + 1)]" })]}},
       "shapes": [{"ty": "sh", "ks": {"k": [\(outline)]}}, {"ty": "fl", "c": {"k": [\(keys { "[0.\($0 % 9), 0, 1]" })]}}]}
      """
    return try LottieAnimation(
      parsing: #"{"v": "5.12.0", "fr": 30, "ip": 0, "op": \#(frameCount), "w": 9, "h": 9, "layers": [\#(layer)]}"#)
  }
}
