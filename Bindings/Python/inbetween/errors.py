"""What this package raises, each with the library's own sentence: all are an `InbetweenError`, and most a `ValueError`."""


class InbetweenError(Exception):
    """The base of the errors of this package."""


class ParameterError(InbetweenError, ValueError):
    """A number, a name or an array is outside its domain."""


class NotationError(ParameterError):
    """A text is no motion, curve, spring or path; the sentence names the column and what was expected there."""


class ExportError(InbetweenError, ValueError):
    """A motion cannot be written for a system."""


class DocumentError(InbetweenError, ValueError):
    """A Lottie document, one of a simulation or a text to import is none; the sentence names the place."""


class KeyPathError(InbetweenError, LookupError):
    """No property of a Lottie animation fits a key path."""


class ClosedError(InbetweenError, ValueError):
    """An object was used after it was closed."""


class ToolError(InbetweenError, RuntimeError):
    """The command-line tool is missing, or has failed."""


class LibraryError(InbetweenError, ImportError):
    """The shared library is missing or another one than this package needs, or matplotlib is missing where it draws."""
