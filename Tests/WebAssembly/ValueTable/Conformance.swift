internal import ConformanceAnswers

/// Compares the libraries with a file of the conformance suite, and keeps the comparison as the text: for each question the
/// rows, the greatest error relative to the scale, how many numbers have promised bits, and their hash; below it what failed,
/// and what the library does not answer.
@c(values_conform)
public func valuesConform(_ handle: UnsafeMutableRawPointer, _ bytes: UnsafePointer<UInt8>?, _ count: Int32) {
  let open = table(handle)
  do {
    let file = try ConformanceFile(parsing: Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
    var lines: [String] = []
    for report in ConformanceSubject.reports(on: file) { lines += report.lines }
    open.keep(text: lines.joined(separator: "\n"))
  } catch {
    open.keep(text: "failed \(error.message)")
  }
}
