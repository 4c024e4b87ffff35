"""Wrong on purpose. The third card of each hand does not go back into the deck."""

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee


class KeepsThird(Pier18Game):
    def give_back(self, cards: set[str]) -> None:
        pass


serve({"games": ["pier18"]}, **referee(pier18=KeepsThird))
