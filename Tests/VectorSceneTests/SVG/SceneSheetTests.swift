import Foundation
import TestSupport
import Testing
import VectorScene

/// Compares the documents of `Tests/Fixtures/Scenes`, whose pictures `Scripts/check/effects.py` checks, with the library's.
///
/// `INBETWEEN_WRITE_PICTURES=1 swift test --filter SceneSheetTests` rewrites them.
@Suite struct SceneSheetTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Scenes")

  @Test func theDocumentsAreThoseWhosePicturesAreChecked() throws {
    for (name, scene) in try SceneSheets.all {
      let file = Self.folder.appending(path: "\(name).svg")
      let drawn = try scene.svg()
      if ProcessInfo.processInfo.environment["INBETWEEN_WRITE_PICTURES"] != nil { try Data(drawn.utf8).write(to: file) }
      expectText(drawn, is: try String(contentsOf: file, encoding: .utf8), name)
      _ = try XMLReader.read(drawn)
    }
  }

  @Test func theyInterpolateAndComeBack() throws {
    for (_, scene) in try SceneSheets.all {
      // A turn is decomposed, and comes back to the last bits.
      #expect(try scene.interpolated(to: scene, by: 0.5).svg() == scene.svg())
      #expect(try JSONDecoder().decode(Scene.self, from: JSONEncoder().encode(scene)) == scene)
      #expect(try AnimatedScene(frames: [scene, scene], duration: 1).svg() == scene.svg())
    }
  }
}
