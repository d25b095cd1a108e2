"""Makes the site, static files that ask nobody for anything: the guides and the documents of the project, a page for each named curve and
vendor's spring, the explorer, the gallery, the notebooks and the documentation of the libraries.

`addresses` says which document has which address, `markdown` makes HTML of it, `frame` is the page around it, `motions` has the pages of
motions, `reference` takes in DocC's. `python3 -m website` makes all.
"""
