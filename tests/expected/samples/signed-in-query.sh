#!/usr/bin/env bash
# List orders: GET /orders
# Needs curl and openssl. Run: API_KEY=… API_SECRET=… bash signed-in-query.sh
set -euo pipefail
: "${API_KEY:?Set API_KEY in the environment.}"
: "${API_SECRET:?Set API_SECRET in the environment.}"

server=${API_URL:-'https://api.example.com'}
method='GET'
path='/orders'
timestamp=$(($(date +%s) + 30))
query="symbol=BTC_USDT&limit=5&expires=$timestamp" # percent-encoded
printf -v canonical '%s\n' "$query"
signature=$(printf '%s' "$canonical" | openssl dgst -sha256 -hmac "$API_SECRET" | sed 's/.*= *//')
query="${query:+$query&}signature=$signature"

reply=$(curl --silent --show-error --max-time 10 --write-out '\n%{http_code}' \
  --request "$method" "$server$path${query:+?$query}" \
  --header "X-KEY: $API_KEY")
status=${reply##*$'\n'}
reply=${reply%$'\n'*}
if [ "$status" -ge 400 ]; then
  printf '%s: %s\n' "$status" "$reply" >&2
  exit 1
fi
printf '%s\n' "$reply"
