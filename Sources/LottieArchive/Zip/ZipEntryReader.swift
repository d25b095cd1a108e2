/// Reads the entries of an archive's directory, one after another.
///
/// Source: PKWARE, *APPNOTE.TXT, .ZIP File Format Specification*, version 6.3.10, §4.3.12, §4.4 and §4.5.3.
struct ZipEntryReader {
  private let bytes: [UInt8]
  private let numbers: LittleEndian
  private let directory: ZipDirectory
  private var place: Int

  init(_ bytes: [UInt8], _ directory: ZipDirectory) {
    self.bytes = bytes
    self.directory = directory
    numbers = LittleEndian(bytes)
    place = directory.offset
  }

  private static let signature = 0x0201_4B50
  private static let headSize = 46
  /// The bits for encrypted data, strong encryption, and encrypted headers.
  private static let encryption = 1 << 0 | 1 << 6 | 1 << 13
  /// The value of a field whose number is in an extra field, as it needs 64 bits.
  private static let wide = 0xFFFF_FFFF

  /// Whether nothing of the directory is left.
  var isAtEnd: Bool { place == directory.end }

  /// The next entry.
  mutating func next() throws(LottieContainerError) -> ZipEntry {
    guard place <= directory.end - Self.headSize, try number(0, 4) == Self.signature else {
      throw LottieContainerError(.damaged, "the archive's directory is damaged")
    }
    let nameEnd = place + Self.headSize + (try number(28, 2))
    let extraEnd = nameEnd + (try number(30, 2))
    let end = extraEnd + (try number(32, 2))
    guard end <= directory.end else { throw LottieContainerError(.damaged, "the archive's directory is damaged") }
    // Old programs write other encodings than UTF-8; what cannot be read in it stays one letter each.
    let path = String(decoding: bytes[place + Self.headSize..<nameEnd], as: UTF8.self)
    try ZipEntry.checkPath(path)
    let entry = try entry(of: path, extra: nameEnd..<extraEnd)
    place = end
    return entry
  }

  private func entry(of path: String, extra: Range<Int>) throws(LottieContainerError) -> ZipEntry {
    guard try number(8, 2) & Self.encryption == 0 else {
      throw LottieContainerError(.encrypted, "the entry is encrypted", at: path)
    }
    let code = try number(10, 2)
    guard let method = ZipEntry.Method(rawValue: code) else {
      throw LottieContainerError(
        .unsupported, "packed by method \(code); 0, stored, and 8, Deflate, are read", at: path)
    }
    // In this order in the extra field, and there only if they are needed.
    var sizes = [try number(24, 4), try number(20, 4), try number(42, 4)]
    if sizes.contains(Self.wide) { try widen(&sizes, extra) }
    let (byteCount, packedCount, offset) = (sizes[0], sizes[1], sizes[2])
    guard byteCount <= ContainerLimits.byteCount else {
      throw LottieContainerError(
        .tooLarge, "\(byteCount) bytes unpacked, at most \(ContainerLimits.byteCount) are allowed", at: path)
    }
    guard packedCount <= bytes.count, offset <= directory.offset,
      method == .deflated || packedCount == byteCount
    else { throw LottieContainerError(.damaged, "the sizes are wrong", at: path) }
    try Inflating.checkRatio(of: byteCount, to: packedCount, at: path)
    return ZipEntry(
      path: path, method: method, checksum: try number(16, 4), packedCount: packedCount, byteCount: byteCount,
      offset: offset)
  }

  /// Puts the numbers of the extra field for 64 bits in the places of those that need it.
  private func widen(_ sizes: inout [Int], _ extra: Range<Int>) throws(LottieContainerError) {
    var place = extra.lowerBound
    while place <= extra.upperBound - 4 {
      let (kind, size) = (try numbers.number(at: place, width: 2), try numbers.number(at: place + 2, width: 2))
      place += 4
      guard size <= extra.upperBound - place else { break }
      if kind == 1 {
        var next = place
        for index in sizes.indices where sizes[index] == Self.wide && next <= place + size - 8 {
          sizes[index] = try numbers.number(at: next, width: 8)
          next += 8
        }
        return
      }
      place += size
    }
  }

  private func number(_ offset: Int, _ width: Int) throws(LottieContainerError) -> Int {
    try numbers.number(at: place + offset, width: width)
  }
}
