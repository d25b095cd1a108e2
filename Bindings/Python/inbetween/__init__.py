"""The numerics of motion for NumPy: curves, springs, keyframes and paths, from time to value.

    >>> from inbetween import Motion
    >>> Motion("0.4s ease-in-out 0 -> 300")([0.1, 0.2, 0.3])
    array([ 38.74857931, 150.        , 261.25142069])

What there is, each with its own help, such as help(inbetween.Motion):

    Motion, Spring            a motion by its notation or by numbers: values, velocities, fits, exports
    Curve                     a timing curve, prepared for many values
    Track                     keyframes
    Animation                 a document of several properties
    VectorMotion, ColorMotion values of several numbers, and colours, that move
    Path                      a path of SVG, by the distance along it
    SpringPool                thousands of springs, frame by frame
    Follower, Axis            numbers that go after a pointer, or that a hand drags
    Effect, Lottie            pictures at any time
    import_motions, read_table, simulate, catalogue

Times are in seconds or in the progress of a timing curve, angles in radians, lengths in points. Where a signature says
`Numbers` it takes arrays and lists of any shape, and `Doubles` is an array of float64; one number gives one number. All errors
are an InbetweenError. The values are those of the command-line tool. Documentation/Python.md of the repository is the guide.
"""

from inbetween.animations import Animation
from inbetween.axes import Axis
from inbetween.catalogue import catalogue
from inbetween.curves import Curve
from inbetween.effects import Effect
from inbetween.errors import (
    ClosedError,
    DocumentError,
    ExportError,
    InbetweenError,
    KeyPathError,
    LibraryError,
    NotationError,
    ParameterError,
    ToolError,
)
from inbetween.exports import ExportedText
from inbetween.fits import Comparison, CurveFit, LineFit, SpringFit, SpringMotion, StandardErrors
from inbetween.followers import Follower
from inbetween.imports import Imported, import_lottie, import_motions
from inbetween.lottie import Lottie
from inbetween.motions import Motion
from inbetween.paths import Path
from inbetween.pools import SpringPool
from inbetween.simulation import simulate
from inbetween.springs import Spring
from inbetween.tables import RecordedTable, read_table
from inbetween.tracks import Track
from inbetween.vectors import ColorMotion, VectorMotion

__version__ = "1.0.0rc1"

__all__ = [
    "Animation", "Axis", "ClosedError", "ColorMotion", "Comparison", "Curve", "CurveFit", "DocumentError", "Effect", "ExportError",
    "ExportedText", "Follower", "Imported", "InbetweenError", "KeyPathError", "LibraryError", "LineFit", "Lottie", "Motion",
    "NotationError", "ParameterError", "Path", "RecordedTable", "Spring", "SpringFit", "SpringMotion", "SpringPool",
    "StandardErrors", "ToolError", "Track", "VectorMotion", "catalogue", "import_lottie", "import_motions", "read_table", "simulate",
]
