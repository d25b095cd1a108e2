/// A zip archive in memory: its entries by their paths, each unpacked when it is asked for.
///
/// The directory at the end alone says what there is. Everything in it is checked before the first byte is unpacked:
/// no encryption, no path out of the archive, none twice, no overlapping data, and the limits of sizes.
struct ZipArchive: Sendable {
  /// The files, in the order of the directory.
  let entries: [ZipEntry]
  private let bytes: [UInt8]
  private let places: [String: Int]

  /// Whether bytes begin as an archive does.
  static func isArchive(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// Reads the directory.
  init(_ bytes: [UInt8]) throws(LottieContainerError) {
    self.bytes = bytes
    let directory = try ZipDirectory(of: bytes)
    var reader = ZipEntryReader(bytes, directory)
    var entries: [ZipEntry] = []
    var places: [String: Int] = [:]
    var sum = 0
    for _ in 0..<directory.count {
      let entry = try reader.next()
      guard places.updateValue(entries.count, forKey: entry.path) == nil else {
        throw LottieContainerError(.duplicatePath, "the archive has two entries of this path", at: entry.path)
      }
      sum += entry.byteCount
      guard sum <= ContainerLimits.byteCount else {
        throw LottieContainerError(
          .tooLarge, "the entries are larger than \(ContainerLimits.byteCount >> 20) MiB together")
      }
      entries.append(entry)
    }
    guard reader.isAtEnd else {
      throw LottieContainerError(.damaged, "the archive's directory has more than its entries")
    }
    self.entries = entries
    self.places = places
    try checkOverlaps(before: directory.offset)
  }

  /// The unpacked bytes of a file; nil if there is none of the path.
  func contents(of path: String) throws(LottieContainerError) -> [UInt8]? {
    guard let place = places[path], !entries[place].isFolder else { return nil }
    let entry = entries[place]
    let range = try dataRange(of: entry)
    let unpacked =
      switch entry.method {
      case .stored: Array(bytes[range])
      case .deflated: try Inflating.deflated(bytes[range], byteCount: entry.byteCount, at: path)
      }
    guard Inflating.checksum(of: unpacked) == entry.checksum else {
      throw LottieContainerError(.damaged, "the checksum is wrong", at: path)
    }
    return unpacked
  }

  /// Whether the archive has a file.
  func has(_ path: String) -> Bool { places[path].map { !entries[$0].isFolder } ?? false }

  /// The bytes behind an entry's own header, which repeats its name.
  private func dataRange(of entry: ZipEntry) throws(LottieContainerError) -> Range<Int> {
    let numbers = LittleEndian(bytes)
    let nameCount = try numbers.number(at: entry.offset + 26, width: 2)
    let extraCount = try numbers.number(at: entry.offset + 28, width: 2)
    let start = entry.offset + 30 + nameCount + extraCount
    guard try numbers.number(at: entry.offset, width: 4) == 0x0403_4B50, start <= bytes.count - entry.packedCount,
      try numbers.number(at: entry.offset + 8, width: 2) == entry.method.rawValue,
      String(decoding: bytes[entry.offset + 30..<entry.offset + 30 + nameCount], as: UTF8.self) == entry.path
    else { throw LottieContainerError(.damaged, "the entry is not where the directory says", at: entry.path) }
    return start..<start + entry.packedCount
  }

  /// Refuses entries that share bytes, with which a small archive can hold very much.
  private func checkOverlaps(before end: Int) throws(LottieContainerError) {
    var free = 0
    for entry in entries.sorted(by: { $0.offset < $1.offset }) {
      let range = try dataRange(of: entry)
      guard entry.offset >= free, range.upperBound <= end else {
        throw LottieContainerError(.damaged, "the entry overlaps another one", at: entry.path)
      }
      free = range.upperBound
    }
  }
}
