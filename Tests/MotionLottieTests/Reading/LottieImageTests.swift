import MotionLottie
import Testing
import VectorScene

/// Images in documents and in files beside them.
struct LottieImageTests {
  private static let layers = [
    LottieText.layer(2, "inside", #""refId": "a""#), LottieText.layer(2, "beside", #""refId": "b""#),
  ]
  private static let assets = #"""
    "assets": [
      {"id": "a", "w": 20, "h": 10, "e": 1, "p": "data:image/png;base64,iVBORw0KGgo="},
      {"id": "b", "w": 30, "h": 40, "u": "images/", "p": "b.png"},
      {"id": "c", "w": 1, "h": 1, "p": "data:text/plain,none"}]
    """#
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private func animation() throws -> LottieAnimation {
    try LottieAnimation(parsing: LottieText.document(Self.layers[0], Self.layers[1], members: Self.assets))
  }

  @Test func anImageInTheDocumentIsStretchedToItsSize() throws {
    let group = try #require(animation().scene(at: 0).group("inside"))
    #expect(group.children == [.image(Picture(Self.png, mediaType: .png, size: [20, 10]))])
  }

  @Test func anImageInAFileIsDrawnOnceItIsProvided() throws {
    let animation = try animation()
    #expect(animation.images.map(\.path) == ["", "images/b.png", ""])
    #expect(animation.warnings.map(\.feature) == ["image file", "damaged image"])
    #expect(try #require(animation.scene(at: 0).group("beside")).children.isEmpty)
    let complete = animation.withImages { $0.path == "images/b.png" ? Self.png : nil }
    #expect(complete.warnings.map(\.feature) == ["damaged image"])
    let group = try #require(complete.scene(at: 0).group("beside"))
    #expect(group.children == [.image(Picture(Self.png, mediaType: .png, size: [30, 40]))])
  }

  /// Overrides of a document with expressions once began again at the document as it was read.
  @Test func providedImagesSurviveOverridesBesideExpressions() throws {
    let turned = LottieText.layer(2, "beside", #""refId": "b", "ks": {"r": {"k": 0, "x": "time * 10"}}"#)
    let animation = try LottieAnimation(parsing: LottieText.document(turned, members: Self.assets))
    let complete = animation.withImages { _ in Self.png }
    let changed = try complete.overriding("beside.Opacity", with: .number(50))
    #expect(changed.images.map { $0.picture == nil } == complete.images.map { $0.picture == nil })
    #expect(changed.warnings == complete.warnings)
  }

  @Test func bytesOfNoPictureAreLeftOut() throws {
    let animation = try animation().withImages { _ in [1, 2, 3] }
    #expect(animation.images[1].picture == nil)
    #expect(animation.warnings.map(\.feature) == ["image file", "damaged image"])
  }

  @Test func theImageOfASlotStandsInItsPlace() throws {
    let text = LottieText.document(
      Self.layers[1],
      members: #"""
        "assets": [{"id": "b", "w": 3, "h": 4, "p": "b.png", "sid": "photo"}],
        "slots": {"photo": {"p": {"id": "x", "w": 5, "h": 6, "p": "data:image/png;base64,iVBORw0KGgo="}}}
        """#)
    let animation = try LottieAnimation(parsing: text)
    #expect(animation.images.map(\.picture?.size) == [[5, 6]])
    #expect(animation.features[.slot] == 1)
  }
}
