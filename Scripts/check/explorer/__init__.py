"""Checks of the explorer, by its views; Scripts/check/pages_test.py runs them."""
