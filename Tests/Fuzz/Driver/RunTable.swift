/// The results of a target's run.
struct RunRow {
  var inputs = 0
  var seconds = 0.0
  /// The processor's seconds on this thread.
  var processorSeconds = 0.0
  var findings = 0
  /// The seconds of the slowest input, and its index.
  var slowest = (seconds: 0.0, index: 0)
  /// The number of findings of each property.
  var summary = ""
}

/// One row for each target, in columns.
struct RunTable {
  private var rows = [["target", "inputs", "seconds", "on the CPU", "inputs/s", "findings", "slowest", "its index"]]

  mutating func add(_ name: String, _ row: RunRow) {
    rows.append([
      name, String(row.inputs), rounded(row.seconds, 10), rounded(row.processorSeconds, 10),
      String(Int(Double(row.inputs) / max(row.processorSeconds, 1e-3))), String(row.findings),
      rounded(row.slowest.seconds * 1000, 100) + " ms", String(row.slowest.index),
    ])
  }

  var text: String {
    rows.map { row in
      row.enumerated().map { column, cell in
        let width = rows.map { $0[column].count }.max() ?? 0
        let padding = String(repeating: " ", count: width - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private func rounded(_ number: Double, _ parts: Double) -> String { String((number * parts).rounded() / parts) }
}
