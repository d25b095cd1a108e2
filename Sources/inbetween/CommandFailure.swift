/// Why a command does not do what it was asked: one line on standard error, and an exit code of sysexits.
///
/// Usage errors are not among them: swift-argument-parser reports those, with code 64.
enum CommandFailure: Error, Equatable {
  /// A motion, a number or a document that does not parse or is out of range.
  case badData(String)
  /// Input that is missing or cannot be read.
  case missingInput(String)
  /// Output that cannot be written.
  case unwritableOutput(String)
  /// Whoever read the output has read enough, which is no reason to complain.
  case closedPipe

  var exitCode: Int32 {
    switch self {
    case .badData: 65
    case .missingInput: 66
    case .unwritableOutput: 73
    case .closedPipe: 0
    }
  }

  var message: String? {
    switch self {
    case .badData(let message), .missingInput(let message), .unwritableOutput(let message): message
    case .closedPipe: nil
    }
  }

  /// Prints the message, if there is one, and ends the process.
  func exit() -> Never {
    if let message {
      let line = "inbetween: " + message.escapingControls + "\n"
      // If not even standard error can be written to, the exit code has to do.
      try? FileDescriptor.standardError.put(Array(line.utf8))
    }
    System.terminate(with: exitCode)
  }
}

extension String {
  /// The text between quotation marks, cut short, as messages show what somebody has written.
  var quoted: String {
    let limit = 80
    return "'" + (count > limit ? prefix(limit) + "…" : self) + "'"
  }

  /// The text with everything that could break a line or steer a terminal written as an escape.
  var escapingControls: String {
    String(String.UnicodeScalarView(unicodeScalars.flatMap { $0.isHarmless ? [$0] : Array($0.escape) }))
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  fileprivate var escape: String.UnicodeScalarView {
    "\\u{\(String(value, radix: 16))}".unicodeScalars
  }
}
