"""Wrong on purpose. Spaces that meet at a corner count as neighbours."""

from adapter import serve

from pier18 import Pier18, Rulings, Space


class GroupsOverCorners(Pier18):
    def neighbours(self, space: Space, rulings: Rulings) -> list[Space]:
        side, column = space
        corners = [(1 - side, column - 1), (1 - side, column + 1)]
        return super().neighbours(space, rulings) + corners


serve({}, pier18=GroupsOverCorners().score)
