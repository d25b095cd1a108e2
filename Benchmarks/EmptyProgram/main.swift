// A Swift program that does nothing: the baseline for the start of the command.
