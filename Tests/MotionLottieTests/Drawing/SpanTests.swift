import MotionLottie
import Testing
import VectorScene

/// When layers are shown, and in which order.
struct SpanTests {
  @Test func theFirstLayerIsOnTop() throws {
    let text = LottieText.document(LottieText.solid("top"), LottieText.solid("below"))
    let nodes = try LottieAnimation(parsing: text).scene(at: 0).nodes
    #expect(nodes.map(\.groupName) == ["below", "top"])
  }

  @Test func aLayerIsShownFromItsFirstFrameToBeforeItsLast() throws {
    let text = LottieText.document(LottieText.solid("a", #""ip": 10, "op": 20"#))
    let animation = try LottieAnimation(parsing: text)
    for (frame, count) in [(9.999, 0), (10, 1), (19.999, 1), (20, 0), (-5, 0), (.nan, 0)] {
      let group = try #require(animation.scene(at: frame).group("a"))
      #expect(group.children.count == count, "at \(frame)")
    }
  }

  @Test func theLastPictureStaysAtTheEnd() throws {
    let text = LottieText.document(LottieText.solid("a"))
    let animation = try LottieAnimation(parsing: text)
    for frame in [60, 61, 1e9, .infinity] {
      #expect(try #require(animation.scene(at: frame).group("a")).children.count == 1, "at \(frame)")
    }
  }

  @Test func aHiddenLayerIsNotDrawn() throws {
    let text = LottieText.document(LottieText.solid("a", #""hd": true"#), LottieText.layer(3, "b"))
    #expect(try LottieAnimation(parsing: text).scene(at: 0).nodes.isEmpty)
  }
}

extension Node {
  /// The name of a group; nil for other nodes.
  var groupName: String? {
    if case .group(let group) = self { return group.name }
    return nil
  }
}
