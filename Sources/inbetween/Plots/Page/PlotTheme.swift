import MotionNumerics
internal import VectorScene

/// The colours of a plot in a page, which follow the reader's choice of light or dark.
///
/// A colour of the picture is found by its value: a rule for `[fill="#1a1a1a"]` outweighs the attribute itself.
enum PlotTheme {
  /// A colour of the picture, which is the light one, and what takes its place in the dark.
  private struct Role {
    let variable: String
    let light: Color
    let dark: Color
  }

  private static let inks = [
    Role(variable: "--paper", light: .white, dark: Color(hex: 0x141518)),
    Role(variable: "--text", light: PlotInk.text, dark: Color(hex: 0xECECEC)),
    Role(variable: "--muted", light: PlotInk.muted, dark: Color(hex: 0xA9ABB0)),
    Role(variable: "--reference", light: PlotInk.reference, dark: Color(hex: 0x76787D)),
    Role(variable: "--frame", light: PlotInk.frame, dark: Color(hex: 0x4A4C51)),
    Role(variable: "--grid", light: PlotInk.grid, dark: Color(hex: 0x26282C)),
  ]

  /// In the order of the series' colours, each as bright as its light one is dark.
  private static let darkCurves: [UInt32] = [
    0x4AA3E8, 0xFF8A45, 0x2CC795, 0xE6A0C8, 0xF2F2F2, 0xF2B534, 0xA3DAFB, 0xDDD04A,
  ]

  private static let curves = zip(SeriesStyle.colors, darkCurves).enumerated().map { index, colors in
    Role(variable: variable(ofSeries: index), light: colors.0, dark: Color(hex: colors.1))
  }

  /// The variable with the colour of the series with an index.
  static func variable(ofSeries index: Int) -> String { "--curve-\(index % SeriesStyle.colors.count)" }

  /// The variables, and the rules by which the picture has their colours.
  static var styleSheet: String {
    let roles = inks + curves
    return """
      :root {
        color-scheme: light dark;
      \(declarations(of: roles, \.light))
      }
      @media (prefers-color-scheme: dark) {
      :root {
      \(declarations(of: roles, \.dark))
      }
      }
      \(roles.map(rules).joined(separator: "\n"))
      """
  }

  private static func declarations(of roles: [Role], _ color: KeyPath<Role, Color>) -> String {
    roles.map { "  \($0.variable): \($0[keyPath: color].hexNotation);" }.joined(separator: "\n")
  }

  private static func rules(for role: Role) -> String {
    let color = role.light.hexNotation
    return """
      [fill="\(color)"] { fill: var(\(role.variable)); }
      [stroke="\(color)"] { stroke: var(\(role.variable)); }
      """
  }
}
