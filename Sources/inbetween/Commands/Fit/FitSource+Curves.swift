import ArgumentParser
import MotionNumerics

extension FitSource {
  /// The source for a curve over its domain, or over the given one.
  ///
  /// A motion, and a document that has an exact equal in the notation, is itself the source. The rows of any other number
  /// of a document are a recording of it: where it jumps or turns, and evenly between.
  init(_ curve: MovingCurve, over options: DomainOptions) throws(CommandFailure) {
    let domain = try options.domain(of: [curve])
    switch curve.form {
    case .motion(let motion): self = .motion(domain == motion.domain ? motion.oneCycle : motion, over: domain)
    case .document(let document):
      if let exact = document.exact {
        self = .motion(exact, over: domain)
        return
      }
      let even = SampleTimes.evenly(domain, count: 1025)
      let corners = document.corners(domain).filter(domain.contains)
      let times = Set(even.times(of: 0..<even.count) + corners).sorted()
      // Where a document has no value there is no row; one run ends without the next.
      let value = document.isOneRun ? document.held(over: domain) : document.value
      self = .samples(
        try RecordedColumn(fileName: curve.name.quoted, times: times, values: times.map(value)).withoutGaps())
    }
  }
}

extension RecordedColumn {
  /// The fewest rows of a recording.
  private static let fewestRows = 5

  /// The rows whose times are in a domain.
  func kept(over domain: ClosedRange<Double>) -> RecordedColumn {
    taking(times.indices.filter { domain.contains(times[$0]) })
  }

  /// The rows that have a value.
  func withoutGaps() throws(CommandFailure) -> RecordedColumn {
    let rows = values.indices.filter { !values[$0].isNaN }
    guard rows.count >= Self.fewestRows else {
      throw .badData("\(fileName): expected at least \(Self.fewestRows) rows with a value, found \(rows.count)")
    }
    return taking(rows)
  }

  private func taking(_ rows: [Int]) -> RecordedColumn {
    RecordedColumn(fileName: fileName, times: rows.map { times[$0] }, values: rows.map { values[$0] })
  }
}
