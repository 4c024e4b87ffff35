"""The words of Auctionland in German: every text by its key."""

from boardscore.texts.clause_ruling_texts import of_clauses, of_rulings
from boardscore.texts.de.auctionland.analysis import ANALYSIS
from boardscore.texts.de.auctionland.clauses import CLAUSES
from boardscore.texts.de.auctionland.dialog import DIALOG
from boardscore.texts.de.auctionland.messages import MESSAGES
from boardscore.texts.de.auctionland.picture_descriptions import PICTURES
from boardscore.texts.de.auctionland.play import PLAY
from boardscore.texts.de.auctionland.rulings import ROOM, RULINGS

WORDS: dict[str, str] = {
    **ANALYSIS,
    **MESSAGES,
    **DIALOG,
    **PICTURES,
    **PLAY,
    **of_clauses(CLAUSES),
    **of_rulings(RULINGS, ROOM),
}
