import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Each number of masks, filters, gradients, pictures and texts is refused by its place and name.
@Suite struct CompositingErrorTests {
  /// A number by its name in errors, whether it may be negative, and a node that has it.
  private struct Field {
    let name: String
    let isLength: Bool
    let node: (Double) -> Node
  }

  private static func fields(
    _ name: String, isLength: Bool = false, _ node: @escaping (Double) -> Node
  ) -> [Field] {
    [Field(name: "nodes[0]." + name, isLength: isLength, node: node)]
  }

  private static func filter(_ name: String, isLength: Bool = false, _ make: @escaping (Double) -> Filter) -> [Field] {
    fields("filters[1]." + name, isLength: isLength) { .group(Group(filters: [.blur(.zero), make($0)])) }
  }

  private static func paint(_ name: String, isLength: Bool = false, _ make: @escaping (Double) -> Paint) -> [Field] {
    fields("fill.gradient." + name, isLength: isLength) { .shape(Shape("M0 0H1V1Z", fill: Fill(make($0)))) }
      + fields("stroke.gradient." + name, isLength: isLength) { .shape(Shape("M0 0H1V1Z", stroke: Stroke(make($0)))) }
  }

  private static let stops = [GradientStop(.red, at: 0), GradientStop(.blue, at: 1)]

  private static var gradientFields: [Field] {
    paint("center.x") { .radialGradient(RadialGradient(center: [$0, 0], radius: 1, focus: .zero, stops: stops)) }
      + paint("radius", isLength: true) { .radialGradient(RadialGradient(center: .zero, radius: $0, stops: stops)) }
      + paint("focus.y") { .radialGradient(RadialGradient(center: .zero, radius: 1, focus: [0, $0], stops: stops)) }
      + paint("stops[0].offset") { offset in
        .radialGradient(RadialGradient(center: .zero, radius: 1, stops: [GradientStop(.red, at: offset)]))
      }
      + paint("center.y") { .conicGradient(ConicGradient(center: [0, $0], stops: stops)) }
      + paint("startAngle") { .conicGradient(ConicGradient(center: .zero, startAngle: $0, stops: stops)) }
      + paint("stops[2].offset") { offset in
        .conicGradient(ConicGradient(center: .zero, stops: stops + [GradientStop(.red, at: offset)]))
      }
      + paint("stops[0].color.green") { green in
        .conicGradient(ConicGradient(center: .zero, stops: [GradientStop(Color(red: 0, green: green, blue: 0), at: 0)]))
      }
  }

  private static var filterFields: [Field] {
    filter("blur.x", isLength: true) { .blur([$0, 0]) } + filter("blur.y", isLength: true) { .blur([0, $0]) }
      + filter("erode", isLength: true) { .erode($0) } + filter("dilate", isLength: true) { .dilate($0) }
      + filter("shadow.radius", isLength: true) { .shadow(Shadow(radius: $0)) }
      + filter("shadowOnly.offset.x") { .shadowOnly(Shadow(offset: [$0, 0], radius: 0)) }
      + filter("colorMatrix.red[0]") { .colorMatrix(ColorMatrix(red: [$0, 0, 0, 0])) }
      + filter("colorMatrix.alpha[3]") { .colorMatrix(ColorMatrix(alpha: [0, 0, 0, $0])) }
      + filter("colorMatrix.offset[2]") { .colorMatrix(ColorMatrix(offset: [0, 0, $0, 0])) }
      + filter("componentTable.blue[1]") { .componentTable(ComponentTable(blue: [0, $0])) }
  }

  private static var otherFields: [Field] {
    let inMask = { (value: Double) in Node.label(Label("a", at: [value, 0], size: 1)) }
    return fields("mask.layers[0].opacity") { .group(Group(mask: Mask(layers: [MaskLayer([], opacity: $0)]))) }
      + fields("mask[0].position.x") { .group(Group(mask: [inMask($0)])) }
      + fields("mask.layers[1].nodes[0].position.x") { value in
        .group(Group(mask: Mask(layers: [MaskLayer([]), MaskLayer([inMask(value)])])))
      }
      + fields("stroke.miterLimit") { .shape(Shape("M0 0H1", stroke: Stroke(.black, miterLimit: $0))) }
      + fields("letterSpacing") { .label(Label("a", at: .zero, size: 1, letterSpacing: $0)) }
      + fields("stroke.width", isLength: true) {
        .label(Label("a", at: .zero, size: 1, stroke: Stroke(.black, width: $0)))
      }
      + fields("size.x", isLength: true) { .image(Picture([1], mediaType: .png, size: [$0, 1])) }
      + fields("size.y", isLength: true) { .image(Picture([1], mediaType: .png, size: [1, $0])) }
  }

  @Test func everyNumberIsRefusedByItsName() throws {
    for field in Self.gradientFields + Self.filterFields + Self.otherFields {
      for value in [.nan, .infinity, -.infinity] + (field.isLength ? [-1, -1e308] : []) {
        let scene = Scene(size: [9, 9], nodes: [field.node(value)])
        let error = try #require(#expect(throws: SceneError.self) { try scene.svg() })
        #expect("\(error.place).\(error.field)" == field.name && error.value == value.shortestDecimal)
        #expect(throws: error) { try scene.validate() }
      }
    }
  }

  /// The greatest numbers overflow while they are written, but the document holds finite ones.
  @Test func everyOtherNumberIsWritten() throws {
    for field in Self.gradientFields + Self.filterFields + Self.otherFields {
      let values = [1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0] + (field.isLength ? [] : [-1e308])
      for value in values {
        let scene = Scene(size: [9, 9], nodes: [field.node(value)])
        let plain = Scene(size: [9, 9], nodes: [field.node(1)])
        for document in [try scene.svg(), try AnimatedScene(frames: [plain, scene, plain], duration: 1).svg()] {
          #expect(!document.contains("nan") && !document.contains("inf"), "\(field.name) = \(value)")
        }
        _ = scene.interpolated(to: plain, by: 0.5)
      }
    }
  }

  @Test(arguments: [0, 0.9, 1000.1, -400, .nan, .infinity]) func otherWeightsAreRefused(weight: Double) throws {
    let scene = Scene(size: [9, 9], nodes: [.label(Label("a", at: .zero, size: 1, weight: Label.Weight(weight)))])
    let error = try #require(#expect(throws: SceneError.self) { try scene.svg() })
    #expect(error.field == "weight" && error.allowed == "a number in 1...1000")
  }
}
