public import MotionCurves

/// The transitions of a spring over the times of a block, in four columns.
@usableFromInline
package struct SpringBlock {
  /// The number of times in a block.
  ///
  /// The columns take 1 kB, the most that `withUnsafeTemporaryAllocation` allocates on the stack.
  @inlinable package static var length: Int { 32 }

  /// The number of times.
  @usableFromInline package let count: Int
  @usableFromInline let columns: UnsafeMutablePointer<Double>

  @inlinable
  init(count: Int, columns: UnsafeMutablePointer<Double>) {
    self.count = count
    self.columns = columns
  }

  /// Calls a function with the transitions of each block of times and the index of its first time.
  ///
  /// The transitions lead from the start of a motion to the times. They have no meaning for times that are not after
  /// the start.
  @inlinable
  @inline(__always)
  package static func forEach(
    of spring: Spring, startingAt startTime: Double, at times: Span<Double>, _ body: (SpringBlock, Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4 * length) { memory in
      guard let columns = memory.baseAddress else { return }
      var first = 0
      while first < times.count {
        let block = SpringBlock(count: min(length, times.count - first), columns: columns)
        spring.fill(block, startingAt: startTime, at: times, from: first)
        body(block, first)
        first += block.count
      }
    }
  }

  /// A transition; the index is below the count.
  @inlinable
  @inline(__always)
  package subscript(index: Int) -> SpringTransition {
    SpringTransition(
      displacementFromDisplacement: columns[index], displacementFromVelocity: columns[Self.length + index],
      velocityFromDisplacement: columns[2 * Self.length + index],
      velocityFromVelocity: columns[3 * Self.length + index])
  }

  /// The displacements after four transitions, from a displacement of 1 and from a velocity of 1; all four indices are
  /// below the length of a block.
  @inlinable
  @inline(__always)
  package func four(at index: Int) -> (fromDisplacement: SIMD4<Double>, fromVelocity: SIMD4<Double>) {
    (
      UnsafeRawPointer(columns + index).loadUnaligned(as: SIMD4<Double>.self),
      UnsafeRawPointer(columns + Self.length + index).loadUnaligned(as: SIMD4<Double>.self)
    )
  }

  /// The displacement after a transition, as ``SpringTransition`` gives it; the index is below the count.
  @inlinable
  @inline(__always)
  func displacement<Value: VectorValue>(at index: Int, from displacement: Value, _ velocity: Value) -> Value {
    displacement * columns[index] + velocity * columns[Self.length + index]
  }

  /// The velocity after a transition, as ``SpringTransition`` gives it; the index is below the count.
  @inlinable
  @inline(__always)
  func velocity<Value: VectorValue>(at index: Int, from displacement: Value, _ velocity: Value) -> Value {
    displacement * columns[2 * Self.length + index] + velocity * columns[3 * Self.length + index]
  }
}

extension Spring {
  /// Computes the transitions of a block over the times from an index on.
  @usableFromInline
  func fill(_ block: SpringBlock, startingAt startTime: Double, at times: Span<Double>, from first: Int) {
    precondition(first >= 0 && block.count <= SpringBlock.length && first <= times.count - block.count)
    if block.isFilled(roots, startingAt: startTime, at: times, from: first) { return }
    let lanes: RootLanes<FourLanes> = roots.lanes()
    let kind = roots.kind
    var index = 0
    while index + 4 <= block.count {
      let time = FourLanes(times.uncheckedBlock(at: first + index)) - FourLanes(repeating: startTime)
      if let transitions = TransitionLanes.four(kind, over: time, lanes) {
        block.set(transitions, at: index)
      } else {
        for lane in 0..<4 { block.set(transition(over: time.lanes[lane]), at: index + lane) }
      }
      index += 4
    }
    while index < block.count {
      block.set(transition(over: times[unchecked: first + index] - startTime), at: index)
      index += 1
    }
  }
}

extension SpringBlock {
  @inline(__always)
  fileprivate func set(_ transitions: TransitionLanes<FourLanes>, at index: Int) {
    let place = UnsafeMutableRawPointer(columns + index)
    let stride = Self.length * MemoryLayout<Double>.stride
    place.storeBytes(of: transitions.displacementFromDisplacement.lanes, as: SIMD4<Double>.self)
    place.storeBytes(of: transitions.displacementFromVelocity.lanes, toByteOffset: stride, as: SIMD4<Double>.self)
    place.storeBytes(of: transitions.velocityFromDisplacement.lanes, toByteOffset: 2 * stride, as: SIMD4<Double>.self)
    place.storeBytes(of: transitions.velocityFromVelocity.lanes, toByteOffset: 3 * stride, as: SIMD4<Double>.self)
  }

  fileprivate func set(_ transition: SpringTransition, at index: Int) {
    columns[index] = transition.displacementFromDisplacement
    columns[Self.length + index] = transition.displacementFromVelocity
    columns[2 * Self.length + index] = transition.velocityFromDisplacement
    columns[3 * Self.length + index] = transition.velocityFromVelocity
  }
}
