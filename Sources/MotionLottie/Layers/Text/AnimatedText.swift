internal import MotionPaths
import MotionValues
internal import VectorScene

/// The letters of a text as animators and a path place and paint them.
///
/// Each letter is mapped by, first factor first, T(−origin) · T(−anchor) · S(scale) · skew · R(rotation) · T(position)
/// · T(origin) · T(pen), where the origin is the middle of its group, and each part is the weight's part of what an
/// animator says. On a path, its frame is the last factor, and a position along the base line is a length of the path.
///
/// Source: the parts and their order are those of lottie-web's `TextAnimatorProperty`. Opacities are interpolated, as
/// After Effects does; lottie-web multiplies them by the square of the weight.
struct AnimatedText {
  let layout: TextLayout
  let animations: [TextAnimation]
  private let places: [TextPlaces]
  private let groups: TextGroups
  /// In per cent of a group's half width, and of a height.
  private let alignment: SIMD2<Double>
  private let track: TextTrack?

  init(
    _ text: TextLayer, _ layout: TextLayout, masks: [LayerMask], at frame: Double, budget: inout FrameBudget
  ) {
    self.layout = layout
    places = text.animators.map { TextPlaces(layout.lines, by: $0.selector.basis) }
    animations = zip(text.animators, places).map { TextAnimation($0, of: $1.count, at: frame) }
    groups = TextGroups(layout, by: text.grouping)
    alignment = text.groupingAlignment.value(at: frame).plane
    track = text.path.flatMap { TextTrack($0, masks: masks, at: frame, budget: &budget) }
  }

  func nodes(budget: inout FrameBudget) -> [Node] {
    let document = layout.document
    guard isPainted else { return [] }
    var nodes: [Node] = []
    for number in layout.lines.indices {
      for (letter, placed) in zip(layout.lines[number], placedLetters(of: number)) {
        let outlines = letter.glyph?.outlines ?? []
        let segments = outlines.reduce(animations.count) { $0 + $1.segmentCount }
        guard budget.takeSegments(segments) else { return nodes }
        guard placed.opacity > 0, !outlines.isEmpty else { continue }
        let scale = document.size * letter.scale / 100
        let path = Path(outlines, map: placed.map * .scale(x: scale, y: scale))
        let painted = placed.style.painted(path)
        if placed.opacity == 1 {
          nodes += painted
        } else if !painted.isEmpty {
          nodes.append(.group(Group(opacity: placed.opacity, children: painted)))
        }
      }
    }
    return nodes
  }

  /// Whether an animator has a colour for strokes, which a text without a stroke then gets, too.
  var colorsStrokes: Bool { animations.contains { $0.stroke != nil } }

  /// Whether letters have a size and any paint.
  var isPainted: Bool {
    layout.document.size > 0 && (layout.document.fill != nil || layout.document.stroke != nil || colorsStrokes)
  }

  // MARK: Letters

  private struct PlacedLetter {
    var map: Affine
    var style: TextDocument
    var opacity: Double
  }

  private func placedLetters(of number: Int) -> [PlacedLetter] {
    let line = layout.lines[number]
    let weights = weights(ofLine: number)
    let trackings = trackings(by: weights)
    let starts = lineStart(number, trackings)
    var (pen, tracked) = (0.0, 0.0)
    return line.indices.map { letter in
      // Nothing is added before the first letter of a line that begins at its place.
      if letter > 0 || layout.alignment > 0 { tracked += trackings[letter] }
      let group = groups.lines[number][letter]
      let size = layout.document.size
      let middle = SIMD2(
        group.start - pen + group.width / 2 * (1 + alignment.x / 100), alignment.y / 100 * size * Self.height)
      let change = change(by: weights[letter])
      let inside = change * .translation(x: -middle.x, y: -middle.y)
      let place: Affine
      if let track {
        let along = zip(animations, weights[letter]).reduce(tracked) { $0 + ($1.0.position.x + $1.0.anchor.x) * $1.1 }
        let half = group.width / 2 * (1 + alignment.x / 100)
        let distance = pathStart(number, group, track, letter) + half + along
        let lift = middle.y + Double(number) * layout.lineHeight - layout.document.baselineShift
        place = track.map(at: distance) * .translation(x: 0, y: lift)
      } else {
        place = .translation(x: starts.x + pen + tracked + middle.x, y: starts.y + middle.y)
      }
      pen += line[letter].advance
      return PlacedLetter(
        map: place * inside, style: style(by: weights[letter]), opacity: opacity(by: weights[letter]))
    }
  }

