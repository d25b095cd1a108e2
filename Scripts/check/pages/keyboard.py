"""The keyboard of a page's reader: keys with the names, codes and numbers of an American keyboard."""

from typing import TYPE_CHECKING, NamedTuple

from pages.chromium import PageError

if TYPE_CHECKING:
    from pages.page import Page


class Key(NamedTuple):
    """A key as a KeyboardEvent has it; `text` is the text that it types."""

    key: str
    code: str
    number: int
    text: str = ""
    needs_shift: bool = False


# The virtual key codes of Windows, from which Chromium derives keyCode.
NAMED = {
    "Backspace": 8, "Tab": 9, "Escape": 27, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37,
    "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Insert": 45, "Delete": 46,
    **{f"F{number}": 111 + number for number in range(1, 13)},
}
# The character, the one with Shift, the code, the number.
PUNCTUATION = [
    ("`", "~", "Backquote", 192), ("-", "_", "Minus", 189), ("=", "+", "Equal", 187), ("[", "{", "BracketLeft", 219),
    ("]", "}", "BracketRight", 221), ("\\", "|", "Backslash", 220), (";", ":", "Semicolon", 186), ("'", '"', "Quote", 222),
    (",", "<", "Comma", 188), (".", ">", "Period", 190), ("/", "?", "Slash", 191),
]
DIGITS_WITH_SHIFT = ")!@#$%^&*("
ALT, CONTROL, META, SHIFT = 1, 2, 4, 8


def _keys() -> dict[str, Key]:
    keys = {name: Key(name, name, number) for name, number in NAMED.items()}
    keys["Enter"] = Key("Enter", "Enter", 13, "\r")
    keys[" "] = Key(" ", "Space", 32, " ")
    pairs = [(chr(small), chr(small).upper(), f"Key{chr(small).upper()}", small - 32) for small in range(ord("a"), ord("z") + 1)]
    pairs += [(str(digit), DIGITS_WITH_SHIFT[digit], f"Digit{digit}", 48 + digit) for digit in range(10)]
    for plain, shifted, code, number in pairs + PUNCTUATION:
        keys[plain] = Key(plain, code, number, plain)
        keys[shifted] = Key(shifted, code, number, shifted, needs_shift=True)
    return keys


KEYS = _keys()
WITH_SHIFT = {
    KEYS[plain].key: shifted for shifted, key in KEYS.items() if key.needs_shift
    for plain in KEYS if KEYS[plain].code == key.code and not KEYS[plain].needs_shift
}


class Keyboard:
    """A keyboard; its keys reach the focused element."""

    def __init__(self, page: "Page") -> None:
        self._page = page

    def press(self, name: str, *, shift: bool = False, control: bool = False, alt: bool = False, meta: bool = False) -> None:
        """Presses and releases a key, with its modifiers held."""
        modifiers = SHIFT * shift | CONTROL * control | ALT * alt | META * meta
        self.down(name, modifiers)
        self.up(name, modifiers)

    def down(self, name: str, modifiers: int = 0, is_repeated: bool = False) -> None:
        """Presses a key, or repeats one that is held."""
        key, modifiers = _with_shift(name, modifiers)
        writes = key.text and not modifiers & (CONTROL | ALT | META)
        self._dispatch("keyDown" if writes else "rawKeyDown", key, modifiers, key.text if writes else "", is_repeated)

    def up(self, name: str, modifiers: int = 0) -> None:
        """Releases a key."""
        key, modifiers = _with_shift(name, modifiers)
        self._dispatch("keyUp", key, modifiers, "", False)

    def _dispatch(self, kind: str, key: Key, modifiers: int, text: str, is_repeated: bool) -> None:
        written = {"text": text, "unmodifiedText": text} if text else {}
        self._page.command(
            "Input.dispatchKeyEvent", type=kind, key=key.key, code=key.code, windowsVirtualKeyCode=key.number,
            nativeVirtualKeyCode=key.number, modifiers=modifiers, autoRepeat=is_repeated, **written)


def _with_shift(name: str, modifiers: int) -> tuple[Key, int]:
    """The key and its modifiers, with Shift if the name or the modifiers need it."""
    if name not in KEYS:
        raise PageError(f"no key is called {name!r}")
    key = KEYS[WITH_SHIFT.get(name, name) if modifiers & SHIFT else name]
    return key, modifiers | (SHIFT if key.needs_shift else 0)
