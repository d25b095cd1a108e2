"""Prints the checked library in C: functions that look up their handles in the table of Sources/InbetweenC/Runtime/handles.c, and
call those of the library under their other names, unchecked_…

Scripts/build/c-library.sh compiles it: python3 -m interface.checked
"""

import re

from interface.header import Argument, Function, handle_of, read


def written(function: Function) -> str:
    kind, values = handle_of(function.result), ", ".join(value(function, each) for each in function.arguments)
    call = f"unchecked_{function.name}({values})"
    if kind:
        call = f'handle_opened({call}, "{kind}")'
    body = call if function.result == "void" else f"return {call}"
    name = f"inbetween_{function.name}("
    declaration = re.sub(r"\s+", " ", function.declaration.removeprefix(function.mark).strip())
    return f"{declaration.replace(name, f'unchecked_{function.name}(')}\n{declaration.rstrip(';')} {{\n  {body};\n}}\n"


def value(function: Function, argument: Argument) -> str:
    """What a function hands on for an argument: the object of a handle."""
    if kind := handle_of(argument.type):
        work = "closed" if function.name == f"{kind}_close" else "object"
        return f'handle_{work}({argument.name}, "{kind}", __func__)'
    if "inbetween_" in argument.type:
        raise ValueError(f"inbetween_{function.name}: nothing here looks up the handles of a {argument.type}")
    return argument.name


if __name__ == "__main__":
    print('#include "inbetween.h"\n\n#include "handles.h"\n')
    print(*map(written, read().functions), sep="\n")
