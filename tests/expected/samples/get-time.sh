#!/usr/bin/env bash
# Get server time: GET /time
# Needs curl. Run: bash get-time.sh
set -euo pipefail

server=${API_URL:-'https://api.example.com'}
method='GET'
path='/time'
query=''

reply=$(curl --silent --show-error --max-time 10 --write-out '\n%{http_code}' \
  --request "$method" "$server$path${query:+?$query}")
status=${reply##*$'\n'}
reply=${reply%$'\n'*}
if [ "$status" -ge 400 ]; then
  printf '%s: %s\n' "$status" "$reply" >&2
  exit 1
fi
printf '%s\n' "$reply"
