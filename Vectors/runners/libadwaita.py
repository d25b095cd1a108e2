"""Asks libadwaita, through the introspection of GNOME's libraries: its easings."""

from suite import Results


def main():
    try:
        import gi
        gi.require_version("Adw", "1")
        from gi.repository import Adw
    except (ImportError, ValueError) as error:
        print(f"libadwaita: not installed: {error}")
        return
    with Results("libadwaita") as results:
        peer = results.peer("libadwaita", Adw.VERSION_S, "https://gnome.pages.gitlab.gnome.org/libadwaita/", language="C")

        def penner(given):
            easing = getattr(Adw.Easing, given["name"].upper().replace("-", "_"))
            return lambda progress: Adw.easing_ease(easing, progress)

        peer.answer("timing-functions", penner=penner)


if __name__ == "__main__":
    main()
