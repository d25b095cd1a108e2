import Foundation
import Testing

@testable import inbetween

/// Each test has its own folder.
@Suite final class InputFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  @Test(arguments: [0, 1, 65_536, 65_537, 200_000])
  func readsAllBytes(count: Int) throws {
    let file = folder.file("x.json")
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try Data(bytes).write(to: file)
    let input = try InputFile(reading: file.path)
    #expect(input.bytes == bytes)
    #expect(input.name == file.path.quoted)
  }

  @Test func aFileThatIsNotThereIsMissing() {
    let path = folder.file("x.json").path
    #expect(throws: CommandFailure.missingInput("\(path.quoted): No such file or directory")) {
      try InputFile(reading: path)
    }
    #expect(throws: CommandFailure.missingInput("'': No such file or directory")) { try InputFile(reading: "") }
  }

  @Test func aFolderIsNoFile() {
    let path = folder.path
    #expect(throws: CommandFailure.missingInput("\(path.quoted): Is a directory")) { try InputFile(reading: path) }
  }

  @Test func aFileIsReadUpToALimit() throws {
    let file = folder.file("x.json")
    try Data(count: 16 << 20).write(to: file)
    #expect(try InputFile(reading: file.path).bytes.count == 16 << 20)
    try Data(count: 16 << 20 + 1).write(to: file)
    let message = "\(file.path.quoted): larger than 16 MiB, the largest file that is allowed"
    #expect(throws: CommandFailure.badData(message)) { try InputFile(reading: file.path) }
  }

  /// Endless input is not read for ever.
  @Test func aDeviceWithoutEndIsTooLarge() {
    #expect(throws: CommandFailure.badData("'/dev/zero': larger than 16 MiB, the largest file that is allowed")) {
      try InputFile(reading: "/dev/zero")
    }
  }
}
