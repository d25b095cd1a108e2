import MotionCurves

extension SVGBuilder {
  /// The filters of a group and its shadow, in one chain; nil for none.
  func filter(of group: Group) -> SVGElement? {
    let filters = group.allFilters
    guard !filters.isEmpty else { return nil }
    var primitives: [SVGElement] = []
    for filter in filters { filter.append(to: &primitives) }
    return self.filter(of: primitives, margin: group.filterReach)
  }

  /// A filter that draws a shadow behind its element.
  func filter(of shadow: Shadow) -> SVGElement {
    var primitives: [SVGElement] = []
    Filter.shadow(shadow).append(to: &primitives)
    return filter(of: primitives, margin: Filter.shadow(shadow).reach)
  }

  /// A filter of primitives, blended in sRGB like all else.
  ///
  /// The region is not SVG's default, the bounding box and a tenth more: a blur reaches further, and a straight line
  /// has no box at all. A shape outside of the canvas may cast its shadow into it.
  func filter(of primitives: [SVGElement], margin: Double) -> SVGElement {
    var element = SVGElement("filter", content: .elements(primitives))
    element.set("filterUnits", text: "userSpaceOnUse")
    element.setRegion(reach: reach(beyond: margin))
    element.set("color-interpolation-filters", text: "sRGB")
    return element
  }

  static func colorMatrix(_ matrix: ColorMatrix) -> SVGElement {
    var element = SVGElement("feColorMatrix")
    let rows = [matrix.red, matrix.green, matrix.blue, matrix.alpha]
    let numbers = rows.enumerated().flatMap { index, row in [row.x, row.y, row.z, row.w, matrix.offset[index]] }
    element.set("values", .factors(numbers))
    if matrix.isLinearLight { element.set("color-interpolation-filters", text: "linearRGB") }
    return element
  }
}

extension Group {
  /// The filters, and the shadow as the last of them.
  fileprivate var allFilters: [Filter] { filters + (shadow.map { [.shadow($0)] } ?? []) }

  /// The distance in points by which the filters extend the picture of the children.
  var filterReach: Double { allFilters.reduce(0) { $0 + $1.reach } }
}

extension Filter {
  /// The distance in points by which the filter extends its picture.
  ///
  /// Beyond three σ a Gaussian has 0.3 % left.
  var reach: Double {
    switch self {
    case .blur(let deviations): 3 * max(deviations.x, deviations.y)
    case .shadow(let shadow), .shadowOnly(let shadow): shadow.offset.norm + 3 * shadow.radius
    case .dilate(let radius): radius
    case .colorMatrix, .componentTable, .erode: 0
    }
  }

  /// Appends the primitives that change the result of the last one, or the element's own picture.
  fileprivate func append(to primitives: inout [SVGElement]) {
    switch self {
    case .blur(let deviations):
      var blur = SVGElement("feGaussianBlur")
      blur.set("stdDeviation", .numbers([deviations.x, deviations.y]))
      primitives.append(blur)
    case .colorMatrix(let matrix): primitives.append(SVGBuilder.colorMatrix(matrix))
    case .componentTable(let table): primitives.append(table.element)
    case .shadow(let shadow): shadow.append(to: &primitives, isOver: true)
    case .shadowOnly(let shadow): shadow.append(to: &primitives, isOver: false)
    case .erode(let radius): primitives.append(Self.morphology("erode", radius: radius))
    case .dilate(let radius): primitives.append(Self.morphology("dilate", radius: radius))
    }
  }

  private static func morphology(_ name: String, radius: Double) -> SVGElement {
    var element = SVGElement("feMorphology")
    element.set("operator", text: name)
    element.set("radius", radius)
    return element
  }
}

extension Shadow {
  /// Appends a blur, a shift and a colour; with `isOver`, the former picture is drawn over them.
  ///
  /// `feDropShadow` would be shorter, but librsvg 2.54 draws nothing at all for it.
  fileprivate func append(to primitives: inout [SVGElement], isOver: Bool) {
    let place = primitives.count
    let suffix = place == 0 ? "" : String(place)
    if place > 0 { primitives[place - 1].set("result", text: "a" + suffix) }
    var blur = SVGElement("feGaussianBlur")
    if place == 0 { blur.set("in", text: "SourceAlpha") }
    blur.set("stdDeviation", radius)
    var shift = SVGElement("feOffset")
    shift.set("dx", offset.x)
    shift.set("dy", offset.y)
    shift.set("result", text: "b" + suffix)
    var flood = SVGElement("feFlood")
    flood.setColor("flood-color", opacity: "flood-opacity", color)
    var colored = SVGElement("feComposite")
    colored.set("in2", text: "b" + suffix)
    colored.set("operator", text: "in")
    primitives += [blur, shift, flood, colored]
    guard isOver else { return }
    var source = SVGElement("feMergeNode")
    source.set("in", text: place == 0 ? "SourceGraphic" : "a" + suffix)
    primitives.append(SVGElement("feMerge", content: .elements([SVGElement("feMergeNode"), source])))
  }
}

extension ComponentTable {
  fileprivate var element: SVGElement {
    var functions: [SVGElement] = []
    for (name, values) in [("feFuncR", red), ("feFuncG", green), ("feFuncB", blue), ("feFuncA", alpha)]
    where !values.isEmpty {
      var function = SVGElement(name)
      function.set("type", text: "table")
      function.set("tableValues", .factors(values))
      functions.append(function)
    }
    return SVGElement("feComponentTransfer", content: .elements(functions))
  }
}
