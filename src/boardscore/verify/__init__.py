"""The verification kit: checks other implementations of the games against the rules.

Nothing outside this package imports it. If you only want scores, you can ignore it.
"""

from boardscore.texts import add as add_texts
from boardscore.verify.texts import catalogues

add_texts(catalogues())
