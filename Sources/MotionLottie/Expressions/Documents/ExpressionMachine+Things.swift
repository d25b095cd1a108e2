internal import MotionValues

extension ExpressionMachine {
  // MARK: Names

  func globalValue(_ word: ScriptWord) throws(ScriptError) -> ScriptValue? {
    switch word {
    case .time: return .number(context.frame / frameRate)
    case .value:
      guard let result = try result(of: context.place, at: context.frame, isBase: true) else { return .undefined }
      return try scriptValue(result)
    case .thisLayer: return host(.layer(layer))
    case .thisComp: return host(.composition(layer.composition))
    case .thisProperty: return host(.entry(context.place))
    case .numKeys, .velocity, .speed, .propertyIndex: return try propertyMember(word, of: context.place)
    case .index, .inPoint, .outPoint, .startTime, .hasParent, .parent, .active, .enabled, .name, .width, .height,
      .transform, .position, .rotation, .scale, .opacity, .anchorPoint, .text, .timeRemap:
      return try layerMember(word.rawValue, word, of: layer)
    default: return nil
    }
  }

  func calledGlobal(_ word: ScriptWord, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue? {
    switch word {
    case .effect, .content, .mask, .toComp, .fromComp, .toWorld, .fromWorld, .fromCompToSurface, .layer:
      return try layerCall(word, of: layer, arguments)
    case .comp: return try composition(named: arguments.first ?? .undefined)
    case .posterizeTime:
      let rate = try number(of: arguments.first ?? .undefined)
      guard rate > 0 else { return .undefined }
      context.frame = (context.frame / frameRate * rate).rounded(.down) / rate * frameRate
      return .undefined
    case .framesToTime, .timeToFrames:
      let isTime = word == .framesToTime
      let rate = arguments.count > 1 ? try number(of: arguments[1]) : frameRate
      let argument = arguments.isEmpty ? context.frame / (isTime ? 1 : frameRate) : try number(of: arguments[0])
      return .number(isTime ? argument / rate : argument * rate)
    case .createPath: return try createdPath(arguments)
    default: return try propertyCall(word, of: context.place, arguments)
    }
  }

  private func composition(named name: ScriptValue) throws(ScriptError) -> ScriptValue {
    let name = try text(of: name)
    try take(world.document.compositions.count / 4)
    guard let place = world.document.compositions.indices.first(where: { self.name(ofComposition: $0) == name }) else {
      throw .failure("no composition is called \(name)")
    }
    return host(.composition(place))
  }

  private func name(ofComposition place: Int) -> String {
    place == 0 ? world.document.name : world.document.compositions[place].name
  }

  // MARK: Members

  func memberValue(_ name: String, _ word: ScriptWord?, of thing: Thing) throws(ScriptError) -> ScriptValue? {
    switch thing {
    case .composition(let place): return compositionMember(word, of: place)
    case .layer(let place): return try layerMember(name, word, of: place)
    case .part(let layer, let part):
      if word == .value { return nil }
      return try child(name, of: -1, in: layer, part)
    case .entry(let place):
      guard world.tree(place.layer).entries[place.entry].source.isGroup else {
        return try word.flatMap { word throws(ScriptError) in try propertyMember(word, of: place) }
      }
      switch word {
      case .name, .bodymovinName: return .text(world.tree(place.layer).entries[place.entry].name)
      case .propertyIndex: return try propertyMember(.propertyIndex, of: place)
      default: return try child(name, of: place.entry, in: place.layer, nil)
      }
    case .contents(let place): return try child(name, of: place.entry, in: place.layer, nil)
    case .key(let place, let key): return try keyMember(word, place, key)
    case .outline: return nil
    case .markers: return word == .numKeys ? .number(Double(world.document.markers.count)) : nil
    case .marker(let place):
      let marker = world.document.markers[place]
      switch word {
      case .time: return .number(marker.frame / frameRate)
      case .duration: return .number(marker.duration / frameRate)
      case .comment, .name: return .text(marker.name)
      case .index: return .number(Double(place + 1))
      default: return nil
      }
    }
  }

  private func compositionMember(_ word: ScriptWord?, of place: Int) -> ScriptValue? {
    let document = world.document
    switch word {
    case .width: return .number(world.sizes[place].x)
    case .height: return .number(world.sizes[place].y)
    case .duration:
      let last = place == 0 ? document.frames.upperBound : document.compositions[place].outFrame
      return .number((last - (place == 0 ? document.frames.lowerBound : 0)) / frameRate)
    case .frameDuration: return .number(1 / frameRate)
    case .numLayers: return .number(Double(document.compositions[place].layers.count))
    case .displayStartTime: return .number(0)
    case .pixelAspect: return .number(1)
    case .name, .bodymovinName: return .text(name(ofComposition: place))
    case .marker: return host(.markers)
    default: return nil
    }
  }

  func layerMember(_ name: String, _ word: ScriptWord?, of place: LayerPlace) throws(ScriptError) -> ScriptValue? {
    let layer = world.layer(place).value
    switch word {
    case .index: return .number(Double(layer.index ?? place.layer + 1))
    case .name, .bodymovinName: return .text(layer.name)
    case .inPoint: return .number(layer.inFrame / frameRate)
    case .outPoint: return .number(layer.outFrame / frameRate)
    case .startTime: return .number(layer.startFrame / frameRate)
    case .active, .enabled: return .condition(!layer.isHidden && (word == .enabled || layer.isShown(at: context.frame)))
    case .hasParent: return .condition(layer.parent != nil)
    case .parent:
      return layer.parent.map { host(.layer(LayerPlace(composition: place.composition, layer: $0))) } ?? .null
    case .width: return .number(size(of: layer).x)
    case .height: return .number(size(of: layer).y)
    case .source:
      if case .precomposition(let inner, _) = layer.kind { return host(.composition(inner)) }
      return nil
    case .transform: return try child("Transform", of: -1, in: place, .transform)
    case .text: return host(.part(place, .text))
    case .timeRemap: return try child("Time Remap", of: -1, in: place, .time)
    default: break
    }
    // The properties of the transform are also those of the layer.
    let tree = world.tree(place)
    try take(tree.entries.count / 16)
    guard let group = tree.children(of: -1, in: .transform).first,
      let entry = tree.entry(name, among: tree.children(of: group, in: .transform))
    else { return nil }
    return host(.entry(PropertyPlace(layer: place, entry: entry)))
  }

  private func size(of layer: Layer) -> SIMD2<Double> {
    switch layer.kind {
    case .precomposition(let inner, let size): size ?? world.sizes[inner]
    case .solid(_, let size): size
    case .image(let image): world.document.images[image].size
    default: world.sizes[0]
    }
  }

  /// A group or property inside of another.
  private func child(
    _ name: String, of parent: Int, in layer: LayerPlace, _ part: LayerPart?
  ) throws(ScriptError) -> ScriptValue? {
    let tree = world.tree(layer)
    try take(1 + tree.entries.count / 16)
    let children = tree.children(of: parent, in: part ?? tree.entries[parent].part)
    return tree.entry(name, among: children).map { host(.entry(PropertyPlace(layer: layer, entry: $0))) }
  }

  // MARK: Calls

  func callResult(
    _ name: String?, _ word: ScriptWord?, of thing: Thing, _ arguments: [ScriptValue]
  ) throws(ScriptError) -> ScriptValue? {
    let first = arguments.first ?? .undefined
    switch thing {
    case .composition(let place):
      guard name == nil || word == .layer else { return nil }
      return try layer(first, of: place, arguments)
    case .layer(let place):
      if name == nil { return try part(first, of: place) }
      guard let word else { return nil }
      return try layerCall(word, of: place, arguments)
    case .part(let layer, let part):
      return try child(first, of: PropertyPlace(layer: layer, entry: -1), part)
    case .entry(let place):
      guard world.tree(place.layer).entries[place.entry].source.isGroup else {
        guard let word else { return nil }
        return try propertyCall(word, of: place, arguments)
      }
      if word == .propertyGroup { return try group(around: place, first) }
      let part = world.tree(place.layer).entries[place.entry].part
      return try child(first, of: place, part, isOpen: word == .content)
    case .contents(let place):
      if let name, word != .content { throw .failure("\(name) is no function") }
      return try child(first, of: place, world.tree(place.layer).entries[place.entry].part, isOpen: true)
    case .outline(let outline):
      return try word.flatMap { word throws(ScriptError) in try pathCall(word, outline, arguments) }
    case .markers: return try marker(word, first)
    case .key, .marker: return nil
    }
  }

  /// A layer by its number or its name.
  private func layer(_ key: ScriptValue, of composition: Int, _ arguments: [ScriptValue]) throws(ScriptError)
    -> ScriptValue
  {
    let layers = world.document.compositions[composition].layers
    try take(1 + layers.count / 16)
    var key = try plain(key)
    if case .host(let host) = arguments.first ?? .undefined, case .layer(let place) = things[host], arguments.count > 1
    {
      // By its distance from another layer.
      let index = Double(world.layer(place).value.index ?? place.layer + 1)
      key = .number(index + (try number(of: arguments[1])))
    }
    var found: Int?
    if case .number(let number) = key {
      found = layers.firstIndex { $0.value.index.map { Double($0) } == number }
      if found == nil, number >= 1, number <= Double(layers.count), layers[Int(number) - 1].value.index == nil {
        found = Int(number) - 1
      }
    } else {
      let name = try text(of: key)
      found = layers.firstIndex { $0.value.name == name }
    }
    guard let found else { throw .failure("no layer is called \(try text(of: key))") }
    return host(.layer(LayerPlace(composition: composition, layer: found)))
  }

  /// A part of a layer by its number or name in After Effects.
  private func part(_ key: ScriptValue, of place: LayerPlace) throws(ScriptError) -> ScriptValue? {
    let name = try text(of: key)
    switch name {
    case "2", "Contents", "Content", "ADBE Root Vectors Group": return host(.part(place, .content))
    case "4", "Effects", "effects", "ADBE Effect Parade": return host(.part(place, .effects))
    case "1", "6", "Transform", "transform", "ADBE Transform Group":
      return try child("Transform", of: -1, in: place, .transform)
    case "Masks", "ADBE Mask Parade": return host(.part(place, .masks))
    case "Text", "ADBE Text Properties": return host(.part(place, .text))
    default: return try layerMember(name, ScriptWord(rawValue: name), of: place)
    }
  }

  func layerCall(_ word: ScriptWord, of place: LayerPlace, _ arguments: [ScriptValue]) throws(ScriptError)
    -> ScriptValue?
  {
    let first = arguments.first ?? .undefined
    switch word {
    case .effect: return try child(first, of: PropertyPlace(layer: place, entry: -1), .effects)
    case .content: return try child(first, of: PropertyPlace(layer: place, entry: -1), .content)
    case .mask: return try child(first, of: PropertyPlace(layer: place, entry: -1), .masks)
    case .toComp, .toWorld, .fromComp, .fromWorld, .fromCompToSurface:
      return try mapped(first, by: place, isInverse: word != .toComp && word != .toWorld, arguments)
    default: return nil
    }
  }

  /// A group or property inside of another, by its number or name.
  private func child(
    _ key: ScriptValue, of parent: PropertyPlace, _ part: LayerPart, isOpen: Bool = false
  ) throws(ScriptError) -> ScriptValue? {
    let tree = world.tree(parent.layer)
    try take(1 + tree.entries.count / 16)
    let children = tree.children(of: parent.entry, in: part)
    let key = try plain(key)
    let isGroupOfShapes = part == .content && parent.entry >= 0
    let host = { (entry: Int) in self.host(.entry(PropertyPlace(layer: parent.layer, entry: entry))) }
    if case .number(let number) = key {
      // A group's own properties are its contents (2) and its transform (3), from which its elements are taken.
      if isGroupOfShapes, !isOpen, children.contains(where: { tree.entries[$0].name == "Transform" }) {
        if number == 2 { return self.host(.contents(parent)) }
        if number == 3 { return children.first.map(host) }
      }
      if part == .effects, parent.entry >= 0 {
        guard let entry = try effectValue(parent, number, children) else { return nil }
        return try value(entry, ofEffect: parent)
      }
      let numbers = PropertyNumbers.numbers(of: children.map { tree.entries[$0] }, in: part)
      guard number >= 1, let place = numbers.firstIndex(where: { Double($0) == number }) else {
        throw .failure("no part has the number \(ScriptValue.text(ofNumber: number))")
      }
      return host(children[place])
    }
    let name = try text(of: key)
    let isValueOfEffect = part == .effects && parent.entry >= 0
    if isGroupOfShapes, name == "Contents" || name == "ADBE Vectors Group" {
      return self.host(.contents(parent))
    }
    if let entry = tree.entry(name == "ADBE Vector Transform Group" ? "Transform" : name, among: children) {
      return isValueOfEffect ? try value(entry, ofEffect: parent) : host(entry)
    }
    if part == .effects, parent.entry >= 0 {
      // Exporters write the number of a control behind its match name: ADBE Slider Control-0001.
      let digits = name.utf8.reversed().prefix { ScriptTokens.isDigit($0) }
      if digits.count == 4, case let number = ScriptValue.number(ofDecimal: Array(digits.reversed())),
        let entry = try effectValue(parent, number, children)
      {
        return try value(entry, ofEffect: parent)
      }
      if children.count == 1 { return host(children[0]) }
    }
    if part == .effects, parent.entry < 0, let start = ["ADBE ", "Pseudo/ADBE "].first(where: { name.hasPrefix($0) }) {
      // The match name of a control, whose usual name is that of the control.
      let usual = ScriptNames.simple(String(name.dropFirst(start.utf8.count)))
      if let entry = children.first(where: { ScriptNames.simple(tree.entries[$0].name) == usual }) {
        return host(entry)
      }
    }
    throw .failure("\(name) is not known")
  }

  /// A value of an effect, or the layer that it chooses.
  private func value(_ entry: Int, ofEffect effect: PropertyPlace) throws(ScriptError) -> ScriptValue {
    if let layer = try layerControl(effect, entry) { return layer }
    return host(.entry(PropertyPlace(layer: effect.layer, entry: entry)))
  }

  /// The layer that a control of layers chooses; nil for other controls.
  private func layerControl(_ effect: PropertyPlace, _ entry: Int) throws(ScriptError) -> ScriptValue? {
    let tree = world.tree(effect.layer)
    let effects = world.layer(effect.layer).value.effects
    guard let place = tree.children(of: -1, in: .effects).firstIndex(of: effect.entry), place < effects.count,
      let ordinal = tree.children(of: effect.entry, in: .effects).firstIndex(of: entry)
    else { return nil }
    let values = effects[place].values.filter { if case .nothing = $0.content { false } else { true } }
    guard ordinal < values.count, values[ordinal].isLayer else { return nil }
    guard
      case .number(let number)? = try result(of: PropertyPlace(layer: effect.layer, entry: entry), at: context.frame),
      let found = world.document.compositions[effect.layer.composition].layers.firstIndex(where: {
        $0.value.index.map { Double($0) } == number
      })
    else { return .null }
    return host(.layer(LayerPlace(composition: effect.layer.composition, layer: found)))
  }

  /// The entry of a value of an effect; titles of groups count, though they are no entries.
  private func effectValue(_ effect: PropertyPlace, _ number: Double, _ children: [Int]) throws(ScriptError) -> Int? {
    let tree = world.tree(effect.layer)
    let effects = world.layer(effect.layer).value.effects
    guard let place = tree.children(of: -1, in: .effects).firstIndex(of: effect.entry), place < effects.count else {
      return nil
    }
    let values = effects[place].values
    guard number >= 1, number <= Double(values.count) else {
      throw .failure("no value has the number \(ScriptValue.text(ofNumber: number))")
    }
    let index = Int(number) - 1
    if case .nothing = values[index].content { throw .failure("the value of the effect is none") }
    let before = values[..<index].reduce(0) { if case .nothing = $1.content { $0 } else { $0 + 1 } }
    return before < children.count ? children[before] : nil
  }

  /// The group around a group or property; several steps outwards.
  func group(around place: PropertyPlace, _ steps: ScriptValue) throws(ScriptError) -> ScriptValue? {
    let count = steps.isNothing ? 1 : try number(of: steps).place()
    let tree = world.tree(place.layer)
    var entry = place.entry
    for _ in 0..<max(1, min(count, 64)) {
      guard entry >= 0 else { return host(.layer(place.layer)) }
      entry = tree.entries[entry].parent
    }
    if entry < 0 { return host(.part(place.layer, tree.entries[place.entry].part)) }
    return host(.entry(PropertyPlace(layer: place.layer, entry: entry)))
  }

  private func marker(_ word: ScriptWord?, _ key: ScriptValue) throws(ScriptError) -> ScriptValue? {
    let markers = world.document.markers
    try take(markers.count / 8)
    var found: Int?
    if word == .nearestKey {
      let frame = try number(of: key) * frameRate
      found = markers.indices.min { (markers[$0].frame - frame).magnitude < (markers[$1].frame - frame).magnitude }
    } else if case .text(let name) = try plain(key) {
      found = markers.firstIndex { $0.name == name }
    } else {
      let number = try number(of: key)
      if number >= 1, number <= Double(markers.count) { found = Int(number) - 1 }
    }
    guard let found else { throw .failure("the marker is not there") }
    return host(.marker(found))
  }
}
