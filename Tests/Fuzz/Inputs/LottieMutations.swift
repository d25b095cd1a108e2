import FoundationEssentials
import MotionNumerics
import TestSupport

/// The documents of Tests/Fixtures/Lottie without the blanks, in the order of their table.
enum LottieFixtures {
  static let all: [[UInt8]] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Lottie")
    guard let table = try? String(contentsOf: folder.appending(path: "fixtures.csv"), encoding: .utf8) else {
      fatalError("no table of fixtures in \(folder.path)")
    }
    return table.split(separator: "\n").dropFirst().map { row in
      let name = row.prefix { $0 != "," } + ".json"
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { fatalError("no fixture \(name)") }
      return withoutBlanks(data)
    }
  }()

  static func any(_ random: inout SplitMix64) -> String {
    String(decoding: all[random.below(all.count)], as: UTF8.self)
  }

  private static func withoutBlanks(_ text: some Sequence<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    var (isInString, isEscaped) = (false, false)
    for byte in text {
      if isInString || byte > 0x20 { kept.append(byte) }
      if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
      isEscaped = isInString && byte == UInt8(ascii: "\\") && !isEscaped
    }
    return kept
  }
}

/// Changes of a JSON text: of a few bytes, or of whole values, so that the text stays JSON.
enum LottieMutation {
  static func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    random.once(in: 4) ? RandomText.mutated(text, &random) : withOtherValues(text, &random)
  }

  /// The text with a few of its values replaced, removed or doubled.
  static func withOtherValues(_ text: String, _ random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...random.below(random.once(in: 4) ? 8 : 3) {
      guard let range = value(in: bytes, near: random.below(max(1, bytes.count))) else { continue }
      switch random.below(16) {
      case 0: remove(range, from: &bytes)
      case 1, 2: bytes.insert(contentsOf: Array(bytes[range]) + [UInt8(ascii: ",")], at: range.lowerBound)
      case 3, 4, 5: replace(range, in: &bytes, byOneOf: bytes, &random)
      case 6, 7, 8:
        replace(range, in: &bytes, byOneOf: LottieFixtures.all[random.below(LottieFixtures.all.count)], &random)
      case 9:
        let other = [
          RandomLottie.scalar(&random), RandomLottie.outline(&random), RandomLottie.transform(&random),
          RandomLottie.shapes(&random, depth: 2), RandomLottie.layer(&random, assets: 1),
        ][random.below(5)]
        bytes.replaceSubrange(range, with: other.utf8)
      default: replaceNumber(in: &bytes, near: range.lowerBound, &random)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func replace(
    _ range: Range<Int>, in bytes: inout [UInt8], byOneOf source: [UInt8], _ random: inout SplitMix64
  ) {
    guard let other = value(in: source, near: random.below(max(1, source.count))), other.count < 2000 else { return }
    bytes.replaceSubrange(range, with: Array(source[other]))
  }

  /// Removes an element, or a member with its key.
  private static func remove(_ range: Range<Int>, from bytes: inout [UInt8]) {
    var start = range.lowerBound
    if start > 0, bytes[start - 1] == UInt8(ascii: ":") {
      start =
        bytes[..<(start - 1)].lastIndex { [UInt8(ascii: "{"), UInt8(ascii: ",")].contains($0) }.map { $0 + 1 } ?? start
    }
    var end = range.upperBound
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
      end += 1
    } else if start > 0, bytes[start - 1] == UInt8(ascii: ",") {
      start -= 1
    }
    bytes.removeSubrange(start..<end)
  }

  private static func replaceNumber(in bytes: inout [UInt8], near place: Int, _ random: inout SplitMix64) {
    func isOfNumber(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E }
    guard let start = bytes[place...].firstIndex(where: isOfNumber) else { return }
    let end = bytes[start...].firstIndex { !isOfNumber($0) } ?? bytes.count
    let number =
      switch random.below(8) {
      case 0: RandomText.number(&random)
      case 1: "\(random.wild())"
      case 2: ["1e12", "-1e12", "1e308", "1e-300", "1e6", "-0"][random.below(6)]
      default: RandomLottie.json(&random)
      }
    bytes.replaceSubrange(start..<end, with: number.utf8)
  }

  /// The first value at or after a place: what follows a colon, a comma or a bracket, to its end.
  private static func value(in bytes: [UInt8], near place: Int) -> Range<Int>? {
    guard place < bytes.count,
      var start = bytes[place...].firstIndex(where: { [0x3A, 0x2C, 0x5B].contains($0) }).map({ $0 + 1 })
    else { return nil }
    // After a comma in an object a key comes first.
    if bytes[start - 1] == 0x2C, start < bytes.count, bytes[start] == 0x22,
      let colon = bytes[start...].prefix(40).firstIndex(of: 0x3A)
    {
      start = colon + 1
    }
    var (depth, isInString, index) = (0, false, start)
    while index < bytes.count {
      switch bytes[index] {
      case 0x5C where isInString: index += 1
      case 0x22: isInString.toggle()
      case _ where isInString: break
      case 0x5B, 0x7B: depth += 1
      case 0x5D, 0x7D:
        if depth == 0 { return start..<index }
        depth -= 1
      case 0x2C where depth == 0: return start..<index
      default: break
      }
      index += 1
    }
    return nil
  }
}
