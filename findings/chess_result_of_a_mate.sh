#!/usr/bin/env bash
# python-chess: the result in the record of a game that ends in mate.
#
# The guess: a game that is recorded move by move up to mate is written with its result, as the board
# knows it.
# What happens: the result is a separate header. A new game has `*` (unfinished) and keeps it; only
# `Game.from_board` takes the result from the board. A read game keeps the header of the file, even
# if the board and the last word of the file say something else.
# For whom it matters: programs that count wins in such files, or write them during a game. Take the
# result from the last board where it decides one, and set the header yourself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv --without-pip venv
python3 -m pip --disable-pip-version-check --python venv install -q chess==1.11.2
venv/bin/python - <<'P' | tee output
from io import StringIO

import chess
import chess.pgn

print("chess", chess.__version__)
game = node = chess.pgn.Game()
for move in ("f2f3", "e7e5", "g2g4", "d8h4"):
    node = node.add_variation(chess.Move.from_uci(move))
print("recorded: board", node.board().result(), "record", game.headers["Result"])
print("from the board:", chess.pgn.Game.from_board(node.board()).headers["Result"])
file = '[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 0-1'
read = chess.pgn.read_game(StringIO(file))
print("read: board", read.end().board().result(), "record", read.headers["Result"])
P
diff output - <<'O'
chess 1.11.2
recorded: board 0-1 record *
from the board: 0-1
read: board 0-1 record 1-0
O
