"""The score pad: requests of a page and their answers, both as JSON texts.

A request has `ask`, its subject, and optionally `lang` (`en` or `de`) and `format` (1). The answer
repeats `format` and `ask`. It has `mistakes` if anything is wrong, or else the results:

| `ask` | subject | the answer has |
| --- | --- | --- |
| `score` | `position`, optionally `empty` | `result` and the keys below, up to `rulings` |
| `draw` | `position`, optionally `of` | `pictures`: the SVG of every player, in seat order |
| `picture` | `position`, optionally `empty`, `date` | `picture`: the result as one SVG to send |
| `toml` | `position` | `toml`: the position as a file for `boardscore score` |
| `read` | `text` | for a position file `position`, `entered`, `pack`; for a data pack `pack` |
| `link` | `text` | the same for the position in a link of the pad, without a pack of the user |
| `demo` | `game` | `pack`: the invented one |
| `past` | `book`, optionally `count` | `html`: the list of its games, in this order |
| `play` | `book` | `html`: its first game again, with pictures and reasons |
| `stats` | `book` | `html`: the statistics of summaries |
| `find` | `words` | `keys`: a search finds the records whose `words` contain all of them |
| `import` | `book`, optionally `file` | `games`: the record of every game in a book file |
| `pack` | `pack`, optionally `entry` | `gaps`, `missing`, `details`, `settings`, `pack` |
| `open_pack` | `game`, optionally `text` | `pack`: the one in a file, or a new one to fill in |
| `pack_file` | `pack` | `toml`: the pack as a file, also one in progress |
| `qr` | `text` | `qr`: the SVG of its QR code, as for a link |

- `position` has the shape of a position file; `pack` has that of a data pack, or is null.
- `text` is the content of a file, a link, or for `qr` any text. A request may have the name of the
  file as `file`, and the packs that it may name as `packs`, by name.
- `book` is the content of a book file, or for `stats` the `summary` of each record in a line. It
  stands after the request and the character U+001E.
- A record is for the database of a browser: `id`, `at` (the time), `like` (equal for like games),
  `words`, `summary` and `entry` (texts). `score` has that of the `game`, if `screen` has its `id`
  and its `when`.
- `date` is a text that the picture shows, such as the day of the game.
- For `pack`, `open_pack` and `pack_file`, a pack is one in progress, as the page holds it. `gaps`
  are the numbers of the cards or tiles that lack something, `missing` says what, `details` are the
  parts of the `entry` with a number, and `settings` those of the whole pack, all as HTML; `pack`
  has the complete entries, or is null.
- `of` selects a part: the number of the only `player` to draw, and optionally that of the only
  `line` of this player to mark. Both are counted from 0.
- `result`: the output of `boardscore score --json`.
- `empty` lists the players without entries, counted from 0.
- `verdict`: the winner and the reason, in a sentence, or the values still needed for that; null
  while any player is `empty`.
- `leads`: the leader while any player is `empty`, in a sentence; else null. Also null if points of
  the others are unknown.
- `lower_ties`: a sentence for each tie below first place that a rule broke; none while any player
  is `empty`.
- `ties`: the `label` of each tie rule that was applied, with the `values` of all players; none
  while any player is `empty`.
- `spoken`: the name and total of every player, for screen readers, in seat order; null for an
  unknown total and for an `empty` player.
- `so_far`: the known points of every player, in seat order.
- `entered`: every player in the shape of a file, in seat order and in the default notation, in a
  form that needs no pack.
- `notes`: those of the result except for values that `asked` has, without the ids of clauses.
- `marks`: the marks in the picture of every player, in seat order; for a pier `full`, `blocked`
  (each with its blockers) and `groups` (each with its points), for an island `beaches`, `park`,
  `gardens` and `houses`, for counts nothing.
- `asked`: the needed values that are missing: each with its `path`, the same as `place` (a list of
  keys and numbers from 0), and `text`. Values for ties are left out while any player is `empty`.
- `ruled`: the rulings that differ from their defaults, in one line; null if there are none.
- `rulings`: each ruling that would change this score: `name`, `question`, `chosen`, and for each
  value what it `means` and its `effect`: all totals, then the leader or winner.
- `mistakes`: all mistakes, each with `code`, `text`, `path`, `place`, within a notation `source`
  and `span`, and within a file `line` and `column` (from 1).

Reads and writes nothing else, opens no file for a position (a pack is `"demo"` or the pack itself),
and answers every text.
"""

from boardscore.pad.request_answers import answer

__all__ = ["answer"]
