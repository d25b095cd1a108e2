"""Asks Python's colours: coloraide and colour-science."""

from importlib.metadata import version

from numerics import installed
from suite import Declined, Results


def ask_coloraide(results):
    module = installed("coloraide")
    if not module:
        return
    Color = module.Color

    def converted(space):
        def at(*parts):
            answer = Color("srgb", parts).convert(space)
            return [None if answer.is_nan(name) else answer[name] for name in answer._space.CHANNELS]
        return lambda given: at

    def srgb(given):
        return lambda *parts: Color("oklab", parts).convert("srgb").coords()

    def mix(given):
        start, end = (Color("srgb", given[key][:3], given[key][3]) for key in ("from", "to"))

        def at(fraction):
            mixed = start.mix(end, fraction, space=given["space"], hue=given.get("hue", "shorter"), premultiplied=True)
            return mixed.convert("srgb").coords() + [mixed.alpha()]
        return at

    peer = results.peer("coloraide", version("coloraide"), "https://facelessuser.github.io/coloraide/")
    peer.answer("colours", oklab=converted("oklab"), oklch=converted("oklch"), srgb=srgb, mix=mix)


def ask_colour_science(results):
    module = installed("colour", "colour-science")
    if not module:
        return
    peer = results.peer("colour-science", version("colour-science"), "https://www.colour-science.org", claims={
        "colours": "Ottosson's first matrices, from XYZ with four digits of white, by intention"})

    def oklab(given):
        def at(*parts):
            if min(parts) < 0:
                raise Declined
            return module.XYZ_to_Oklab(module.sRGB_to_XYZ(parts))
        return at

    peer.answer("colours", oklab=oklab)


def main():
    with Results("colours") as results:
        ask_coloraide(results)
        ask_colour_science(results)


if __name__ == "__main__":
    main()
