// What a Swift program costs that does nothing: the baseline for the start of the command.
