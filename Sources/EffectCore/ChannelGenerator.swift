public import MotionCurves

/// A channel of an effect: its name, and the generator that makes its numbers.
///
/// An effect makes its channels and its picture of the same generators. The generator of a channel can be used without
/// the effect: sampled in a batch, plotted, combined with others.
///
/// ```swift
/// for channel in WaterBall().generators { plot(channel.name, channel) }
/// let doubled = WaterBall().generators[0].mapped(from: 0, to: 2)
/// ```
///
/// It holds for all times, as its effect had been told of events when the generator was taken. Later events do not
/// change it. Like its effect, it may trap for a time before the ``Effect/horizon``.
///
/// - Complexity: that of the generator, and an indirect call.
public struct ChannelGenerator: ValueGenerator {
  /// The name of the channel.
  public let name: String
  @usableFromInline let generate: @Sendable (Double) -> Double?
  // Embedded Swift has no types as values.
  #if !hasFeature(Embedded)
    /// The type of the generator.
    @usableFromInline let maker: Any.Type
  #endif

  /// Creates a channel that a generator makes.
  @inlinable
  public init(_ name: String, _ generator: some ValueGenerator<Double>) {
    self.init(name, generator) { $0 }
  }

  /// Creates a channel that is one of the numbers that a generator makes, such as a coordinate.
  ///
  /// - Parameters:
  ///   - name: the name of the channel.
  ///   - generator: a generator of anything.
  ///   - number: the number in a value of the generator; nil while the part is hidden.
  @inlinable
  public init<Generator: ValueGenerator>(
    _ name: String, _ generator: Generator, number: @escaping @Sendable (Generator.Value) -> Double?
  ) {
    self.name = name
    generate = { number(generator.value(at: $0)) }
    #if !hasFeature(Embedded)
      maker = Generator.self
    #endif
  }

  /// The number at a time; nil while the part is hidden, NaN for NaN.
  @inlinable
  public func number(at time: Double) -> Double? {
    time.isNaN ? .nan : generate(time)
  }

  /// The number at a time; NaN while the part is hidden.
  @inlinable
  public func value(at time: Double) -> Double {
    number(at: time) ?? .nan
  }
}

#if !hasFeature(Embedded)
  extension ChannelGenerator: CustomStringConvertible {
    /// The name of the channel and the type of the generator, such as `scale: SpringMotion<Double>`.
    public var description: String { "\(name): \(maker)" }
  }
#endif
