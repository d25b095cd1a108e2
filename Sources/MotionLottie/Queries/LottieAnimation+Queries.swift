public import VectorScene

// MARK: Properties

extension LottieAnimation {
  /// The properties that fit one of some key paths, in the order of the document.
  ///
  /// ```swift
  /// for property in animation.properties(matching: "**.Fill 1.Color") { print(property.keyPath, property.value(at: 12)) }
  /// ```
  ///
  /// Each layer also has the derived properties `@matrix` (the map to the picture: a, b, c, d, e, f), `@opacity` (0…1,
  /// with enclosing precompositions), `@frame` (of the composition that holds it) and `@visible` (0 or 1).
  ///
  /// The result has at most 500,000 properties, found among the first four million: a document may unfold to absurdly
  /// many.
  ///
  /// - Complexity: O(*n*) for *n* properties, each composition counted as often as it is used.
  public func properties(matching keyPaths: LottieKeyPath...) -> [LottieProperty] {
    properties(matching: keyPaths)
  }

  /// The properties that fit one of some key paths, in the order of the document.
  package func properties(matching keyPaths: [LottieKeyPath]) -> [LottieProperty] {
    var collector = PropertyCollector(document) { names in keyPaths.contains { $0.fits(names) } }
    collector.walk(composition: 0)
    return collector.found
  }

  /// The values at a frame of all properties that fit a key path, in the order of the document.
  public func values(at keyPath: LottieKeyPath, frame: Double) -> [(keyPath: LottieKeyPath, value: LottieValue)] {
    properties(matching: keyPath).map { ($0.keyPath, $0.value(at: frame)) }
  }

  /// The key paths of all properties, in the order of the document.
  package var keyPaths: [LottieKeyPath] { properties(matching: "**").map { $0.keyPath } }
}

extension LottieProperty {
  /// Whether the property fits a key path; the name `Transform` may be left out.
  package func matches(_ keyPath: LottieKeyPath) -> Bool { keyPath.fits(names) }
}

extension LottieKeyPath {
  /// Whether the path fits names; it may leave out `Transform` before the last name.
  func fits(_ names: [String]) -> Bool {
    if matches(names) { return true }
    guard names.count >= 2, names[names.count - 2] == "Transform" else { return false }
    var shorter = names
    shorter.remove(at: names.count - 2)
    return matches(shorter)
  }
}

// MARK: Overrides

extension LottieAnimation {
  /// The animation with a value in the place of all properties that fit a key path.
  ///
  /// ```swift
  /// let red = try animation.overriding("Body.**.Color", with: .color(Color(hex: 0xFF0000)))
  /// ```
  ///
  /// The result is the same as if the document had been edited. Components of a vector that the value does not give
  /// stay as they are, and a text keeps its style.
  ///
  /// - Throws: ``LottieOverrideError`` if no property fits, or if one has values of another kind.
  public func overriding(
    _ keyPath: LottieKeyPath, with value: LottieValue
  ) throws(LottieOverrideError) -> LottieAnimation {
    try overriding(.keyPath(keyPath), name: keyPath.description, .value(value))
  }

  /// The animation with the values of a closure in the place of all properties that fit a key path.
  ///
  /// - Parameters:
  ///   - keyPath: the key path.
  ///   - values: a value for each frame of the composition that holds the property; where it is of another kind than
  ///     the property's, the document's value counts.
  /// - Returns: the changed animation.
  /// - Throws: ``LottieOverrideError`` if no property fits.
  public func overriding(
    _ keyPath: LottieKeyPath, with values: @escaping @Sendable (_ frame: Double) -> LottieValue
  ) throws(LottieOverrideError) -> LottieAnimation {
    try overriding(.keyPath(keyPath), name: keyPath.description, .computed(values))
  }

