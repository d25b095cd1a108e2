/// Numbers of a file, the highest byte first; beyond its end all are 0.
struct BigEndian: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }
  func byte(_ place: Int) -> Int { bytes.indices.contains(place) ? Int(bytes[place]) : 0 }
  func half(_ place: Int) -> Int { byte(place) << 8 | byte(place + 1) }
  func signedHalf(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: half(place))) }

  /// A number of four bytes, limited to 2²⁸: this is beyond any file, and a multiple of it fits into 32 bits.
  func word(_ place: Int) -> Int { half(place) >= 1 << 12 ? 1 << 28 : half(place) << 16 | half(place + 2) }

  /// Four characters of ASCII.
  func tag(_ place: Int) -> String {
    String(decoding: (0..<4).map { UInt8(byte(place + $0)) }, as: UTF8.self)
  }
}
