internal import JSONText
import LayerAnimation

/// An animation as a document describes it, checked: what `animate` evaluates.
struct AnimationDocument {
  /// The animation, with the durations that it would get from a layer.
  let animation: Animation
  /// What it is about, in the order of the columns.
  let channels: AnimationChannels
  /// The names of the columns, that of the time first.
  let columnNames: [String]

  /// The largest number of members of a group, and of values of a keyframe animation.
  static let maximumCount = 100_000

  /// When it ends, from the time 0 on at which its parent begins; nil if it never does.
  ///
  /// Core Animation's settling duration of a spring without damping, the greatest finite Float, is no end either.
  var endTime: Double? {
    let end = animation.timing.endTime
    return end < Double(Float.greatestFiniteMagnitude) ? end : nil
  }
}

extension AnimationDocument {
  /// Refuses tables that would take absurdly long: of more rows times animations, or times columns, than a table of one
  /// number may have rows.
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
  ///   - name: what messages call the document, see ``InputFile/name``.
  /// - Throws: ``CommandFailure/badData(_:)``, which names the document, the place in it and what is expected there.
  init(parsing bytes: [UInt8], name: String) throws(CommandFailure) {
    let place = DocumentPlace(document: name)
    try self.init(JSONDocument(parsing: bytes, at: place).root, at: place)
  }

  /// Checks what a document holds.
  init(_ value: JSONValue, at place: DocumentPlace) throws(CommandFailure) {
    var reader = AnimationReader()
    animation = try reader.animation(value, at: place).resolved()
    channels = reader.channels
    let isLone = if case .group = animation.content { false } else { true }
    columnNames = try channels.columnNames(isLone: isLone)
  }
}

extension Animation {
  /// How many animations there are in it that are no groups.
  fileprivate var memberCount: Int {
    guard case .group(let members) = content else { return 1 }
    return members.reduce(0) { $0 + $1.memberCount }
  }
}
