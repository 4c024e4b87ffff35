"""The verification kit: checks other implementations of the games against the rules.

Nothing outside this package imports it. If you only want scores, you can ignore it.
"""

from boardscore import texts

texts.add(texts.read("boardscore.verify", "texts"))
