/// The place of an archive's directory, from the record at its end.
///
/// Source: PKWARE, *APPNOTE.TXT, .ZIP File Format Specification*, version 6.3.10, §4.3.14 to §4.3.16.
struct ZipDirectory {
  /// The first byte of the directory.
  let offset: Int
  /// The place behind its last byte.
  let end: Int
  /// The number of its entries.
  let count: Int

  private static let endSignature = 0x0605_4B50
  private static let endSize = 22
  private static let greatestComment = 65_535
  private static let wideSignature = 0x0606_4B50
  private static let locatorSignature = 0x0706_4B50
  private static let locatorSize = 20

  /// Finds the directory of an archive.
  init(of bytes: [UInt8]) throws(LottieContainerError) {
    let numbers = LittleEndian(bytes)
    let record = try Self.endRecord(of: bytes)
    let disk = try numbers.number(at: record + 4, width: 2)
    var count = try numbers.number(at: record + 10, width: 2)
    var size = try numbers.number(at: record + 12, width: 4)
    var offset = try numbers.number(at: record + 16, width: 4)
    var end = record
    if count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF {
      let locator = record - Self.locatorSize
      if locator >= 0, try numbers.number(at: locator, width: 4) == Self.locatorSignature {
        end = try numbers.number(at: locator + 8, width: 8)
        guard end <= locator - 56, try numbers.number(at: end, width: 4) == Self.wideSignature else {
          throw LottieContainerError(.damaged, "the archive's end is damaged")
        }
        count = try numbers.number(at: end + 32, width: 8)
        size = try numbers.number(at: end + 40, width: 8)
        offset = try numbers.number(at: end + 48, width: 8)
      }
    }
    guard disk == 0 || disk == 0xFFFF else {
      throw LottieContainerError(.unsupported, "a part of an archive in several files")
    }
    guard count <= ContainerLimits.entries else {
      throw LottieContainerError(.tooLarge, "\(count) entries, at most \(ContainerLimits.entries) are allowed")
    }
    guard size <= end, offset == end - size else {
      throw LottieContainerError(.damaged, "the archive's directory is not where its end says")
    }
    self.offset = offset
    self.end = end
    self.count = count
  }

  /// The place of the last record, behind which there is only its comment.
  private static func endRecord(of bytes: [UInt8]) throws(LottieContainerError) -> Int {
    let numbers = LittleEndian(bytes)
    var place = bytes.count - endSize
    let first = max(0, place - greatestComment)
    while place >= first {
      if try numbers.number(at: place, width: 4) == endSignature,
        try numbers.number(at: place + 20, width: 2) == bytes.count - place - endSize
      {
        return place
      }
      place -= 1
    }
    throw LottieContainerError(.damaged, "the archive has no end, or more behind it")
  }
}
