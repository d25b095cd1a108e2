internal import JSONText
internal import MotionValues

/// The places of a document's colours in its text.
///
/// In a document that is read with them, each property of colours names a slot: the number of its place.
struct ColorPlaces: Sendable {
  /// The values of one property: one, or those at its keys.
  struct Place: Sendable {
    var values: [JSONValue]
    /// What a number of the text is multiplied by.
    var scale: Double
  }

  private var places: [Place] = []
  private var values: [JSONValue] = []

  /// Adds a value of the property that is being read.
  mutating func add(_ value: JSONValue) { values.append(value) }

  /// The property that has been read, with its place.
  mutating func placed<Value>(_ property: Property<Value>, scale: Double) -> Property<Value> {
    places.append(Place(values: values, scale: scale))
    values = []
    return .slot(String(places.count - 1), property)
  }

  subscript(_ property: Property<some PropertyValue>) -> Place? {
    property.slotID.flatMap { Int($0) }.map { places[$0] }
  }
}
