#!/usr/bin/env bash
# Create an order: POST /orders
# Needs curl and openssl. Run: API_KEY=… API_SECRET=… bash create-order-sorted.sh
# It acts on your account (trade): a real server needs --live.
set -euo pipefail
: "${API_KEY:?Set API_KEY in the environment.}"
: "${API_SECRET:?Set API_SECRET in the environment.}"

server=${API_URL:-'https://api.example.com'}
method='POST'
path='/orders'
case " $* $server/" in
  *' --live '* | *'://localhost'[:/]* | *'://127.0.0.1'[:/]* | *'://[::1]'[:/]*) ;;
  *)
    printf '%s\n' "Not sent: POST /orders (trade) acts on your account at $server. Add --live to send it." >&2
    exit 1
    ;;
esac
body='{
  "symbol": "BTC_USDT",
  "side": "BUY",
  "price": "20000",
  "quantity": "0.001",
  "post": true
}'
timestamp=${EPOCHREALTIME:-$(perl -MTime::HiRes=time -e 'printf "%.6f", time')}
timestamp=${timestamp//[.,]/}
timestamp=${timestamp:0:13} # milliseconds
query=''
printf -v canonical '%s\n%s\nrequestBody=%s&signTimestamp=%s' "$method" "$path" "$body" "$timestamp"
signature=$(printf '%s' "$canonical" | openssl dgst -sha256 -hmac "$API_SECRET" -binary | openssl base64 -A)

reply=$(curl --silent --show-error --max-time 10 --write-out '\n%{http_code}' \
  --request "$method" "$server$path${query:+?$query}" \
  --header 'Content-Type: application/json' \
  --header "key: $API_KEY" \
  --header "signTimestamp: $timestamp" \
  --header "signature: $signature" \
  --data-raw "$body")
status=${reply##*$'\n'}
reply=${reply%$'\n'*}
if [ "$status" -ge 400 ]; then
  printf '%s: %s\n' "$status" "$reply" >&2
  exit 1
fi
printf '%s\n' "$reply"
