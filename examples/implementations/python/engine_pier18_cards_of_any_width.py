"""Wrong on purpose. The cards of a pack may be of any width."""

from collections.abc import Mapping
from typing import Any

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee


class AnyWidth(Pier18Game):
    @staticmethod
    def is_playable(pack: Mapping[str, Any], players: int) -> bool:
        cards = [{**card, "cells": pack["cards"][0]["cells"]} for card in pack["cards"]]
        return Pier18Game.is_playable({"cards": cards}, players)


serve({"games": ["pier18"]}, **referee(pier18=AnyWidth))
