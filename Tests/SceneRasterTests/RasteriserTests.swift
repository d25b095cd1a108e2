import Foundation
import MotionNumerics
import Testing
import VectorScene

@testable import SceneRaster

/// Pixels through the helper, which must be there if all tests are required, `INBETWEEN_REQUIRE_ALL=1`.
@Suite(.enabled(if: RasterHelper.isExpected))
struct RasteriserTests {
  private let square = Node.shape(
    Shape(
      .rectangle(x: 2, y: 2, width: 4, height: 4), fill: Fill(Color(red: 1, green: 0, blue: 0, alpha: 0.5))))

  @Test func straightColours() throws {
    let picture = try Rasteriser().picture(of: Scene(size: [8, 8], nodes: [square]), scale: 2)
    #expect(picture.size == PixelSize(width: 16, height: 16))
    #expect(picture[8, 8] == [255, 0, 0, 128] || picture[8, 8] == [255, 0, 0, 127])
    #expect(picture[0, 0] == [0, 0, 0, 0])
  }

  @Test func aFileThereAndBack() throws {
    let rasteriser = try Rasteriser(threads: 1)
    let scene = Scene(size: [8, 8], background: .white, nodes: [square])
    let picture = try rasteriser.picture(of: scene)
    #expect(try rasteriser.picture(ofPNG: rasteriser.png(of: scene)) == picture)
    #expect(try rasteriser.picture(ofPNG: rasteriser.png(of: picture, as: .pngWithAlpha)) == picture)
    try rasteriser.finish()
  }

  /// Browsers add the light; librsvg alone draws what is on top.
  @Test func lightIsAdded() throws {
    func colored(_ color: Color, _ blendMode: BlendMode) -> Node {
      let shape = Shape(.rectangle(x: 0, y: 0, width: 4, height: 4), fill: Fill(color))
      return .group(Group(blendMode: blendMode, children: [.shape(shape)]))
    }
    let nodes = [
      colored(Color(red: 0.6, green: 0.2, blue: 0), .normal),
      colored(Color(red: 0.6, green: 0.2, blue: 1), .plusLighter),
    ]
    let picture = try Rasteriser().picture(of: Scene(size: [4, 4], nodes: nodes))
    #expect(picture[1, 1] == [255, 102, 255, 255])
    // A canvas of another shape clips all of it; the light mixes with what is in the clip, not with what is behind.
    let clipped = Group(
      transform: .translation(x: 2, y: 0), clip: Clip(.rectangle(x: 0, y: 0, width: 4, height: 4)), children: nodes)
    let behind = Color(red: 0, green: 0.2, blue: 0.4)
    let wide = Scene(size: [8, 4], background: behind, nodes: [.group(clipped)])
    let other = try Rasteriser().picture(of: wide)
    #expect(other[3, 1] == [255, 102, 255, 255] && other[0, 0] == [0, 51, 102, 255] && !wide.losesPlusLighter)
    let alone = Scene(
      size: [8, 4], background: behind, nodes: [.group(Group(clip: clipped.clip, children: [nodes[1]]))])
    #expect(try Rasteriser().picture(of: alone)[1, 1] == [153, 51, 255, 255])
  }

  @Test func framesComeInOrder() throws {
    let rasteriser = try Rasteriser(threads: 3)
    func scene(_ index: Int) -> Scene {
      // The first of four takes longest.
      let count = index % 4 == 0 ? 400 : 1
      return Scene(
        size: [64, 4],
        nodes: (0..<count).map { _ in
          .shape(Shape(.rectangle(x: Double(index), y: 0, width: 1, height: 4), fill: Fill(.black)))
        })
    }
    var frames = try RasterFrames(of: 40, as: .rgba, by: rasteriser, scene: scene)
    var index = 0
    while let bytes = try frames.next() {
      let picture = PixelPicture(size: frames.size, bytes: bytes)
      #expect((0..<64).filter { picture[$0, 1].w == 255 } == [index])
      index += 1
    }
    #expect(index == 40)
    #expect(try rasteriser.picture(of: scene(3))[3, 0].w == 255)
  }

  /// The answers to abandoned requests were taken for those to the next ones, and the end waited for them for ever.
  @Test func framesThatNobodyTakes() throws {
    let rasteriser = try Rasteriser(threads: 2)
    func draw(_ color: Color, takes count: Int) throws {
      var frames = try RasterFrames(of: 40, as: .rgba, by: rasteriser) { _ in
        Scene(size: [300, 300], background: color)
      }
      for _ in 0..<count {
        #expect(try frames.next()?.prefix(4) == (color == .white ? [255, 255, 255, 255] : [0, 0, 0, 255]))
      }
    }
    try draw(.black, takes: 1)
    #expect(try rasteriser.picture(of: Scene(size: [300, 300], background: .white))[0, 0] == [255, 255, 255, 255])
    try draw(.black, takes: 2)
    try draw(.white, takes: 2)
    try rasteriser.finish()
  }

