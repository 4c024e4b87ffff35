"""The catalogue of German: every text by its key."""

from boardscore.texts.de.analysis import ANALYSIS
from boardscore.texts.de.auctionland import WORDS as AUCTIONLAND
from boardscore.texts.de.commands import COMMANDS
from boardscore.texts.de.dialog import DIALOG
from boardscore.texts.de.envs import ENVIRONMENTS
from boardscore.texts.de.game_errors import GAMES
from boardscore.texts.de.messages import MESSAGES
from boardscore.texts.de.pad import PAD
from boardscore.texts.de.pier18 import WORDS as PIER18
from boardscore.texts.de.play import PLAY
from boardscore.texts.de.tables import TABLES

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
