"""A referee in an adapter that is printed: it answers with parts of what it gets."""

from adapter import Illegal, serve


def legal(record):
    cells = record["setup"]["pack"]["cards"][0]["cells"]
    return {"moves": [{"move": move["move"], "cells": cells} for move in record["moves"]]}


def replay(record):
    setup, moves = record["setup"], record["moves"]
    if len(moves) > 4:
        raise Illegal(len(moves) - 1)
    return {"totals": [setup["market_size"], len(setup["pack"]["tiles"][0]["tile"].zones[0][1])]}


serve({}, legal={"pier18": legal}, replay={"auctionland": replay})
