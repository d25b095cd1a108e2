internal import CZlib

/// Streams that Deflate has packed.
///
/// Source: RFC 1951 and RFC 1952, read by zlib.
enum Inflating {
  /// Unpacks the bytes of an entry.
  ///
  /// - Parameters:
  ///   - packed: the whole stream.
  ///   - byteCount: the size that the entry states; the limits bound it before anything is unpacked.
  ///   - path: the path of the entry, for errors.
  /// - Returns: as many bytes as stated.
  /// - Throws: ``LottieContainerError`` for a damaged stream, or one of another size.
  static func deflated(
    _ packed: ArraySlice<UInt8>, byteCount: Int, at path: String
  ) throws(LottieContainerError) -> [UInt8] {
    try unpacked(packed, byteCount: byteCount, format: Int32(CZLIB_DEFLATE), at: path)
  }

  /// Unpacks a file of gzip.
  ///
  /// The last four bytes of the file state its unpacked size, so that it is known before anything is unpacked.
  static func gzip(_ packed: [UInt8]) throws(LottieContainerError) -> [UInt8] {
    let head = 18
    guard packed.count >= head else { throw LottieContainerError(.damaged, "the gzip file is cut off") }
    let byteCount = try LittleEndian(packed).number(at: packed.count - 4, width: 4)
    try checkRatio(of: byteCount, to: packed.count, at: "")
    guard byteCount <= ContainerLimits.documentByteCount else {
      throw LottieContainerError(
        .tooLarge, "\(byteCount) bytes unpacked, at most \(ContainerLimits.documentByteCount) are allowed")
    }
    return try unpacked(packed[...], byteCount: byteCount, format: Int32(CZLIB_GZIP), at: "")
  }

  /// Refuses what would grow by more than the limit.
  static func checkRatio(of byteCount: Int, to packed: Int, at path: String) throws(LottieContainerError) {
    guard byteCount <= packed * ContainerLimits.ratio else {
      throw LottieContainerError(
        .tooLarge,
        "\(packed) bytes would become \(byteCount), at most \(ContainerLimits.ratio) times as many are allowed",
        at: path)
    }
  }

  /// The sum of an archive's entry: CRC-32 as in RFC 1952, §8.
  static func checksum(of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { Int(crc32(0, $0.baseAddress, UInt32($0.count))) }
  }

  private static func unpacked(
    _ packed: ArraySlice<UInt8>, byteCount: Int, format: Int32, at path: String
  ) throws(LottieContainerError) -> [UInt8] {
    guard let packedCount = UInt32(exactly: packed.count) else {
      throw LottieContainerError(.tooLarge, "\(packed.count) packed bytes, less than 4 GiB are allowed", at: path)
    }
    var status = Z_DATA_ERROR
    let bytes = [UInt8](unsafeUninitializedCapacity: byteCount) { (room, count) in
      status = packed.withUnsafeBufferPointer { input in
        czlib_inflate(input.baseAddress, packedCount, room.baseAddress, UInt32(byteCount), format)
      }
      count = status == Z_OK ? byteCount : 0
    }
    if status == Z_MEM_ERROR { throw LottieContainerError(.tooLarge, "the memory is not enough", at: path) }
    guard status == Z_OK else { throw LottieContainerError(.damaged, "the packed data are damaged", at: path) }
    return bytes
  }
}
