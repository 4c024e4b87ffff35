"""The score pad: what a page asks and is answered, as text that holds JSON both ways.

A request holds `ask`, what it is about, and perhaps `lang` (`en` or `de`) and `format` (1). The
answer repeats `format` and `ask`. It has `mistakes` if anything is wrong, and else what was asked
for:

| `ask` | about | the answer has |
| --- | --- | --- |
| `score` | `position`, perhaps `empty` | `result` and the keys below, up to `rulings` |
| `draw` | `position`, perhaps `of` | `pictures`: the SVG of every player, in seat order |
| `toml` | `position` | `toml`: the position as a file that `boardscore score` reads |
| `read` | `text` | of a position file `position`, `entered`, `pack`; of a data pack `pack` |
| `demo` | `game` | `pack`: the invented one |
| `qr` | `text` | `qr`: the SVG of its QR code, as for a link |

- `position` has the shape of a position file, `pack` that of a data pack, or is null.
- `text` is what is in a file. A request may have its name as `file`, and `packs` by the names that
  it may give them.
- `of` is a part: the number of a `player`, of whom alone there is a picture, and perhaps that of
  a `line` of this player, of which alone there are marks. Both are counted from 0.
- `result`: the same as `boardscore score --json` prints.
- `empty` lists the players, counted from 0, for whom nothing is entered yet.
- `verdict`: who won and by what, in a sentence, or what is still needed for that; null as long as
  any player is `empty`.
- `leads`: who leads as long as any player is `empty`, in a sentence; else null. It is also null if
  points of the others are not known.
- `lower_ties`: a sentence for each tie below first place that a rule broke; none as long as any
  player is `empty`.
- `ties`: the `label` of each tie rule that was applied, with the `values` of all players; none as
  long as any player is `empty`.
- `so_far`: the points of every player that are known, in seat order.
- `entered`: every player as a file has one, in seat order and in the usual notation, with nothing
  that needs a pack.
- `notes`: those of the result but for what is asked anyway, without the ids of clauses.
- `marks`: what the picture of every player marks, in seat order; for a pier `full`, `blocked` (each
  with what blocks it) and `groups` (each with its points), for an island `beaches`, `park`,
  `gardens` and `houses`, for counts nothing.
- `asked`: what is needed and not there: its `path`, the same as `place` (a list of keys and numbers
  from 0), and `text`. Nothing is asked about ties as long as any player is `empty`.
- `ruled`: the rulings that differ from their defaults, in one line; null if none does.
- `rulings`: each ruling that would change this score: `name`, `question`, `chosen`, and for each
  value what it `means` and its `effect`: everyone's total, then who leads or wins.
- `mistakes`: all that is wrong, each with `code`, `text`, `path`, `place`, where it lies in a
  notation `source` and `span`, and in a file `line` and `column` (from 1).

Nothing is read or written besides, no file is opened for a position (a pack is `"demo"` or the pack
itself), and there is an answer to every text.
"""

from boardscore.pad.answers import answer

__all__ = ["answer"]
