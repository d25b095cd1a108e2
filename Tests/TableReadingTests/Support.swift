import TableReading

extension RecordedTable {
  /// Whether all numbers are the same to the bit, and NaN where the others are NaN.
  func hasNumbers(_ times: [Double], _ columns: [[Double]]) -> Bool {
    ([self.times] + self.columns).elementsEqual([times] + columns) { mine, others in
      mine.elementsEqual(others) { $0.bitPattern == $1.bitPattern || $0.isNaN && $1.isNaN }
    }
  }
}
