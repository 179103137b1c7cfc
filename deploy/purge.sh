#!/bin/sh
# Drops the pages with a tag from nginx's cache and prints how many:
# `docker compose -f deploy/compose.yaml exec -T proxy sh -s trek:mardi-himal-trek < deploy/purge.sh`
set -eu
tag=${1:?name a tag}
folder=${2:-/var/cache/nginx/pages}
# Each file begins with the headers of its page.
grep -rlaiE "^cache-tag: *([^,]+,)*$tag(,.*)?.?$" "$folder" | while read -r file; do rm -f "$file"; echo; done | wc -l
