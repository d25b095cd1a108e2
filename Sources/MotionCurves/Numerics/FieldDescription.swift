// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  /// A value as Swift makes it: its type and its fields, without those that are nil.
  ///
  /// Numbers are shortest decimals, texts stand in quotation marks, cases have no type before them. What has a description of
  /// its own has that, and what a field keeps behind a reference stands there itself.
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

    /// A value as it stands in a field; nil for nil.
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
        // A dictionary has no order.
        return "[\(pairs.sorted().joined(separator: ", "))]"
      case .tuple: return "(\(fields(of: mirror)))"
      // A reference that holds one value stands for it.
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

    /// The name of a field; one behind a reference is named like it.
    private static func name(of label: String) -> String {
      guard label.hasPrefix("boxed"), label.count > 5 else { return label }
      let name = label.dropFirst(5)
      return name.prefix(1).lowercased() + name.dropFirst()
    }
  }
#endif
