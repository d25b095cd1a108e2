"""Objects that are closed, copied, pickled and shared by threads."""

import copy
import gc
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from inbetween import Axis, ClosedError, Curve, Effect, Follower, Lottie, Motion, Path, SpringPool, Track

from .test_lottie import DOCUMENT

MAKERS: list[Callable[[], Any]] = [
    lambda: Motion("snappy"), lambda: Curve("ease"), lambda: Path("M0 0H9"), lambda: Track([0, 1], [0, 1]),
    lambda: Lottie(DOCUMENT), lambda: SpringPool(3, "snappy"), lambda: Effect("gooey-indicator"),
    lambda: Follower("snappy"), lambda: Axis(greatest=1, extent=1),
]
USES: dict[type, list[Callable[[Any], Any]]] = {
    Motion: [
        lambda it: it(0.1), lambda it: it([0.1]), lambda it: it.velocity(0.1), lambda it: it.velocity([0.1]), str, hash,
        lambda it: it.sample([0.1]), lambda it: it.evenly(0, 1, 2), lambda it: it.rest_time, lambda it: it.domain,
        lambda it: it.time_meaning, lambda it: it.notation, lambda it: it.spring, lambda it: it.facts,
        lambda it: it.handed_over(1, 0),
        lambda it: it.compare([0, 1], [0, 1]), lambda it: it.export("css"), pickle.dumps,
        lambda it: it == Motion("ease"),
        lambda it: it._repr_svg_(), lambda it: it.check([0, 1], [0, 1], 1), lambda it: it.fit_lines(),
        lambda it: it.parts,
    ],
    Curve: [lambda it: it(0.1), lambda it: it([0.1]), lambda it: it.evenly(0, 1, 2)],
    Path: [
        lambda it: it.length, lambda it: it.positions(1), lambda it: it.tangents(1), lambda it: it.angles(1),
        lambda it: it.part(0, 1),
    ],
    Track: [lambda it: it(0.1), lambda it: it([0.1]), lambda it: it.sample([0.1]), lambda it: it.rest_time],
    SpringPool: [
        len, lambda it: it.awake_count, lambda it: it.step(0.1), lambda it: it.retarget(1),
        lambda it: it.retarget(1, [0]),
        lambda it: it.place(0, 0, 0), lambda it: it.set_spring(0, "snappy"), lambda it: it.positions(),
        lambda it: it.velocities(), lambda it: it.targets(), lambda it: it.settled(),
    ],
    Effect: [
        lambda it: it.name, lambda it: it.summary, lambda it: it.about, lambda it: it.channel_names, lambda it: it.end_time,
        lambda it: it.phase(0),
        lambda it: it.channels(0), lambda it: it.channels([0, 1]), lambda it: it.list_offset(0), lambda it: it.svg(0),
        lambda it: it.grab(0), lambda it: it.drag(1, 1, 0), lambda it: it.release(0), lambda it: it.tap(0),
        lambda it: it.finish(0), lambda it: it.forget(0),
    ],
    Follower: [
        lambda it: it(0), lambda it: it.velocity([0]), lambda it: it.jump(0, 0), lambda it: it.follow(0, 0),
    ],
    Axis: [
        lambda it: it(0), lambda it: it.velocity([0]), lambda it: it.grab(0), lambda it: it.drag(0, 0),
        lambda it: it.release(0), lambda it: it.spring_to(0, 0, "snappy"), lambda it: it.rest_time,
    ],
    Lottie: [
        lambda it: it.width, lambda it: it.duration, lambda it: it.warnings, lambda it: it.key_paths,
        lambda it: it.values("**", 0), lambda it: it.svg(0), lambda it: it.facts, lambda it: it.colors,
        lambda it: it.overriding("**", 0),
    ],
}


@pytest.mark.parametrize("make", MAKERS)
def test_a_closed_object_says_so(make: Callable[[], Any]) -> None:
    with make() as it:
        assert not it.closed
    assert it.closed and repr(it)
    it.close()
    for use in USES[type(it)]:
        with pytest.raises(ClosedError, match=f"the {type(it).__name__} is closed"):
            use(it)
    with pytest.raises(ClosedError):
        it.__enter__()
    unmade = object.__new__(type(it))
    assert unmade.closed
    with pytest.raises((ClosedError, AttributeError)):
        USES[type(it)][0](unmade)


@pytest.mark.parametrize("make", MAKERS[:5])
def test_copies_share(make: Callable[[], Any]) -> None:
    it = make()
    for twin in (copy.copy(it), copy.deepcopy([it])[0]):
        it.close()
        USES[type(it)][0](twin)
        it = twin


@pytest.mark.parametrize("make", MAKERS[4:])
def test_what_cannot_be_pickled_says_so(make: Callable[[], Any]) -> None:
    with pytest.raises(TypeError, match="neither pickled nor"):
        pickle.dumps(make())


def test_a_pool_is_not_copied() -> None:
    with pytest.raises(TypeError, match="nor copied"):
        copy.deepcopy(SpringPool(1, "snappy"))


def test_pickled_motions() -> None:
    for notation in ("spring(1 100 10 5) 0 -> 300", "ease", "decay(velocity: 100, deceleration: 0.998)"):
        motion = Motion(notation)
        again = pickle.loads(pickle.dumps(motion))
        assert again == motion and again(0.3) == motion(0.3)


def test_nothing_stays_behind() -> None:
    def resident() -> int:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1])

    def once() -> None:
        for make in MAKERS:
            make()
        Motion("snappy").handed_over(3, 0.1)

    for _ in range(300):
        once()
    gc.collect()
    before = resident()
    for _ in range(3000):
        once()
    # 3000 of anything that is left would be 100 pages at least, 33 bytes each.
    assert resident() - before < 600


def test_threads_share_what_is_constant() -> None:
    motion, track = Motion("spring(1 100 10)"), Track([0, 1], [0, 1], mode="cubic")
    times = np.linspace(0, 1, 20_000)
    values, keys = motion(times), track(times)
    with ThreadPoolExecutor(4) as pool:
        for both in pool.map(lambda _: (motion(times), track(times)), range(40)):
            assert np.array_equal(both[0], values) and np.array_equal(both[1], keys)


def test_closing_waits_for_the_calls_of_others() -> None:
    times = np.linspace(0, 1, 200_000)
    expected = Motion("ease")(times)
    for _ in range(20):
        motion = Motion("ease")
        results: list[np.ndarray[Any, Any] | None] = []

        def call(motion: Motion = motion, results: list[Any] = results) -> None:
            try:
                results.append(motion(times))
            except ClosedError:
                results.append(None)

        threads = [threading.Thread(target=call) for _ in range(3)]
        for thread in threads:
            thread.start()
        motion.close()
        for thread in threads:
            thread.join()
        assert len(results) == 3
        assert all(result is None or np.array_equal(result, expected) for result in results)


def test_threads_that_share_a_pool_wait() -> None:
    pool = SpringPool(20_000, "spring(1 100 10)")
    pool.retarget(1)

    def work(number: int) -> None:
        for _ in range(10):
            pool.step(0.01)
            pool.retarget([1 + number], members=[number])
            pool.positions()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(work, range(4)))
    assert pool.positions()[10] == pytest.approx(Motion("spring(1 100 10)")(0.4), rel=1e-12)
