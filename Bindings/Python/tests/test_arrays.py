"""Arrays in and out: shapes, types, strides, and what is written where."""

from typing import Any

import numpy as np
import pytest

from inbetween import Curve, Motion, ParameterError, Path, Track

MOTION = Motion("spring(1 100 10) 0 -> 300")
TIMES = np.linspace(-0.1, 1.4, 24)
VALUES = np.array([MOTION(time) for time in TIMES.tolist()])

CALLS: list[Any] = [MOTION, MOTION.velocity, Curve("ease"), Track([0, 1], [0, 3]), Path("M0 0C0 9 9 9 9 0").angles]


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("shape", [(24,), (4, 6), (2, 3, 4), (1, 24), (0,), (3, 0), (24, 1, 1)])
def test_any_shape(call: Any, shape: tuple[int, ...]) -> None:
    times = np.resize(TIMES, shape)
    values = call(times)
    assert values.shape == shape and values.dtype == np.float64
    assert [float(call(time)) for time in times.ravel().tolist()] == values.ravel().tolist()


def test_no_dimension_gives_a_float() -> None:
    for time in (0.2, np.float64(0.2), np.array(0.2)):
        assert type(MOTION(time)) is float and MOTION(time) == MOTION(0.2)
        assert type(MOTION.velocity(time)) is float
        assert [type(number) for number in MOTION.sample(time)] == [float, float]
        assert type(Curve("ease")(time)) is float
    assert type(MOTION(1)) is float and MOTION(1) == MOTION(1.0)
    out = np.empty(())
    assert MOTION(np.array(0.2), out=out) is out and out == MOTION(0.2)
    assert Path("M0 0H9").positions(4).tolist() == [4, 0]


@pytest.mark.parametrize("times", [
    TIMES.astype(">f8"), TIMES.astype(np.longdouble), np.repeat(TIMES, 2)[::2], TIMES[::-1].copy()[::-1],
    np.frombuffer(b"\0" + TIMES.tobytes(), np.uint8)[1:].view(np.float64), TIMES.tolist(), tuple(TIMES.tolist()),
])
def test_any_layout(times: Any) -> None:
    assert np.array_equal(MOTION(times), VALUES)
    assert np.array_equal(MOTION.sample(times)[0], VALUES)


def test_columns_and_other_numbers() -> None:
    assert np.array_equal(MOTION(np.asfortranarray(TIMES.reshape(4, 6))), VALUES.reshape(4, 6))
    assert np.array_equal(MOTION(np.arange(3, dtype=np.int8)), MOTION([0.0, 1.0, 2.0]))
    assert np.array_equal(MOTION(TIMES.astype(np.float32)), MOTION(TIMES.astype(np.float32).astype(float)))
    assert np.array_equal(MOTION(np.array([True, False])), MOTION([1.0, 0.0]))


@pytest.mark.parametrize("times", ["0.2", ["0.2"], [1j], [None], [0, [1]], object(), np.array(["2026-01-01"], "M8[D]"),
    {}])
@pytest.mark.parametrize("call", CALLS)
def test_what_is_no_number_is_refused(call: Any, times: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        call(times)


def test_a_huge_number_is_refused() -> None:
    with pytest.raises((OverflowError, TypeError)):
        MOTION(10**400)
    with pytest.raises((OverflowError, TypeError)):
        MOTION([10**400])


def test_nan_and_infinity() -> None:
    values = MOTION([np.nan, np.inf, -np.inf, 0.2])
    assert np.isnan(values[0]) and values[1:].tolist() == [300, 0, MOTION(0.2)]
    assert np.isnan(MOTION(float("nan")))


def test_the_input_is_not_copied_and_not_changed() -> None:
    times = TIMES.copy()
    times.flags.writeable = False
    assert np.array_equal(MOTION(times), VALUES) and np.array_equal(times, TIMES)


@pytest.mark.parametrize("call", CALLS)
def test_out(call: Any) -> None:
    out = np.full(24, np.nan)
    assert call(TIMES, out=out) is out
    assert np.array_equal(out, call(TIMES))
    same = TIMES.copy()
    assert call(same, out=same) is same
    assert np.array_equal(same, out)
    memory = np.concatenate([TIMES, np.zeros(5)])
    call(memory[:24], out=memory[5:])
    assert np.array_equal(memory[5:], out)


@pytest.mark.parametrize("out, error, said", [
    (np.empty(24, np.float32), TypeError, "float64, not float32"),
    (np.empty(24, ">f8"), TypeError, "float64"),
    ([0.0] * 24, TypeError, "float64, not list"),
    (np.empty(23), ParameterError, r"shape \(24,\), not \(23,\)"),
    (np.empty((24, 1)), ParameterError, "shape"),
    (np.empty(48)[::2], ParameterError, "contiguous"),
    (np.empty(24 * 8 + 1, np.uint8)[1:].view(np.float64), ParameterError, "contiguous"),
    (np.frombuffer(bytes(24 * 8)), ParameterError, "read-only"),
])
@pytest.mark.parametrize("call", CALLS)
def test_an_out_that_does_not_fit_is_refused(call: Any, out: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        call(TIMES, out=out)


def test_pairs_of_out() -> None:
    values, velocities = np.empty(24), np.empty(24)
    assert MOTION.sample(TIMES, out=(values, velocities))[1] is velocities
    assert np.array_equal(values, VALUES) and np.array_equal(velocities, MOTION.velocity(TIMES))
    times = TIMES.copy()
    MOTION.sample(times, out=(values, times))
    assert np.array_equal(times, velocities)
    memory = np.empty(40)
    for pair in ((values, values), (memory[:24], memory[16:]), (values,)):
        with pytest.raises(ParameterError):
            MOTION.sample(TIMES, out=pair)  # type: ignore[arg-type]


def test_evenly() -> None:
    out = np.empty(100)
    for motion in (MOTION, Motion("ease 1s 0 -> 300")):
        assert motion.evenly(0, 0.01, 100, out=out) is out
        assert np.allclose(out, motion(np.arange(100) * 0.01), rtol=0, atol=3e-12)  # 1e-14 of the distance
    assert np.array_equal(Curve("ease").evenly(0, 0.01, 100), Curve("ease")(np.arange(100) * 0.01))
    assert MOTION.evenly(0, 0.01, 0).shape == (0,)


@pytest.mark.parametrize("count", [-1, 1 << 62, 10**30])
def test_counts_that_cannot_be(count: int) -> None:
    for evenly in (MOTION.evenly, Curve("ease").evenly):
        with pytest.raises(ParameterError, match="count must be from 0"):
            evenly(0, 0.1, count)


def test_counts_without_memory_and_no_counts() -> None:
    with pytest.raises(MemoryError):
        MOTION.evenly(0, 0.1, 1 << 43)
    with pytest.raises(TypeError):
        MOTION.evenly(0, 0.1, 2.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("number, error", [("0", TypeError), (1j, TypeError), (np.complex128(1), TypeError),
    ([1], TypeError), (10**400, ParameterError)])
def test_one_number_is_one_real_number(number: Any, error: type[Exception]) -> None:
    for call in (
        lambda: MOTION.evenly(number, 1, 2), lambda: MOTION.handed_over(1, number),
        lambda: Curve("ease").evenly(0, number, 2),
        lambda: Path("M0 0H9").part(0, number), lambda: MOTION.compare([0, 1], [0, 1], shifts=(number, 1)),
    ):
        with pytest.raises(error, match="must be|too large"):
            call()
