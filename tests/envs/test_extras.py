"""Without an extra, the modules of the frameworks say what to install."""

import subprocess
import sys

from tests.tables import from_table

WITHOUT = """
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "{hidden}" else found(name, *more)
from boardscore.core.optional_dependencies import MissingExtraError
try:
    from boardscore.envs import {module}
except MissingExtraError as error:
    print(error)
print(*sorted({{"numpy", "{hidden}"}} & {{*sys.modules}}))
"""


@from_table
def test_a_missing_extra_is_named(module: str, hidden: str) -> None:
    """Nothing else is imported before."""
    program = WITHOUT.format(module=module, hidden=hidden)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    said, imported = done.stdout.split("\n")[:2]
    extra = {"learning_task": "pettingzoo", "batches": "fast"}.get(module, module)
    assert said.startswith("this needs ")
    assert hidden in said
    assert said.endswith(f'install it with: python -m pip install "boardscore[{extra}]"')
    assert imported == ""