  /// The animation with a value in the place of all properties that fit a key path, as people type it: `12.5`,
  /// `100,50`, `#ff0000`, path data of one subpath, the numbers of a gradient, or a text.
  ///
  /// - Throws: ``LottieOverrideError`` if no property fits, or if the text is not a value of such a property.
  public func overriding(
    _ keyPath: LottieKeyPath, withText text: String
  ) throws(LottieOverrideError) -> LottieAnimation {
    try overriding(.keyPath(keyPath), name: keyPath.description, .notation(text))
  }

  /// The animation with a value in all properties that name a slot.
  ///
  /// - Throws: ``LottieOverrideError`` if no property names it, or if one has values of another kind.
  public func overriding(slot: String, with value: LottieValue) throws(LottieOverrideError) -> LottieAnimation {
    try overriding(.slot(slot), name: slot, .value(value))
  }

  /// The animation with other colours.
  ///
  /// All properties that have a colour at the first frame have the other one throughout. Colours that none has change
  /// nothing.
  ///
  /// - Complexity: O(*n*) for *n* properties, however many colours change.
  public func recolored(_ recoloring: LottieRecoloring) -> LottieAnimation {
    var replacer = PropertyReplacer(document.unbound, .colors(recoloring))
    _ = replacer.replace(in: 0)
    return LottieAnimation(replacer.document.bound)
  }

  private func overriding(
    _ target: PropertyReplacer.Target, name: String, _ replacement: LottieReplacement
  ) throws(LottieOverrideError) -> LottieAnimation {
    var replacer = PropertyReplacer(document.unbound, .values(of: target, replacement))
    _ = replacer.replace(in: 0)
    if let kind = replacer.mismatch { throw LottieOverrideError(name, "expected \(kind)") }
    guard replacer.matchCount > 0 else { throw LottieOverrideError(name, "no property fits") }
    return LottieAnimation(replacer.document.bound)
  }
}

// MARK: Layers

extension LottieAnimation {
  /// The place on the picture and in time of the first layer that fits a key path; nil if there is none.
  ///
  /// Use it for a view that follows a layer on top of the picture: the view has the layer's map and opacity.
  public func geometry(of keyPath: LottieKeyPath, at frame: Double) -> LottieGeometry? {
    layerProperty(keyPath).map { document.geometry(of: $0.place, at: frame, in: $0.enclosing) }
  }

  private func layerProperty(_ keyPath: LottieKeyPath) -> (place: LayerPlace, enclosing: [LayerPlace])? {
    var collector = PropertyCollector(document) { names in
      names.last == DerivedProperty.matrix.rawValue && keyPath.matches(Array(names.dropLast()))
    }
    collector.walk(composition: 0)
    for property in collector.found {
      if case .derived(_, let place) = property.source { return (place, property.enclosing) }
    }
    return nil
  }

  /// The animation with other nodes as the content of the first layer that fits a key path.
  ///
  /// The nodes are in the layer's coordinates, and have its transform, opacity, masks, matte and span.
  ///
  /// - Throws: ``LottieOverrideError`` if no layer fits.
  public func inserting(_ nodes: [Node], inLayer keyPath: LottieKeyPath) throws(LottieOverrideError) -> LottieAnimation
  {
    guard let (place, enclosing) = layerProperty(keyPath) else {
      throw LottieOverrideError(keyPath.description, "no layer fits")
    }
    var document = document.unbound
    document.replaceContent(of: place, in: enclosing, by: nodes)
    return LottieAnimation(document.bound)
  }
}

extension LottieDocument {
  /// Gives a layer other nodes to draw; the compositions around it are copied, as other layers may show the old ones.
  fileprivate mutating func replaceContent(of place: LayerPlace, in enclosing: [LayerPlace], by nodes: [Node]) {
    var changed = compositions[place.composition].changing(place.layer) { $0.replaceContent(by: nodes) }
    for outer in enclosing.reversed() {
      compositions.append(changed)
      let outside = compositions[outer.composition]
      guard case .precomposition(_, let size) = outside.layers[outer.layer].value.kind else { return }
      let inner = compositions.count - 1
      changed = outside.changing(outer.layer) { $0.kind = .precomposition(composition: inner, size: size) }
    }
    compositions[0] = changed
  }
}
