/// The limits that bound the memory and the time that a container from outside can take.
///
/// `Kit/archive.js` of the pages and `_containers.py` of the Python package have the same.
enum ContainerLimits {
  /// The greatest size of all unpacked entries together, in bytes.
  static let byteCount = 256 << 20
  /// The most bytes that one packed byte may become.
  static let ratio = 200
  /// The most entries of an archive.
  static let entries = 65_535
  /// The greatest size of a document in JSON, in bytes: that of a Lottie document.
  static let documentByteCount = 64 << 20
}
