API_URL=${API_URL:-https://api.poloniex.com}

# Milliseconds: whole seconds would use up the tolerance of one second.
now() { perl -MTime::HiRes=time -e 'printf "%d", time * 1000'; }

# sign METHOD PATH PARAMS
sign() {
  printf '%s\n%s\n%s' "$1" "$2" "$3" |
    openssl dgst -sha256 -hmac "$API_SECRET" -binary | openssl base64 -A
}

# sorted_params TIMESTAMP [name=value ...], values already percent-encoded
sorted_params() {
  local timestamp=$1
  shift
  printf '%s\n' "$@" "signTimestamp=$timestamp" | LC_ALL=C sort -t= -k1,1 | paste -sd '&' -
}

# get PATH [name=value ...]
get() {
  local path=$1 timestamp query
  shift
  timestamp=$(now)
  query=$(IFS='&' && echo "$*")
  curl --silent --show-error --max-time 10 "$API_URL$path${query:+?$query}" \
    --header "key: $API_KEY" \
    --header "signTimestamp: $timestamp" \
    --header "signature: $(sign GET "$path" "$(sorted_params "$timestamp" "$@")")"
}

# send METHOD PATH [JSON]
send() {
  local method=$1 path=$2 json=${3-} timestamp body=()
  timestamp=$(now)
  [ -n "$json" ] && body=(--header 'Content-Type: application/json' --data-raw "$json")
  curl --silent --show-error --max-time 10 --request "$method" "$API_URL$path" "${body[@]}" \
    --header "key: $API_KEY" \
    --header "signTimestamp: $timestamp" \
    --header "signature: $(sign "$method" "$path" "${json:+requestBody=$json&}signTimestamp=$timestamp")"
}
