internal import MotionEffects

/// An open effect, and the memory of its last answers.
final class GalleryHandle {
  let effect: GalleryEffect
  let name: EffectName
  private(set) var text = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  private var numbers = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)

  init(_ effect: GalleryEffect, name: EffectName) {
    self.effect = effect
    self.name = name
  }

  deinit {
    text.deallocate()
    numbers.deallocate()
  }

  /// A prefix of identifiers that no other open effect has: the address of this one.
  var idPrefix: String { "e\(UInt(bitPattern: ObjectIdentifier(self)))-" }

  func keep(text: String) -> UnsafeMutablePointer<UInt8>? {
    self.text.deallocate()
    let bytes = Array(text.utf8)
    self.text = .allocate(capacity: bytes.count)
    _ = self.text.initialize(fromContentsOf: bytes)
    return self.text.baseAddress
  }

  func keep(numbers: [Double?]) -> UnsafeMutablePointer<Double>? {
    self.numbers.deallocate()
    self.numbers = .allocate(capacity: numbers.count)
    for (index, number) in numbers.enumerated() { self.numbers.initializeElement(at: index, to: number ?? .nan) }
    return self.numbers.baseAddress
  }
}
