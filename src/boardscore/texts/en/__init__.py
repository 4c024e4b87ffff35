"""The catalogue of English: every text by its key."""

from boardscore.texts.en.analysis import ANALYSIS
from boardscore.texts.en.auctionland import WORDS as AUCTIONLAND
from boardscore.texts.en.commands import COMMANDS
from boardscore.texts.en.dialog import DIALOG
from boardscore.texts.en.envs import ENVIRONMENTS
from boardscore.texts.en.game_errors import GAMES
from boardscore.texts.en.messages import MESSAGES
from boardscore.texts.en.pad import PAD
from boardscore.texts.en.pier18 import WORDS as PIER18
from boardscore.texts.en.play import PLAY
from boardscore.texts.en.tables import TABLES

CATALOGUE: dict[str, str] = {
    **MESSAGES,
    **COMMANDS,
    **DIALOG,
    **GAMES,
    **PLAY,
    **PAD,
    **TABLES,
    **ENVIRONMENTS,
    **ANALYSIS,
    **PIER18,
    **AUCTIONLAND,
}
