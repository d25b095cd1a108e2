"""Checks of the explorer, by its views; `check.pages` runs them."""
