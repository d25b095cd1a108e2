extension LottieTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression(
        "a frame rate next to nothing made the duration infinite",
        FuzzText(#"{"fr":1e-320,"ip":0,"op":60,"w":64,"h":64,"layers":[]}"#))
    ]
  }
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
