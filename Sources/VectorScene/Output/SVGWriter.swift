internal import MotionNumerics

extension Scene {
  /// The scene as a document of SVG text, indented, in UTF-8, with a line feed at the end.
  ///
  /// The same scene gives the same bytes on every machine. The document is accessible (`role="img"`,
  /// `<title>`, `<desc>`), is sized in points by `width`, `height` and `viewBox`, and can stand in an HTML
  /// page as it is: it has no XML declaration, no style sheet and no identifiers.
  ///
  /// `decimals`, 0…6, is the greatest number of digits after the point. The factors of a transform get three
  /// more, because they multiply lengths of up to a thousand points.
  ///
  /// Traps when the scene holds a number that is not finite, or a negative size, stroke width, dash or font
  /// size.
  public func svg(decimals: Int = 3) -> String {
    precondition((0...6).contains(decimals), "Scene.svg: decimals must lie in 0...6")
    var writer = SVGWriter(decimals: decimals)
    writer.write(self)
    return String(decoding: writer.xml.bytes, as: UTF8.self)
  }
}

/// Writes the parts of a scene as SVG elements, leaving out attributes that have their default value.
struct SVGWriter {
  var xml = XMLWriter()
  private let lengths: FixedDecimal
  private let factors: FixedDecimal

  init(decimals: Int) {
    lengths = FixedDecimal(places: decimals)
    factors = FixedDecimal(places: decimals + 3)
  }

  mutating func write(_ scene: Scene) {
    xml.beginTag("svg")
    xml.attribute("xmlns", "http://www.w3.org/2000/svg")
    size("width", scene.size.x)
    size("height", scene.size.y)
    numbers("viewBox", [0, 0, scene.size.x, scene.size.y])
    xml.attribute("role", "img")
    xml.attribute("font-family", "sans-serif")
    content(of: "svg") { writer in
      writer.text("title", scene.title)
      writer.text("desc", scene.description)
      if let background = scene.background { writer.write(background: background, size: scene.size) }
      for node in scene.nodes { writer.write(node) }
    }
  }

  private mutating func write(background: Color, size: SIMD2<Double>) {
    xml.beginTag("rect")
    self.size("width", size.x)
    self.size("height", size.y)
    paint("fill", background)
    xml.endEmptyTag()
  }

  private mutating func write(_ node: Node) {
    switch node {
    case .group(let group): write(group)
    case .shape(let shape): write(shape)
    case .label(let label): write(label)
    }
  }

  private mutating func write(_ group: Group) {
    xml.beginTag("g")
    if !group.name.isEmpty { xml.attribute("class", group.name) }
    if group.transform != .identity { write(group.transform) }
    if group.opacity != 1 { numbers("opacity", [unitInterval(group.opacity)]) }
    content(of: "g") { writer in
      for child in group.children { writer.write(child) }
    }
  }

  private mutating func write(_ shape: Shape) {
    xml.beginTag("path")
    let format = lengths
    xml.attribute("d") { bytes in shape.path.appendData(to: &bytes, format: format) }
    if let fill = shape.fill {
      paint("fill", fill.color)
      if fill.rule == .evenOdd { xml.attribute("fill-rule", "evenodd") }
    } else {
      xml.attribute("fill", "none")
    }
    if let stroke = shape.stroke { write(stroke) }
    xml.endEmptyTag()
  }

  private mutating func write(_ stroke: Stroke) {
    paint("stroke", stroke.color)
    size("stroke-width", stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: xml.attribute("stroke-linecap", "round")
    case .square: xml.attribute("stroke-linecap", "square")
    }
    switch stroke.join {
    case .miter: break
    case .round: xml.attribute("stroke-linejoin", "round")
    case .bevel: xml.attribute("stroke-linejoin", "bevel")
    }
    guard !stroke.dash.isEmpty else { return }
    precondition(stroke.dash.allSatisfy { $0 >= 0 }, "VectorScene: a dash is negative")
    numbers("stroke-dasharray", stroke.dash)
  }

  private mutating func write(_ label: Label) {
    xml.beginTag("text")
    numbers("x", [label.position.x])
    numbers("y", [label.position.y])
    size("font-size", label.size)
    if label.weight == .bold { xml.attribute("font-weight", "bold") }
    switch label.anchor {
    case .start: break
    case .middle: xml.attribute("text-anchor", "middle")
    case .end: xml.attribute("text-anchor", "end")
    }
    paint("fill", label.color)
    xml.endTag("text", text: label.text)
  }

  private mutating func write(_ transform: Affine) {
    let (lengths, factors) = (lengths, factors)
    xml.attribute("transform") { bytes in
      bytes.append(contentsOf: "matrix(".utf8)
      for factor in [transform.a, transform.b, transform.c, transform.d] {
        factors.append(factor, to: &bytes)
        bytes.append(UInt8(ascii: " "))
      }
      lengths.append(transform.tx, to: &bytes)
      bytes.append(UInt8(ascii: " "))
      lengths.append(transform.ty, to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    }
  }

  // MARK: Attributes and elements

  private mutating func content(of name: String, write: (inout SVGWriter) -> Void) {
    xml.beginContent()
    write(&self)
    xml.endElement(name)
  }

  private mutating func text(_ name: String, _ text: String) {
    guard !text.isEmpty else { return }
    xml.beginTag(name)
    xml.endTag(name, text: text)
  }

  private mutating func size(_ name: String, _ value: Double) {
    precondition(value >= 0, "VectorScene: a size, width or font size is negative or NaN")
    numbers(name, [value])
  }

  private mutating func numbers(_ name: String, _ values: [Double]) {
    let format = lengths
    xml.attribute(name) { bytes in
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        format.append(value, to: &bytes)
      }
    }
  }

  private mutating func paint(_ name: String, _ color: Color) {
    xml.attribute(name) { bytes in color.appendHex(to: &bytes) }
    if color.alpha != 1 { numbers(name + "-opacity", [unitInterval(color.alpha)]) }
  }
}
