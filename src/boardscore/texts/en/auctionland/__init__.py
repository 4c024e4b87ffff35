"""The words of Auctionland in English: every text by its key."""

from boardscore.texts.clause_ruling_texts import of_clauses, of_rulings
from boardscore.texts.en.auctionland.analysis import ANALYSIS
from boardscore.texts.en.auctionland.clauses import CLAUSES
from boardscore.texts.en.auctionland.dialog import DIALOG
from boardscore.texts.en.auctionland.messages import MESSAGES
from boardscore.texts.en.auctionland.picture_descriptions import PICTURES
from boardscore.texts.en.auctionland.play import PLAY
from boardscore.texts.en.auctionland.rulings import ROOM, RULINGS

WORDS: dict[str, str] = {
    **ANALYSIS,
    **MESSAGES,
    **DIALOG,
    **PICTURES,
    **PLAY,
    **of_clauses(CLAUSES),
    **of_rulings(RULINGS, ROOM),
}
