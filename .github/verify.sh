#!/usr/bin/env bash
# The second step of action.yml: verify.sh BOARDSCORE, with the inputs COMMAND, OPTIONS and BADGE.
# Ends with the exit code of boardscore, after showing the badge on the page of the run.
set -uo pipefail
read -ra options <<<"$OPTIONS"
read -ra command <<<"$COMMAND"

code=0
"$1" verify --format github --badge "$BADGE" ${options[@]+"${options[@]}"} -- "${command[@]}" || code=$?
if [ -s "$BADGE" ]; then
  echo "badge=$(cat "$BADGE")" >>"$GITHUB_OUTPUT"
  printf '### boardscore\n\n```json\n%s\n```\n' "$(cat "$BADGE")" >>"$GITHUB_STEP_SUMMARY"
fi
exit "$code"
