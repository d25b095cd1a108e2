import ArgumentParser
import MotionDynamics

/// `inbetween help equations`.
struct EquationsTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "equations", abstract: "The equations of motion of `simulate --equation`.",
    discussion: """
      --equation takes equations of motion instead of a document: an unknown with one prime or two, =, and an expression of the time \
      t, the unknowns, their first derivatives and other names. Several stand behind semicolons, or the option is repeated. --set \
      gives the unknowns their start and the other names their values; --to is the end.

      There are + - * / ^, comparisons, ? :, two factors side by side, pi, e, and the functions sin cos tan asin acos atan atan2 sinh \
      cosh tanh exp log log10 sqrt cbrt abs sign min max clamp floor ceil round mod hypot. The columns are x.position,x.velocity for \
      x'', x for x'. Methods: \(Solver.Method.allCases.map(\.rawValue).joined(separator: ", ")).

      EXAMPLES:
        inbetween simulate --equation "x'' = -sin(x)" --set x=3 --to 20 --plot
        inbetween simulate --equation "u' = 2u - u v; v' = u v - v" --set u=1 \\
          --set v=0.5 --to 20
      """)
}
