import MotionNumerics

// A tab bar: its line stretches to the tab that is tapped, and the icons change their colours.
let tabs = [0.0, 96, 192, 288]
let width = 64.0

// The leading edge is quicker than the trailing one, so the line stretches on its way.
var left = Animated(tabs[0])
var right = Animated(tabs[0] + width)
var tints = tabs.indices.map { Animated(OKLabColor($0 == 0 ? .blue : .gray)) }
var selected = 0

@MainActor func select(_ tab: Int, at time: Double) {
  let (quick, slow) = (MotionCourse.spring(Spring(duration: 0.25)), MotionCourse.spring(Spring(duration: 0.45)))
  left.set(to: tabs[tab], with: tab > selected ? slow : quick, at: time, token: tab)
  right.set(to: tabs[tab] + width, with: tab > selected ? quick : slow, at: time)
  for index in tints.indices {
    tints[index].set(to: OKLabColor(index == tab ? .blue : .gray), with: .tween(duration: 0.2), at: time)
  }
  selected = tab
}

select(2, at: 0)
show(at: 0.1)
// Another tab before the line has arrived: nothing jumps.
let before = (left.state(at: 0.15), right.state(at: 0.15))
select(1, at: 0.15)
let after = (left.state(at: 0.15), right.state(at: 0.15))
print("without a jump:", before.0 == after.0 && before.1 == after.1)
show(at: 0.25)
for end in left.advance(to: 2) { print("tab", end.token, end.outcome) }
show(at: 2)

@MainActor func show(at time: Double) {
  let (from, to) = (left.value(at: time), right.value(at: time))
  let colors = tints.map { $0.value(at: time).color.hex }
  print("at", time, "line", from.rounded(), "…", to.rounded(), "wide", (to - from).rounded(), colors)
}
