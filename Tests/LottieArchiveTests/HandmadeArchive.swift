/// An archive of stored files, made byte by byte, in which each record says what a test wants.
///
/// Source: PKWARE, *APPNOTE.TXT, .ZIP File Format Specification*, version 6.3.10, §4.3 and §4.5.3.
struct HandmadeArchive {
  /// A number of the record at the end that is in the record of 64 bits instead.
  enum Wide: CaseIterable { case count, size, offset }

  /// The files by their paths, in order.
  var files: [(path: String, text: String)] = [("data.json", Self.document)]
  var comment: [UInt8] = []
  var disk = 0
  var wide: Set<Wide> = []
  /// The numbers of an entry in the directory that are stated as more than 32 bits: unpacked, packed, offset.
  var wideNumbers: Set<Int> = []
  /// What is before the field with the wide numbers among the extra fields of the directory.
  var extraBefore: [UInt8] = []
  /// So many more bytes than it has are stated for the field with the wide numbers.
  var overstatement = 0

  /// A document without layers.
  static let document = #"{"v":"5.5.2","fr":10,"ip":0,"op":20,"w":40,"h":30,"layers":[]}"#

  var bytes: [UInt8] {
    var (body, directory): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      let (path, data) = (Array(file.path.utf8), Array(file.text.utf8))
      let numbers = [data.count, data.count, body.count]
      let stated = numbers.indices.map { wideNumbers.contains($0) ? 0xFFFF_FFFF : numbers[$0] }
      let moved = numbers.indices.filter(wideNumbers.contains).flatMap { little(numbers[$0], 8) }
      let extra =
        moved.isEmpty ? extraBefore : extraBefore + little(1, 2) + little(moved.count + overstatement, 2) + moved
      let sum = little(checksum(data), 4)
      directory += little(0x0201_4B50, 4) + little(45, 2) + little(45, 2) + little(0, 8) + sum
      directory += little(stated[1], 4) + little(stated[0], 4) + little(path.count, 2) + little(extra.count, 2)
      directory += little(0, 8) + little(0, 2) + little(stated[2], 4) + path + extra
      body += little(0x0403_4B50, 4) + little(45, 2) + little(0, 8) + sum + little(data.count, 4)
      body += little(data.count, 4) + little(path.count, 2) + little(0, 2) + path + data
    }
    let whole = body + directory
    var end: [UInt8] = []
    if !wide.isEmpty {
      end += little(0x0606_4B50, 4) + little(44, 8) + little(45, 2) + little(45, 2) + little(0, 8)
      end += little(files.count, 8) + little(files.count, 8) + little(directory.count, 8) + little(body.count, 8)
      end += little(0x0706_4B50, 4) + little(0, 4) + little(whole.count, 8) + little(1, 4)
    }
    let count = little(wide.contains(.count) ? 0xFFFF : files.count, 2)
    end += little(0x0605_4B50, 4) + little(disk, 2) + little(disk, 2) + count + count
    end += little(wide.contains(.size) ? 0xFFFF_FFFF : directory.count, 4)
    end += little(wide.contains(.offset) ? 0xFFFF_FFFF : body.count, 4) + little(comment.count, 2)
    return whole + end + comment
  }

  private func little(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// CRC-32 as RFC 1952 has it, bit by bit.
  private func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = ~0
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
