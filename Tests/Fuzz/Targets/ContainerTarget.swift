import Foundation
import LottieArchive
import MotionLottie
import MotionNumerics
import TestSupport
import VectorScene

/// The bytes of a container.
struct ContainerInput: CustomStringConvertible {
  var bytes: [UInt8]

  var description: String { Data(bytes).base64EncodedString() }
}

/// Damaged containers of Lottie animations: each opens, with bounded work, or is refused with a reason.
enum ContainerTarget: FuzzTarget {
  static let name = "containers"

  private static let examples: [[UInt8]] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Reference/containers/good")
    let names = [
      "first.lottie", "second.lottie", "themed.lottie", "lettered.lottie", "streamed.lottie", "folders.zip",
      "sticker.tgs",
    ]
    return names.map { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { fatalError("no container \(name)") }
      return Array(data)
    }
  }()

  static func input(_ random: inout SplitMix64) -> ContainerInput {
    var bytes = examples[random.below(examples.count)]
    for _ in 0...random.below(6) {
      let place = random.below(bytes.count)
      switch random.below(6) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes[place] ^= 1 << UInt8(random.below(8))
      // The numbers of an archive are at its end.
      case 2: bytes[bytes.count - 1 - random.below(min(120, bytes.count))] = [0, 1, 0x7F, 0xFF][random.below(4)]
      case 3: bytes.removeLast(random.below(bytes.count))
      case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(8)))
      default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: random.below(bytes.count))
      }
      if bytes.isEmpty { bytes = [0x50] }
    }
    return ContainerInput(bytes: bytes)
  }

  /// Nearly all of the time is that of the documents.
  static func expectedSeconds(for input: ContainerInput) -> Double { 1e-3 + 2e-6 * Double(input.bytes.count) }

  static func check(_ input: ContainerInput, _ examination: Examination) {
    do throws(LottieContainerError) {
      let container = try LottieContainer(reading: input.bytes)
      examination.require(!container.animationNames.isEmpty, "a container has an animation")
      for name in container.animationNames.prefix(4) { try check(name, in: container, examination) }
    } catch {
      examination.require(!error.description.isEmpty, "an error says what it is")
    }
  }

  private static func check(
    _ name: String, in container: LottieContainer, _ examination: Examination
  ) throws(LottieContainerError) {
    let opened = try container.opened(name)
    examination.require(
      opened.name == name, "what is opened has the name that was asked for", "\(opened.name), \(name)")
    examination.require(opened.document.count <= 64 << 20, "a document is within its limit")
    for theme in container.themeNames.prefix(2) { _ = try container.opened(name, theme: .named(theme)) }
    guard examination.asks(oneIn: 4) else { return }
    let frames = opened.animation.frames
    let scene = opened.animation.scene(at: (frames.lowerBound + frames.upperBound) / 2)
    // A colour beyond 255 or a size beyond a scene's is refused there, in words.
    do throws { _ = try scene.svg() } catch { examination.require("\(error)" != "", "an error says what it is") }
  }

  static var regressions: [Regression<ContainerInput>] { [] }
}
