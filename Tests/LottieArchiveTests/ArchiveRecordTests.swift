import LottieArchive
import Testing

/// The records of archives: comments, numbers of 64 bits, extra fields, paths.
struct ArchiveRecordTests {
  private func problem(_ archive: HandmadeArchive) -> LottieContainerError.Problem? {
    ContainerFile.error(archive.bytes)?.problem
  }

  private func names(_ archive: HandmadeArchive) throws -> [String] {
    let container = try LottieContainer(reading: archive.bytes)
    for name in container.animationNames { _ = try container.opened(name) }
    return container.animationNames
  }

  @Test(arguments: [0, 1, 22, 65_535])
  func archivesMayHaveComments(count: Int) throws {
    #expect(try names(HandmadeArchive(comment: Array(repeating: 32, count: count))) == ["data"])
  }

  @Test func commentsMayHoldTheSignatureOfAnEnd() throws {
    // The record that counts is the last one whose comment reaches to the end of the file.
    let record = Array(HandmadeArchive(files: []).bytes)
    #expect(try names(HandmadeArchive(comment: record + [0])) == ["data"])
  }

  @Test(arguments: HandmadeArchive.Wide.allCases)
  func eachNumberOfTheEndMayBeWide(number: HandmadeArchive.Wide) throws {
    #expect(try names(HandmadeArchive(wide: [number])) == ["data"])
  }

  @Test func allNumbersOfTheEndMayBeWide() throws {
    let files = [("a.json", HandmadeArchive.document), ("b.json", HandmadeArchive.document)]
    #expect(try names(HandmadeArchive(files: files, wide: [.count, .size, .offset])) == ["a", "b"])
    #expect(try names(HandmadeArchive(disk: 0xFFFF, wide: [.count, .size, .offset])) == ["data"])
  }

  @Test func partsOfSeveralFilesAreRefused() {
    #expect(problem(HandmadeArchive(disk: 1)) == .unsupported)
    #expect(problem(HandmadeArchive(disk: 1, wide: [.offset])) == .unsupported)
  }

  @Test(arguments: [[0], [1], [2], [0, 1], [1, 2], [0, 1, 2]] as [Set<Int>])
  func numbersOfEntriesMayBeWide(numbers: Set<Int>) throws {
    let files = [("a.json", HandmadeArchive.document), ("b.json", HandmadeArchive.document)]
    #expect(try names(HandmadeArchive(files: files, wideNumbers: numbers)) == ["a", "b"])
    // A time of the file, by the kind 0x5455, of five bytes.
    let time: [UInt8] = [0x55, 0x54, 5, 0, 1, 2, 3, 4, 5]
    #expect(try names(HandmadeArchive(files: files, wideNumbers: numbers, extraBefore: time)) == ["a", "b"])
    #expect(try names(HandmadeArchive(files: files, wideNumbers: numbers, extraBefore: time + time)) == ["a", "b"])
  }

  @Test func extraFieldsEndWithTheirEntry() throws {
    #expect(problem(HandmadeArchive(wideNumbers: [2], overstatement: 1)) == .damaged)
    // Wide numbers that are not there.
    #expect(problem(HandmadeArchive(wideNumbers: [0, 1, 2], overstatement: -8)) == .damaged)
    #expect(problem(HandmadeArchive(wideNumbers: [0, 1, 2], overstatement: -24)) == .tooLarge)
    // Without wide numbers nobody reads the fields.
    #expect(try names(HandmadeArchive(extraBefore: [0xFF, 0xFF, 0xFF])) == ["data"])
  }

  @Test(arguments: [
    ("a\u{1F}b.json", false), ("a b.json", true), ("a..json", true), ("..a/b.json", true), ("a/..", false),
    ("a:/b.json", false), ("a/b:.json", true), ("/b.json", false), ("a//b.json", true), ("a\\b.json", false),
  ])
  func pathsStayInTheArchive(path: String, isInside: Bool) {
    let files = [("data.json", HandmadeArchive.document), (path, HandmadeArchive.document)]
    #expect(problem(HandmadeArchive(files: files)) == (isInside ? nil : .unsafePath))
  }

  @Test func eachKindOfUnusedPartIsNamedOnce() throws {
    let paths = ["a/ball.json", "s/one.json", "u/one.mp3", "s/two.json", "u/two.mp3", "s.json"]
    let files = [("manifest.json", "{}")] + paths.map { ($0, HandmadeArchive.document) }
    let container = try LottieContainer(reading: HandmadeArchive(files: files).bytes)
    #expect(
      container.warnings.map(\.description)
        == ["s/one.json: state machines are not run", "u/one.mp3: sounds are not played"])
    #expect(container.animationNames == ["ball"])
  }
}
