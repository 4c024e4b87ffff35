"""The catalogue of German: every text by its key."""

from boardscore.texts.de.auctionland import AUCTIONLAND
from boardscore.texts.de.clauses import CLAUSES
from boardscore.texts.de.commands import COMMANDS
from boardscore.texts.de.dialog import DIALOG
from boardscore.texts.de.doubts import DOUBTS
from boardscore.texts.de.facets import FACETS
from boardscore.texts.de.games import GAMES
from boardscore.texts.de.messages import MESSAGES
from boardscore.texts.de.mutants import MUTANTS
from boardscore.texts.de.pier18 import PIER18
from boardscore.texts.de.play import PLAY
from boardscore.texts.de.rulings import RULINGS
from boardscore.texts.de.sources import SOURCES
from boardscore.texts.de.verify import VERIFY

CATALOGUE: dict[str, str] = {
    **MESSAGES,
    **COMMANDS,
    **DIALOG,
    **DOUBTS,
    **GAMES,
    **PIER18,
    **AUCTIONLAND,
    **VERIFY,
    **PLAY,
    **{f"clause.{clause}.title": title for clause, (title, _) in CLAUSES.items()},
    **{f"clause.{clause}": text for clause, (_, text) in CLAUSES.items()},
    **{f"facet.{facet}": text for facet, text in FACETS.items()},
    **{f"mutant.{mutant}": text for mutant, text in MUTANTS.items()},
    **{f"ruling.{name}": question for name, (question, _, _) in RULINGS.items()},
    **{f"ruling.{name}.why": why for name, (_, why, _) in RULINGS.items()},
    **{
        f"ruling.{name}.{value}": meaning
        for name, (_, _, meanings) in RULINGS.items()
        for value, meaning in meanings.items()
    },
    **{f"ruling.{name}.room": room for name, (room, _) in SOURCES.items()},
    **{
        f"ruling.{name}.{value}.for": reason
        for name, (_, reasons) in SOURCES.items()
        for value, reason in reasons.items()
    },
}
