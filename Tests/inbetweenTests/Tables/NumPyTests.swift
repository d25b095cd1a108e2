import Foundation
import Testing

/// Each test has its own folder.
@Suite final class NumPyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  private func array(in file: URL) throws -> NumPyArray {
    try NumPyArray(Array(FileHandle(forReadingFrom: file).readToEnd() ?? Data()))
  }

  @Test func aFileHoldsTheNumbersOfTheOtherFormats() throws {
    let file = folder.file("table.npy")
    let motions = ["sample", "1s ease", "spring(1 100 10)", "--velocity", "--count", "10001"]
    let run = try Tool.run(motions + ["--format", "npy", "-o", file.path], input: "")
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty)
    let array = try array(in: file)
    #expect((array.rowCount, array.columnCount) == (10001, 5))
    let text = try Tool.run(motions, input: "").output.split(separator: "\n").dropFirst()
    let numbers = text.flatMap { $0.split(separator: ",").compactMap { Double($0) } }
    #expect(array.numbers == numbers)
  }

  @Test func aPipeGetsTheSameBytes() throws {
    let (file, copy) = (folder.file("table.npy"), folder.file("copy.npy"))
    let script = """
      "$0" sample ease --count 5000 --format npy -o "$1" && "$0" sample ease --count 5000 --format npy | cat > "$2" \\
        && cmp "$1" "$2" && wc -c < "$1"
      """
    let run = try Tool.shell(script, file.path, copy.path)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.output.filter(\.isNumber) == String(128 + 5000 * 2 * 8))
  }

  @Test func anInfiniteVelocityIsInfinite() throws {
    let file = folder.file("table.npy")
    _ = try Tool.run("sample", "ease-in-circ", "--at", "0,1", "--velocity", "--format", "npy", "-o", file.path)
    let array = try array(in: file)
    #expect(array.row(0) == [0, 0, 0])
    #expect(array.row(1) == [1, 1, .infinity])
  }

  @Test func noTimesGiveAnArrayWithoutRows() throws {
    let file = folder.file("table.npy")
    _ = try Tool.run("sample", "ease", "--at", "-", "--format", "npy", "-o", file.path, input: "")
    let array = try array(in: file)
    #expect((array.rowCount, array.columnCount) == (0, 2))
    #expect(array.numbers.isEmpty)
  }
}
