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
      if word == .transform { return try property(of: layerMember("transform", word, of: place), arguments) }
      return try layerCall(word, of: place, arguments)
    case .part(let layer, let part):
      return try child(first, of: PropertyPlace(layer: layer, entry: -1), part)
    case .entry(let place):
      guard world.tree(place.layer).entries[place.entry].source.isGroup else {
        guard let word else { return nil }
        return try propertyCall(word, of: place, arguments)
      }
      if word == .propertyGroup { return try group(around: place, first) }
      if word == .transform {
        return try property(of: child("Transform", of: place.entry, in: place.layer, nil), arguments)
      }
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

  /// The property that the call of a group names, as in `transform(6)`.
  private func property(of group: ScriptValue?, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue? {
    guard case .host(let host)? = group else { return nil }
    return try callResult(nil, nil, of: things[host], arguments)
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
