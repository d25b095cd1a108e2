import JSONText
import MotionNumerics
import TestSupport
import Testing

/// Random documents in random notations are parsed back; and a text with random changes is parsed or refused in one line.
@Suite struct RoundTripTests {
  /// Makes trees and writes them.
  private struct Writer {
    var random: SplitMix64

    mutating func tree(depth: Int) -> Tree {
      switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
      case 0: return .null
      case 1: return .bool(Bool.random(using: &random))
      case 2: return .number(Double(Int.random(in: -1000...1000, using: &random)) / 8)
      case 3:
        let number = Double(bitPattern: random.next())
        return .number(number.isFinite ? number : 0)
      case 4: return .string(text())
      case 5, 6: return .array((0..<Int.random(in: 0...5, using: &random)).map { _ in tree(depth: depth - 1) })
      default:
        // Now and then more members than are scanned one by one.
        let count = Int.random(in: 0...(Int.random(in: 0..<8, using: &random) == 0 ? 40 : 5), using: &random)
        return .object(
          (0..<count).map { index in
            // No key twice: up to the space no two are the same.
            Tree.Field(key: Array(("\(index) " + text()).utf8), value: tree(depth: depth - 1))
          })
      }
    }

    mutating func text() -> String {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let limit = random.element(of: [0x20, 0x80, 0x80, 0x80, 0x800, 0x10000, 0x110000] as [UInt32])
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) { text.append(scalar) }
      }
      return String(text)
    }

    private mutating func space() -> String {
      Int.random(in: 0..<4, using: &random) > 0 ? "" : random.element(of: [" ", "\n", "\r\n", "\t", "  "])
    }

    mutating func write(_ tree: Tree) -> String {
      let text: String
      switch tree {
      case .null: text = "null"
      case .bool(let isTrue): text = isTrue ? "true" : "false"
      case .number(let bits): text = "\(Double(bitPattern: bits))"
      case .string(let bytes): text = write(bytes)
      case .array(let elements): text = "[" + space() + elements.map { write($0) }.joined(separator: ",") + "]"
      case .object(let fields):
        let members = fields.map { space() + write($0.key) + space() + ":" + write($0.value) }
        text = "{" + space() + members.joined(separator: ",") + "}"
      }
      return space() + text + space()
    }

    private mutating func write(_ bytes: [UInt8]) -> String {
      var text = "\""
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n" where Bool.random(using: &random): text += "\\n"
        case _ where scalar.value < 0x20 || Int.random(in: 0..<5, using: &random) == 0:
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        default: text.unicodeScalars.append(scalar)
        }
      }
      return text + "\""
    }
  }

  @Test func writtenDocumentsAreParsedBack() throws {
    var writer = Writer(random: SplitMix64(seed: 2017))
    for _ in 0..<thorough(20_000) {
      let tree = writer.tree(depth: 5)
      let text = writer.write(tree)
      #expect(Tree(try JSONDocument(parsing: text).root) == tree, "\(text)")
    }
  }

  /// The strings that the package itself writes, of all control characters, too.
  @Test func stringsAreReadBack() throws {
    var writer = Writer(random: SplitMix64(seed: 8259))
    let controls = (0 as UInt8..<0x20).map { String(Unicode.Scalar($0)) }
    for text in controls + (0..<thorough(5000)).map({ _ in writer.text() }) {
      #expect(Tree(try JSONDocument(parsing: text.jsonString).root) == .string(text), "\(text.jsonString)")
    }
  }

  /// The places of all values: the value is there, and its path leads to it.
  @Test func placesLeadToTheirValues() throws {
    var writer = Writer(random: SplitMix64(seed: 6901))
    for _ in 0..<thorough(1000) {
      let text = writer.write(writer.tree(depth: 4))
      let root = try JSONDocument(parsing: text).root
      func visit(_ value: JSONValue, _ path: [JSONPath.Step]) {
        let place = value.place
        #expect(place.path.steps == path)
        let end = text.utf8.index(text.utf8.startIndex, offsetBy: place.offset)
        let line = text.utf8[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        #expect(place.line == line.count)
        if let elements = value.elements {
          for (index, element) in elements.enumerated() { visit(element, path + [.index(index)]) }
        }
        if let members = value.members {
          for member in members { visit(member.value, path + [.key(member.key)]) }
        }
      }
      visit(root, [])
    }
  }

  @Test func anyChangeIsReadOrRefusedInOneLine() {
    var writer = Writer(random: SplitMix64(seed: 99))
    let telling = Array(#"{}[]",:\0-eE.+ntu1d8"#.utf8) + [0, 0x0A, 0x80, 0xBF, 0xC3, 0xED, 0xF4, 0xFF]
    for _ in 0..<thorough(30_000) {
      let tree = writer.tree(depth: 4)
      var bytes = Array(writer.write(tree).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &writer.random) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &writer.random)
        switch Int.random(in: 0..<4, using: &writer.random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = writer.random.element(of: telling)
        case 2: bytes.insert(writer.random.element(of: telling), at: index)
        default: bytes.removeLast(bytes.count - index)
        }
      }
      for policy in [JSONDuplicateKeys.refuse, .last] {
        do {
          let document = try JSONDocument(parsing: bytes, duplicateKeys: policy)
          // All numbers are finite, and the counts of members are right.
          expectSound(document.root)
        } catch {
          let message = error.description
          #expect(!message.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }, "\(message)")
          #expect(message.count < 300)
          #expect((0...bytes.count).contains(error.place.offset))
        }
      }
    }
  }

  private func expectSound(_ value: JSONValue) {
    switch value.content {
    case .null, .bool, .string: break
    case .number(let number): #expect(number.isFinite)
    case .array(let elements):
      #expect(elements.count == Array(elements).count)
      for element in elements { expectSound(element) }
    case .object(let members):
      #expect(members.count == Array(members).count)
      for member in members { expectSound(member.value) }
    }
  }
}
