import Glibc

/// How many inputs of a seed each target has had, in a file: a long run goes on where it was interrupted.
///
/// A line has the target, the seed and the number of inputs from index 0 on; of several lines the last one counts.
struct FuzzLedger {
  let path: String
  /// The seconds between two lines of a run: so many are lost when it is interrupted.
  static let interval = 5.0

  /// The number of inputs that a target has had.
  func reached(by target: String, seed: UInt64) -> Int {
    guard let file = fopen(path, "r") else { return 0 }
    defer { fclose(file) }
    var reached = 0
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let words = text.split { $0 == " " || $0 == "\n" }
      guard words.count == 3, words[0] == target, words[1] == "\(seed)", let count = Int(words[2]) else { continue }
      reached = count
    }
    return reached
  }

  /// Adds a line.
  func note(_ target: String, seed: UInt64, reached: Int) {
    guard let file = fopen(path, "a") else { return }
    fputs("\(target) \(seed) \(reached)\n", file)
    fclose(file)
  }
}
