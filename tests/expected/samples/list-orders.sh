#!/usr/bin/env bash
# List orders: GET /orders
# Needs curl and openssl. Run: API_KEY=… API_SECRET=… bash list-orders.sh
set -euo pipefail
: "${API_KEY:?Set API_KEY in the environment.}"
: "${API_SECRET:?Set API_SECRET in the environment.}"

server=${API_URL:-'https://api.example.com'}
method='GET'
path='/orders'
timestamp=${EPOCHREALTIME:-$(perl -MTime::HiRes=time -e 'printf "%.6f", time')}
timestamp=${timestamp//[.,]/}
timestamp=${timestamp:0:13} # milliseconds
query='symbol=BTC_USDT&limit=5' # percent-encoded
sorted_query=$(printf '%s' "${query:+$query&}signTimestamp=$timestamp" | tr '&' '\n' | LC_ALL=C sort -s -t = -k 1,1 | paste -s -d '&' -)
printf -v canonical '%s\n%s\n%s' "$method" "$path" "$sorted_query"
signature=$(printf '%s' "$canonical" | openssl dgst -sha256 -hmac "$API_SECRET" -binary | openssl base64 -A)

reply=$(curl --silent --show-error --max-time 10 --write-out '\n%{http_code}' \
  --request "$method" "$server$path${query:+?$query}" \
  --header "key: $API_KEY" \
  --header "signTimestamp: $timestamp" \
  --header "signature: $signature")
status=${reply##*$'\n'}
reply=${reply%$'\n'*}
if [ "$status" -ge 400 ]; then
  printf '%s: %s\n' "$status" "$reply" >&2
  exit 1
fi
printf '%s\n' "$reply"
