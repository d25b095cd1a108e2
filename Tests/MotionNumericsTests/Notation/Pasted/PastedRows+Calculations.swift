extension PastedRow {
  /// Numbers that are calculated, and digits between underscores.
  static let calculations: [PastedRow] =
    rows(
      "Motion",
      [
        Words(#"{ type: "spring", stiffness: 2 * 85, damping: 26 }"#, "spring(1 170 26)"),
        Words(#"{ duration: 1.5 * 2, ease: "easeOut" }"#, "3s ease-out"),
        Words("{ stiffness: 10 + 2 * 80, damping: (1 + 2) * 3 }", "spring(1 170 9)"),
        Words("{ stiffness: (170), damping: ((2) * 13) }", "spring(1 170 26)"),
        Words("{ stiffness: 190-20, damping: 30 -4 }", "spring(1 170 26)"),
        Words("{ stiffness: 2*-85*-1, damping: 52/2, mass: 1 }", "spring(1 170 26)"),
        Words("{ stiffness: 1_0.5_0 * 1_000, damping: 26 }", "spring(1 10500 26)"),
        Words("animate(el, { x: -w * 2 + i }, { stiffness: 170, damping: 26 })", "spring(1 170 26)"),
        Words("<motion.div animate={{ x: 2 * w }} transition={{ stiffness: 170, damping: 26 }} />", "spring(1 170 26)"),
      ])
    + rows(
      "SwiftUI",
      [
        Words(".easeInOut(duration: 1 / 3)", "0.3333333333333333s ease-in-out"),
        Words(".easeInOut(duration: 0.3).delay(0.1 * 2)", "0.3s ease-in-out 0.2s"),
        Words("withAnimation(.easeIn(duration: 2)) { x = -w * 2; y += 3 - i }", "2s ease-in"),
      ])
    + rows(
      "Compose",
      [
        Words("tween(durationMillis = 1_000, easing = LinearEasing)", "1s linear"),
        // The quotient of integers is one.
        Words("tween(1000 / 3, easing = LinearEasing)", "0.333s linear"),
        Words("spring(2 * 0.25f, 200f)", "spring(1 200 14.142135623730951)"),
      ])
    + rows(
      "Flutter",
      [
        Words("Cubic(1/4, 0, 1/2, 1)", "cubic-bezier(0.25, 0, 0.5, 1)"),
        Words("A(duration: Duration(milliseconds: 100 * 3), curve: Curves.easeInOut)", "0.3s ease-in-out"),
      ])
    + rows(
      "GSAP", [Words(#"gsap.to(".a" + i, { x: 10 * i, duration: 2 / 4, ease: "none" })"#, "0.5s linear")])
    + rows("bare numbers", [Words("[1/4, 0, 1/2, 2-1]", "cubic-bezier(0.25, 0, 0.5, 1)")])
}
