"""The scoring of Pier 18, a method for each rule. A pier is two lists: upper, lower."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

Side = Sequence[str | None]
Pier = Sequence[Side]
Space = tuple[int, int]
Rulings = Mapping[str, Any]
Player = Mapping[str, Any]

REACH = 2


class Standing(NamedTuple):
    """The values that decide a player's place."""

    total: int
    symbols: int
    date: str | None


class Pier18:
    """The rules; a subclass can override each of them."""

    def score(self, position: Mapping[str, Any]) -> dict[str, Any]:
        players, rulings = position["players"], position["rulings"]
        categories = [self.categories(player, rulings) for player in players]
        totals = [sum(points.values()) for points in categories]
        ranks = self.ranks(players, totals, rulings)
        result = {"totals": totals, "categories": categories}
        return {**result, "ranks": ranks} if ranks else result

    def categories(self, player: Player, rulings: Rulings) -> dict[str, int]:
        pier = player["pier"]
        return {
            "poets": self.poets(pier),
            "lovers": self.lovers(pier),
            "fishers": self.fishers(pier),
            "flower_sellers": self.flower_sellers(pier, rulings),
            "plan": 4 if player["plan_completed"] else 0,
            "patrons": player["patrons"],
        }

    def poets(self, pier: Pier) -> int:
        return sum(side.count("Q") for side in pier) // 2

    def lovers(self, pier: Pier) -> int:
        return 2 * sum(
            symbol == "H" and self.is_lonely(side, column)
            for side in pier
            for column, symbol in enumerate(side)
        )

    def is_lonely(self, side: Side, column: int) -> bool:
        near = side[max(0, column - REACH) : column + REACH + 1]
        return sum(symbol is not None for symbol in near) == 1

    def fishers(self, pier: Pier) -> int:
        return max(side.count("A") for side in pier)

    def flower_sellers(self, pier: Pier, rulings: Rulings) -> int:
        groups = [
            [pier[side][column] or "" for side, column in group]
            for group in self.groups(pier, rulings)
        ]
        return sum(self.group_points(group, rulings) for group in groups if "S" in group)

    def group_points(self, symbols: Sequence[str], rulings: Rulings) -> int:
        if rulings["flower_points"] == "other_kinds_only":
            return len(symbols) - symbols.count("S")
        return len(symbols) - 1

    def groups(self, pier: Pier, rulings: Rulings) -> Iterator[list[Space]]:
        left = {(s, c) for s, side in enumerate(pier) for c, symbol in enumerate(side) if symbol}
        while left:
            group, to_visit = [], [left.pop()]
            while to_visit:
                space = to_visit.pop()
                group.append(space)
                near = left.intersection(self.neighbours(space, rulings))
                left -= near
                to_visit.extend(near)
            yield group

    def neighbours(self, space: Space, rulings: Rulings) -> list[Space]:
        side, column = space
        along = [(side, column - 1), (side, column + 1)]
        across = [] if rulings["flower_adjacency"] == "same_side" else [(1 - side, column)]
        return along + across

    def ranks(
        self, players: Sequence[Player], totals: Sequence[int], rulings: Rulings
    ) -> list[int] | None:
        """The place of each player; None if a tie needs an unknown date."""
        standings = [
            Standing(total, sum(s is not None for side in p["pier"] for s in side), p["plan_date"])
            for p, total in zip(players, totals)
        ]
        shared = rulings["ties_below_first"] == "shared"
        level = [standing[:2] for standing in standings]
        ties = [max(level)] if shared else level  # those that a date may have to break
        tied = [one for one in standings if one[:2] in ties and level.count(one[:2]) > 1]
        if any(one.date is None for one in tied):
            return None
        if shared:
            standings = [self.without_ties_below_first(one, standings) for one in standings]
        return [1 + sum(self.is_ahead(other, one) for other in standings) for one in standings]

    def without_ties_below_first(self, one: Standing, everyone: Sequence[Standing]) -> Standing:
        """Points alone rank players who do not win; players with equal points share a place."""
        wins = not any(self.is_ahead(other, one) for other in everyone)
        return one if wins else Standing(one.total, -1, None)

    def is_ahead(self, one: Standing, other: Standing) -> bool:
        if one.total != other.total:
            return one.total > other.total
        if one.symbols != other.symbols:
            return one.symbols > other.symbols
        return (one.date or "") < (other.date or "")
