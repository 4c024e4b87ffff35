"""What the conformance kit says in English, by key."""

VERIFY: dict[str, str] = {
    # Starting a program
    "error.programs_need_posix": "programs can be checked on Linux and macOS, not on this system",
    "error.program_missing": "name the program to be checked, with its arguments",
    "error.no_such_program": "there is no program {program}",
    "error.program_not_on_path": (
        "there is no program {program} on the search path; the file in this folder is ./{program}"
    ),
    "error.program_interpreter": (
        "{program} is there, but what its first line names to run it with is not"
    ),
    "error.program_is_a_folder": "{program} is a folder, not a program",
    "error.program_not_executable": (
        "{program} may not be executed; allow that, or name what runs it before it"
    ),
    "error.program_format": (
        "{program} is nothing that the system can execute; name what runs it before it"
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
    # What happened in place of an answer
    "verify.answered": "the program answers {answer}",
    "verify.timed_out": "no answer within {seconds} s",
    "verify.timed_out_start": "no answer within {seconds} s of its start",
    "verify.crashed": "the program ended before it answered ({how})",
    "verify.crashed_saying": "the program ended before it answered ({how}); its last words: {said}",
    "verify.needs_terminal": (
        "the program ended before it answered ({how}); it seems to need a terminal, but it is "
        "driven through pipes; its last words: {said}"
    ),
    "verify.exit_code": "exit code {code}",
    "verify.signal": "signal {name}",
    "verify.ended": "the program ended as if all was done, but did not answer",
    "verify.unfinished": (
        "the program ended, and its last line has no line break, so it does not count: {line}"
    ),
    "verify.closed_output": "the program closed its output without an answer and ran on",
    "verify.closed_input": "the program closed its input without an answer and ran on",
    "verify.not_sent": (
        "not sent: none of {count} {count:request|requests} of the kind {op} was answered"
    ),
    "verify.order_dependent": (
        "after other requests: {first}; alone in a fresh process: {alone}. So it depends on what "
        "was asked before"
    ),
    # Answers that cannot be read
    "garbage.not_utf8": "the line is not in UTF-8",
    "garbage.constant": "{got} is no JSON",
    "garbage.same_key": "the key {got} is there twice in one object",
    "garbage.id": "the id is {got}; it must be the number that the request has",
    "garbage.result_and_error": "there are both result and error; one of them must be left out",
    "garbage.no_result": "there is neither result nor error",
    "garbage.not_object": "{path} is {got}; it must be an object",
    "garbage.not_list": "{path} is {got}; it must be a list",
    "garbage.not_whole": "{path} is {got}; it must be a whole number",
    "garbage.not_text": "{path} is {got}; it must be a text",
    "garbage.not_ruling": "{path} is {got}; it must be a text, true or false",
    "garbage.key_missing": "{path} is missing",
    "garbage.code": "error.code is {got}; known: {known}",
    "garbage.index": "error.index is {got}; it must be a whole number, 0 or more",
    # What a program does besides
    "remark.noise": (
        "Your program prints to stdout: {count} {count:line is|lines are} no answer, such as "
        "{first}. Such things belong on stderr."
    ),
    "remark.unfinished": (
        "Your program leaves {count} {count:line|lines} without a line break, such as {first}"
    ),
    "remark.twice": (
        "Your program answers twice: {count} {count:answer|answers} too many, such as {first}"
    ),
    "remark.unasked": (
        "Your program answers what was not asked: {count} {count:answer|answers}, such as {first}"
    ),
    "remark.late": (
        "Your program answered nothing until its input ended: it reads everything first, does not "
        "flush its output after each line, or is slow to start."
    ),
    "remark.interrupted": (
        "Your program broke off early {count} {count:time|times} (first: {first}), but answered "
        "the same requests when they were sent again."
    ),
    "remark.exit_code": (
        "Your program ended with nothing left to answer, but not with exit code 0: {count} "
        "{count:time|times}, first with {first}."
    ),
    "remark.ignores_end": "Your program goes on when its input has ended, and had to be stopped.",
    "remark.left_behind": "Your program leaves other programs running, which had to be stopped.",
    # What the search finds
    "finding.title": "found by the search: {what}",
    "finding.why": (
        "Found by the search and made as small as possible; expected is what the library scores."
    ),
    "finding.smallest": (
        "no smaller position disagrees: {count} {count:one that is|that are} smaller, of all small "
        "positions, {count:was|were} checked"
    ),
    "finding.smallest_but": (
        "{count} smaller {count:position|positions}, of all small ones, {count:was|were} checked; "
        "{others} of them {others:is|are} answered wrongly by another finding"
    ),
    "finding.not_proven": (
        "{count} smaller {count:position was|positions were} checked; there may be one that "
        "disagrees"
    ),
    "error.finding_format": "this is a finding in format {got}; this version reads format {known}",
    "error.not_a_finding": "this is no finding: it must hold a list of test vectors",
}
