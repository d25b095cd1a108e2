extension LottieTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression(
        "a frame rate next to nothing made the duration infinite",
        FuzzText(#"{"fr":1e-320,"ip":0,"op":60,"w":64,"h":64,"layers":[]}"#)),
      Regression(
        "each letter of a document had a million segments for itself: 50 MB each",
        FuzzText(
          #"{"fr":30,"ip":0,"op":60,"w":64,"h":64,"layers":[],"chars":["#
            + Array(repeating: letter, count: 200).joined(separator: ",") + "]}")),
      Regression(
        "borders of borders took seconds for a frame: they cost as much as they draw, not as long as they take",
        FuzzText(
          #"{"fr":30,"ip":0,"op":60,"w":64,"h":64,"layers":[{"ty":4,"shapes":[{"ty":"sr","sy":1e12,"pt":{"k":19764},"#
            + #""or":{"k":40},"os":{"k":9}},{"ty":"rd","r":{"k":3}},{"ty":"op","a":{"k":51},"lj":2},"#
            + #"{"ty":"zz","s":{"k":3},"r":{"k":7498},"pt":{"k":2}},{"ty":"zz","s":{"k":3},"r":{"k":3},"pt":{"k":2}},"#
            + #"{"ty":"op","a":{"k":85},"lj":2},{"ty":"op","a":{"k":62},"lj":2},{"ty":"fl"}]}]}"#)),
    ]
  }

  /// A star of 1000 points with 900 ridges on each side.
  private static let letter =
    #"{"ch":"a","w":9,"data":{"shapes":[{"ty":"sr","sy":2,"pt":{"k":1000},"or":{"k":40}},"#
    + #"{"ty":"zz","s":{"k":3},"r":{"k":900}}]}}"#
}

extension LottieFramesTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression(
        "precompositions stretched to next to nothing had infinite frames",
        FuzzText(
          #"{"fr":30,"ip":10,"op":60,"w":64,"h":64,"layers":[{"ty":0,"sr":1e-300,"refId":"a"}],"assets":[{"id":"a","#
            + #""layers":[{"ty":0,"sr":-1e-300,"refId":"b"}]},{"id":"b","layers":[{"ty":1,"sw":9,"sh":9}]}]}"#))
    ]
  }
}
