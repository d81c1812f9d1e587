# Send a signed GET and print the reply.
# Needs curl, openssl and perl. Run it with a path and its parameters, as many as there are:
# API_KEY=… API_SECRET=… bash signed-get.sh /orders symbol=BTC_USDT limit=20
# API_URL leads to another server than the exchange's.

# region shown
# include parts/signed-request.sh

get "$@"
echo
# endregion
