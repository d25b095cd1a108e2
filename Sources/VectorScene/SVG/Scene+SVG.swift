extension Scene {
  /// The scene as an SVG document, indented, with a line feed at the end.
  ///
  /// The same scene gives the same bytes on every machine. The document is accessible (`role="img"`,
  /// `<title>`, `<desc>`), is sized in points by `width`, `height` and `viewBox`, and can be embedded in an HTML
  /// page as it is: it has no XML declaration, no style sheet, and identifiers only for definitions, numbered
  /// in the order of the content: gradients g1, g2, …, clips c1, masks m1, shadows and other filters s1.
  ///
  /// `decimals`, 0…6, is the greatest number of digits after the point. The factors of a transform get three more,
  /// because they multiply lengths of up to a thousand points. `idPrefix`, ASCII letters, digits, `-` and `_` that
  /// begin with a letter, is put before all identifiers, so that one page can hold several documents.
  ///
  /// ```swift
  /// do {
  ///   return try scene.svg()
  /// } catch {
  ///   log("\(error)")   // nodes[2].stroke.width must be a finite number that is not negative, not -1
  /// }
  /// ```
  ///
  /// A picture has at most 100,000 dashes, and as many rows of dashes, or as many as it has points. If a stroke has
  /// more, only the part that shows on the canvas is written. If even this part has too many dashes, the stroke is
  /// written unbroken, as opaque as its dashes are on average.
  ///
  /// Chromium and librsvg draw a document alike, except for the smoothing of edges, the fonts that they find for
  /// generic names, and the parts that ``svgApproximations`` lists.
  ///
  /// - Throws: ``SceneError`` for a number that is not finite; a negative size, stroke width, dash, font size, blur,
  ///   erosion or radius; a weight outside of 1…1000; the path of a trimmed stroke whose length overflows; a picture
  ///   without bytes or with more than 64 MiB, or more than 256 MiB of them in all; groups or masks nested deeper than
  ///   100 levels; other decimals or prefixes. Every other scene has a document, in which all numbers are finite.
  public func svg(decimals: Int = 3, idPrefix: String = "") throws(SceneError) -> String {
    var writer = try SVGWriter(format: try SVGFormat(decimals: decimals), prefix: idPrefix)
    let dashes = DashBudget(canvas: size, decimals: decimals)
    writer.write(try SVGBuilder.document(of: self, isIsolated: nodes.hasBlending, dashes: dashes))
    return String(decoding: writer.xml.bytes, as: UTF8.self)
  }
}
