// Prints the table of values as computed natively, for compare.mjs: one line for each row, with the bits of the value,
// the tolerance in ulps, the scale of these, and the name.
import ValueTable

let table = valuesOpen()

@MainActor func text() -> String {
  String(decoding: UnsafeBufferPointer(start: valuesText(table), count: Int(valuesTextLength(table))), as: UTF8.self)
}

for section in 0..<valuesSectionCount() where valuesCompute(table, section) != 0 {
  fatalError(text())
}
for row in 0..<valuesRowCount(table) {
  valuesName(table, row)
  let bits = String(valuesValue(table, row).bitPattern, radix: 16)
  print(bits, valuesUlps(table, row), valuesScale(table, row), text())
}
