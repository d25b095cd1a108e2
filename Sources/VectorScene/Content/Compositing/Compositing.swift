/// What few groups have: how their picture changes, and how it joins what is behind it.
struct Compositing: Sendable, Hashable {
  var shadow: Shadow?
  var filters: [Filter] = []
  var mask: Mask?
  var blendMode = BlendMode.normal
  var isIsolated = false
}
