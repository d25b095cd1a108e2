/// What stands before the numbers in a file of NumPy's format 1.0: `.npy`.
///
/// Magic bytes and version, the length of the rest in two bytes, and a Python dictionary, padded so that the numbers
/// begin at a multiple of 64 bytes. `numpy.save` writes the same bytes.
///
/// Source: NumPy's `numpy/lib/format.py`, "NumPy Format Version 1.0".
enum NumPyHeader {
  /// The header of a two-dimensional array of doubles, least significant byte first, one row after the other.
  static func bytes(rowCount: Int, columnCount: Int) -> [UInt8] {
    let dictionary = "{'descr': '<f8', 'fortran_order': False, 'shape': (\(rowCount), \(columnCount)), }"
    // Before it 10 bytes, behind it the line end.
    let unpadded = 10 + dictionary.utf8.count + 1
    let total = (unpadded + 63) / 64 * 64
    let padded = dictionary + String(repeating: " ", count: total - unpadded) + "\n"
    let length = UInt16(total - 10)
    let lengthBytes = [UInt8(truncatingIfNeeded: length), UInt8(truncatingIfNeeded: length >> 8)]
    return [0x93] + Array("NUMPY".utf8) + [1, 0] + lengthBytes + Array(padded.utf8)
  }
}
