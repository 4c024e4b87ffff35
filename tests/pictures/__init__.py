"""Every kind of picture in the programs that people open SVG files with; `nox -s pictures`."""
