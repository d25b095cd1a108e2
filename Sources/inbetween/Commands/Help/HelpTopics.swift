import ArgumentParser

/// All topics.
enum HelpTopics {
  static let all: [any ParsableCommand.Type] = [
    MotionsTopic.self, TimesTopic.self, TablesTopic.self, NumbersTopic.self, DocumentsTopic.self, EquationsTopic.self,
    FilmsTopic.self, ExportsTopic.self, ImportsTopic.self, FitsTopic.self, KeyPathsTopic.self,
  ]

  static let names = all.compactMap { $0.configuration.commandName }
}
