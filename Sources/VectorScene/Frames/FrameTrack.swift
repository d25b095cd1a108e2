/// An element of a picture that is found again in the other frames of an animation.
package protocol FrameElement {
  associatedtype Identity: Equatable

  /// The identities of the elements of a list, all of them different.
  static func identities(of elements: [Self]) -> [Identity]

  /// An element that holds others without changing them.
  static func group(of elements: [Self]) -> Self
}

/// One element over all frames.
package struct FrameTrack<Element: FrameElement> {
  /// The element's form in each frame; a frame without the element has the last form before it, or else the first one.
  package let forms: [Element]
  /// The frames that show it.
  package let isVisible: [Bool]

  /// The tracks of the elements in the lists of all frames, in their drawing order.
  ///
  /// If the drawing order changes, each order becomes a group, and each frame shows one of these groups.
  ///
  /// - Parameter lists: the elements of each frame.
  /// - Returns: a track for each element that is visible in at least one frame.
  /// - Complexity: O(*n*·*k*²) for *k* elements in *n* frames.
  package static func tracks(of lists: [[Element]]) -> [FrameTrack] {
    let identities = lists.map { Element.identities(of: $0) }
    if let order = commonOrder(of: identities) { return tracks(of: lists, identities, in: order) }
    var orders: [[Element.Identity]] = []
    for list in identities where !orders.contains(list) { orders.append(list) }
    return orders.compactMap { order in
      FrameTrack(lists.indices.map { appearance(of: order, in: $0, lists, identities) })
    }
  }

  /// The state of an element in a frame.
  private struct Appearance {
    /// The element's form in the frame; nil if the frame has none.
    var form: Element?
    var isVisible: Bool

    /// A visible element, or a missing one.
    static func of(_ form: Element?) -> Appearance { Appearance(form: form, isVisible: form != nil) }
  }

  /// Nil for an element that no frame has.
  private init?(_ appearances: [Appearance]) {
    guard var last = appearances.lazy.compactMap({ $0.form }).first else { return nil }
    var forms: [Element] = []
    for appearance in appearances {
      last = appearance.form ?? last
      forms.append(last)
    }
    self.forms = forms
    isVisible = appearances.map { $0.isVisible }
  }

  private static func tracks(
    of lists: [[Element]], _ identities: [[Element.Identity]], in order: [Element.Identity]
  ) -> [FrameTrack] {
    order.enumerated().compactMap { index, identity in
      FrameTrack(
        lists.indices.map { frame in
          if identities[frame].count == order.count { return .of(lists[frame][index]) }
          return .of(identities[frame].firstIndex(of: identity).map { lists[frame][$0] })
        })
    }
  }

  /// The elements of a frame as a group, visible if they have a given order there.
  ///
  /// In the first frame after this order, the group is hidden but has the positions of that frame. Its elements thus
  /// move until then; standing still, they would leave a gap between the two orders.
  private static func appearance(
    of order: [Element.Identity], in frame: Int, _ lists: [[Element]], _ identities: [[Element.Identity]]
  ) -> Appearance {
    if identities[frame] == order { return .of(.group(of: lists[frame])) }
    guard frame > 0, identities[frame - 1] == order else { return .of(nil) }
    let elements = order.indices.map { index in
      identities[frame].firstIndex(of: order[index]).map { lists[frame][$0] } ?? lists[frame - 1][index]
    }
    return Appearance(form: .group(of: elements), isVisible: false)
  }
}

/// A list that has each of the lists as a subsequence; nil if their orders contradict each other.
///
/// A key that is not in the lists before follows its predecessor in its own list.
func commonOrder<Key: Equatable>(of lists: [[Key]]) -> [Key]? {
  var distinct: [[Key]] = []
  for list in lists where distinct.last != list && !distinct.contains(list) { distinct.append(list) }
  var order: [Key] = []
  for list in distinct {
    var next = 0
    for key in list {
      if let index = order.firstIndex(of: key) {
        next = index + 1
      } else {
        order.insert(key, at: next)
        next += 1
      }
    }
  }
  return distinct.allSatisfy { isSubsequence($0, of: order) } ? order : nil
}

private func isSubsequence<Key: Equatable>(_ list: [Key], of order: [Key]) -> Bool {
  var rest = order[...]
  for key in list {
    guard let index = rest.firstIndex(of: key) else { return false }
    rest = rest[(index + 1)...]
  }
  return true
}
