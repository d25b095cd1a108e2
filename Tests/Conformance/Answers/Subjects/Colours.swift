internal import JSONText
internal import MotionNumerics

/// OKLab, and mixtures of colours.
enum Colours {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch test.question {
    case "oklab":
      return try Answers(rows: test) { row throws(ConformanceError) in
        let place = OKLabColor(try color(row)).components
        return Answer([place.x, place.y, place.z])
      }
    case "oklch": return try Answers(rows: test) { row throws(ConformanceError) in polar(try color(row)) }
    case "srgb":
      return try Answers(rows: test) { row throws(ConformanceError) in
        let place = OKLabColor(lightness: try row.number(0), a: try row.number(1), b: try row.number(2))
        return Answer([place.color.red, place.color.green, place.color.blue])
      }
    case "mix": return try mixtures(test)
    default: throw .unknownQuestion(test)
    }
  }

  private static func color(_ row: ConformanceCase.Row) throws(ConformanceError) -> Color {
    Color(red: try row.number(0), green: try row.number(1), blue: try row.number(2))
  }

  /// Lightness, chroma and the hue in degrees, which a grey has not.
  private static func polar(_ color: Color) -> Answer {
    let place = ColorSpace.oklch.coordinates(of: color)
    let degrees = place.z * (180 / .pi)
    let hue: Answer = place.y <= 0.000004 ? .none : .number(degrees < 0 ? degrees + 360 : degrees)
    return .list([.number(place.x), .number(place.y), hue])
  }

  private static func mixtures(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    guard let space = ColorSpace(rawValue: try test.given.word("space")) else {
      throw ConformanceError(message: "no space \(try test.given.word("space"))")
    }
    if let hue = test.given.value["hue"]?.string, hue != "shorter" {
      return .unanswered("hues turn by the shorter arc")
    }
    let (start, end) = (try color(test.given, "from"), try color(test.given, "to"))
    let mixture = ColorTween(from: start, to: end, in: space, duration: 1, curve: .linear)
    return try Answers(test) { fraction in
      let color = mixture.value(at: fraction)
      return Answer([color.red, color.green, color.blue, color.alpha])
    }
  }

  private static func color(_ given: Given, _ name: String) throws(ConformanceError) -> Color {
    let numbers = try given.numbers(name)
    return Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