  /// For each letter of a line, its part of what each animator says.
  func weights(ofLine number: Int) -> [[Double]] {
    layout.lines[number].indices.map { letter in
      zip(animations, places).map { $0.selection.weight(at: $1.lines[number][letter]) }
    }
  }

  /// The space before each letter of a line that animators add.
  func trackings(by weights: [[Double]]) -> [Double] {
    weights.map { weights in zip(animations, weights).reduce(0) { $0 + $1.0.tracking * $1.1 } }
  }

  /// The height of letters in parts of the size, as in lottie-web: an alignment is a part of it.
  private static let height = 1.2 * 0.714

  /// Where the first letter of a line begins.
  private func lineStart(_ number: Int, _ trackings: [Double]) -> SIMD2<Double> {
    let before = layout.width(ofLine: number) * layout.alignment
    var start = layout.origin + SIMD2(-before, Double(number) * layout.lineHeight)
    let tracked = trackings.reduce(0, +)
    switch layout.anchor {
    case .start: break
    // As the first letter is moved, too, half of its part more puts the letters into the middle.
    case .middle: start.x -= (tracked + (trackings.first ?? 0)) / 2
    case .end: start.x -= tracked
    }
    return start
  }

  /// The length of the path at the start of a group.
  private func pathStart(_ number: Int, _ group: TextGroups.Group, _ track: TextTrack, _ letter: Int) -> Double {
    let line = groups.lines[number]
    guard let first = line.first, let last = line.last else { return track.firstMargin }
    guard track.isForced, line.count > 1 else {
      return track.firstMargin + (track.length - layout.width(ofLine: number)) * layout.alignment + group.start
    }
    // The middles of the first and of the last group keep their places, the others are at even distances.
    let room = track.end - track.firstMargin - (first.width + last.width) / 2
    let middle = track.firstMargin + first.width / 2 + room * Double(letter) / Double(line.count - 1)
    return middle - group.width / 2
  }

  // MARK: Changes

  /// All anchors, then all scales, then all turns, then all positions.
  private func change(by weights: [Double]) -> Affine {
    var map = Affine.identity
    for (animation, weight) in zip(animations, weights) {
      map = .translation(x: -animation.anchor.x * weight, y: -animation.anchor.y * weight) * map
    }
    for (animation, weight) in zip(animations, weights) {
      map = .scale(x: 1 + animation.scale.x * weight, y: 1 + animation.scale.y * weight) * map
    }
    for (animation, weight) in zip(animations, weights) { map = animation.turn(by: weight) * map }
    for (animation, weight) in zip(animations, weights) {
      map = .translation(x: track == nil ? animation.position.x * weight : 0, y: animation.position.y * weight) * map
    }
    return map
  }

  func style(by weights: [Double]) -> TextDocument {
    var style = layout.document
    // As in lottie-web, a text without a stroke has a black one of its width, often 0, before it is coloured.
    if style.stroke == nil, colorsStrokes { style.stroke = .black }
    for (animation, weight) in zip(animations, weights) where weight != 0 {
      if let fill = animation.fill { style.fill = style.fill.map { $0.mixed(with: fill, by: weight) } }
      if let stroke = animation.stroke { style.stroke = style.stroke.map { $0.mixed(with: stroke, by: weight) } }
      style.strokeWidth = max(0, style.strokeWidth + animation.strokeWidth * weight)
    }
    return style
  }

  func opacity(by weights: [Double]) -> Double {
    let opacity = zip(animations, weights).reduce(1) { $0 * (1 + $1.0.opacity * $1.1) }
    return max(0, min(opacity, 1))
  }
}

extension TextLayer {
  /// The nodes at a frame, in the coordinates of the layer.
  ///
  /// A path on which the text stands is that of a mask.
  func nodes(at frame: Double, masks: [LayerMask], budget: inout FrameBudget) -> [Node] {
    let layout = TextLayout(document(at: frame), fonts: fonts)
    guard !animators.isEmpty || path != nil && layout.face != nil else { return layout.nodes(budget: &budget) }
    let animated = AnimatedText(self, layout, masks: masks, at: frame, budget: &budget)
    return layout.face == nil ? animated.labels(budget: &budget) : animated.nodes(budget: &budget)
  }
}

extension Color {
  /// The colour between this one and another one, component by component as After Effects and browsers have them.
  fileprivate func mixed(with other: Color, by weight: Double) -> Color {
    func mixed(_ one: Double, _ other: Double) -> Double { max(0, min(one + (other - one) * weight, 1)) }
    return Color(red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}
