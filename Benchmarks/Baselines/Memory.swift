internal import Glibc

/// What memory costs at the least: `memcpy` of an array into another.
public func copyMemory(_ from: [Double], to: inout [Double]) {
  precondition(from.count == to.count)
  from.withUnsafeBytes { source in
    to.withUnsafeMutableBytes { target in
      guard let start = target.baseAddress, let first = source.baseAddress else { return }
      memcpy(start, first, source.count)
    }
  }
}

/// What a store costs at the least: `memset` of an array.
public func fill(_ values: inout [Double]) {
  values.withUnsafeMutableBytes { bytes in
    guard let start = bytes.baseAddress else { return }
    memset(start, 0, bytes.count)
  }
}
