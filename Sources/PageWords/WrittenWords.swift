extension WrittenWords {
  /// The words of all effects; `Documentation/Effects.md` has the numbers and their sources.
  static let all: [WrittenWords] = [
    WrittenWords(
      of: "cube-refresh", "Four cubes",
      "Pull the list, and four cubes move around each other until the loading is over.",
      flaw: """
        Told to stop, the cubes jump: the stop takes a place on the eased way for a time, and skips up to a quarter of \
        a step.
        """,
      remedy: "The cubes go on without a jump to the next form that looks like the first one, and rest there."),
    WrittenWords(
      of: "checkmark-refresh", "Arrow, ring, check mark",
      "An arrow shrinks to a dot that circles faster and faster, and becomes a check mark.",
      flaw: """
        Told to stop, the dot vanishes where it is, and the check mark begins elsewhere: in four of five cases, and up \
        to 0.82 of a turn away.
        """,
      remedy: "The dot turns on to where the check mark begins, at most one turn, and flows into it."),
    WrittenWords(
      of: "gooey-indicator", "Gooey page indicator",
      "A ball that a drag stretches like a drop, and that swings back when it is let go.",
      hands: ("Next page", "Drag the ball sideways."),
      flaw: """
        It swings back from the full stretch after the shortest drag, ignores drags meanwhile, runs 2.1 % slow on 48 \
        keyframes, and snaps into place at the end.
        """,
      remedy: "It swings back from the stretch that it has, on the curve itself, and a new drag adds to the swing."),
    WrittenWords(
      of: "pop-scale", "Popping heart",
      "A heart that shrinks at a tap and pops up, twice beyond its size, within half a second.",
      hands: ("Pop", "Click the heart.")),
    WrittenWords(
      of: "floating-tags", "Floating tags",
      "Each tap sends a tag that floats up along an S and fades.",
      hands: ("Send a tag", "Click for a tag, from either side in turn."),
      flaw: """
        A timer that all tags share takes their opacity in steps: a tag is gone after 0.6 to 0.7 seconds, before it has \
        reached the top.
        """,
      remedy: "Each tag fades evenly, from its own tap to the end of its path."),
    WrittenWords(
      of: "water-ball", "Water ball",
      "A ball fills with three waves that breathe, while a score counts along.",
      hands: ("Fill anew", "Click to fill it anew."),
      flaw: "Everything moves by steps of a frame: twice as fast on a screen of 120 Hz, and in steps in slow motion.",
      remedy: "Everything is a function of time: as fast on every screen, and smooth however slowly it is shown."),
  ]
}
