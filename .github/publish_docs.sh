#!/usr/bin/env bash
# Adds a built site to the branch gh-pages: publish_docs.sh SITE REF REMOTE.
# The site of the tag v1.2.3 is in the folders 1.2.3 and latest, that of a branch in dev.
set -euo pipefail
site=$(realpath "$1") ref=$2 remote=$3
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT

git clone --quiet --depth 1 --branch gh-pages "$remote" "$pages" 2>/dev/null || {
  git init --quiet --initial-branch gh-pages "$pages"
  git -C "$pages" remote add origin "$remote"
}
case $ref in
  v*) folders="${ref#v} latest" ;;
  *) folders=dev ;;
esac
for folder in $folders; do
  rm -rf "${pages:?}/$folder"
  cp -r "$site" "$pages/$folder"
done
touch "$pages/.nojekyll"
echo '<!doctype html><meta http-equiv="refresh" content="0; url=latest/index.html"><title>boardscore</title>' >"$pages/index.html"
git -C "$pages" add --all
git -C "$pages" -c user.name=boardscore -c user.email=boardscore@localhost commit --quiet --message "Documentation of $ref"
git -C "$pages" push --quiet origin gh-pages
