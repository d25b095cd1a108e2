internal import MotionPaths
internal import MotionValues

/// An element of an SVG document before its numbers are rounded and its identifiers assigned.
struct SVGElement: Equatable {
  /// The content between the tags.
  enum Content: Equatable {
    /// Nothing: one tag.
    case none
    /// Text alone.
    case text(String)
    /// Elements, perhaps none: two tags.
    case elements([SVGElement])
    /// Elements that are parts of one text, without blanks between them.
    case runs([SVGElement])
  }

  /// Another element that an attribute refers to.
  struct Reference: Equatable {
    var attribute: String
    var definition: SVGElement
  }

  struct Attribute: Equatable {
    var name: String
    var value: SVGValue
  }

  var name: String
  var attributes: [Attribute] = []
  var references: [Reference] = []
  /// Its `<animate>` elements.
  var animations: [SVGElement] = []
  var content = Content.none

  init(_ name: String, content: Content = .none) {
    self.name = name
    self.content = content
  }

  var children: [SVGElement] {
    switch content {
    case .elements(let elements), .runs(let elements): elements
    case .none, .text: []
    }
  }

  mutating func set(_ name: String, _ value: SVGValue) {
    attributes.append(Attribute(name: name, value: value))
  }

  mutating func set(_ name: String, _ number: Double) {
    set(name, .numbers([number]))
  }

  mutating func set(_ name: String, text: String) {
    set(name, .text(text))
  }

  mutating func refer(_ attribute: String, to definition: SVGElement) {
    references.append(Reference(attribute: attribute, definition: definition))
  }
}

/// The value of an attribute.
enum SVGValue: Equatable {
  /// A word, or any text.
  case text(String)
  /// Lengths or offsets, with blanks between them.
  case numbers([Double])
  /// Factors, with blanks between them.
  case factors([Double])
  /// A colour without its alpha value.
  case color(Color)
  /// The data of a path.
  case path(Path)
  /// A map of the plane.
  case transform(Affine)
  /// The bytes of a picture, as a data URI.
  case picture(Picture)
}

extension SVGValue {
  /// The value of an omitted attribute.
  static func initial(_ attribute: String) -> SVGValue {
    switch attribute {
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "stroke-width": .numbers([1])
    case "stroke-dashoffset", "letter-spacing", "dx", "dy": .numbers([0])
    case "stroke-miterlimit": .numbers([4])
    case "transform": .transform(.identity)
    case "fill-rule", "clip-rule": .text("nonzero")
    case "stroke-linecap": .text("butt")
    case "stroke-linejoin": .text("miter")
    case "font-weight", "font-style": .text("normal")
    case "font-family": .text("sans-serif")
    case "text-anchor": .text("start")
    case "display": .text("inline")
    default: .text("none")
    }
  }
}
