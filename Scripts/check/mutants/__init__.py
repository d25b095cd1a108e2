"""Mutation tests: small wrong changes to the sources, each of which a test has to notice."""
