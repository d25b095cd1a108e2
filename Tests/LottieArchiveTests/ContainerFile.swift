import FoundationEssentials
import LottieArchive

/// A container of `Tests/Reference/containers`.
enum ContainerFile {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Reference/containers")

  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: path))) }

  /// A good container.
  static func container(_ name: String) throws -> LottieContainer {
    try LottieContainer(reading: try bytes("good/" + name))
  }

  /// The error with which bytes are refused, wherever in the container; nil if all of it can be opened.
  static func error(_ bytes: [UInt8]) -> LottieContainerError? {
    do throws(LottieContainerError) {
      let container = try LottieContainer(reading: bytes)
      for name in container.animationNames {
        _ = try container.opened(name)
        for theme in container.themeNames { _ = try container.opened(name, theme: .named(theme)) }
      }
      return nil
    } catch {
      return error
    }
  }
}
