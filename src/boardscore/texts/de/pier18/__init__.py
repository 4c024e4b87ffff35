"""The words of Pier 18 in German: every text by its key."""

from boardscore.texts.clause_ruling_texts import of_clauses, of_rulings
from boardscore.texts.de.pier18.analysis import ANALYSIS
from boardscore.texts.de.pier18.clauses import CLAUSES
from boardscore.texts.de.pier18.dialog import DIALOG
from boardscore.texts.de.pier18.messages import MESSAGES
from boardscore.texts.de.pier18.picture_descriptions import PICTURES
from boardscore.texts.de.pier18.plans import PLANS
from boardscore.texts.de.pier18.play import PLAY
from boardscore.texts.de.pier18.rulings import ROOM, RULINGS

WORDS: dict[str, str] = {
    **MESSAGES,
    **DIALOG,
    **PICTURES,
    **PLANS,
    **PLAY,
    **ANALYSIS,
    **of_clauses(CLAUSES),
    **of_rulings(RULINGS, ROOM),
}
