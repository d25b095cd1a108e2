import Foundation
import Testing

/// The ending of the output's name says the format, or is refused.
@Suite final class OutputFormatTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  private static let commands: [(arguments: [String], endings: [String])] = [
    (["sample", "ease", "--count", "3"], ["csv", "tsv", "json", "ndjson", "jsonl", "npy"]),
    (["path", "M0 0H9", "--count", "3"], ["csv", "json", "npy", "svg", "html"]),
    (["path", "M0 0H9", "--count", "3", "--plot"], ["svg", "html"]),
    (["plot", "ease"], ["svg", "html", "htm"]), (["describe", "ease"], ["txt", "json"]),
    (["effect", "render", "pop-scale", "--rate", "10"], ["svg", "html", "json"]),
    (["effect", "sample", "pop-scale", "--rate", "10"], ["csv", "npy"]),
    (["simulate", ExampleDocument.path("chain"), "--plot"], ["svg", "html"]),
    (["simulate", ExampleDocument.path("chain")], ["tsv", "svg", "html"]),
    (["simulate", "--equation", "x' = -x", "--to", "1"], ["csv", "svg"]),
    (["animate", ExampleDocument.path("pop-scale")], ["csv", "svg", "html", "htm"]),
    (["simulate", ExampleDocument.path("duffing"), "--film", "--rate", "5"], ["svg", "html", "json"]),
    (["animate", ExampleDocument.path("pop-scale"), "--plot"], ["svg", "html"]),
    (["presets"], ["txt", "json"]),
  ]

  @Test func theEndingIsTheFormat() throws {
    for (arguments, endings) in Self.commands {
      for ending in endings {
        let file = folder.file("out.\(ending)")
        let run = try Tool.run(arguments + ["-o", file.path], input: "")
        // How near a Lottie document is, is said on standard error.
        let hasRemark = (arguments[0] == "effect" || arguments.contains("--film")) && ending == "json"
        #expect(run.exitCode == 0 && run.output.isEmpty, "\(arguments) \(ending): \(run.errors)")
        #expect(run.errors.isEmpty != hasRemark, "\(arguments) \(ending): \(run.errors)")
        let bytes = [UInt8](try Data(contentsOf: file))
        #expect(Self.ending(of: bytes) == Self.kinds[ending], "\(arguments) \(ending)")
      }
    }
  }

  /// The format of a file's content, by the ending of its name.
  private static let kinds = [
    "csv": "csv", "tsv": "tsv", "json": "json", "ndjson": "ndjson", "jsonl": "ndjson", "npy": "npy", "svg": "svg",
    "html": "html", "htm": "html", "txt": "text",
  ]

  private static func ending(of bytes: [UInt8]) -> String {
    if bytes.starts(with: Array("\u{93}NUMPY".unicodeScalars.map { UInt8($0.value) })) { return "npy" }
    let text = String(decoding: bytes, as: UTF8.self)
    let line = text.prefix { $0 != "\n" }
    if text.hasPrefix("<svg") { return "svg" }
    if text.hasPrefix("<!DOCTYPE html>") { return "html" }
    if text.hasPrefix("[") || (line.hasPrefix("{") && !line.contains("\"time\"")) { return "json" }
    if text.hasPrefix("{") { return "ndjson" }
    if line.contains("\t") { return "tsv" }
    return line.contains(",") && !line.contains("(") && !line.contains(" ") ? "csv" : "text"
  }

  @Test func whatCannotBeWrittenIsRefused() throws {
    for (arguments, endings) in Self.commands {
      for ending in ["webp", "mov", "avif", "pdf", "csv", "svg", "json", "npy", "out"] where !endings.contains(ending) {
        // A table may be all of the formats of tables.
        if endings.contains("csv") || endings.contains("tsv"), ["csv", "json", "npy"].contains(ending) { continue }
        let file = folder.file("no.\(ending)")
        let run = try Tool.run(arguments + ["-o", file.path], input: "")
        #expect(run.exitCode == 64, "\(arguments) \(ending)")
        #expect(run.output.isEmpty && run.errors.contains("expected a name that ends in"), "\(arguments) \(ending)")
        #expect(!FileManager.default.fileExists(atPath: file.path))
      }
    }
  }

  @Test func aContradictionIsRefused() throws {
    let file = folder.file("table.csv").path
    let run = try Tool.run("sample", "ease", "--format", "npy", "-o", file)
    #expect(run.exitCode == 64 && run.errors.contains("--format npy contradicts the name of the file"))
    #expect(try Tool.run("sample", "ease", "--format", "csv", "-o", file).exitCode == 0)
    // An ending that says nothing needs a format; no ending has the usual one.
    #expect(try Tool.run("sample", "ease", "-o", folder.file("table.dat").path).exitCode == 64)
    #expect(try Tool.run("sample", "ease", "--format", "csv", "-o", folder.file("table.dat").path).exitCode == 0)
    #expect(try Tool.run("sample", "ease", "--format", "csv", "-o", folder.file("table.png").path).exitCode == 64)
    #expect(try Tool.run("sample", "ease", "-o", folder.file("table").path).exitCode == 0)
    #expect(try Tool.run("sample", "ease", "-o", "/dev/null").exitCode == 0)
  }

  @Test func precisionIsForPeople() throws {
    let table = try Tool.run("sample", "spring(1 100 10)", "--count", "3", "--precision", "3").output
    #expect(table == "time,value\n0,0\n0.635,0.987\n1.27,1\n")
    #expect(
      try Tool.run("sample", "linear", "--at", "-0.0001,2.5", "--precision", "0").output == "time,value\n0,0\n3,3\n")
    let facts = try Tool.run("describe", "spring(duration: 0.5, bounce: 0.3)", "--precision", "4").output
    #expect(facts.contains("bounce                              0.3\n") || facts.contains(" 0.3\n"))
    for wrong in ["-1", "16", "x", "1.5"] {
      #expect(try Tool.run("sample", "ease", "--precision", wrong).exitCode == 65, "\(wrong)")
    }
    #expect(try Tool.run("sample", "ease", "--precision", "3", "--format", "npy").exitCode == 64)
  }
}
