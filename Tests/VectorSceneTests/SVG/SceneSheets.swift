import MotionNumerics
import VectorScene

/// Pictures of everything that a scene can hold, in cells of 40 points, for tests of text and of programs' drawings.
///
/// `Tests/Reference/scenes.py` knows the colours that each cell must have; it lists the same cells in the same order.
enum SceneSheets {
  static var all: [(name: String, scene: Scene)] {
    get throws {
      [
        ("masks", masks), ("blends", blends), ("gradients", gradients), ("filters", filters),
        ("outlines", outlines), ("pictures", try pictures), ("labels", labels),
      ]
    }
  }

  private static let cell = 40.0
  private static let columns = 8

  /// Cells in rows, on white.
  private static func sheet(_ title: String, _ cells: [[Node]]) -> Scene {
    let rows = (cells.count + columns - 1) / columns
    let nodes = cells.enumerated().map { index, nodes in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let place = Affine.translation(x: cell * Double(column), y: cell * Double(row))
      return Node.group(Group(name: "cell\(index)", transform: place, children: nodes))
    }
    return Scene(size: [cell * Double(columns), cell * Double(rows)], background: .white, title: title, nodes: nodes)
  }

  private static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color
  ) -> Node {
    .shape(Shape(.rectangle(x: x, y: y, width: width, height: height), fill: Fill(color)))
  }

  private static func whole(_ color: Color) -> Node { rectangle(0, 0, cell, cell, color) }

  // MARK: Masks

  /// Black seen through masks of a left picture, x < 25, and a right one, x ≥ 15.
  private static var masks: Scene {
    let left = [rectangle(0, 0, 25, 40, Color(red: 1, green: 0.5, blue: 0, alpha: 0.6))]
    let right = [rectangle(15, 0, 25, 40, Color(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.8))]
    let middle = [rectangle(0, 10, 40, 20, .black)]
    var masks = [Mask(left), Mask(left, isInverted: true), Mask(left, kind: .luminance)]
    masks.append(Mask(left, kind: .luminance, isInverted: true))
    for mode in MaskLayer.Mode.allCases {
      masks.append(Mask(layers: [MaskLayer(left), MaskLayer(right, mode: mode, opacity: 0.5)]))
      masks.append(Mask(layers: [MaskLayer(left, kind: .luminance), MaskLayer(right, mode: mode, isInverted: true)]))
      masks.append(
        Mask(layers: [
          MaskLayer(left, mode: mode), MaskLayer(right, mode: mode, kind: .luminance, opacity: 0.7, isInverted: true),
          MaskLayer(middle, mode: .difference, opacity: 0.9),
        ]))
    }
    masks += [Mask(layers: []), [], Mask([], isInverted: true), Mask(layers: [MaskLayer(left, opacity: 0.5)])]
    return sheet("Masks", masks.map { [.group(Group(mask: $0, children: [whole(.black)]))] })
  }

  // MARK: Blends

  /// A colour over two others, in each mode; then isolated ones, and ones in a clipped and in a faded group.
  private static var blends: Scene {
    let back = [
      rectangle(0, 0, 20, 40, Color(red: 0.8, green: 0.5, blue: 0.2)),
      rectangle(20, 0, 20, 40, Color(red: 0.2, green: 0.3, blue: 0.6)),
    ]
    func front(_ mode: BlendMode) -> Node {
      .group(
        Group(
          blendMode: mode, children: [rectangle(0, 20, 40, 20, Color(red: 0.4, green: 0.7, blue: 0.9, alpha: 0.75))]))
    }
    let modes = BlendMode.allCases.map { back + [front($0)] }
    let groups = [
      Group(isIsolated: true, children: [front(.multiply)]),
      Group(children: [front(.multiply)]),
      Group(clip: .rectangle(x: 0, y: 0, width: 40, height: 40), children: [front(.multiply)]),
      Group(opacity: 0.5, children: [front(.multiply)]),
    ]
    return sheet("Blends", modes + groups.map { back + [.group($0)] })
  }

  // MARK: Gradients

  private static var gradients: Scene {
    let square = Path.rectangle(x: 0, y: 0, width: 40, height: 40)
    let stops = [
      GradientStop(.red, at: 0), GradientStop(Color(red: 0, green: 0, blue: 1), at: 0.5),
      GradientStop(Color(red: 1, green: 1, blue: 0), at: 1),
    ]
    let faded = [GradientStop(Color(red: 0, green: 0, blue: 0, alpha: 1), at: 0.25), GradientStop(.clear, at: 0.75)]
    let paints: [Paint] = [
      .linearGradient(LinearGradient(from: [0, 0], to: [40, 0], stops: stops)),
      .radialGradient(RadialGradient(center: [20, 20], radius: 20, stops: stops)),
      .radialGradient(RadialGradient(center: [20, 20], radius: 20, focus: [30, 20], stops: stops)),
      .radialGradient(RadialGradient(center: [20, 20], radius: 16, focus: [60, 20], stops: stops)),
      .radialGradient(RadialGradient(center: [20, 20], radius: 0, stops: stops)),
      .radialGradient(RadialGradient(center: [20, 20], radius: 20, stops: faded)),
      .conicGradient(ConicGradient(center: [20, 20], stops: stops)),
      .conicGradient(ConicGradient(center: [20, 20], startAngle: -.pi / 2, stops: faded)),
      .conicGradient(ConicGradient(center: [50, 0], startAngle: .pi / 2, stops: faded)),
      .linearGradient(LinearGradient(from: [20, 20], to: [20, 20], stops: stops)),
    ]
    let fills = paints.map { [Node.shape(Shape(square, fill: Fill($0)))] }
    let line = Path(polyline: [[4, 20], [36, 20]])
    let strokes = paints.prefix(7).map {
      [Node.shape(Shape(line, stroke: Stroke($0, width: 24, trim: .init(from: 0, to: 0.75))))]
    }
    let ring: Path = "M0 0H40V40H0Z M12 12H28V28H12Z"
    return sheet("Gradients", fills + strokes + [[.shape(Shape(ring, fill: Fill(paints[6], rule: .evenOdd)))]])
  }

  // MARK: Filters

  /// A band, 10 ≤ x < 30, changed by filters and cut to its cell; then one in a turned and in a scaled group.
  private static var filters: Scene {
    let color = Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.8)
    let band = [rectangle(10, -40, 20, 120, color)]
    let swap = ColorMatrix(red: [0, 0, 1, 0], blue: [0.5, 0, 0, 0], offset: [0, 0, 0.25, 0])
    let third = SIMD4<Double>(1, 1, 1, 0) / 3
    let gray = ColorMatrix(red: third, green: third, blue: third, isLinearLight: true)
    let table = ComponentTable(red: [1, 0], green: [0, 0.2, 1], alpha: [0, 0.5])
    let shadow = Shadow(Color(red: 0, green: 0, blue: 1, alpha: 0.5), offset: [8, 0], radius: 0)
    let filters: [[Filter]] = [
      [.blur([4, 0])], [.blur([0, 4])], [.blur([3, 3])], [.blur(.zero)], [.colorMatrix(swap)], [.colorMatrix(gray)],
      [.colorMatrix(ColorMatrix())], [.componentTable(table)], [.componentTable(ComponentTable())], [.shadow(shadow)],
      [.shadowOnly(shadow)], [.erode(3)], [.erode(0)], [.dilate(3)], [.dilate(0)],
      [.colorMatrix(swap), .shadow(shadow), .erode(2)], [.dilate(2), .shadowOnly(shadow), .colorMatrix(swap)],
      [.shadow(shadow), .shadow(shadow)],
    ]
    let square = Path.rectangle(x: 0, y: 0, width: 40, height: 40)
    var groups = filters.map { Group(clip: square, filters: $0, children: band) }
    groups.append(Group(clip: square, shadow: shadow, filters: [.colorMatrix(swap)], children: band))
    let upright = Affine(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    groups.append(Group(transform: upright, clip: square, filters: [.blur([4, 0])], children: band))
    let half = Path.rectangle(x: 0, y: 0, width: 20, height: 20)
    let narrow = [rectangle(5, -20, 10, 60, color)]
    groups.append(Group(transform: .scale(x: 2, y: 2), clip: half, filters: [.blur([2, 0])], children: narrow))
    groups.append(Group(transform: .scale(x: 2, y: 2), clip: half, filters: [.erode(1.5)], children: narrow))
    return sheet("Filters", groups.map { [.group($0)] })
  }

  // MARK: Outlines

  /// Clips by both rules, and corners with different limits.
  private static var outlines: Scene {
    let ring: Path = "M0 0H40V40H0Z M12 12H28V28H12Z"
    let clips = Fill.Rule.allCases.map { [Node.group(Group(clip: Clip(ring, rule: $0), children: [whole(.black)]))] }
    let corner: Path = "M16 35L20 15L24 35"
    let limits = [4, 10, 5, 6, 0.5].map { limit in
      [Node.shape(Shape(corner, stroke: Stroke(.black, width: 4, miterLimit: limit)))]
    }
    return sheet("Outlines", clips + limits)
  }

  // MARK: Pictures

  /// One pixel, #336699, in each format that all programs read, in the upper half of its cell.
  private static var pictures: Scene {
    get throws {
      let uris = [
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGMwTpsJAAICATNWh+JUAAAAAElFTkSuQmCC",
        "data:image/gif;base64,R0lGODdhAQABAIEAADNmmQAAAAAAAAAAACwAAAAAAQABAAAIBAABBAQAOw==",
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'%3E"
          + "%3Crect width='1' height='1' fill='%23336699'/%3E%3C/svg%3E",
      ]
      let pictures = try uris.map { Node.image(try Picture(parsing: $0, size: [40, 20])) }
      let turned = Affine(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)
      let faded = Group(transform: turned, opacity: 0.5, children: [pictures[0]])
      return sheet("Pictures", pictures.map { [$0] } + [[.group(faded)]])
    }
  }

  // MARK: Labels

  private static var labels: Scene {
    let at: SIMD2<Double> = [4, 30]
    let gradient = ConicGradient(center: [20, 20], stops: [GradientStop(.red, at: 0), GradientStop(.blue, at: 1)])
    // One that is nearly everywhere: programs choose different ones for the generic names.
    let sans = "'DejaVu Sans', sans-serif"
    let labels = [
      Label("Ag", at: at, size: 24, family: sans), Label("Ag", at: at, size: 24, family: "'DejaVu Serif', serif"),
      Label("Ag", at: at, size: 24, family: sans, weight: .bold),
      Label("Ag", at: at, size: 24, family: sans, weight: 600),
      Label("il", at: at, size: 24, family: sans, letterSpacing: 8),
      Label("Ag", at: at, size: 24, family: sans, color: .yellow, stroke: Stroke(.black, width: 1.5, join: .round)),
      Label(
        "Ag", at: at, size: 24, family: sans, color: .clear,
        stroke: Stroke(.conicGradient(gradient), width: 2, join: .round)),
      Label("Ag", at: at, size: 24, family: sans, isItalic: true),
    ]
    return sheet("Labels", labels.map { [.label($0)] })
  }
}
