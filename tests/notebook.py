"""Runs the notebook of the examples in a kernel: `python -m tests.notebook`.

Needs `requirements/notebook.txt`. Fails if a cell fails or shows no picture.
"""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parent.parent / "examples"
PICTURES = 8
"""The number of cells that end with a picture."""


def main() -> int:
    notebook = nbformat.read(EXAMPLES / "notebook.ipynb", as_version=4)
    nbformat.validate(notebook)
    client = NotebookClient(notebook, timeout=60, resources={"metadata": {"path": str(EXAMPLES)}})
    client.execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    drawn = sum("<svg" in output.get("data", {}).get("text/html", "") for output in outputs)
    print(f"{len(outputs)} outputs, {drawn} of them pictures")
    return 0 if drawn == PICTURES else 1


if __name__ == "__main__":
    sys.exit(main())
