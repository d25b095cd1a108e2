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
  func exporter(tolerance: Double) throws(ExportError) -> MotionExporter<ExportedMotion> {
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
