"""The texts about the best possible results in English, by key."""

ANALYSIS: dict[str, str] = {
    "plugin.best_results": "hindsight",
    "plugin.play_analysis": "the analysis of play",
    "hindsight.better": (
        "{name}: {actual} {actual:point|points} as played, {best} {best:was|were} possible."
    ),
    "hindsight.as_played": (
        "{name}: {actual} {actual:point|points} as played, and no more were possible."
    ),
    "hindsight.none_found": (
        "{name}: {actual} {actual:point|points} as played; nothing better was found."
    ),
    "hindsight.proven": (
        "Proven: within these limits, nothing scores more. Arrangements tried: {tried}."
    ),
    "hindsight.interval": (
        "Stopped after {tried} {tried:arrangement|arrangements}: the best total is at least {best} "
        "and at most {bound}."
    ),
    "hindsight.free": "May change: {what}.",
    "hindsight.kept": "Not changed: {what:and}.",
    "hindsight.none": "The best possible result is unknown: {what}.",
    "error.not_free_in_games": (
        "{got} is not possible in a game with rounds, where the order of the cards is fixed; use "
        "{known}"
    ),
    "error.not_seconds": "{got} is not a number of seconds; give one above 0",
    "review.begins": (
        "Reviewing for about {seconds} {seconds:second|seconds}; Ctrl-C shows the results so far."
    ),
    "review.none": "{file}: {count} {count:mistake|mistakes}, so there is no review.",
    "review.head": "{game}: review of a game",
    "review.players": "Skill and luck",
    "review.points": "points",
    "review.start": "start",
    "review.luck": "luck",
    "review.skill": "skill",
    "review.final": "end",
    "review.in_wins": "wins",
    "review.number": "{number}",
    "review.number_more": "+{number}",
    "review.mistakes": "The largest mistakes",
    "review.no_mistakes": "No decision was clearly a mistake.",
    "review.no_mistakes_yet": "None of the reviewed decisions was clearly a mistake.",
    "review.no_decisions": "No decision was reviewed.",
    "review.mistake": "{number}. {name}, move {move}: costs {cost}.",
    "review.decision": "{name}, move {move}",
    "review.cost": "Costs {cost}.",
    "review.played": "Played:",
    "review.better": "Better:",
    "review.better_move": "Costs {cost}. Better: {move}",
    "review.labelled": "{label} {move}",
    "review.move": "move {move}",
    "review.costs_points": "{points}, but no wins",
    "review.costs_points_mostly": "{points}, but hardly any wins",
    "review.costs_both": "{wins} and {points}",
    "review.costs_but_gains": "{wins}, but gains {points}",
    "review.points_exact": "{points} points",
    "review.points_about": "{points} points (± {error})",
    "review.wins": "{wins} {wins:win|wins} in 100 games (± {error})",
    "review.wins_exact": "{wins} {wins:win|wins} in 100 games",
    "review.wins_all": "the whole win",
    "review.wins_between": "{least} to 100 wins in 100 games",
    "review.wins_tenths": "{wins} wins in 100 games (± {error})",
    "review.table": "What the player saw",
    "review.hindsight": "The best that was possible",
    "review.decisions": "Decisions reviewed: {count}",
    "review.skill_and_luck": (
        "Start, luck, skill and end are counted in wins: 1.00 is the win of this game. The start "
        "is the chance of winning. "
        "Skill adds up what a player's own decisions changed, compared with greedy play. Luck is "
        "everything that the player did not decide: draws, what was hidden, and the others' moves. "
        "Many decisions together can cost or gain more than one win."
    ),
    "review.drawn_luck": (
        "Draws and hidden things brought {name} {wins} wins; the rest of the luck is the skill of "
        "the other player."
    ),
    "review.error": (
        "Start, luck and skill are estimates. In 95 of 100 cases the error is at most {wins} wins."
    ),
    "review.rough": "That is a lot. A review four times as long has about half the error.",
    "review.assumed": (
        "Each decision is judged by what its player could know, and as if everyone played greedily "
        "afterwards, always for the most points with the next move. Near the end, where all "
        "continuations were searched, it is judged as if everyone played for the best chance of "
        "winning."
    ),
    "review.stopped": ("Stopped: {done} of {found} decisions reviewed; the others count as luck."),
    "review.unjudged": (
        "No one judged the {names:Plan|Plans} of {names:and}; {names:it counts|they count} as not "
        "completed."
    ),
    "review.chart": "Chance of winning",
    "review.chart.note": (
        "The chart knows what was hidden at that time, but not what was drawn later. It assumes "
        "that everyone plays greedily from there on. So it can rise at a mistake, if a greedy move "
        "would have been worse."
    ),
    "review.chart.moves": "moves, including draws",
    "review.chart.of": "{name} {share}",
    "review.chart.described": "At the start: {first}. At the end: {last}.",
    "error.not_reviewed": (
        "this is not a game to review; give a record, as a path or as text, or a finished state"
    ),
    "error.no_move_to_choose": "the seat has no legal move now",
    "error.bot_raised": "bot {number} ({name}) raised an error: {what}",
    "error.bot_illegal": "bot {number} ({name}) made an illegal move: {what}",
    "error.bots_not_shared": (
        "with jobs above 1, bots run in other processes: define them at the top level of a module "
        "that can be imported, or use jobs=1; {bots} cannot be sent"
    ),
    "error.bot_processes_died": (
        "a process that plays the games ended unexpectedly; use jobs=1 to see why"
    ),
    "error.game_first": (
        'the game comes first, then the list of bots, as on the command line: arena("{game}", bots)'
    ),
    "error.no_winner": "no winner is known, because the pack lacks something: {what}",
    "number.decimal_sign": ".",
    "number.percent": "{number}%",
    "arena.head": "{game}, pack {pack}: {games} {games:game|games}, {deals} {deals:deal|deals}",
    "arena.column.bot": "Bot",
    "arena.column.wins": "Wins",
    "arena.column.share": "Share",
    "arena.column.interval": "95% interval",
    "arena.column.points": "Points",
    "arena.interval": "{low} to {high}",
    "arena.stopped": "Stopped after {games} of {wanted} games.",
    "arena.undecided": (
        "{games} {games:game has|games have} several winners, who share the win equally."
    ),
    "arena.deals": (
        "Each deal is played {seats} times with the same deck; every bot has every seat once."
    ),
    "arena.intervals": "The interval contains the true share with 95% confidence.",
    "arena.unjudged": "Plans in words count as not completed.",
    "arena.progress": "{games} of {wanted} games",
    "special.shares": "{below} of all totals are lower than {total}, and {equal} are equal.",
    "special.win": "With {total} {total:point|points}, players won in {win} of the cases.",
    "special.games": (
        "{game}, pack {pack}: {games} {games:game|games} for {players} players, with the bot "
        "{bot} in every seat."
    ),
    "error.no_moves_left": "the game is over, so there is no move to choose",
    "error.no_one_acts": "no player can act now: {due}",
    "error.seat_needed": "several players may act: {names:and}; choose one with `seat`",
    "error.cannot_act": "{name} cannot act now: {due}",
    "error.has_no_move": "{name} has no legal move now",
    "error.view_of_other_seat": "this is the view of {name}; only that seat can be analysed",
    "error.not_from_the_start": (
        "this state does not have the moves of the whole game; replay a record of it"
    ),
}
