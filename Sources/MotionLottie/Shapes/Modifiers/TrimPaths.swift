internal import JSONText

/// Keeps a section of outlines, by length (`tm`).
struct TrimPaths: Sendable {
  /// In per cent of the length.
  private var start, end: Property<Double>
  /// In degrees; a turn is the whole length.
  private var offset: Property<Double>
  /// Whether all shapes count as one, in their order, and not separately.
  let isSequential: Bool

  /// The parts of a section in a document.
  private enum Part: Int {
    case start, end, offset, order
    static let keys = JSONKeys(["s", "e", "o", "m"])
  }

  init(reading json: JSONValue, reader: inout LottieReader) {
    reader.count(.trim)
    let parts = json.values(of: Part.keys)
    start = reader.number(parts[Part.start], default: 0)
    end = reader.number(parts[Part.end], default: 100)
    offset = reader.number(parts[Part.offset], default: 0)
    isSequential = reader.number(parts[Part.order]) == 2
  }

  var isConstant: Bool { start.isConstant && end.isConstant && offset.isConstant }

  /// The section at a frame.
  func section(at frame: Double) -> TrimSection {
    TrimSection(
      start: start.value(at: frame) / 100, end: end.value(at: frame) / 100, turns: offset.value(at: frame) / 360)
  }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Start", &start)
    visitor.visit("End", &end)
    visitor.visit("Offset", &offset)
  }
}

/// A section of a length, in fractions of the length; it may continue at the start.
enum TrimSection: Equatable {
  case nothing
  case everything
  /// From a fraction in 0..<1 to a greater one, less than 1 away.
  case part(from: Double, to: Double)

  init(start: Double, end: Double, turns: Double) {
    let first = min(1, max(0, min(start, end)))
    let last = min(1, max(0, max(start, end)))
    let shift = turns - turns.rounded(.down)
    // Also for NaN, which makes every comparison false.
    guard last > first, shift.isFinite else {
      self = .nothing
      return
    }
    guard last - first < 1 else {
      self = .everything
      return
    }
    // The whole turn is subtracted from the sum: the fraction of an offset just below 0 may round to 1.
    let wrapped = first + shift >= 1 ? shift - 1 : shift
    self = .part(from: max(0, first + wrapped), to: last + wrapped)
  }
}
