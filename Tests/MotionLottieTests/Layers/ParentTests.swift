import MotionLottie
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// The maps of layers with parents.
struct ParentTests {
  private func map(_ name: LottieKeyPath, _ layers: String...) throws -> Affine {
    let animation = try LottieAnimation(parsing: LottieText.document(layers.joined(separator: ",\n")))
    return try #require(animation.geometry(of: name, at: 0)).map
  }

  private func layer(_ name: String, index: Int, parent: Int? = nil, x: Double, _ members: String = "") -> String {
    let parent = parent.map { ", \"parent\": \($0)" } ?? ""
    return LottieText.solid(
      name, "\"ind\": \(index)\(parent), \"ks\": {\"p\": {\"a\": 0, \"k\": [\(x), 0]}}\(members)")
  }

  @Test func aParentIsFoundByItsNumberWhereverItIs() throws {
    let maps = try map(
      "c", layer("c", index: 7, parent: 30, x: 1), layer("a", index: 4, x: 100), layer("b", index: 30, parent: 4, x: 10)
    )
    #expect(maps == .translation(x: 111, y: 0))
  }

  @Test func ofTwoLayersOfANumberTheFirstIsTheParent() throws {
    #expect(
      try map("c", layer("a", index: 1, x: 10), layer("b", index: 1, x: 20), layer("c", index: 2, parent: 1, x: 1))
        == .translation(x: 11, y: 0))
  }

  @Test func aHiddenParentAndOneOutsideItsSpanMoveTheirChildren() throws {
    let hidden = layer("a", index: 1, x: 10, #", "hd": true"#)
    let later = LottieText.layer(3, "b", #""ip": 40, "ind": 2, "parent": 1, "ks": {"p": {"k": [5, 0]}, "o": {"k": 0}}"#)
    let text = LottieText.document(hidden, later, layer("c", index: 3, parent: 2, x: 1))
    let group = try #require(LottieAnimation(parsing: text).scene(at: 0).group("c"))
    #expect(group.transform == .translation(x: 16, y: 0))
    // Opacity is not inherited.
    #expect(group.opacity == 1)
  }

  @Test func circlesAreCut() throws {
    let text = LottieText.document(
      layer("a", index: 1, parent: 2, x: 1), layer("b", index: 2, parent: 3, x: 10),
      layer("c", index: 3, parent: 1, x: 100), layer("d", index: 4, parent: 4, x: 1000),
      layer("e", index: 5, parent: 3, x: 5))
    let animation = try LottieAnimation(parsing: text)
    #expect(animation.warnings.map { "\($0.feature) \($0.count)" } == ["cycle of parents 2"])
    let scene = animation.scene(at: 0)
    // c leads back to a, and has lost its parent.
    let expected = [("a", 111.0), ("b", 110), ("c", 100), ("d", 1000), ("e", 105)]
    for (name, x) in expected { #expect(try #require(scene.group(name)).transform.tx == x, "\(name)") }
  }

  @Test func aChainOfParentsMayBeAsLongAsTheDocument() throws {
    let count = thorough(20_000)
    let layers = (1...count).map { index in
      let parent = index == count ? "" : ", \"parent\": \(index + 1)"
      return "{\"ty\": 1, \"sw\": 1, \"sh\": 1, \"ind\": \(index)\(parent), \"ks\": {\"p\": {\"k\": [1, 0]}}}"
    }
    let animation = try LottieAnimation(parsing: LottieText.document(layers.joined(separator: ",")))
    let nodes = animation.scene(at: 0).nodes
    #expect(nodes.count == min(count, 100_000))
    if case .group(let first)? = nodes.last, nodes.count == count { #expect(first.transform.tx == Double(count)) }
  }
}
