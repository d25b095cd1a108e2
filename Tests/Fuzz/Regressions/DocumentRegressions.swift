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
  static var regressions: [Regression<FuzzText>] {
    [
      Regression(
        "bounces of a few ulp of the height went on to the limit of events: 2 s",
        FuzzText(
          #"{"duration":0.44,"bodies":[{"name":"a","mass":0.14282455506981434,"position":1.2886845322314642,"velocity":4.074588427086235,"friction":1}],"#
            + #""springs":[{"from":"a","to":-7.473133436115191,"stiffness":15.28751705743262,"damping":4.70752685009281,"restLength":1}],"#
            + #""gravity":-9.109811005208526,"events":[{"body":"a","position":-0.40208891459651497,"direction":"falling","action":"reflect","restitution":0.955415804199289}]}"#
        ))
    ]
  }
}
