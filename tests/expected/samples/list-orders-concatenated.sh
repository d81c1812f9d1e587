#!/usr/bin/env bash
# List orders: GET /orders
# Needs curl and openssl. Run: API_KEY=… API_SECRET=… API_PASSPHRASE=… bash list-orders-concatenated.sh
set -euo pipefail
: "${API_KEY:?Set API_KEY in the environment.}"
: "${API_SECRET:?Set API_SECRET in the environment.}"
: "${API_PASSPHRASE:?Set API_PASSPHRASE in the environment.}"

server=${API_URL:-'https://api.example.com'}
method='GET'
path='/orders'
timestamp=$(date -u +%Y-%m-%dT%H:%M:%S.000Z)
query='symbol=BTC_USDT&limit=5' # percent-encoded
printf -v canonical '%s%s%s%s' "$timestamp" "$method" "$path" "${query:+?$query}"
signature=$(printf '%s' "$canonical" | openssl dgst -sha256 -hmac "$API_SECRET" -binary | openssl base64 -A)

reply=$(curl --silent --show-error --max-time 10 --write-out '\n%{http_code}' \
  --request "$method" "$server$path${query:+?$query}" \
  --header "X-KEY: $API_KEY" \
  --header "X-SIGN: $signature" \
  --header "X-TIME: $timestamp" \
  --header "X-PASSPHRASE: $API_PASSPHRASE")
status=${reply##*$'\n'}
reply=${reply%$'\n'*}
if [ "$status" -ge 400 ]; then
  printf '%s: %s\n' "$status" "$reply" >&2
  exit 1
fi
printf '%s\n' "$reply"
