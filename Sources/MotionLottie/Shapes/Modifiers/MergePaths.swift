internal import JSONText

/// Joins the shapes before it into one (`mm`).
struct MergePaths: Sendable {
  /// Whether points covered by an even number of shapes are outside.
  let isExclusive: Bool

  init(reading json: JSONValue, reader: inout LottieReader) {
    reader.count(.merge)
    let mode = reader.number(json["mm"]) ?? 1
    isExclusive = mode == 5
    switch mode {
    case 1: break
    case 5:
      reader.warn(
        "merge excluding", .approximate, "the shapes are filled by the even-odd rule, also each by itself",
        at: json["mm"] ?? json)
    default:
      reader.warn(
        "merge of paths", .approximate, "the shapes are drawn as one path, without a union, difference or intersection",
        at: json["mm"] ?? json)
    }
  }
}
