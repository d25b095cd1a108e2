// Embedded Swift has no reflection.
#if !hasFeature(Embedded)
  /// A value in the form of a Swift initialiser: its type and its fields, without fields that are nil.
  ///
  /// Numbers are shortest decimals, texts are in quotation marks, and cases have no type before them. A value with a
  /// custom description is written as that description. A value that a field keeps behind a reference is written in
  /// place of the reference.
  package func fieldDescription<Value>(of value: Value) -> String {
    FieldDescription.typed(value, Mirror(reflecting: value))
  }

  /// Writes the fields of a value.
  private enum FieldDescription {
    /// The type and the fields of a structure, or the case of an enumeration.
    static func typed(_ value: Any, _ mirror: Mirror) -> String {
      if mirror.displayStyle == .enum { return enumeration(value, mirror) }
      return "\(type(of: value))(\(fields(of: mirror)))"
    }

    private static func fields(of mirror: Mirror) -> String {
      mirror.children.compactMap { child in
        written(child.value).map { value in child.label.map { "\(name(of: $0)): \(value)" } ?? value }
      }.joined(separator: ", ")
    }

    private static func enumeration(_ value: Any, _ mirror: Mirror) -> String {
      guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
      let inner = Mirror(reflecting: payload.value)
      guard inner.displayStyle != .tuple else { return ".\(name)(\(fields(of: inner)))" }
      return ".\(name)(\(written(payload.value) ?? "nil"))"
    }

    /// The text of a value in a field; nil for a value of nil.
    private static func written(_ value: Any) -> String? {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: return mirror.children.first.flatMap { written($0.value) }
      case .collection, .set: return "[\(mirror.children.map { written($0.value) ?? "nil" }.joined(separator: ", "))]"
      case .dictionary where mirror.children.isEmpty: return "[:]"
      case .dictionary:
        let pairs = mirror.children.map { pair in
          Mirror(reflecting: pair.value).children.map { written($0.value) ?? "nil" }.joined(separator: ": ")
        }
        // The pairs are sorted, because a dictionary has no order.
        return "[\(pairs.sorted().joined(separator: ", "))]"
      case .tuple: return "(\(fields(of: mirror)))"
      // A reference that holds one value is written as that value.
      case .enum where "\(type(of: value))".hasPrefix("Boxed<"):
        return mirror.children.first.flatMap { written($0.value) }
      case .class where mirror.children.count == 1: return mirror.children.first.flatMap { written($0.value) }
      default: break
      }
      if let text = value as? String { return text.debugDescription }
      if value is any SIMD || value is Double { return shortDescription(of: value) }
      if let described = value as? any CustomStringConvertible { return described.description }
      return mirror.displayStyle == nil ? "\(value)" : typed(value, mirror)
    }

    /// The name of a field; a field behind a reference has the name of its value.
    private static func name(of label: String) -> String {
      guard label.hasPrefix("boxed"), label.count > 5 else { return label }
      let name = label.dropFirst(5)
      return name.prefix(1).lowercased() + name.dropFirst()
    }
  }
#endif
