# Read the balance of the futures account: the first signed request.
# Needs curl, openssl and perl. Run it with: API_KEY=… API_SECRET=… bash balance.sh
# API_URL leads to another server than the exchange's.

# region shown
path=/v3/account/balance
timestamp=$(perl -MTime::HiRes=time -e 'printf "%d", time * 1000')

signature=$(printf 'GET\n%s\nsignTimestamp=%s' "$path" "$timestamp" |
  openssl dgst -sha256 -hmac "$API_SECRET" -binary | openssl base64 -A)

curl --silent --show-error --max-time 10 "${API_URL:-https://api.poloniex.com}$path" \
  --header "key: $API_KEY" \
  --header "signTimestamp: $timestamp" \
  --header "signature: $signature"
echo
# endregion
