/// A chunk of a PNG file: a type of four letters, and bytes.
///
/// Source: W3C, *Portable Network Graphics (PNG) Specification (Third Edition)*, §5.
struct PNGChunk: Equatable {
  let type: String
  var bytes: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ type: String, _ bytes: [UInt8] = []) { (self.type, self.bytes) = (type, bytes) }

  /// The chunks of a file; nil if the file is not a PNG file.
  ///
  /// The checksums are not verified: our own helper has written the file.
  static func chunks(of file: [UInt8]) -> [PNGChunk]? {
    guard file.starts(with: signature) else { return nil }
    var chunks: [PNGChunk] = []
    var start = signature.count
    while start < file.count {
      guard start + 12 <= file.count else { return nil }
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + length <= file.count else { return nil }
      let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      chunks.append(PNGChunk(type, Array(file[start + 8..<start + 8 + length])))
      start += 12 + length
    }
    return chunks
  }

  /// The chunk as it is in a file: its length, its type, its bytes and their checksum.
  var encoded: [UInt8] {
    let content = Array(type.utf8) + bytes
    return UInt32(bytes.count).bigEndianBytes + content + CRC32.sum(of: content).bigEndianBytes
  }
}

/// The checksum at the end of each PNG chunk.
///
/// Source: ISO 3309; the table is that of the PNG specification, annex D.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  static func sum(of bytes: [UInt8]) -> UInt32 {
    ~table.withUnsafeBufferPointer { table in
      bytes.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    }
  }
}

extension FixedWidthInteger {
  /// The most significant byte first, as in PNG files.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
