import Foundation
import Testing

/// Each test has its own folder.
@Suite final class OutputFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  private let table = "time,value\n0,0\n1,1\n"
  private let sample = ["sample", "linear", "--count", "2", "-o"]

  @Test func aNewFileHasTheUsualPermissions() throws {
    let file = folder.file("new.csv")
    let run = try Tool.shell("umask 027; \"$0\" sample linear --count 2 -o \"$1\"", file.path)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(try text(of: file) == table)
    #expect(try permissions(of: file) == 0o640)
    #expect(try folder.contents() == ["new.csv"])
  }

  @Test func anExistingFileIsReplacedAndKeepsItsPermissions() throws {
    let file = folder.file("old.csv")
    try Data("something longer than the table that replaces it".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: file.path)
    let reader = try FileHandle(forReadingFrom: file)
    #expect(try Tool.run(sample + [file.path], input: "").exitCode == 0)
    #expect(try text(of: file) == table)
    #expect(try permissions(of: file) == 0o604)
    #expect(try folder.contents() == ["old.csv"])
    // A reader that had opened the old file still has all of it.
    #expect(try reader.readToEnd()?.count == 48)
  }

  @Test func aSymbolicLinkStays() throws {
    let manager = FileManager.default
    let target = folder.file("data/target.csv")
    try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    let link = folder.file("link.csv")
    try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "second.csv")
    let second = folder.file("second.csv")
    try manager.createSymbolicLink(atPath: second.path, withDestinationPath: "data/target.csv")
    // First a link to a file that does not exist yet, then to an existing one.
    for _ in 1...2 {
      #expect(try Tool.run(sample + [link.path], input: "").exitCode == 0)
      #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == "second.csv")
      #expect(try manager.destinationOfSymbolicLink(atPath: second.path) == "data/target.csv")
      #expect(try text(of: target) == table)
    }
  }

  @Test func aLinkInACircleCannotBeWritten() throws {
    let link = folder.file("link.csv")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "link.csv")
    try expectUnwritable(link.path, "Too many levels of symbolic links")
  }

  @Test func aFolderThatDoesNotExistCannotBeWritten() throws {
    try expectUnwritable(folder.file("missing/table.csv").path, "No such file or directory")
    #expect(try folder.contents().isEmpty)
  }

  @Test func aFolderIsNoFile() throws {
    try expectUnwritable(folder.path, "Is a directory")
    #expect(try folder.contents().isEmpty)
  }

  @Test func aFullDeviceCannotBeWritten() throws {
    try expectUnwritable("/dev/full", "No space left on device")
    let run = try Tool.shell("\"$0\" sample linear > /dev/full")
    #expect(run.exitCode == 73)
    #expect(run.errors == "inbetween: standard output: No space left on device\n")
  }

  @Test(arguments: ["", "trap '' XFSZ; "])
  func aFailureLeavesWhatWasThere(setUp: String) throws {
    let file = folder.file("big.csv")
    try Data("old".utf8).write(to: file)
    // A limit on the size of files fails the write after some pieces.
    let run = try Tool.shell(
      setUp + "ulimit -f 100; \"$0\" sample ease --count 100000 -o \"$1\"", file.path)
    #expect(run.exitCode == 73)
    #expect(run.errors == "inbetween: '\(file.path)': File too large\n")
    #expect(try text(of: file) == "old")
    #expect(try folder.contents() == ["big.csv"])
  }

  @Test func badInputLeavesNoFile() throws {
    let file = folder.file("none.csv")
    #expect(try Tool.run("sample", "steps(0)", "-o", file.path).exitCode == 65)
    #expect(try Tool.run("sample", "ease", "--count", "1e12", "-o", file.path).exitCode == 65)
    #expect(try Tool.run("sample", "ease", "--at", "-", "-o", file.path, input: "0 nan").exitCode == 65)
    #expect(try folder.contents().isEmpty)
  }

  @Test func devicesAndPipesAreWrittenInPlace() throws {
    #expect(try Tool.run(sample + ["/dev/null"], input: "").exitCode == 0)
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    #expect(try Tool.run(sample + ["/dev/stdout"], input: "").output == table)
    #expect(try Tool.run(sample + ["-"], input: "").output == table)
    #expect(try Tool.shell("\"$0\" sample linear --count 2 -o /dev/stdout | cat").output == table)
    let pipe = folder.file("pipe").path
    let script = "mkfifo \"$1\"; cat \"$1\" & \"$0\" sample linear --count 2 -o \"$1\" && wait"
    #expect(try Tool.shell(script, pipe).output == table)
    #expect(try folder.contents() == ["pipe"])
  }

  @Test func standardOutputIsAppendedToIfTheShellSaysSo() throws {
    let file = folder.file("log.csv")
    let script = "\"$0\" sample linear --count 2 -o /dev/stdout >> \"$1\""
    for _ in 1...2 { #expect(try Tool.shell(script, file.path).exitCode == 0) }
    #expect(try text(of: file) == table + table)
  }

  private func permissions(of file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  private func expectUnwritable(_ path: String, _ reason: String) throws {
    let run = try Tool.run(sample + [path], input: "")
    #expect(run.exitCode == 73)
    #expect(run.output.isEmpty)
    #expect(run.errors == "inbetween: '\(path)': \(reason)\n")
  }
}
