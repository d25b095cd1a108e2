/// The colours that CSS 1 and SwiftUI name, with CSS's values for these names.
///
/// The values are the same everywhere. SwiftUI's values differ with the system's appearance.
///
/// Source: CSS Color 4, §6.1, "Named Colors".
extension Color {
  /// CSS's `transparent`: black with an alpha value of 0.
  public static let clear = Color(components: .zero)
  /// CSS's `transparent`, as ``clear``.
  public static let transparent = Color(components: .zero)
  /// CSS's `black`, `#000000`.
  public static let black = Color(hex: 0x000000)
  /// CSS's `white`, `#ffffff`.
  public static let white = Color(hex: 0xFFFFFF)
  /// CSS's `gray`, `#808080`.
  public static let gray = Color(hex: 0x808080)
  /// CSS's `silver`, `#c0c0c0`.
  public static let silver = Color(hex: 0xC0C0C0)
  /// CSS's `red`, `#ff0000`.
  public static let red = Color(hex: 0xFF0000)
  /// CSS's `maroon`, `#800000`.
  public static let maroon = Color(hex: 0x800000)
  /// CSS's `orange`, `#ffa500`.
  public static let orange = Color(hex: 0xFFA500)
  /// CSS's `yellow`, `#ffff00`.
  public static let yellow = Color(hex: 0xFFFF00)
  /// CSS's `olive`, `#808000`.
  public static let olive = Color(hex: 0x808000)
  /// CSS's `green`, `#008000`: half as bright as the green of a display.
  public static let green = Color(hex: 0x008000)
  /// CSS's `lime`, `#00ff00`.
  public static let lime = Color(hex: 0x00FF00)
  /// CSS's `teal`, `#008080`.
  public static let teal = Color(hex: 0x008080)
  /// CSS's `cyan`, `#00ffff`.
  public static let cyan = Color(hex: 0x00FFFF)
  /// CSS's `aqua`, `#00ffff`, as ``cyan``.
  public static let aqua = Color(hex: 0x00FFFF)
  /// CSS's `blue`, `#0000ff`.
  public static let blue = Color(hex: 0x0000FF)
  /// CSS's `navy`, `#000080`.
  public static let navy = Color(hex: 0x000080)
  /// CSS's `indigo`, `#4b0082`.
  public static let indigo = Color(hex: 0x4B0082)
  /// CSS's `purple`, `#800080`.
  public static let purple = Color(hex: 0x800080)
  /// CSS's `magenta`, `#ff00ff`.
  public static let magenta = Color(hex: 0xFF00FF)
  /// CSS's `fuchsia`, `#ff00ff`, as ``magenta``.
  public static let fuchsia = Color(hex: 0xFF00FF)
  /// CSS's `pink`, `#ffc0cb`.
  public static let pink = Color(hex: 0xFFC0CB)
  /// CSS's `brown`, `#a52a2a`.
  public static let brown = Color(hex: 0xA52A2A)

  /// The colour above with a name in CSS; nil for another text.
  ///
  /// `grey` is ``gray``, as in CSS.
  package static func named(_ name: String) -> Color? {
    switch name {
    case "transparent": .transparent
    case "black": .black
    case "white": .white
    case "gray", "grey": .gray
    case "silver": .silver
    case "red": .red
    case "maroon": .maroon
    case "orange": .orange
    case "yellow": .yellow
    case "olive": .olive
    case "green": .green
    case "lime": .lime
    case "teal": .teal
    case "cyan": .cyan
    case "aqua": .aqua
    case "blue": .blue
    case "navy": .navy
    case "indigo": .indigo
    case "purple": .purple
    case "magenta": .magenta
    case "fuchsia": .fuchsia
    case "pink": .pink
    case "brown": .brown
    default: nil
    }
  }
}
