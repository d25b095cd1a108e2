extension ImportFormat {
  /// A style sheet: timing functions in custom properties, transitions and animations, and `@keyframes`.
  public static let css = ImportFormat(
    "css", "a style sheet: timing functions in custom properties, transitions, animations and @keyframes",
    ending: "css"
  ) { source throws(ImportError) in
    let sheet = try CSSReader(parsing: source)
    let found = sheet.motions()
    return ReadText(
      motions: found.motions, problems: found.problems, remarks: found.remarks, animationNames: sheet.keyframeNames,
      animation: { name throws(ImportError) in try sheet.animation(named: name) },
      remarksBeside: { sheet.remarks(besideKeyframesNamed: $0) })
  }
}
