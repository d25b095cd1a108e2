internal import MotionValues

/// The properties of a layer by their names, for expressions to find them.
///
/// The entries are in the order in which ``Layer/visit(_:)`` hands them to visitors.
struct LayerTree: Sendable {
  /// A group, or a property.
  struct Entry: Sendable {
    enum Source: Sendable {
      case group
      case number(Property<Double>)
      case vector(Property<Vector>)
      /// A vector of three properties: the three entries after this one.
      case split
      case color(Property<Color>)
      case outline(Property<Outline>)
      case gradient(Property<GradientNumbers>)
      case text(Property<TextDocument>)

      var isGroup: Bool { if case .group = self { true } else { false } }
    }

    var name: String
    /// The entry of the group around it; -1 for none.
    var parent: Int
    var part: LayerPart
    var source: Source
  }

  fileprivate(set) var entries: [Entry] = []

  init(_ layer: Layer) {
    var builder = LayerTreeBuilder()
    var layer = layer
    layer.visit(&builder)
    entries = builder.tree
  }

  /// The entries inside of a group, or those of a part of the layer that are inside of none.
  func children(of parent: Int, in part: LayerPart) -> [Int] {
    entries.indices.filter { entries[$0].parent == parent && entries[$0].part == part }
  }

  /// The entry of a name, as scripts write it, among some; nil if there is none.
  func entry(_ name: String, among places: [Int]) -> Int? {
    if let exact = places.first(where: { entries[$0].name == name }) { return exact }
    for wanted in ScriptNames.readings(of: name) {
      if let found = places.first(where: { ScriptNames.simple(entries[$0].name) == wanted }) { return found }
    }
    return nil
  }
}

/// Names of properties as scripts write them.
enum ScriptNames {
  /// A name in small letters, without spaces.
  static func simple(_ name: String) -> String {
    String(decoding: name.utf8.filter { $0 != 32 }.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// What a name may be a name of: `anchorPoint`, `maskOpacity`, `ADBE Vector Rect Size`.
  static func readings(of name: String) -> [String] {
    let whole = simple(name)
    switch whole {
    case "adbevectorshape", "maskpath", "maskshape", "vertices": return ["path"]
    case "adberotatez", "zrotation": return ["rotation"]
    case "xrotation", "adberotatex": return ["rotationx"]
    case "yrotation", "adberotatey": return ["rotationy"]
    case "sourcetext": return ["text"]
    case "innerroundness": return ["innerroundedness"]
    case "outerroundness": return ["outerroundedness"]
    default: break
    }
    var readings = [whole]
    if whole.hasPrefix("mask") { readings.append(String(whole.dropFirst(4))) }
    let words = name.split(separator: " ")
    if words.first == "ADBE", words.count > 1 {
      let rest = words.dropFirst(words.count > 2 && words[1] == "Vector" ? 2 : 1)
      readings.append(simple(rest.joined(separator: "")))
      readings.append(simple(String(words[words.count - 1])))
    }
    return readings
  }
}

/// Collects the entries of a layer.
private struct LayerTreeBuilder: PropertyVisitor {
  var tree: [LayerTree.Entry] = []
  private var parents: [Int] = []
  private var part = LayerPart.transform

  mutating func begin(_ part: LayerPart) { self.part = part }

  private mutating func add(_ name: String, _ source: LayerTree.Entry.Source) {
    tree.append(LayerTree.Entry(name: name, parent: parents.last ?? -1, part: part, source: source))
  }

  mutating func enter(_ name: String) -> Bool {
    add(name, .group)
    parents.append(tree.count - 1)
    return true
  }

  mutating func leave() { parents.removeLast() }
  mutating func visit(_ name: String, _ property: inout Property<Double>) { add(name, .number(property)) }
  mutating func visit(_ name: String, _ property: inout Property<Vector>) { add(name, .vector(property)) }
  mutating func visit(
    _ name: String, x: inout Property<Double>, y: inout Property<Double>, z: inout Property<Double>
  ) { add(name, .split) }
  mutating func visit(_ name: String, _ property: inout Property<Color>) { add(name, .color(property)) }
  mutating func visit(_ name: String, _ property: inout Property<Outline>) { add(name, .outline(property)) }
  mutating func visit(_ name: String, _ property: inout Property<GradientNumbers>) { add(name, .gradient(property)) }
  mutating func visit(_ name: String, stop: Int, of gradient: inout Property<GradientNumbers>) {}
  mutating func visit(_ name: String, _ property: inout Property<TextDocument>) { add(name, .text(property)) }
}
