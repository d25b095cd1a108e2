internal import MotionExport
internal import MotionNumerics

extension MotionHandle {
  /// The motion as text for another system.
  ///
  /// A spring motion that was not opened by its notation is exported from its start on.
  func exported(_ request: ExportRequest) throws(CallError) -> ExportedText {
    try CallError.instead { () throws(ExportError) in
      try request.target.text(of: try kind.exporter(tolerance: request.tolerance), request.options)
    }
  }
}

extension MotionHandle.Kind {
  /// The exporter of the motion.
  func exporter(tolerance: Double) throws(ExportError) -> MotionExporter<Self> {
    switch self {
    case .parsed(let motion):
      let motion = motion.oneCycle
      return try MotionExporter(.parsed(motion), as: motion, tolerance: tolerance)
    case .spring(let motion):
      let motion = motion.fromItsStart
      return try MotionExporter(.spring(motion), as: motion, tolerance: tolerance)
    }
  }
}

// An exporter is compiled for each type of source. With this one type there is only one, and not one for each kind.
extension MotionHandle.Kind: ChordBounded {
  func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    switch self {
    case .parsed(let motion): motion.chordDeviation(over: interval)
    case .spring(let motion): motion.chordDeviation(over: interval)
    }
  }

  func nextBreak(after time: Double) -> MotionBreak? {
    switch self {
    case .parsed(let motion): motion.nextBreak(after: time)
    case .spring(let motion): motion.nextBreak(after: time)
    }
  }
}
