"""The record of a page since it was opened: messages, exceptions, broken policies, requests."""

# The schemes of addresses inside the page.
OWN = ("data:", "blob:", "about:")


class Record:
    """The events of a page, sorted."""

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self.clear()

    def clear(self) -> None:
        # The arguments of console.log and similar functions, after the name of the function.
        self.console: list[str] = []
        # Uncaught exceptions.
        self.exceptions: list[str] = []
        # Messages of the browser: broken content security policies, failed loads, interventions.
        self.browser: list[str] = []
        # Addresses of requests, except for the page itself.
        self.requests: list[str] = []

    @property
    def policy_violations(self) -> list[str]:
        """The browser's messages about the page's content security policy."""
        return [message for message in self.browser if "Content Security Policy" in message]

    @property
    def complaints(self) -> list[str]:
        """All messages and requests: empty for a page without errors that needs no other file."""
        return [*self.console, *self.exceptions, *self.browser, *(f"request: {url}" for url in self.requests)]

    def add(self, method: str, event: dict) -> None:
        """Takes an event of the page."""
        match method:
            case "Page.lifecycleEvent" if event["name"] == "load":
                self.loaded.add(event["loaderId"])
            case "Runtime.consoleAPICalled":
                self.console.append(f"{event['type']}: {' '.join(map(shown, event['args']))}")
            case "Runtime.exceptionThrown":
                details = event["exceptionDetails"]
                self.exceptions.append(details.get("exception", {}).get("description", details["text"]))
            case "Log.entryAdded":
                entry = event["entry"]
                self.browser.append(f"{entry['source']} {entry['level']}: {entry['text']}")
            case "Network.requestWillBeSent":
                self._add_request(event)

    def _add_request(self, event: dict) -> None:
        is_page = event.get("type") == "Document" and event["requestId"] == event["loaderId"]
        url = event["request"]["url"]
        if not is_page and not url.startswith(OWN):
            self.requests.append(url)


def shown(argument: dict) -> str:
    """An argument of console.log as text."""
    return str(argument.get("value", argument.get("description", argument.get("type"))))
