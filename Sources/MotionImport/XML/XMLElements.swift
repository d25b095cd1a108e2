import MotionCurves

/// The elements of an XML document, in its order.
struct XMLElements {
  /// An element, with its place among the others.
  struct Element {
    let tag: XMLTag
    /// The element around it, by its index; nil for the outermost one.
    let parent: Int?
    /// The bytes between its tags.
    fileprivate(set) var content: Range<Int>

    /// The name without the namespace.
    var name: String { tag.name.withoutNamespace }
  }

  private(set) var all: [Element] = []

  init(parsing source: SourceText) throws(ImportError) {
    var reader = XMLReader(source)
    // The open elements, the innermost last.
    var open: [Int] = []
    while true {
      reader.skipText()
      if reader.isAtEnd { break }
      if try reader.skipNoElement() { continue }
      let start = reader.offset
      if reader.take("</") {
        let name = try reader.name()
        reader.skipSpaces()
        try reader.expect(">")
        guard let index = open.popLast(), all[index].tag.name == name else {
          throw source.failure("the end tag of \(name.quoted) has no start", at: start)
        }
        all[index].content = all[index].content.lowerBound..<start
        continue
      }
      guard all.isEmpty || !open.isEmpty else {
        throw source.failure("expected the end, found another element", at: start)
      }
      let tag = try XMLTag(from: &reader)
      all.append(Element(tag: tag, parent: open.last, content: reader.offset..<reader.offset))
      if !tag.isEmpty { open.append(all.count - 1) }
    }
    if let index = open.last {
      throw source.failure("the element \(all[index].tag.name.quoted) has no end", at: all[index].tag.offset)
    }
    if all.isEmpty { throw source.failure("expected '<', found the end", at: source.bytes.count) }
  }
}
