"""Makes one_euro.csv and release_velocity.csv: the 1€ filter and weighted least squares.

one_euro.csv: algorithm 1 of Casiez, Roussel and Vogel, *1€ Filter*, CHI 2012, sample by sample: its result and the filtered
derivative. release_velocity.csv: the slope at `release` of the line (degree 1) or parabola (degree 2) through samples
(`times` and `values`, separated by spaces) with the weights 1 − age/0.1, from the normal equations.

Remake them with  python3 Tests/Reference/filters.py  (--check: exit 1 if a file would change).
"""

from random import Random

import mpmath
from mpmath import mp, mpf

from exact_spring import rounded
from reference_table import run, table_text

DIGITS = 60


def alpha(interval, cutoff):
    tau = 1 / (2 * mp.pi * cutoff)
    return 1 / (1 + tau / interval)


def one_euro_rows():
    for minimum, beta, derivative_cutoff in ((1.0, 0.0, 1.0), (1.0, 0.007, 1.0), (0.3, 2.5, 4.0)):
        random = Random(f"one euro {minimum} {beta}")
        time, last_time, filtered, slope = 0.0, None, None, mpf(0)
        for index in range(60):
            sample = 40 * time * time + 2 * random.random() - 1
            x = mpf(sample)
            if filtered is None:
                filtered = x
            else:
                interval = mpf(time) - mpf(last_time)
                share = alpha(interval, mpf(derivative_cutoff))
                slope = share * (x - filtered) / interval + (1 - share) * slope
                share = alpha(interval, mpf(minimum) + mpf(beta) * abs(slope))
                filtered = share * x + (1 - share) * filtered
            yield minimum, beta, derivative_cutoff, index, time, sample, rounded(filtered), rounded(slope)
            last_time = time
            time += 0.002 + 0.03 * random.random()


def slope(times, values, release, degree):
    window = mpf(0.1)
    normal, right = mpmath.zeros(degree + 1), mpmath.zeros(degree + 1, 1)
    for time, value in zip(times, values):
        s = (mpf(time) - mpf(release)) / window
        for row in range(degree + 1):
            right[row] += (1 + s) * s**row * mpf(value)
            for column in range(degree + 1):
                normal[row, column] += (1 + s) * s**(row + column)
    return mpmath.lu_solve(normal, right)[1] / window


def release_rows():
    random = Random("release")
    for count in (2, 3, 4, 5, 9, 24):
        for degree in (1, 2) if count >= 4 else (1,):
            for _ in range(4):
                release = 10 * random.random()
                # Sorted as numbers with few digits, so that all lie within the window and before the pause.
                ages = sorted(random.sample(range(1, 99), count))
                ages[0] = min(ages[0], 30)
                times = [release - age / 1000 for age in reversed(ages)]
                values = [1000 * random.random() for _ in times]
                yield (degree, release, " ".join(map(repr, times)), " ".join(map(repr, values)),
                       rounded(slope(times, values, release, degree)))


def tables():
    with mp.workdps(DIGITS):
        return {
            "one_euro.csv": table_text(
                "minimumCutoff,beta,derivativeCutoff,index,time,sample,value,velocity", one_euro_rows()),
            "release_velocity.csv": table_text("degree,release,times,values,velocity", release_rows()),
        }


if __name__ == "__main__":
    run(__doc__, tables)
