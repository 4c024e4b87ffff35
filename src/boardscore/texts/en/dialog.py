"""The texts of the interviews in English, by key."""

DIALOG: dict[str, str] = {
    # During an interview
    "dialog.welcome": (
        "{game}: the final position, question by question. It will be saved as {file}. {ties} Type "
        "? for help, back for the previous question; Ctrl-C stops and keeps every answer."
    ),
    "dialog.goes_on_unnamed": (
        "{file} has {answers} {answers:answer|answers} from an unfinished position."
    ),
    "dialog.goes_on": (
        "{file} has {answers} {answers:answer|answers} from an unfinished position; players: "
        "{names}."
    ),
    "dialog.commands": (
        "Type back for the previous question, list for all answers so far with numbers, edit 3 to "
        "change answer 3, or quit to stop for now; every answer is kept. Enter takes the answer "
        'in brackets. An answer that looks like one of these words goes in quotes, such as "list".'
    ),
    "dialog.commands.rulings": "Type rulings to see and choose the rulings that change this score.",
    "dialog.rulings": "Type rulings to see and choose them.",
    "dialog.no_rulings": "No ruling changes this score.",
    "dialog.rulings_later": "Answer every question to see whether a ruling changes this score.",
    "rulings.default": "{decided} (default)",
    "rulings.outcome": "{decided}: {points}; {wins}",
    "rulings.alone": "{decided}: {points}",
    "rulings.points": "{name} {points}",
    "rulings.place": "{name} {points} (place {place})",
    "rulings.wins": "{names:and} {names:wins|share the win}",
    "rulings.open": "the winner is not known yet",
    "dialog.content": (
        "Is everything right? Press Enter or type yes to save it as {file}. Type list to see all "
        "answers with numbers, edit and a number to change one, or back for the last question."
    ),
    "dialog.enter_or_edit": (
        "Press Enter or type yes to save, edit and a number to change an answer, or list to see "
        "the numbers."
    ),
    "dialog.no_such_answer": (
        "There {high:is|are} {high} {high:answer|answers}; type list to see {high:it|them}."
    ),
    "dialog.no_answer_yet": "There are no answers here yet.",
    "dialog.no_way_back": "This is the first question.",
    "dialog.kept": (
        "Stopped. Every answer is kept in {file}; `boardscore new {game} {name}` continues from "
        "there."
    ),
    "dialog.saved": "Saved as {file}; `boardscore score --explain {quoted}` shows the score again.",
    "dialog.draft_damaged": (
        "{file} is damaged and its answers cannot be read; it is kept as {copy}."
    ),
    "dialog.cannot_save": "{file} cannot be written: {why}.",
    "dialog.cannot_change": (
        "{file}: {count} {count:mistake|mistakes}, so it cannot be changed question by question."
    ),
    "dialog.commands.play": (
        "Type back for the previous question, or quit to stop. Enter takes the answer in brackets. "
        'An answer that looks like one of these words goes in quotes, such as "back".'
    ),
    "dialog.template": (
        "Written: {file}. Edit it to match your table, then run `boardscore score --explain "
        "{quoted}`."
    ),
    "dialog.not_utf8": "These characters cannot be read; type the answer again.",
    "dialog.too_long": "This has more than {most} characters, so it was ignored.",
    "dialog.several_lines": (
        "This has {lines} lines, but the question takes one, so it was ignored."
    ),
    "dialog.no_input": "The input cannot be read.",
    # Invalid answers
    "dialog.not_a_number": "Type a whole number from {low} to {high}.",
    "dialog.not_yes_or_no": "Type yes or no.",
    "dialog.name_taken": "{name} is already playing; all names must be different.",
    "dialog.yes": "y",
    "dialog.fine": "Save it (Enter)?",
    "dialog.go_on": "Continue from there (y), or start over (n)?",
    "dialog.no": "n",
    "dialog.words": "back list show edit delete done quit help rulings",
    "dialog.typed_ahead": (
        "Any lines typed or pasted after this answer were ignored; type them again."
    ),
    "dialog.no_such_player": "There is no player {got}; the {known:player is|players are} {known}.",
    "dialog.nobody_yet": "There is nothing to change yet: no player has been entered.",
    "dialog.whose": "Put the player's name before the correction: {known}.",
    "dialog.so_far": "{name}: {points} {points:point|points} so far.",
    "dialog.so_far_open": "{name}: {points} {points:point|points} so far, plus {rest:and}.",
    "dialog.pack_kept": "The pack is remembered in {path} for the next game.",
    # Questions for every game
    "ask.players": "How many players (1 to {high})?",
    "ask.usual_name": "Player {number}",
    "ask.name": "Name of player {number}:",
    "ask.claimed": "What total did you count for {name}? (Enter: not counted)",
    "ask.keep": "{doubt} Keep {number} (y or n)?",
    # Typing in a pack
    "dialog.pack.welcome": (
        "{game}: type in the {things} of your own copy, one by one; each is saved in "
        "{file} immediately. Type ? for help, back for the previous question; Ctrl-C stops and "
        "keeps every answer."
    ),
    "dialog.pack.goes_on": "{file} has {content} so far; type list to see everything.",
    "dialog.pack.taken_over": "Continuing where you stopped, with the answers kept in {draft}.",
    "dialog.pack.commands": "Instead of an answer you can type at any time:",
    "dialog.pack.commands.back": "back: the previous question",
    "dialog.pack.commands.list": "list: all {things} so far",
    "dialog.pack.commands.show": "show 7: draw {one}; show: draw them all",
    "dialog.pack.commands.edit": (
        "edit 7: change {one}, Enter keeps each answer; edit: change the answers about the whole "
        "pack"
    ),
    "dialog.pack.commands.delete": "delete 7: remove {one}",
    "dialog.pack.commands.done": "done: no more {things}",
    "dialog.pack.commands.quit": "quit: stop for now; every answer is kept",
    "dialog.pack.commands.quotes": 'An answer that looks like one of these goes in quotes: "list"',
    "dialog.pack.saved": "Saved in {file}: {content}.",
    "dialog.pack.copied": (
        "{file} was edited by hand. Saving removes its comments, so {copy} keeps a copy of the "
        "original."
    ),
    "dialog.pack.unfinished": "Not finished yet: {answers}",
    "dialog.pack.nothing": "There are no {things} yet.",
    "dialog.pack.sure": "Really remove {entry} (y or n)?",
    "dialog.pack.which": "Type the id after it, such as delete 7.",
    "dialog.pack.taken_out": "Removed: {entry}.",
    "dialog.pack.not_there": "Not in the pack: {entry}. Type list to see what is.",
    "dialog.pack.not_done": (
        "There is an open question: answer it first, or type quit; every answer is kept."
    ),
    "dialog.pack.kept": "Unfinished answers are kept in {draft}.",
    "dialog.pack.stopped": "Stopped; `{command}` continues from here.",
    "dialog.pack.changed": (
        "{file} was changed by another program, so it is left as it is. Your last answers are kept "
        "in the draft: run the same command again to continue."
    ),
    "dialog.pack.cannot_save": (
        "{file} cannot be saved: {why}. Everything saved before is still there."
    ),
    "dialog.pack.more": (
        "`{command}` adds or changes entries, `boardscore pack show {quoted}` draws everything."
    ),
    # Invalid answers about a pack
    "dialog.id_taken": (
        "{id} is taken; type edit {id} to change that one. All ids must be different."
    ),
    "dialog.pack_full": "A pack has at most {high} entries; press Enter to finish.",
    "dialog.no_id": "Type an id, or quit to stop for now.",
    # Questions about a pack
    "ask.pack.name": "Name of the pack:",
    "ask.pack.provenance": "Where does it come from?",
    "ask.pack.usual_provenance": "typed in from our own copy",
    "ask.pack": "Pack with the cards or tiles of your game (a file, demo, or Enter to skip):",
    "ask.same_pack": "Use the pack {path} again (y, n, or another file)?",
    "ask.effect.points": "{name}: {points}",
    "ask.effect.place": "{name}: place {place}",
    "ask.effect.wins": "{names:and} {names:wins|win}",
    "ask.always": "2 always: also in later games",
    "ask.choice": "{number}: {meaning}",
}
