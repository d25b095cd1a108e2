internal import JSONText
import LayerAnimation

/// A checked animation document: the input of `animate`.
struct AnimationDocument {
  /// The animation, with the durations that a layer would give it.
  let animation: Animation
  /// Its channels, in the order of the columns.
  let channels: AnimationChannels
  /// The names of the columns; the time comes first.
  let columnNames: [String]

  /// The largest number of members in a group, and of values in a keyframe animation.
  static let maximumCount = 100_000

  /// The time at which the animation ends, if its parent begins at 0; nil if it never ends.
  ///
  /// Core Animation gives an undamped spring the greatest finite Float as its settling duration. That counts as no end.
  var endTime: Double? {
    let end = animation.timing.endTime
    return end < Double(Float.greatestFiniteMagnitude) ? end : nil
  }
}

extension AnimationDocument {
  /// Refuses tables that would take absurdly long.
  ///
  /// The effort is the number of rows times the number of animations, or of columns if those are more. The limit is
  /// twice the rows of the longest table.
  func checkEffort(rowCount: Int, name: String) throws(CommandFailure) {
    let width = max(animation.memberCount, columnNames.count)
    let (effort, overflows) = rowCount.multipliedReportingOverflow(by: width)
    guard !overflows, effort <= 2 * SampleTimes.maximumCount else {
      let size = "\(rowCount) rows of \(width) animations or columns"
      throw .badData("\(name): \(size) asked for, at most \(2 * SampleTimes.maximumCount) cells are allowed")
    }
  }

  /// Parses and checks a document.
  ///
  /// - Parameters:
  ///   - bytes: JSON text in UTF-8.
  ///   - name: the name of the document in messages, see ``InputFile/name``.
  /// - Throws: ``CommandFailure/badData(_:)``, which names the document, the location and the expected value.
  init(parsing bytes: [UInt8], name: String) throws(CommandFailure) {
    let location = DocumentLocation(document: name)
    try self.init(JSONDocument(parsing: bytes, at: location).root, at: location)
  }

  /// Checks the contents of a document.
  init(_ value: JSONValue, at location: DocumentLocation) throws(CommandFailure) {
    var reader = AnimationReader()
    animation = try reader.animation(value, at: location).resolved()
    channels = reader.channels
    let isLone = if case .group = animation.content { false } else { true }
    columnNames = try channels.columnNames(isLone: isLone)
  }
}

extension Animation {
  /// The number of animations it contains; groups do not count.
  fileprivate var memberCount: Int {
    guard case .group(let members) = content else { return 1 }
    return members.reduce(0) { $0 + $1.memberCount }
  }
}
