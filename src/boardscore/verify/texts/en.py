"""What the conformance kit says in English, by key."""

WORDS: dict[str, str] = {
    # Starting a program
    "error.program_missing": "name the program to be checked, with its arguments",
    "error.no_such_program": "there is no program {program}",
    "error.program_quoted": (
        "there is no program called {program}; leave out the quotes: the program and its arguments "
        "are separate words"
    ),
    "error.program_not_on_path": (
        "there is no program {program} on the search path; the file in this folder is ./{program}"
    ),
    "error.program_interpreter": (
        "{program} exists, but the interpreter in its first line does not"
    ),
    "error.program_is_a_folder": "{program} is a folder, not a program",
    "error.program_not_executable": (
        "{program} is not executable; make it so, or put the program that runs it in front of it"
    ),
    "error.program_format": (
        "{program} is not something that the system can execute; put the program that runs it in "
        "front of it"
    ),
    "error.program_fails": "{program} cannot be started: {why}",
    # What becomes of a request
    "verify.status.answered": "answered",
    "verify.status.illegal": "illegal",
    "verify.status.unsupported": "unsupported",
    "verify.status.internal": "internal error",
    "verify.status.timed_out": "timed out",
    "verify.status.crashed": "crashed",
    "verify.status.garbage": "garbage",
    "verify.status.no_answer": "no answer",
    "verify.status.order_dependent": "depends on the order",
    "verify.status.random": "answers differently each time",
    # What happened in place of an answer
    "verify.answered": "the program answers {answer}",
    "verify.timed_out": "no answer within {seconds} s",
    "verify.timed_out_printing": "no answer within {seconds} s; it printed {line}",
    "verify.timed_out_start": "no answer within {seconds} s of its start",
    "verify.babbles": (
        "the program was stopped: it spent too long printing output that is not an answer, or"
        " with lines that take long to end"
    ),
    "verify.late": "after other requests: {first}; alone in a fresh process: {alone}",
    "verify.babbles_printing": (
        "the program was stopped: it spent too long printing output that is not an answer, "
        "such as {line}"
    ),
    "verify.timed_out_start_printing": (
        "no answer within {seconds} s of its start; it printed {line}"
    ),
    "verify.crashed": "the program ended before it answered ({how})",
    "verify.crashed_saying": (
        "the program ended before it answered ({how}); its last output: {said}"
    ),
    "verify.needs_terminal": (
        "the program ended before it answered ({how}); it seems to need a terminal, but it is "
        "driven through pipes; its last output: {said}"
    ),
    "verify.exit_code": "exit code {code}",
    "verify.signal": "signal {name}",
    "verify.ended": "the program ended as if all was done, but did not answer",
    "verify.ended_printing": (
        "the program ended as if all was done, and what it printed is not an answer: {line}"
    ),
    "verify.goes_on": (
        "your program prints its JSON over several lines, beginning with {line}; the answer must "
        "be one object in one line"
    ),
    "verify.text_before": (
        "there is text before the JSON on the line, so it is not an answer: {line}"
    ),
    "verify.unfinished": (
        "the program ended, and its last line has no line break, so it does not count: {line}"
    ),
    "verify.closed_output": "the program closed its output without an answer and kept running",
    "verify.closed_input": "the program closed its input without an answer and kept running",
    "verify.never_answered": "not sent: the program has never answered anything",
    "verify.not_sent": (
        "not sent: {what} got no answer {count} {count:time|times}, each time for the same reason"
    ),
    "verify.waited_enough": (
        "not sent: {seconds} s were spent waiting for answers that did not come"
    ),
    "verify.kind": "{op} requests",
    "verify.kind_of_game": "{op} requests about {game}",
    "verify.order_dependent": (
        "after other requests: {first}; alone in two fresh processes: {alone}"
    ),
    "verify.random": (
        "the same requests in the same order got different answers in fresh processes; here: "
        "{one}, and then: {other}"
    ),
    "verify.random_once": (
        "once: {first}; when the same requests were sent again in the same order, that did not "
        "happen"
    ),
    "verify.another_order": "after other requests: {first}; after others: {other}",
    "verify.not_alone": (
        "after other requests: {first}; it was not asked alone, since other answers of the "
        "program depend on what was asked before"
    ),
    # Answers that cannot be read
    "garbage.not_utf8": "the line is not in UTF-8",
    "garbage.constant": "{got} is not JSON",
    "garbage.same_key": "the key {got} appears twice in one object",
    "garbage.too_deep": "more than {most} lists and objects lie in one another",
    "garbage.long_line": "the line is longer than {most} MB",
    "garbage.long_number": "a number has more than {most} digits",
    "garbage.id": "the id is {got}; it must be the number that the request has",
    "garbage.result_and_error": "there are both result and error; one of them must be left out",
    "garbage.no_result": (
        "there is neither result nor error; does the function return nothing (a missing return)?"
    ),
    "garbage.outside": (
        "there is neither result nor error; {name} must be inside result: "
        '{{"id": 7, "result": {{"{name}": ...}}}}'
    ),
    "garbage.null_result": (
        "result is null; it must be an object; does the function return nothing (a missing return)?"
    ),
    "garbage.empty_result": (
        "result is {{}} with nothing in it; JSON makes that of an async function that was not "
        "awaited"
    ),
    "garbage.null_number": (
        "{path} is null; it must be a whole number; JSON makes that of NaN, undefined and None"
    ),
    "garbage.list_result": 'result is {got}; it must be an object: {{"{key}": [...]}}',
    "garbage.not_object": "{path} is {got}; it must be an object",
    "garbage.not_list": "{path} is {got}; it must be a list",
    "garbage.not_whole": "{path} is {got}; it must be a whole number",
    "garbage.not_text": "{path} is {got}; it must be text",
    "garbage.not_ruling": "{path} is {got}; it must be text, true or false, or a list of these",
    "garbage.key_missing": "{path} is missing",
    "garbage.code": "error.code is {got}; known: {known}",
    "garbage.index": "error.index is {got}; it must be a whole number, 0 or more",
    # What a program does besides
    "remark.noise": (
        "Your program prints to stdout: {count} {count:line is|lines are} not an answer, such as "
        "{first}. Such things belong on stderr."
    ),
    "remark.blank": (
        "Your program prints {count} empty {count:line|lines} to stdout, where only answers belong."
    ),
    "remark.unfinished": (
        "Your program leaves {count} {count:line|lines} without a line break, such as {first}"
    ),
    "remark.twice": (
        "Your program answers twice: {count} {count:answer|answers} too many, such as {first}"
    ),
    "remark.unasked": (
        "Your program answers requests that were not sent: {count} {count:answer|answers}, such as "
        "{first}"
    ),
    "remark.late": (
        "Your program answered nothing until its input ended: it reads everything first, does not "
        "flush its output after each line, or is slow to start."
    ),
    "remark.interrupted": (
        "Your program ended early {count} {count:time|times} (first: {first}), but answered "
        "the same requests when they were sent again."
    ),
    "remark.exit_code": (
        "Your program ended with nothing left to answer, but not with exit code 0: {count} "
        "{count:time|times}, first with {first}."
    ),
    "remark.ignores_end": (
        "Your program keeps running when its input has ended, and had to be stopped."
    ),
    "remark.left_behind": "Your program ended and left other programs running, which were stopped.",
    "remark.escaped": (
        "Your program ended and left other programs running, which hold its output open. They "
        "could not be stopped."
    ),
    # The doctor
    "doctor.start": "Your program cannot be started: {why}",
    "doctor.dies": (
        "Your program ends before it answers ({how}) and says nothing: let it read requests, line "
        "by line, until its input ends."
    ),
    "doctor.dies_saying": (
        "Your program ends before it answers ({how}): fix the last error it printed: {said}"
    ),
    "doctor.dies_at": (
        "Your program ends at the request {op} ({how}) and says nothing: let it answer, and go on "
        "until its input ends."
    ),
    "doctor.dies_at_saying": (
        "Your program ends at the request {op} ({how}): fix the last error it printed: {said}"
    ),
    "doctor.closed": "Your program closes its output: leave it open, and print the answers there.",
    "doctor.hangs": (
        "Your program runs and prints nothing: let it read requests from stdin and print a line to "
        "stdout for each."
    ),
    "doctor.flush": (
        "Your program answers only when its input has ended, or takes longer than {seconds} s to "
        "start: let it read line by line, and flush its output after each answer."
    ),
    "doctor.line_break": (
        "Your program's answer has no line break at its end: end each answer with one, after {line}"
    ),
    "doctor.bom": (
        "Your program's output begins with a byte order mark: write plain UTF-8 without one."
    ),
    "doctor.utf_16": "Your program's output is in UTF-16: write UTF-8.",
    "doctor.null_bytes": "Your program's output has null bytes in it: leave them out of {line}",
    "doctor.goes_on": (
        "Your program prints its JSON over several lines: print each answer in one line, without "
        "indentation."
    ),
    "doctor.several": (
        "Your program prints several answers in one line: end each with a line break."
    ),
    "doctor.text_before": (
        "Your program prints text before the JSON: print the JSON alone in its line, not {line}"
    ),
    "doctor.noise": (
        "Your program prints lines to stdout that are not answers: print these to stderr: {line}"
    ),
    "doctor.no_id": (
        "Your program's answers have no id: give back that of the request, here {number}."
    ),
    "doctor.id": (
        "Your program's answer has the id {got}: give back the number of the request as it is, "
        "here {number}."
    ),
    "doctor.other_id": (
        "Your program's answer has the id {got}, which no request had: give back that of the "
        "request, here {known:number|from 0 to} {known}."
    ),
    "doctor.garbled": "Your program's answer to {op} cannot be read: {why}",
    "doctor.internal": (
        "Your program reports a fault of its own at {op} and says nothing: mend it, or have it "
        "answer with its message to see what it is."
    ),
    "doctor.internal_saying": "Your program reports a fault of its own at {op}: mend it: {said}",
    "doctor.stops": (
        "Your program answers some requests and not {op}: answer every request, in one line each."
    ),
    "doctor.stranger_ends": (
        "Your program ends at a request that it does not know: answer such with "
        '{{"error": {{"code": "unsupported"}}}}.'
    ),
    "doctor.stranger_silent": (
        "Your program gives no answer to a request that it does not know: answer such with "
        '{{"error": {{"code": "unsupported"}}}}.'
    ),
    "doctor.well": "Your program talks as it should; leave out --doctor to have it checked.",
    # Help
    "help.verify": (
        "Check another implementation of the games: COMMAND ARG... starts it, and the test vectors "
        "are sent to it as JSON lines. Exit codes: 0 all that was executed agrees, 1 a wrong "
        "answer, 2 wrong use, 3 no wrong answer, but some or all requests got none, 4 a fault of "
        "the kit, 130 stopped by Ctrl-C."
    ),
    "help.verify.usage": "[OPTIONS] -- COMMAND [ARG]...",
    "help.of_game": "Only vectors of a game: pier18 or auctionland.",
    "help.run": "Only vectors whose id matches, such as '*/gap-of-two.*'; may be repeated.",
    "help.clause": "Only vectors of a clause or facet, such as '*.lovers'; may be repeated.",
    "help.level": "Only vectors of a level: smoke, core or edge; may be repeated.",
    "help.declared_ruling": "Declare a ruling on behalf of the program; may be repeated.",
    "help.timeout": (
        "How long an answer may take, in seconds; 10 if left out. The start of the program may "
        "take as long again."
    ),
    "help.doctor": (
        "Look at a program that does not get going, and say in a sentence what to change."
    ),
    "help.copies": "How many copies of the program are asked at once; 1 if left out.",
    "help.report": (
        "What is printed: human (the default), json, or github for annotations of GitHub Actions."
    ),
    "help.format": "What is printed: human (the default) or json.",
    "help.html_report": "Also write a page of HTML with pictures into FILE.",
    "help.junit": "Also write a report as JUnit XML into FILE.",
    "help.vectors": "List, show, count or export the test vectors.",
    "help.vectors.usage": "[OPTIONS] COMMAND ...",
    "help.vectors_list": "List the test vectors: level, id and title of each.",
    "help.vectors_list.short": "List the test vectors.",
    "help.vectors_list.usage": "[OPTIONS]",
    "help.vectors_show": "Show test vectors: picture, reasons, working, and what is sent.",
    "help.vectors_show.short": "Show test vectors with picture and working.",
    "help.vectors_show.usage": "[OPTIONS] ID...",
    "help.vectors_coverage": "Show how many test vectors each facet of each clause has.",
    "help.vectors_coverage.short": "Show how many test vectors each facet has.",
    "help.vectors_coverage.usage": "[OPTIONS]",
    "help.vectors_export": (
        "Write all test vectors as JSON into FOLDER, which is new or empty, or into an archive if "
        "its name ends in .zip: with schemas, checksums, counts, changes and instructions."
    ),
    "help.changes_since": "List the changes since an earlier archive.",
    "help.vectors_export.short": "Write all test vectors as JSON.",
    "help.vectors_export.usage": "[OPTIONS] FOLDER",
    "help.mutants": (
        "List the mutants, which are scorers or referees with one mistake each, or measure the "
        "test vectors with them."
    ),
    "help.mutants.usage": "[OPTIONS] COMMAND ...",
    "help.mutants_list": "List the mutants: the id of each, and what it gets wrong.",
    "help.mutants_list.short": "List the mutants.",
    "help.mutants_list.usage": "[OPTIONS]",
    "help.mutants_run": (
        "Answer the test vectors with every mutant. A mutant is killed if a vector about its own "
        "facet expects another answer. Exit codes: 0 all are killed, 1 some survive, 2 wrong use, "
        "4 a control fails, so that the numbers mean nothing."
    ),
    "help.mutants_run.short": "Show which mutants the test vectors kill.",
    "help.mutants_run.usage": "[OPTIONS]",
    "help.mutants_of": "Only mutants of a game: pier18 or auctionland.",
    "help.mutants_of_play": "Mutants that referee whole games, not those that score.",
    # What options take
    "metavar.FILE": "FILE",
    "metavar.FOLDER": "FOLDER",
    "metavar.GAME": "GAME",
    "metavar.GLOB": "GLOB",
    "metavar.LANG": "LANG",
    "metavar.LEVEL": "LEVEL",
    "metavar.NAME=VALUE": "NAME=VALUE",
    "metavar.SECONDS": "SECONDS",
    "metavar.TIME": "TIME",
    # Wrong use
    "argument.program": "COMMAND",
    "argument.ids": "ID",
    "argument.folder": "FOLDER",
    "usage.no_such_vector": "there is no vector {got}; `boardscore vectors list` lists them all",
    "usage.no_such_vector_near": (
        "there is no vector {got}; did you mean {near}? `boardscore vectors list` lists them all"
    ),
    "usage.vector_withdrawn": "the vector {got} was withdrawn. {why}",
    "usage.vector_is_clause": (
        "there is no vector {got}, but there is a rule of that name; --clause {got} selects all "
        "vectors about it"
    ),
    "usage.nothing_selected": "no vector fits all of these options",
    "usage.cannot_write": "{file} cannot be written: {why}",
    "usage.cannot_read": "{file} cannot be used: {why}",
    "error.not_an_archive": "this is no archive that `boardscore vectors export` wrote",
    "usage.folder_not_empty": "{folder} is not empty; name a folder that is new or empty",
    # Verdicts
    "verdict.agree": "agree",
    "verdict.disagree": "disagree",
    "verdict.reading": "different ruling",
    "verdict.unsupported": "unsupported",
    "verdict.order_dependent": "order-dependent",
    "verdict.random": "answers vary",
    "verdict.could_not_drive": "could not run",
    "verdict.not_executed": "not executed",
    # The report
    "judge.difference": "expected {expected}, got {got}",
    "judge.difference_at": "{path}: expected {expected}, got {got}",
    "judge.move_missing": "missing: {move}",
    "judge.move_illegal": "not legal: {move}; {why}",
    "judge.moves_missing": "missing: {count} moves, such as {move}",
    "judge.moves_illegal": "not legal: {count} moves, such as {move}; {why}",
    "judge.look_alikes": (
        "{count} listed {count:move does|moves do} the same as another move, or {count:is|are} not "
        "written in the plainest way; the first is {first}: {why}. That is no mistake: moves are "
        "compared by what they do. The page of rulings says how they are written here."
    ),
    "judge.wrong_before": "It goes wrong before move {index} already [{clause}]: {what}",
    "judge.lacks": "{count} legal {count:move is|moves are} missing there, such as {first}",
    "judge.lists": ("{count} listed {count:move is|moves are} not legal there, such as {first}"),
    "judge.listed_before": "it is in the list already",
    "judge.reason": "{why} [{clause}]",
    "judge.moves": "Moves so far, counted from 0 as `index` is:",
    "judge.typed": "As typed: {moves}",
    "judge.judged_so": "The last line says that {name} has completed the Plan.",
    "judge.judged_not": "The last line says that {name} has not completed the Plan.",
    "judge.illegal": "Move {index}, {move}, is illegal: {why}",
    "judge.no_moves": "no move is listed at all",
    "judge.moves_wanted": "expected {count} legal {count:move|moves}, got {got}",
    "judge.legal_move": "Move {index}, {move}, is legal.",
    "judge.drawn_there": "{count} {count:is|are} drawn there, out of: {unseen}",
    "judge.expected": "Expected:",
    "judge.player": "Expected for {name}: {total} {total:point|points}, place {rank}",
    "judge.rule": "Rule {id} ({title}): {text}",
    "judge.no_rule": "No rule is named: what is listed cannot be read as a move.",
    "judge.facet": "This is about: {text}",
    "judge.why": "Worked out by hand: {why}",
    "judge.reads_as": "It would be right under another ruling: {rulings}",
    "judge.like": "Matches a known misreading: {text}",
    "judge.again": "To see it again:",
    "judge.received": "It answered:",
    "judge.errors": "The last lines it wrote to stderr:",
    "judge.same_cause": (
        "{count} more {count:vector fails|vectors fail} in the same way, such as {first}; "
        "--all shows them."
    ),
    "judge.changing_too": "{count} more {count:answer changes|answers change} in this way.",
    "judge.known": "Known failures: {count}. They do not count against the program.",
    "judge.known_failure": "known failure: {what}",
    "judge.known_passes": (
        "{count} {count:vector is listed as a known failure, but passes|vectors are listed as "
        "known failures, but pass}: {ids}"
    ),
    "judge.more_of_rule": "{count} more by this rule:",
    "judge.more_rules": "{count} more {count:rule|rules} with wrong answers:",
    "judge.group": "{verdict}: {count} {count:vector|vectors}",
    "judge.not_started": "The program could not be started: {why}",
    "judge.not_offered": "the program does not offer the request {op}",
    "judge.not_asked": "not sent: verify was stopped before",
    "judge.can_start": "This can be played.",
    "judge.drawn": "Drawn in this order: {ids}",
    "judge.cannot_start": "This cannot be played. {part}: {why}",
    "judge.seen_by": "What {name} sees:",
    "judge.game_not_named": "the program does not name {game} among its games",
    "judge.no_greeting": "Your program does not answer hello ({why}), so the defaults are used.",
    "judge.greeted_otherwise": (
        "Your program's answer to hello is not used ({why}); the defaults are used instead."
    ),
    "judge.bad_field_of_hello": (
        "Your program's answer to hello has a bad field: {why}. It is ignored, and the others are"
        " used."
    ),
    "judge.unknown_ruling": (
        "Your program declares {name} = {value}, which is not a ruling or not one of its values; "
        "it is ignored."
    ),
    "judge.not_needed": (
        "Your program answers no {ops:and} {ops:request|requests} ({count} sent). If it only "
        'scores positions, let it answer {{"error": {{"code": "unsupported"}}}} to requests that '
        "it does not know. That counts as unsupported, and not as a failure."
    ),
    "judge.never_readable": (
        "Your program answers {op} requests ({count} sent), but never in a shape that can be read. "
        "The first time: {why}"
    ),
    "judge.misnamed": "{what}; known: {known}",
    "judge.unknown_category": "unknown category {got}",
    "judge.unknown_category_near": "unknown category {got} (did you mean {near}?)",
    "judge.unknown_key": (
        "Your program answers with {got}, which is an unknown key; it is ignored. Known: {known}"
    ),
    "judge.unknown_key_near": (
        "Your program answers with {got}, which is an unknown key; it is ignored. "
        "Did you mean {near}?"
    ),
    "judge.unknown_key_of_hello": (
        "Your program answers hello with {got}, which is an unknown key; it is ignored. "
        "Known: {known}"
    ),
    "judge.unknown_key_of_hello_near": (
        "Your program answers hello with {got}, which is an unknown key; it is ignored. "
        "Did you mean {near}?"
    ),
    "judge.unknown_part": (
        "Your program tells {got} of the table, which is not looked at. Known: {known}"
    ),
    "judge.unknown_part_near": (
        "Your program tells {got} of the table, which is not looked at. Did you mean {near}?"
    ),
    "judge.unknown_offer": "Your program offers {got}, which is unknown; known: {known}.",
    "judge.unknown_offer_near": (
        "Your program offers {got}, which is unknown; did you mean {near}? Known: {known}."
    ),
    "judge.unknown_game": "Your program names the game {got}, which is unknown; known: {known}.",
    "judge.unknown_game_near": (
        "Your program names the game {got}, which is unknown; did you mean {near}? Known: {known}."
    ),
    "judge.after": "This is the answer if asked after {vectors}.",
    "judge.after_something": (
        "Which of them matter is not known; the command below asks all of them in the same order."
    ),
    "judge.table": "Table {name}: {table}",
    "judge.repeating": "Repeating failures in fresh processes: {done} of {count}",
    "judge.stopped": (
        "Stopped: {done} of {count} {count:vector was|vectors were} asked, and wrong answers may "
        "not have been asked for again."
    ),
    "judge.opening": "Waiting for the first answers",
    "judge.asking": "Asked {done} of {count} vectors",
    "judge.declared": "Judged under the declared rulings: {rulings}",
    "judge.declared_too": (
        "Your program knows more than one answer to a ruling, so it was also asked under "
        "{rulings}; {count} {count:vector depends|vectors depend} on that."
    ),
    "judge.not_declared": (
        "In {game} it was not asked under {rulings}, because it does not name {number:that|these}."
    ),
    "judge.combined": (
        "In {game} the search asked under {count} of the {every} combinations of these answers, "
        "and not under the others."
    ),
    "judge.mixed": (
        "Some answers of your program fit only one reading of the rules of {game}, and others fit "
        "only another: no reading fits them all. It is judged by what it declares, or else by the "
        "defaults."
    ),
    "judge.inferred": (
        "Your program does not say how it reads the rules of {game}, but always answers by "
        "{rulings}; {count} {count:vector shows|vectors show} it. That is a reading, not a mistake."
    ),
    "judge.instead": (
        "You declare {declared}, but all your answers fit {rulings}; {count} {count:vector shows|"
        "vectors show} it. Answer as you declare, or declare what you answer by."
    ),
    "judge.instead_of_chosen": (
        "The option --ruling declares {declared}, but all answers fit {rulings}; {count} "
        "{count:vector shows|vectors show} it. If that is what the program means, say that instead."
    ),
    "judge.usual_alone": (
        "Your program declares no rulings, so only the defaults were tested. If it knows other "
        "values, declare all of them in the answer to hello, such as `{example}`."
    ),
    "judge.paste": "To declare it, put this in the answer to hello:",
    "judge.program": "Checked: {name}",
    "judge.unchecked": (
        "Not checked, because it was left out: {name}, in {count} {count:answer|answers}"
    ),
    "judge.executed": "Executed: {executed} of {total}.",
    "judge.exit.0": "No wrong answers. That does not prove the program correct.",
    "judge.exit.0.known": "No failures but the known ones.",
    "judge.exit.1": "There are wrong answers.",
    "judge.exit.1.changing": "Some answers change when the same is asked again.",
    "judge.exit.3": "The program could not be run, or answered nothing that can be judged.",
    "judge.exit.3.some": (
        "What was answered agrees, but {count} {count:request|requests} got no answer that can be "
        "judged."
    ),
    "judge.exit.3.unsent": (
        "What was answered agrees, but {count} {count:request was|requests were} given up and not"
        " sent."
    ),
    "judge.exit.3.unscored": (
        "What was answered agrees, but {count} {count:game that is|games that are} over {count:was|"
        "were} not scored: to your program {count:it seems|they seem} to go on, or end in a way "
        "that it does not know."
    ),
    "judge.exit.3.unsupported": (
        "Nothing was judged: the program answers, but supports none of the requests."
    ),
    "judge.exit.3.not_asked": (
        "Nothing was judged: the program names none of the games that it was to be asked about."
    ),
    "judge.exit.3.not_offered": (
        "Nothing was judged: the program offers none of the requests that it was to be asked."
    ),
    "judge.kit_fault": "This is a fault of boardscore and not of your program. Please report it.",
    # Vectors
    "vectors.about": "About {isolates}; a wrong answer may also come from: {touches}",
    "vectors.input": "Position:",
    "vectors.variant": "With {rulings} the totals are {totals}",
    "vectors.record": "Record:",
    "vectors.legal_moves": "Expected: {count} legal {count:move|moves}",
    "vectors.variant_moves": "With {rulings} there {count:is|are} {count} legal {count:move|moves}",
    "vectors.variant_illegal": "With {rulings} move {index} is illegal",
    "vectors.facet": "Clause and facet",
    "vectors.isolating": "vectors",
    "vectors.near": "near misses",
    "vectors.touching": "from elsewhere",
    "vectors.covered": "{covered} of {facets} facets are covered, by {vectors} vectors.",
    "vectors.archived": "{count} vectors are in {file}, with the SHA-256 checksum {digest}",
    "vectors.exported": "{count} vectors are written to {folder}; index.json lists the files",
    # Mutants
    "mutants.count": "mutants",
    "mutants.killed": "killed",
    "mutants.survive": "survive",
    "mutants.survives": "Survives: {text}",
    "mutants.survived.right": "Control {id}: survived, as it must.",
    "mutants.survived.wrong": "Control {id}: survived, but it is wrong everywhere and must die.",
    "mutants.died.right": "Control {id}: died, as it must.",
    "mutants.died.wrong": "Control {id}: died, but it is the rules themselves and must survive.",
    "mutants.void": "This run is void: a control did not do what it must. Please report it.",
    "mutants.rate": (
        "{killed} of {count} mutants ({percent} %) are killed by a vector about their own facet, "
        "with {vectors} vectors."
    ),
    # The search
    "finding.title.totals": "a wrong total",
    "finding.title.ranks": "a wrong place",
    "finding.why": ("Found by the search and made smaller; expected is what the library scores."),
    "finding.first": "This is the smallest position there is.",
    "finding.smallest": "Smallest failing position: all {count} smaller ones pass.",
    "finding.smallest_but": (
        "Smallest position that fails in this way, of {count} smaller ones; {others} of these "
        "fail in another way."
    ),
    "finding.not_proven": (
        "There may be a smaller one: {count} smaller {count:position was|positions were} "
        "checked, not all."
    ),
    "found.file": "It is saved in {file}",
    "found.searched": (
        "Searched {game}, with seed {seed}: {count} {count:position was|positions were} asked."
    ),
    "found.under": "Judged by {rulings}.",
    "found.small": (
        "{count} of them {count:was a small one|were small ones}, in the order of their size; no "
        "size was completed."
    ),
    "found.small_complete": (
        "{count} of them {count:was a small one|were small ones}, in the order of their size; all "
        "were checked up to {size} in all."
    ),
    "found.saved": (
        "{count} saved {count:finding was|findings were} asked first; {wrong} {wrong:is|are} "
        "still wrong."
    ),
    "found.agreed": "agreed",
    "found.disagreed": "disagreed",
    "found.unsupported": "unsupported",
    "found.unanswered": "without an answer",
    "played.line": (
        "Playing {game}: {count} {count:game|games}, {findings} {findings:finding|findings}, "
        "{left} s left"
    ),
    "played.shrinking": (
        "Making a finding in {game} as short as possible: {count} {count:game|games} tried"
    ),
    "played.title.moves": "the list of legal moves is wrong",
    "played.title.refusal": "a wrong answer about which moves can be made",
    "played.title.score": "a wrong score at the end of a game",
    "played.title.early": "the game ends too early",
    "played.early": ("The game goes on after this, but the answer is a score, as if it were over."),
    "played.title.trace": "`trace` and `legal` are answered differently",
    "played.title.start": "a wrong answer about what can be played",
    "played.title.seen": "a wrong answer about what a seat may know",
    "played.trace": (
        "Before move {index} `trace` is answered with other moves than `legal`, which is right. "
        "Does the program keep something of an earlier move or game?"
    ),
    "played.title.lists": "`trace` has too many lists of moves, or too few",
    "played.lists": (
        "`moves` holds {count} {count:list|lists} for {number} {number:move|moves}; it must hold "
        "one for each move of the record: what was legal before it."
    ),
    "played.title.state": "what lies on the table is wrong",
    "played.state": "{when}, {part}: expected {right}, got {told}",
    "played.states": (
        "`states` must hold {number} {number:table|tables}: one before the first move, and one "
        "after each move."
    ),
    "played.after": "After move {index}",
    "played.at_first": "Before the first move",
    "played.part.players": "the number of players",
    "played.no_answer": "The request was `{op}`; without an answer no rule is named.",
    "played.not_driven": "{game} was not played: requests about its games got no answer.",
    "played.unscored": (
        "{count} {count:game|games} that {count:is|are} over {count:was|were} not scored, though "
        "others were. The shortest:"
    ),
    "played.why": ("Found by playing and shortened; expected is what the library says."),
    "played.searched": (
        "Played {game}, with seed {seed}: {count} whole {count:game was|games were} asked about."
    ),
    "played.tables": (
        "Asked for {starts} {starts:set-up|set-ups}, and for {views} {views:view|views} of a "
        "seat in {games} {games:game|games}."
    ),
    "played.small": (
        "Before that the smallest games, every way to go on up to {depth} {depth:move|moves} of "
        "players: {count} {count:decision|decisions}."
    ),
    "played.cut": (
        "{count} of these games {count:was|were} compared only up to a legal move that your "
        "program refuses; some of them were then played on by other moves."
    ),
    "played.beside": "From this game alone it could also be: {clauses}",
    "played.met": "How often what was met in these games, the rarest first:",
    "found.gave_up": "The search was given up, because too many positions got no answer.",
    "found.interrupted": "The search was stopped before its time was over.",
    "found.interrupted_late": (
        "The time was over; looking into what was found and making it smaller was stopped."
    ),
    "found.broken_off": "This may not be the smallest: making it smaller was broken off.",
    "played.unfollowed": (
        "When the time was over, {count} more wrong {count:answer|answers} had not been looked "
        "into: {count:it|they} may come of the mistakes shown here or of others."
    ),
    "found.save": "With --save FOLDER each finding is kept in a file and asked first next time.",
    "found.fault": (
        "boardscore contradicts itself, so nothing it says here counts. It scores {position} "
        "in two ways: {said} and {fast}. Please report it."
    ),
    "found.line": (
        "Searching {game}: {count} {count:position|positions}, {findings} "
        "{findings:finding|findings}, {left} s left (Ctrl-C ends it)"
    ),
    "found.no_finding": "{file} was left out; it holds no finding: {what}",
    "found.not_saved": "A finding could not be saved in {folder}: {why}",
    "judge.exit.4": "boardscore contradicts itself; its verdict does not count.",
    "help.search": (
        "Also search for wrong answers for this long, such as 30s or 2m; without it there is no "
        "search."
    ),
    "help.search_seed": "The seed with which the search draws its positions; 1 if left out.",
    "help.save": "Save what the search finds into FOLDER, and ask first what is saved there.",
    "usage.not_a_time": "{value} is not a value of {option}; write a time, such as 30s or 2m",
    "usage.needs_search": "{option} is about the search; add --search, such as --search 30s",
    "file.finding": "a finding",
    "error.finding_format": "this is a finding in format {got}; this version reads format {known}",
    "error.not_a_finding": (
        "this is no finding: the search saves an object with the key vectors, a list of test "
        "vectors in full"
    ),
    "error.finding_not_canonical": (
        "this position is not written in full, as it is sent to programs; let the search save it "
        "anew"
    ),
    "error.finding_tables": "a count is beyond its score table, so the points are not known",
    "error.finding_expects": (
        "this is not what the rules give for the position: the file was changed, or another "
        "version saved it"
    ),
    "finding.title.categories": "wrong points for {names}",
    "finding.title.players": "categories for another number of players",
    "found.title": "WRONG in {game}: {what}",
    "help.known": "Allow the failures that FILE lists, one vector id a line.",
    "file.known": "a list of known failures",
    "help.all": "Show every wrong answer in full, and everything about the search.",
    "judge.may_follow": "This may be a consequence of a mistake above.",
    "judge.same_found": "The search found {count} more like this; --all shows them.",
    "judge.consequences": (
        "{count} more {count:group|groups} of wrong answers, perhaps consequences of the mistakes "
        "above, with their number and the first of them:"
    ),
    "judge.lines_left": "... {count} more {count:line|lines}; --all shows them.",
    "judge.more_causes": (
        "{count} more {count:cause|causes}, with the number of wrong answers and the first of them:"
    ),
    "judge.operation": "{game} {op} {count}",
    "judge.operations": "{verdict}: {count} {count:vector|vectors} ({what})",
    "judge.moves_before": "After {count} other {count:move|moves} (--all shows them):",
    "judge.column.vectors": "vectors",
    "judge.column.search": "search",
    "judge.column.expected": "Expected",
    "judge.column.received": "Received",
    "searched.brief": (
        "Searched {game} with seed {seed}: {positions} {positions:position|positions}, {games} "
        "whole {games:game|games}, {tables} {tables:set-up or view|set-ups and views}; {wrong} "
        "wrong {wrong:answer|answers}."
    ),
    "searched.rulings": "It was asked under {count} combinations of rulings.",
    "searched.rarest": "What came up least in these games: {what}",
    "searched.never": "What never came up: {what}",
    "searched.times": "{name} ({count})",
    "searched.not_begun": "The search of {game} did not begin: it was stopped before.",
    "searched.unscored": (
        "{count} finished {count:game was|games were} not scored, though others were; --all "
        "shows the shortest."
    ),
    "judge.refuses_all": (
        "No rule is named: the answer refuses a game of which every move is legal, and names no "
        "move."
    ),
    "judge.legal_move_refused": "Move {index}, {move}, is called illegal, but it is legal.",
    "judge.counts_from_one": (
        "No rule is named: `{name}` counts from 0, and your program seems to count it from 1. Its "
        "first lists of moves that have one are right with each `{name}` one less."
    ),
}
