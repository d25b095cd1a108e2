/// The failure of a command: one line on standard error, and an exit code of sysexits.
///
/// swift-argument-parser reports usage errors, with code 64.
enum CommandFailure: Error, Equatable {
  /// `check` has found a difference, and has written its facts to the output.
  case differs
  /// A motion, a number or a document that does not parse or is out of range.
  case badData(String)
  /// Input that is missing or cannot be read.
  case missingInput(String)
  /// A required program that is not installed.
  case missingProgram(String)
  /// A program that was started and failed.
  case failedProgram(String)
  /// Output that cannot be written.
  case unwritableOutput(String)
  /// The reader of the output has closed the pipe.
  ///
  /// This is not an error.
  case closedPipe

  var exitCode: Int32 {
    switch self {
    case .differs: 1
    case .badData: 65
    case .missingInput: 66
    case .missingProgram: 69
    case .failedProgram: 70
    case .unwritableOutput: 73
    case .closedPipe: 0
    }
  }

  var message: String? {
    switch self {
    case .badData(let message), .missingInput(let message), .missingProgram(let message),
      .failedProgram(let message), .unwritableOutput(let message):
      message
    case .differs, .closedPipe: nil
    }
  }

  /// Prints the message, if there is one, and ends the process.
  func exit() -> Never {
    if let message {
      let line = "inbetween: " + message.escapingControls + "\n"
      // If standard error cannot be written either, the exit code has to be enough.
      try? FileDescriptor.standardError.put(Array(line.utf8))
    }
    System.terminate(with: exitCode)
  }
}

extension String {
  /// The text as messages show input: cut short, between quotation marks.
  var quoted: String {
    let limit = 80
    return "'" + (count > limit ? prefix(limit) + "…" : self) + "'"
  }

  /// The text with escapes for all characters that could break a line or control a terminal.
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
