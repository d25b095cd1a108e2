/// A number clamped to 0…1.
///
/// Traps unless the number is finite, which is checked before anything is written.
func unitInterval(_ value: Double) -> Double {
  guard value.isFinite else { fatalError("VectorScene: a colour component or an opacity is not finite") }
  return min(max(value, 0), 1)
}
