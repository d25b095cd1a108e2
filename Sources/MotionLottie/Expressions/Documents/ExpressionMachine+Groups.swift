internal import MotionValues

/// Groups and properties by their numbers and names.
extension ExpressionMachine {
  /// A group or property inside of another, by its number or name.
  func child(
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
}
