import Foundation
import MotionEffects
import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// The usual calls of a program with a Lottie animation, on the heart of the documentation.
///
/// The calls are those that an app makes of Lottie's own library for iOS: load, speed, loop, play, pause, play to and between
/// progresses with a completion, set the progress, control frames, change a property, add a view to a layer.
struct HeartExampleTests {
  private func heart() throws -> LottieAnimation {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Notebooks/documents/heart.json")
    return try LottieAnimation(parsing: [UInt8](Data(contentsOf: file)))
  }

  @Test func theDocumentHasNothingThatIsNotDrawn() throws {
    let heart = try heart()
    #expect(heart.warnings.isEmpty)
    #expect(heart.markers.map(\.name) == ["pull", "beat", "fade"])
    #expect(heart.duration == 2)
    #expect(heart.layers.map(\.name) == ["Sparks", "Heart", "Ring"])
  }

  @Test func itPlaysLoopsAndPauses() throws {
    // animationSpeed = 1; loopAnimation = YES; [view play]; [view pause]
    var player = LottiePlayer(try heart(), speed: 1)
    player.play(mode: .loop, at: 0)
    #expect(player.frame(at: 0.5) == 30)
    #expect(player.frame(at: 2.5) == 30)
    player.pause(at: 2.5)
    #expect(player.frame(at: 100) == 30)
    #expect(!player.isPlaying(at: 100))
  }

  @Test func itPlaysToAndBetweenProgresses() throws {
    var player = LottiePlayer(try heart())
    // playToProgress:0.8 withCompletion:
    player.play(to: .progress(0.8), at: 0)
    #expect(player.events(in: 0..<9).last == LottiePlayerEvent(.completed(play: 1, finished: true), at: 1.6))
    // playFromProgress:0 toProgress:0.8 withCompletion:, and another call in the middle of it
    player.play(from: .progress(0), to: .progress(0.8), at: 10)
    // animationProgress = 0.25
    player.set(.progress(0.25), at: 11)
    #expect(player.events(in: 10..<12).last == LottiePlayerEvent(.completed(play: 2, finished: false), at: 11))
    #expect(player.frame(at: 11) == 30)
    // Frames are controlled as well.
    player.set(.frame(37), at: 12)
    #expect(player.progress(at: 12) == 37.0 / 120)
  }

  @Test func aPropertyIsChangedAtAFrame() throws {
    let heart = try heart()
    let blue = try heart.overriding("Ring.Ring.Stroke.Color", with: .color(Color(hex: 0x0000FF)))
    #expect(try heart.scene(at: 37).svg().contains("#ed4a6b"))
    #expect(try blue.scene(at: 37).svg().contains("#0000ff"))
    let wide = try heart.overriding("Ring.**.Stroke Width") { .number($0 == 37 ? 20 : 1) }
    #expect(try wide.scene(at: 37).svg().contains("stroke-width=\"20\""))
    #expect(try wide.scene(at: 38).svg().contains("stroke=\"#ed4a6b\""))
    #expect(!(try wide.scene(at: 38).svg().contains("stroke-width=\"20\"")))
  }

  @Test func aViewIsPutIntoALayer() throws {
    let heart = try heart()
    let geometry = try #require(heart.geometry(of: "Heart", at: 37))
    #expect(geometry.isVisible)
    #expect((geometry.map.applied(to: .zero) - [100, 100]).norm < 1e-9)
    let label = Label("Hi", at: .zero, size: 20)
    let svg = try heart.inserting([.label(label)], inLayer: "Heart").scene(at: 37).svg()
    #expect(svg.contains(">Hi</text>"))
  }

  @Test func itIsARefreshEffect() throws {
    var effect = try LottieRefresh(heart(), pull: "pull", refreshing: "beat", ending: "fade")
    effect.pull(to: 0.5, at: 0)
    #expect(effect.frame(at: 0) == 15)
    effect.pull(to: 1, at: 0.2)
    effect.beginRefreshing(at: 0.2)
    effect.endRefreshing(at: 2)
    #expect(abs(effect.restTime - 2.7) < 1e-9)
    #expect(abs(effect.frame(at: 2.45) - 105) < 1e-9)
  }

  @Test func theMovingPictureIsSmallerThanItsFrames() throws {
    let heart = try heart()
    let times = try LottieFrameTimes(of: heart)
    let stills = try times.frames.dropLast().reduce(0) { try $0 + heart.scene(at: $1).svg().utf8.count }
    let moving = try heart.animatedScene().svg().utf8.count
    #expect(times.frames.count == 121)
    #expect(2 * moving <= stills, "\(moving) of \(stills) bytes")
  }
}
