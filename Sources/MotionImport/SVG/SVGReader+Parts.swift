import LayerAnimation

extension SVGReader {
  func numbered(_ element: SMILElement, isSet: Bool) throws(ImportError) -> SVGPart {
    guard let attribute = element.text("attributeName") else { throw element.failure("attributeName", "missing") }
    guard attribute != "transform" else { throw element.failure("attributeName", "animateTransform animates it") }
    // Other names of a layer's properties mean something else there.
    guard attribute == "opacity" || (try? LayerKeyPath(validatingCustom: attribute)) != nil,
      attribute.utf8.allSatisfy({ $0.isOfName })
    else { throw element.failure("attributeName", "no attribute of SVG is \(attribute.quoted)") }
    let keys: SMILKeys
    if isSet {
      guard let to = element.text("to") else { throw element.failure("to", "missing") }
      keys = SMILKeys(lasting: try element.numbers(to, of: "to"))
    } else {
      keys = try SMILKeys(of: element) { text, name throws(ImportError) in try element.numbers(text, of: name) }
    }
    if attribute == "opacity", keys.values[0].count > 1 {
      throw element.failure("attributeName", "expected one number for each value")
    }
    return SVGPart(
      attribute: attribute,
      tracks: [
        ImportedTrack(
          keyPath: attribute, keyTimes: keys.times, values: keys.values, curves: keys.curves,
          isAdditive: keys.isAdded, isCumulative: keys.isAccumulated)
      ])
  }

  func transformed(_ element: SMILElement) throws(ImportError) -> SVGPart {
    let transform = try SMILTransform(of: element)
    let keys = try SMILKeys(of: element, canAdd: transform != .scale) { text, name throws(ImportError) in
      try transform.numbers(text, name, element)
    }
    let tracks = transform.tracks(keys)
    if keys.isAccumulated && tracks.count > 1 {
      throw element.failure("accumulate", "two scales at once have no exact equal")
    }
    return SVGPart(attribute: transform.rawValue, tracks: tracks, transform: (transform.order, keys.isAdded))
  }

  func moved(_ element: SMILElement, _ motionPath: Int?) throws(ImportError) -> SVGPart {
    if let data = try pathData(element, motionPath) {
      return SVGPart(attribute: "motion", tracks: [try SMILMotionPath(along: data, of: element).track])
    }
    if element.text("keyPoints") != nil { throw element.failure("keyPoints", "expected a path") }
    let keys = try SMILKeys(of: element, usual: .paced) { text, name throws(ImportError) in
      let numbers = try element.numbers(text, of: name)
      guard numbers.count == 2 else { throw element.failure(name, "expected x and y, found \(text.quoted)") }
      return numbers
    }
    guard try SMILMotionPath.rotation(of: element) == nil else {
      throw element.failure("rotate", "places without a path do not turn")
    }
    return SVGPart(
      attribute: "motion",
      tracks: [
        ImportedTrack(
          keyPath: "position", keyTimes: keys.times, values: keys.values, curves: keys.curves, isAdditive: keys.isAdded,
          isCumulative: keys.isAccumulated)
      ])
  }

  /// The data of the path of a motion: of another element, or its own.
  private func pathData(_ element: SMILElement, _ motionPath: Int?) throws(ImportError) -> (text: String, place: Int)? {
    guard let motionPath else { return element.tag.attributes["path"].map { ($0.value, $0.offset) } }
    let tag = document.all[motionPath].tag
    let link = tag.attributes["href"] ?? tag.attributes["xlink:href"]
    guard let link, link.value.hasPrefix("#"), let path = byID[String(link.value.dropFirst())],
      let data = document.all[path].tag.attributes["d"]
    else { throw source.failure("mpath: the document has no such path", at: link?.offset ?? tag.offset) }
    return (data.value, data.offset)
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit or one of the marks that names of attributes have.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"): true
    default: false
    }
  }
}
