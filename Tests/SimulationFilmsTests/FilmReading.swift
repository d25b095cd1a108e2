import MotionNumerics
import PlotParts
import Testing
import VectorScene

@testable import SimulationFilms

/// A named layer of a film's scene.
func layer(_ name: String, of scene: Scene) throws -> Group {
  try #require(
    scene.nodes.lazy.compactMap { node -> Group? in
      if case .group(let group) = node, group.name == name { group } else { nil }
    }.first)
}

/// The place of a position by the rule of three.
func linear(_ position: Double, along axis: FilmAxis) -> Double {
  axis.ends.lower + (position - axis.range.lower) * scale(of: axis)
}

/// Points of the canvas for a unit of the simulation.
func scale(of axis: FilmAxis) -> Double {
  (axis.ends.upper - axis.ends.lower) / (axis.range.upper - axis.range.lower)
}

extension Group {
  var groups: [Group] { children.compactMap { if case .group(let group) = $0 { group } else { nil } } }
  var shapes: [Shape] { children.compactMap { if case .shape(let shape) = $0 { shape } else { nil } } }
  var labels: [Label] { children.compactMap { if case .label(let label) = $0 { label } else { nil } } }
}

extension Path {
  /// The ends of its elements.
  var points: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end), .arc(_, _, _, _, let end): end
      case .close: nil
      }
    }
  }
}
