/// The reason for which a text, or a part of it, cannot be read.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the problem; nil for the text as a whole.
  public let place: SourcePlace?
  /// The problem, with the parts of the text that it quotes as they stand, control characters included.
  public let problem: String

  init(_ problem: String, at place: SourcePlace? = nil) {
    self.place = place
    self.problem = problem
  }

  /// The place and the problem: `line 3, column 14: expected a timing function, found 'eas'`.
  public var description: String { place.map { "\($0): \(problem)" } ?? problem }
}

/// A part of a text that says how something moves and is in nothing that was imported.
public struct ImportRemark: Hashable, Sendable, CustomStringConvertible {
  /// The place of the part.
  public let place: SourcePlace
  /// The part, as the text has it, or a short description of it.
  public let part: String

  init(_ part: String, at place: SourcePlace) {
    self.place = place
    self.part = part
  }

  /// The place and the part: `line 3, column 14: left out: animation: paused`.
  public var description: String { "\(place): left out: \(part)" }
}

extension String {
  /// The text as messages show input: cut short, between quotation marks.
  package var quoted: String {
    let limit = 80
    return "'" + (count > limit ? prefix(limit) + "…" : self) + "'"
  }
}
