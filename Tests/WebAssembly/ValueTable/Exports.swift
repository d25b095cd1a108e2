// The table for a page or another program: functions of C. Text and rows stay valid until the next call; one caller at
// a time.

/// The number of sections.
@c(values_section_count)
public func valuesSectionCount() -> Int32 { Int32(ValueTable.Section.allCases.count) }

/// An empty table.
@c(values_open)
public func valuesOpen() -> UnsafeMutableRawPointer { Unmanaged.passRetained(OpenTable()).toOpaque() }

/// Frees a table.
@c(values_close)
public func valuesClose(_ handle: UnsafeMutableRawPointer) { Unmanaged<OpenTable>.fromOpaque(handle).release() }

/// Computes the rows of a section; 0 unless a library throws an error, which the text then states.
@c(values_compute)
public func valuesCompute(_ handle: UnsafeMutableRawPointer, _ section: Int32) -> Int32 {
  let open = table(handle)
  do {
    try open.table.compute(ValueTable.Section.allCases[Int(section)])
    return 0
  } catch {
    open.keep(text: error.message)
    return 1
  }
}

/// The number of rows so far.
@c(values_row_count)
public func valuesRowCount(_ handle: UnsafeMutableRawPointer) -> Int32 { Int32(table(handle).table.rows.count) }

/// The value of a row.
@c(values_value)
public func valuesValue(_ handle: UnsafeMutableRawPointer, _ row: Int32) -> Double {
  table(handle).table.rows[Int(row)].value
}

/// The tolerance of a row's value, in ulps of the scale.
@c(values_ulps)
public func valuesUlps(_ handle: UnsafeMutableRawPointer, _ row: Int32) -> Double {
  table(handle).table.rows[Int(row)].ulps
}

/// The scale of a row.
@c(values_scale)
public func valuesScale(_ handle: UnsafeMutableRawPointer, _ row: Int32) -> Double {
  table(handle).table.rows[Int(row)].scale
}

/// Keeps the name of a row as the text.
@c(values_name)
public func valuesName(_ handle: UnsafeMutableRawPointer, _ row: Int32) {
  let open = table(handle)
  open.keep(text: open.table.rows[Int(row)].name)
}

/// The bytes of the text.
@c(values_text)
public func valuesText(_ handle: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt8>? {
  table(handle).text.baseAddress
}

/// The number of bytes of the text.
@c(values_text_length)
public func valuesTextLength(_ handle: UnsafeMutableRawPointer) -> Int32 { Int32(table(handle).text.count) }

func table(_ handle: UnsafeMutableRawPointer) -> OpenTable {
  Unmanaged<OpenTable>.fromOpaque(handle).takeUnretainedValue()
}

/// A table owned by a caller.
final class OpenTable {
  var table = ValueTable()
  fileprivate(set) var text = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  deinit {
    text.deallocate()
  }

  func keep(text: String) {
    self.text.deallocate()
    let bytes = Array(text.utf8)
    self.text = .allocate(capacity: bytes.count)
    _ = self.text.initialize(fromContentsOf: bytes)
  }
}
