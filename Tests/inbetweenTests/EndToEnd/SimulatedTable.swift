/// The text of a table in CSV, taken apart.
struct SimulatedTable {
  let columns: [String]
  /// nil is an empty cell.
  let rows: [[Double?]]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    columns = lines.first?.map(String.init) ?? []
    rows = lines.dropFirst().map { $0.map { Double($0) } }
  }

  /// The cells of a column that are not empty.
  func numbers(of column: Int) -> [Double] { rows.compactMap { $0[column] } }
}
