extension AnimationDocumentTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression(
        "a path whose derivative overflows had no end",
        FuzzText(
          #"{"type":"keyframe","keyPath":"position","path":"M0 0Q1 1 1 1.7e308","calculationMode":"paced","duration":1}"#
        )),
      Regression(
        "each of many arrays deep inside cost three errors with their paths: 7 s for 150 kB",
        FuzzText(
          String(repeating: "[", count: 63) + Array(repeating: "[]", count: 50_000).joined(separator: ",")
            + String(repeating: "]", count: 63))),
      Regression(
        "a group of many key paths took a time that grew with their square",
        FuzzText(group(of: 20_000))),
    ]
  }

  private static func group(of count: Int) -> String {
    let members = (0..<count).map {
      #"{"type":"basic","keyPath":"k\#($0)","fromValue":0,"toValue":1}"#
    }
    return #"{"type":"group","duration":1,"animations":["# + members.joined(separator: ",") + "]}"
  }
}

extension SystemDocumentTarget {
  static var regressions: [Regression<FuzzText>] { [] }
}
