"""Shared by the scripts of the dynamics tables: integration in doubles, and the check by another method."""

import mpmath
from mpmath import mp
from scipy.integrate import solve_ivp

TOLERANCE = 1e-11
"""By how much two machines may differ, and two methods in proportion to the motion; the tables are better than that."""
STEPS = 4000
"""The fewest steps for a motion."""


def states_at(times, derivative, start):
    """The state at each of the ascending times.

    A step ends at each of them, since the interpolation inside a step is less accurate; STEPS, because the least
    tolerance that the solver accepts lets errors of 1e-11 accumulate.
    """
    time, state = 0.0, start
    for end in times:
        solution = solve_ivp(derivative, (time, end), state, method="DOP853", rtol=3e-14, atol=1e-14,
                             max_step=times[-1] / STEPS)
        time, state = end, solution.y[:, -1]
        yield state.tolist()


def cross_check(states, times, derivative, start):
    """The motion again with 30 digits, from its Taylor series; `derivative` has to accept the numbers of mpmath."""
    with mp.workdps(30):
        solution = mpmath.odefun(derivative, 0, list(map(mpmath.mpf, start)))
        expected = [solution(time) for time in times]
    assert_agreement(states, expected)


def assert_agreement(states, expected):
    """Every coordinate agrees, in proportion to its greatest value."""
    for numbers, true_numbers in zip(zip(*states), zip(*expected)):
        scale = max(map(abs, true_numbers))
        assert all(abs(number - true) <= TOLERANCE * scale for number, true in zip(numbers, true_numbers))


def checked_rows(times, derivative, start, checked):
    """Rows of time and state; the first few are checked."""
    states = list(states_at(times, derivative, start))
    cross_check(states[:checked], times[:checked], derivative, start)
    for time, state in zip(times, states):
        yield time, *state
