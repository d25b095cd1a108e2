internal import Glibc

/// The minimal cost of memory: `memcpy` of an array into another.
public func copyMemory(_ from: [Double], to: inout [Double]) {
  precondition(from.count == to.count)
  from.withUnsafeBytes { source in
    to.withUnsafeMutableBytes { target in
      guard let start = target.baseAddress, let first = source.baseAddress else { return }
      memcpy(start, first, source.count)
    }
  }
}

/// The minimal cost of a store: `memset` of an array.
public func fill(_ values: inout [Double]) {
  values.withUnsafeMutableBytes { bytes in
    guard let start = bytes.baseAddress else { return }
    memset(start, 0, bytes.count)
  }
}
