"""Asks Python's planners and filters: ruckig, WPILib and the 1€ filter of its authors."""

from importlib.metadata import version

from numerics import installed
from suite import Declined, Results


# MARK: ruckig

def trajectory(ruckig, given, distance):
    otg = ruckig.Ruckig(1)
    request, answer = ruckig.InputParameter(1), ruckig.Trajectory(1)
    request.current_velocity = [given.get("fromVelocity", 0)]
    request.current_acceleration = [given.get("fromAcceleration", 0)]
    request.target_position, request.target_velocity = [distance], [given.get("toVelocity", 0)]
    request.max_velocity, request.max_acceleration = [given["velocity"]], [given["acceleration"]]
    request.max_jerk = [given["jerk"]]
    result = otg.calculate(request, answer)
    if result not in (ruckig.Result.Working, ruckig.Result.Finished):
        raise ArithmeticError(str(result))
    return answer


def along(ruckig, part):
    def solve(given):
        motion = trajectory(ruckig, given, given["distance"])
        return lambda time: motion.at_time(time)[part][0]
    return solve


def ask_ruckig(results):
    ruckig = installed("ruckig")
    if not ruckig:
        return
    peer = results.peer("ruckig", version("ruckig"), "https://github.com/pantor/ruckig", language="C++", claims={
        "trajectories": "ends within 1e-8, limits within 1e-12, its documentation says"})

    def duration(given):
        return lambda distance: trajectory(ruckig, given, distance).duration

    parts = [along(ruckig, part) for part in range(3)]
    peer.answer("trajectories", duration=duration, position=parts[0], velocity=parts[1], acceleration=parts[2],
                durationMoving=duration, positionMoving=parts[0], velocityMoving=parts[1], accelerationMoving=parts[2])


# MARK: WPILib

def ask_wpilib(results):
    wpimath = installed("wpimath", "robotpy-wpimath")
    if not wpimath:
        return
    from wpimath.trajectory import TrapezoidProfile

    def profile(given):
        # Without a limit of the jerk.
        if given["jerk"] != float("inf") or given.get("fromAcceleration", 0):
            return None
        return TrapezoidProfile(TrapezoidProfile.Constraints(given["velocity"], given["acceleration"]))

    def states(given, distance):
        return (TrapezoidProfile.State(0, given.get("fromVelocity", 0)),
                TrapezoidProfile.State(distance, given.get("toVelocity", 0)))

    def duration(given):
        one = profile(given)

        def at(distance):
            one.calculate(0, *states(given, distance))
            return one.totalTime()
        return one and at

    def along(part):
        def solve(given):
            one = profile(given)
            return one and (lambda time: getattr(one.calculate(time, *states(given, given["distance"])), part))
        return solve

    peer = results.peer("WPILib", version("robotpy-wpimath"), "https://docs.wpilib.org", language="C++")
    peer.answer("trajectories", duration=duration, position=along("position"), velocity=along("velocity"),
                durationMoving=duration, positionMoving=along("position"), velocityMoving=along("velocity"))


# MARK: The 1€ filter

def ask_one_euro(results):
    module = installed("OneEuroFilter")
    if not module:
        return

    def filtered(given):
        # Its slope is that from the last filtered value.
        if given["derivativeFrom"] != "filtered":
            return None

        def at(index):
            times, samples = given["times"], given["samples"]
            # It takes the frequency from the times after the first.
            one = module.OneEuroFilter(freq=60, mincutoff=given["minimumCutoff"], beta=given["beta"],
                                       dcutoff=given["derivativeCutoff"])
            values = [one(sample, time) for sample, time in zip(samples, times)]
            return values[int(index)]
        return at

    peer = results.peer("OneEuroFilter", version("OneEuroFilter"), "https://github.com/casiez/OneEuroFilter")
    peer.answer("filters", oneEuro=filtered)


def main():
    with Results("limits") as results:
        ask_ruckig(results)
        ask_wpilib(results)
        ask_one_euro(results)


if __name__ == "__main__":
    main()