  /// A picture of 151.5 pixels was stretched to the 152 that it has.
  @Test func partsOfPixels() throws {
    let halves = [Color.black, .white].enumerated().map { index, color in
      Node.shape(Shape(.rectangle(x: 20.0 * Double(index), y: 0, width: 20, height: 11), fill: Fill(color)))
    }
    let picture = try Rasteriser().picture(of: Scene(size: [101, 11], background: .white, nodes: halves), scale: 1.5)
    #expect(picture.size == PixelSize(width: 152, height: 17))
    #expect((0..<152).filter { picture[$0, 8] != [255, 255, 255, 255] } == Array(0..<30))
    #expect((0..<30).allSatisfy { picture[$0, 8] == [0, 0, 0, 255] })
  }

  @Test func moreLightThanCanBeAdded() throws {
    let dot = Node.shape(Shape(.rectangle(x: 0, y: 0, width: 1, height: 1), fill: Fill(.black)))
    let lights = [Node](repeating: .group(Group(blendMode: .plusLighter, children: [dot])), count: 4097)
    let rasteriser = try Rasteriser()
    #expect {
      try rasteriser.picture(of: Scene(size: [4, 4], nodes: lights))
    } throws: { error in
      guard case .refused(let reason) = error as? RasterError else { return false }
      return reason.contains("4096")
    }
    #expect(try rasteriser.picture(of: Scene(size: [4, 4], background: .black))[0, 0] == [0, 0, 0, 255])
  }

  @Test func aFileWithoutAFont() throws {
    let rasteriser = try Rasteriser(fonts: [#filePath], threads: 5000)
    #expect(throws: RasterError.refused("no font is in \(#filePath)")) {
      try rasteriser.picture(of: Scene(size: [4, 4]))
    }
  }

  /// Descriptors and processes of rasterisers that are not wanted any more, started or failed.
  @Test func nothingIsLeft() throws {
    // Other tests open files at the same time.
    func descriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let before = try descriptors()
    for _ in 0..<50 {
      _ = try Rasteriser(threads: 1).picture(of: Scene(size: [4, 4]))
      _ = try? Rasteriser(helper: "/bin/false").picture(of: Scene(size: [4, 4]))
      _ = try? Rasteriser(helper: "/nowhere/none")
    }
    #expect(try descriptors() < before + 50)
  }

  @Test func whatCannotBeDrawn() throws {
    let rasteriser = try Rasteriser()
    #expect(throws: RasterError.self) { try rasteriser.picture(of: Scene(size: [1e5, 1e5])) }
    #expect(throws: RasterError.self) { try rasteriser.picture(of: Scene(size: [.nan, 4])) }
    let broken = Shape(
      .rectangle(x: 0, y: 0, width: 4, height: 4), fill: Fill(Color(red: .nan, green: 0, blue: 0)))
    #expect(throws: RasterError.self) { try rasteriser.picture(of: Scene(size: [4, 4], nodes: [.shape(broken)])) }
    #expect(throws: RasterError.self) { try rasteriser.picture(ofPNG: [1, 2, 3]) }
    // It goes on.
    #expect(try rasteriser.picture(of: Scene(size: [4, 4], background: .black))[0, 0] == [0, 0, 0, 255])
  }

  @Test func programsThatAreNotThereOrFail() throws {
    #expect(throws: RasterError.missingProgram("none")) { try Rasteriser(helper: "/nowhere/none") }
    let failing = try Rasteriser(helper: "/bin/false")
    #expect(throws: RasterError.failedProgram("false", reason: "ended with code 1")) {
      try failing.picture(of: Scene(size: [4, 4]))
    }
    #expect(throws: RasterError.failedProgram("false", reason: "it has ended")) {
      try failing.picture(of: Scene(size: [4, 4]))
    }
  }

  @Test func snapshots() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    let snapshots = try SceneSnapshots(folder: folder)
    let scene = Scene(size: [8, 8], nodes: [square])
    #expect(throws: SnapshotFailure.recorded(path: folder + "/card.png")) { try snapshots.check(scene, named: "card") }
    try snapshots.check(scene, named: "card")
    let other = Scene(size: [8, 8], background: .black, nodes: [square])
    #expect {
      try snapshots.check(other, named: "card")
    } throws: { error in
      guard case .differs(let comparison, _) = error as? SnapshotFailure else { return false }
      return comparison.differingShare == 1 && "\(error)".contains("card.difference.png")
    }
    #expect(try files() == ["card.difference.png", "card.now.png", "card.png"])
    try snapshots.check(scene, named: "card")
    #expect(try files() == ["card.png"])
    #expect(throws: SnapshotFailure.self) { try snapshots.check(Scene(size: [9, 8]), named: "card") }
    try SceneSnapshots(folder: folder, isRecording: true).check(other, named: "card")
    try snapshots.check(other, named: "card")
    // Folders are made, but not where a file is.
    #expect(throws: SnapshotFailure.recorded(path: folder + "/a/b/card.png")) {
      try SceneSnapshots(folder: folder + "/a/b").check(scene, named: "card")
    }
    for file in ["/card.png", "/card.png/below"] {
      #expect(throws: SnapshotFailure.self) { try SceneSnapshots(folder: folder + file) }
    }
  }
}

enum RasterHelper {
  static var isExpected: Bool {
    Posix.executable(named: Rasteriser.helperName) != nil
      || ProcessInfo.processInfo.environment["INBETWEEN_REQUIRE_ALL"] == "1"
  }
}
