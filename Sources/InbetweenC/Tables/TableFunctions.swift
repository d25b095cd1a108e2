// The functions of inbetween.h for tables, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import TableReading

@c @implementation
package func inbetween_table_open(
  _ bytes: UnsafePointer<CChar>?, _ size: Int, _ timeUnit: UnsafePointer<CChar>?, _ frameRate: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    let limit = TableReadingOptions().maximumByteCount >> 20
    let bytes = try copiedBytes(bytes, size, of: "table", mebibytes: limit)
    return try TableHandle.parsed(bytes, unit: text(at: timeUnit), frameRate: frameRate)
  }
}

@c @implementation
package func inbetween_table_close(_ table: OpaquePointer?) { close(table, of: TableHandle.self) }

@c @implementation
package func inbetween_table_describe(
  _ table: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(table.map { reading($0, of: TableHandle.self) { $0.facts } }, to: text, capacity)
}

@c @implementation
package func inbetween_table_column(
  _ table: OpaquePointer?, _ column: Int, _ numbers: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  guard let table, let array = CallerArray(numbers, count) else { return INBETWEEN_ARGUMENT }
  return reading(table, of: TableHandle.self) { table in
    guard count == table.rowCount else { return INBETWEEN_ARGUMENT }
    guard let column = table.column(column) else { return INBETWEEN_PARAMETER }
    for index in column.indices { array.places[index] = column[index] }
    return INBETWEEN_OK
  }
}

@c @implementation
package func inbetween_table_is_likely(_ bytes: UnsafePointer<CChar>?, _ size: Int) -> Int32 {
  guard let array = CallerArray(bytes, size) else { return 0 }
  return RecordedTable.looksLikeTable(array.numbers.prefix(4096).map { UInt8(bitPattern: $0) }) ? 1 : 0
}
