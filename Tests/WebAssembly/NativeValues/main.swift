// Prints what the libraries compute natively. Without arguments it prints the table of values, for compare.mjs: one line for
// each row, with the bits of the value, the tolerance in ulps, the scale of these, and the name. With files of the conformance
// suite as arguments it prints the comparison with each: a line with its name, then those of its questions.
import FoundationEssentials
import ValueTable

let table = valuesOpen()

@MainActor func text() -> String {
  String(decoding: UnsafeBufferPointer(start: valuesText(table), count: Int(valuesTextLength(table))), as: UTF8.self)
}

@MainActor func printTable() {
  for section in 0..<valuesSectionCount() where valuesCompute(table, section) != 0 {
    fatalError(text())
  }
  for row in 0..<valuesRowCount(table) {
    valuesName(table, row)
    let bits = String(valuesValue(table, row).bitPattern, radix: 16)
    print(bits, valuesUlps(table, row), valuesScale(table, row), text())
  }
}

@MainActor func printComparison(with file: String) throws {
  let bytes = Array(try Data(contentsOf: URL(filePath: file)))
  bytes.withUnsafeBufferPointer { valuesConform(table, $0.baseAddress, Int32($0.count)) }
  print("file \(URL(filePath: file).lastPathComponent)")
  print(text())
}

let files = CommandLine.arguments.dropFirst()
if files.isEmpty { printTable() }
for file in files { try printComparison(with: file) }
