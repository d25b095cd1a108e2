import MotionCurves

/// The animations of an SVG document: those of one target that run at the same times are one animation.
///
/// Each element counts by itself: how later ones override earlier ones of the same attribute is not in an animation.
///
/// Source: SVG Animations Level 2.
struct SVGReader {
  let source: SourceText
  let document: XMLElements
  /// The elements by their `id`.
  let byID: [String: Int]
  /// The index of the last child named `mpath` of an element.
  private let motionPaths: [Int: Int]
  private var groups: [Group] = []
  /// The index of the last group of each target.
  private var lastGroup: [Int: Int] = [:]
  private(set) var problems: [ImportError] = []
  private(set) var remarks: [ImportRemark] = []

  /// The transforms of each target so far.
  private var transforms: [Int: Transforms] = [:]

  /// The animations of a target at the same times.
  private struct Group {
    let timing: SMILTiming
    let offset: Int
    /// The name of its only element, and that of several.
    let names: (one: String, several: String)
    var tracks: [ImportedTrack] = []
    var components: Set<String> = []
    var hasTransform = false
    var isMany = false
  }

  /// The transforms of a target, each multiplied with those before it.
  private struct Transforms {
    /// The place of the last one among the parts of a layer's.
    var order = 0
    var components: Set<String> = []
  }

  init(parsing source: SourceText) throws(ImportError) {
    let document = try XMLElements(parsing: source)
    let root = document.all[0]
    guard root.name == "svg" else {
      throw source.failure("expected an svg element, found \(root.name.quoted)", at: root.tag.offset)
    }
    var (byID, motionPaths) = ([String: Int](), [Int: Int]())
    for (index, element) in document.all.enumerated() {
      if let id = element.tag.attributes["id"]?.value, byID[id] == nil { byID[id] = index }
      if element.name == "mpath", let parent = element.parent { motionPaths[parent] = index }
    }
    (self.source, self.document, self.byID, self.motionPaths) = (source, document, byID, motionPaths)
    for index in document.all.indices { read(index) }
  }

  // MARK: Elements

  private mutating func read(_ index: Int) {
    let element = document.all[index]
    switch element.name {
    case "animate", "animateTransform", "animateMotion", "set":
      do throws(ImportError) {
        try animate(index)
      } catch {
        problems.append(error)
      }
    case "animateColor", "discard":
      problems.append(source.failure("no document has \(element.name.quoted)", at: element.tag.offset))
    case "script":
      remarks.append(ImportRemark("a script", at: source.place(at: element.tag.offset)))
    case "style" where source.string(element.content).movesByStyle:
      remarks.append(ImportRemark("a style sheet, which --type css reads", at: source.place(at: element.tag.offset)))
    default:
      guard let style = element.tag.attributes["style"], style.value.movesByStyle else { return }
      remarks.append(ImportRemark("style: \(style.value)", at: source.place(at: style.offset)))
    }
  }

  private mutating func animate(_ index: Int) throws(ImportError) {
    let element = SMILElement(tag: document.all[index].tag, source: source)
    let kind = document.all[index].name
    let timing = try SMILTiming(of: element, lasts: kind == "set")
    let target = try target(of: element, inside: document.all[index].parent)
    let part: SVGPart =
      switch kind {
      case "animateTransform": try transformed(element)
      case "animateMotion": try moved(element, motionPaths[index])
      default: try numbered(element, isSet: kind == "set")
      }
    try join(part, timing, target, element)
    for (name, attribute) in element.tag.attributes.sorted(by: { $0.value.offset < $1.value.offset })
    where !Self.known.contains(name) {
      remarks.append(ImportRemark(name, at: source.place(at: attribute.offset)))
    }
  }

  /// The attributes that are read, or say nothing about an animation with one begin.
  private static let known: Set = [
    "id", "class", "href", "xlink:href", "attributeName", "attributeType", "type", "begin", "dur", "repeatCount",
    "repeatDur", "fill", "restart", "calcMode", "values", "from", "to", "by", "keyTimes", "keySplines", "keyPoints",
    "additive", "accumulate", "path", "rotate", "origin",
  ]

