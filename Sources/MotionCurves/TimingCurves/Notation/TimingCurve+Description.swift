extension TimingCurve {
  /// Creates the curve from a name without arguments, in lower case, with or without its hyphens.
  package init?(keyword: String) {
    switch keyword {
    case "linear": self = .linear
    case "default": self = .ease
    case "step-start", "stepstart": self = .stepStart
    case "step-end", "stepend": self = .stepEnd
    // Core Animation's name.
    case "easeineaseout", "ease-in-ease-out": self = .easeInOut
    default:
      let name = Self.hyphenated(keyword)
      if let keyword = Keyword(rawValue: name) {
        self = .keyword(keyword)
      } else if let easing = PennerEasing(name: name) {
        self = .penner(easing)
      } else {
        return nil
      }
    }
  }

  /// The name with CSS's hyphens: `ease-in-out-back` for `easeinoutback`.
  private static func hyphenated(_ name: String) -> String {
    for (compact, hyphenated) in [("easeinout", "ease-in-out"), ("easein", "ease-in"), ("easeout", "ease-out")]
    where name.hasPrefix(compact) {
      return hyphenated + (name == compact ? "" : "-") + name.dropFirst(compact.count)
    }
    return name
  }

  /// Creates a vendor's curve from its name, with or without the vendor's part.
  init?(presetNamed name: String) {
    let preset =
      CurvePreset.all.first { $0.fullName == name } ?? CurvePreset.bareNamed.first { $0.name == name }
    guard let preset else { return nil }
    self = .cubicBezier(preset.curve)
  }

  /// The names of the notation without arguments, except the vendors' names: CSS's keywords and Penner's easings.
  package static let names: [String] =
    ["linear"] + Keyword.allCases.map { $0.rawValue } + ["step-start", "step-end", "default"]
    + PennerEasing.all.map { $0.name }

  /// The names of the notation that take arguments in parentheses.
  package static let functionNames = ["cubic-bezier", "steps", "linear"]

  /// All names, as they stand in a text.
  static let vocabulary =
    names + CurvePreset.all.map { $0.fullName } + CurvePreset.bareNamed.map { $0.name } + functionNames
}

extension PennerEasing {
  /// The thirty easings.
  static let all: [PennerEasing] = Direction.allCases.flatMap { direction in
    Family.allCases.map { PennerEasing($0, direction) }
  }
}

extension TimingCurve: CustomStringConvertible {
  /// The curve in its canonical notation, as CSS serialises it; this text parses to the same curve.
  ///
  /// `step-start` becomes `steps(1, start)` and `default` becomes `ease`; the stops of `linear()` are written with all
  /// percentages.
  public var description: String {
    switch self {
    case .linear: "linear"
    case .keyword(let name): name.rawValue
    case .cubicBezier(let curve): curve.description
    case .steps(let curve): curve.description
    case .piecewiseLinear(let curve): curve.description
    case .penner(let curve): curve.name
    }
  }
}

extension CubicBezier: CustomStringConvertible {
  /// The curve in CSS's notation.
  public var description: String {
    let numbers = [x1, y1, x2, y2].map { $0.shortestDecimal }
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}

extension Steps: CustomStringConvertible {
  /// The staircase in CSS's notation, without the default position.
  public var description: String {
    switch position {
    case .jumpEnd: "steps(\(count))"
    case .start, .jumpStart, .jumpNone, .jumpBoth: "steps(\(count), \(position.keyword))"
    }
  }
}

extension Steps.Position {
  /// CSS's keyword for the position.
  package var keyword: String {
    switch self {
    case .jumpStart: "jump-start"
    case .jumpEnd: "jump-end"
    case .jumpNone: "jump-none"
    case .jumpBoth: "jump-both"
    case .start: "start"
    }
  }
}

extension PiecewiseLinear: CustomStringConvertible {
  /// The polyline in CSS's notation, with a percentage for each value.
  public var description: String {
    let stops = points.map { "\($0.output.shortestDecimal) \($0.input.percentage)" }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}

extension PennerEasing: CustomStringConvertible {
  /// The easing's name.
  public var description: String { name }
}
