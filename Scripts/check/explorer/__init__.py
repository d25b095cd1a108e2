"""Checks of the explorer, by its views; Scripts/pages_test.py runs them."""