  /// The element that moves: that of a link, or the one around the element.
  private func target(of element: SMILElement, inside parent: Int?) throws(ImportError) -> Int {
    let name = element.tag.attributes["href"] != nil ? "href" : "xlink:href"
    guard let link = element.text(name) else { return parent ?? 0 }
    guard link.hasPrefix("#"), let target = byID[String(link.dropFirst())] else {
      throw element.failure(name, "the document has no \(link.quoted)")
    }
    return target
  }

  // MARK: Animations

  /// Adds a part to the last animation of its target, or begins another one.
  private mutating func join(
    _ part: SVGPart, _ timing: SMILTiming, _ target: Int, _ element: SMILElement
  ) throws(ImportError) {
    if let transform = part.transform { try multiply(transform, part.components, target, element) }
    if let last = lastGroup[target], canJoin(part, timing, groups[last]) {
      groups[last].isMany = true
    } else {
      begin(timing, target, element, attribute: part.attribute)
    }
    let index = lastGroup[target] ?? 0
    groups[index].tracks += part.tracks
    groups[index].components.formUnion(part.components)
    if part.transform != nil { groups[index].hasTransform = true }
  }

  /// Whether a group can have a part, too: a document repeats a whole group, and has each number once.
  private func canJoin(_ part: SVGPart, _ timing: SMILTiming, _ group: Group) -> Bool {
    guard group.timing == timing, !(group.tracks + part.tracks).contains(where: { $0.isCumulative }) else {
      return false
    }
    if let transform = part.transform, !transform.isAdded, group.hasTransform { return false }
    return part.components.allSatisfy { !group.components.contains($0) }
  }

  /// Multiplies a transform with those before it, where the product is that of a layer.
  private mutating func multiply(
    _ transform: (order: Int, isAdded: Bool), _ components: [String], _ target: Int, _ element: SMILElement
  ) throws(ImportError) {
    var all = transform.isAdded ? transforms[target] ?? Transforms() : Transforms()
    if transform.isAdded {
      let hasOther = document.all[target].tag.attributes["transform"] != nil && transforms[target] == nil
      guard !hasOther, all.order <= transform.order, components.allSatisfy({ !all.components.contains($0) }) else {
        throw element.failure(
          element.text("additive") == nil ? "by" : "additive",
          "only translate, rotate and scale in this order are those of a layer")
      }
    }
    all.order = transform.order
    all.components.formUnion(components)
    transforms[target] = all
  }

  private mutating func begin(_ timing: SMILTiming, _ target: Int, _ element: SMILElement, attribute: String) {
    let tag = document.all[target].tag
    let targetName = tag.attributes["id"]?.value ?? tag.name.withoutNamespace
    let id = element.text("id")
    lastGroup[target] = groups.count
    groups.append(
      Group(
        timing: timing, offset: element.tag.offset,
        names: (id ?? "\(targetName).\(attribute)", id ?? targetName)))
  }

  /// The animations, each with its own name: a number behind it tells several apart.
  var animations: [ImportedAnimation] {
    var counts: [String: Int] = [:]
    return groups.map { group in
      let name = group.isMany ? group.names.several : group.names.one
      let count = (counts[name] ?? 0) + 1
      counts[name] = count
      return ImportedAnimation(
        name: count > 1 ? "\(name) \(count)" : name, place: source.place(at: group.offset), tracks: group.tracks,
        duration: group.timing.duration, beginTime: group.timing.begin, repeatCount: group.timing.repeatCount,
        fillMode: group.timing.fillMode)
    }
  }
}

extension String {
  /// Whether a style moves something by itself.
  fileprivate var movesByStyle: Bool {
    let bytes = Array(utf8)
    return ["animation", "@keyframes", "transition"].contains { word in
      bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
    }
  }
}
