import LottieArchive
import MotionLottie
import Testing
import VectorScene

/// Containers of each format, and what is opened from them.
struct LottieContainerTests {
  @Test(arguments: [
    ("first.lottie", LottieContainerFormat.dotLottie1, ["ball", "box"], "box"),
    ("stored.lottie", .dotLottie1, ["ball", "box"], "box"),
    ("second.lottie", .dotLottie2, ["ball", "box"], "box"),
    ("streamed.lottie", .dotLottie2, ["ball", "box"], "box"),
    ("folder.zip", .zip, ["data"], "data"), ("beside.zip", .zip, ["data"], "data"),
    ("folders.zip", .zip, ["red/data", "green/data"], "red/data"),
    ("sticker.tgs", .gzip, ["animation"], "animation"),
  ])
  func containersNameTheirAnimations(
    file: String, format: LottieContainerFormat, names: [String], initial: String
  ) throws {
    let container = try ContainerFile.container(file)
    #expect(container.format == format)
    #expect(container.animationNames == names)
    #expect(container.initialAnimationName == initial)
    for name in names { #expect(try container.opened(name).name == name) }
    #expect(try container.opened().name == initial)
  }

  @Test(arguments: [
    "first.lottie", "stored.lottie", "second.lottie", "streamed.lottie", "folder.zip", "beside.zip", "folders.zip",
  ])
  func imagesOfTheArchiveAreInTheAnimation(file: String) throws {
    let opened = try ContainerFile.container(file).opened()
    #expect(opened.animation.images.map { $0.picture != nil } == [true])
    #expect(opened.animation.warnings.isEmpty)
    #expect(try opened.animation.scene(at: 0).svg().contains("data:image/png;base64,"))
  }

  @Test func documentIsTheFileOfTheArchive() throws {
    let opened = try ContainerFile.container("first.lottie").opened("ball")
    #expect(String(decoding: opened.document, as: UTF8.self).hasPrefix(#"{"v": "5.12.0", "nm": "Ball""#))
    #expect(opened.animation.name == "Ball")
    #expect(opened.warnings.isEmpty)
  }

  @Test func unusedPartsAreNamed() throws {
    let container = try ContainerFile.container("second.lottie")
    #expect(container.warnings.map(\.description) == ["s/machine.json: state machines are not run"])
  }

  @Test func fontsOfTheArchiveHaveTheLettersOfTexts() throws {
    let animation = try ContainerFile.container("lettered.lottie").opened().animation
    #expect(animation.warnings.isEmpty)
    #expect(try !animation.scene(at: 0).svg().contains("<text"))
  }

  @Test func unknownNamesAreRefusedWithThoseThereAre() throws {
    let container = try ContainerFile.container("second.lottie")
    let animation = #expect(throws: LottieContainerError.self) { try container.opened("heart") }
    #expect(animation?.description == #"no animation "heart"; there are "ball", "box""#)
    let theme = #expect(throws: LottieContainerError.self) { try container.opened(theme: .named("x")) }
    #expect(theme?.description == #"no theme "x"; there are "light", "dark""#)
    #expect(theme?.problem == .missing)
    let plain = try ContainerFile.container("sticker.tgs")
    let none = #expect(throws: LottieContainerError.self) { try plain.opened(theme: .named("x")) }
    #expect(none?.description == #"no theme "x"; there is none"#)
  }

  @Test func containersAreKnownByTheirFirstBytes() throws {
    #expect(LottieContainer.isContainer(try ContainerFile.bytes("good/first.lottie")))
    #expect(LottieContainer.isContainer(try ContainerFile.bytes("good/sticker.tgs")))
    #expect(!LottieContainer.isContainer(Array("{}".utf8)))
    #expect(!LottieContainer.isContainer([UInt8]()))
    #expect(throws: LottieContainerError.self) { try LottieContainer(reading: Array("{}".utf8)) }
  }
}
