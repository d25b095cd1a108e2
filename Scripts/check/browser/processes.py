"""What the drivers of several browsers need of the system."""

import socket
import time

START_SECONDS = 120


def free_port() -> int:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return server.getsockname()[1]


def eventually(action):
    """The result of an action, tried until what it asks answers."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            return action()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
