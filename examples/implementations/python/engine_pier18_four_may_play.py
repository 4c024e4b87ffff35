"""Wrong on purpose. Four players may play too."""

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee


class FourMayPlay(Pier18Game):
    PLAYERS = (2, 3, 4)


serve({"games": ["pier18"]}, **referee(pier18=FourMayPlay))
