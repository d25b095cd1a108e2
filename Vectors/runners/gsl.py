"""Asks the GNU Scientific Library, through the program of gsl.c: interpolation, cubic roots and an integrator."""

import math
import subprocess
import tempfile
from pathlib import Path

from suite import Declined, Results


class Program:
    """The compiled gsl.c and its pipes."""

    def __init__(self, folder):
        path = Path(folder) / "gsl"
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "gsl"], capture_output=True, text=True, check=True)
        source = Path(__file__).parent / "gsl.c"
        subprocess.run(["cc", "-O2", "-o", path, source, *flags.stdout.split()], check=True)
        self._process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.version = self._process.stdout.readline().strip()

    def ask(self, *words):
        """The numbers of the answer."""
        print(*words, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline().strip()
        if answer.startswith("error: "):
            raise ArithmeticError(answer[7:])
        return [float(word) for word in answer.split()]

    def close(self):
        self._process.stdin.close()
        self._process.wait()


def spline(program, derivative):
    """Solves the questions of `keyframes` that ask for a rule GSL has."""
    def solve(given):
        times, values = given["times"], given["values"]
        # GSL has no rule for several keys at one time, nor for what is outside of the keys.
        if given["rule"] not in ("linear", "natural", "periodic", "steffen") or len(set(times)) < max(len(times), 2):
            return None

        def at(time):
            if not times[0] <= time <= times[-1]:
                raise Declined
            return program.ask("spline", given["rule"], derivative, len(times), *times, *values, time)[0]
        return at
    return solve


def spring(program, part):
    """By the Runge–Kutta method of Prince and Dormand, of order 8; stiff springs and long times ask for too many steps."""
    def solve(given):
        m, k, c, target = (given[key] for key in ("mass", "stiffness", "damping", "to"))

        def at(time):
            if max(math.sqrt(k / m), c / m) * time > 3e3:
                raise Declined
            state = program.ask("spring", m, k, c, given["from"] - target, given["velocity"], time)
            return target + state[0] if part == 0 else state[1]
        return at
    return solve


def bezier(program):
    """Curves by the closed form of GSL's cubic and quadratic equations."""
    return lambda given: lambda x: program.ask("bezier", given["x1"], given["y1"], given["x2"], given["y2"], x)[0]


def main():
    with tempfile.TemporaryDirectory() as folder, Results("gsl") as results:
        program = Program(folder)
        peer = results.peer("GSL", program.version, "https://www.gnu.org/software/gsl/doc/html/", language="C")
        peer.answer("keyframes", value=spline(program, 0), velocity=spline(program, 1), acceleration=spline(program, 2),
                    mode=spline(program, 0))
        peer.answer("cubic-bezier", value=bezier(program))
        peer = results.peer("GSL's rk8pd", program.version, "https://www.gnu.org/software/gsl/doc/html/ode-initval.html",
                            language="C", claims={"springs": "tolerances 1e-14 a step"})
        peer.answer("springs", value=spring(program, 0), velocity=spring(program, 1))
        program.close()


if __name__ == "__main__":
    main()
