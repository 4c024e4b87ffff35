"""Wrong on purpose. The earlier date breaks a tie immediately, without comparing symbols."""

from adapter import serve

from pier18 import Pier18, Standing


class TiesWithoutSymbols(Pier18):
    def is_ahead(self, one: Standing, other: Standing) -> bool:
        return super().is_ahead(one._replace(symbols=0), other._replace(symbols=0))


serve({}, pier18=TiesWithoutSymbols().score)
