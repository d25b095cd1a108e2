"""The catalogue against the lists of this package, and against what opens."""

import typing

from inbetween import Effect, Motion, catalogue
from inbetween.exports import Property, Target
from inbetween.imports import Format


def test_the_targets_are_those_of_the_type() -> None:
    # Each by its own name, and by those of its forms.
    names = [name for row in catalogue()["targets"] for name in (row["name"], *(form["name"] for form in row["forms"]))]
    assert list(dict.fromkeys(names)) == list(typing.get_args(Target))
    properties = next(row for row in catalogue()["options"] if row["name"] == "property")
    assert properties["words"] == list(typing.get_args(Property))


def test_the_imports_are_those_of_the_type_and_lottie() -> None:
    assert [row["name"] for row in catalogue()["imports"]] == [*typing.get_args(Format), "lottie"]


def test_each_motion_opens_and_has_the_properties_of_its_row() -> None:
    for row in catalogue()["motions"]:
        facts = Motion(row["example"]).facts
        assert [name for name in facts if name != "units"] == [fact["name"] for fact in row["properties"]]
    for row in catalogue()["presets"]:
        assert Motion(row["name"]).notation == row["name"]


def test_the_effects_are_those_that_open() -> None:
    assert tuple(row["name"] for row in catalogue()["effects"]) == Effect.names()


def test_a_motion_tells_where_it_rests() -> None:
    assert Motion("spring(1 100 10) 0 -> 300").rest_value == 300
    assert Motion("spring(1 100 0)").rest_value is None
    assert Motion("damped(5, 30)").rest_value == 1
