def log_in(connection):
    """Logs the connection in, and waits for the answer."""
    timestamp = int(time.time() * 1000)
    signature = sign(f"GET\n/ws\nsignTimestamp={timestamp}")
    params = {
        "key": API_KEY, "signTimestamp": timestamp, "signature": signature,
        "signatureMethod": "HmacSHA256", "signatureVersion": "2",
    }
    connection.send({"event": "subscribe", "channel": ["auth"], "params": params})
    answer = json.loads(connection.receive())
    if not answer.get("data", {}).get("success"):
        sys.exit(f"The login was refused: {answer}")


def subscribe(connection, channel):
    """Opens a channel, and waits until it is open."""
    connection.send({"event": "subscribe", "channel": [channel], "symbols": [SYMBOL]})
    answer = json.loads(connection.receive())
    if answer.get("event") != "subscribe":
        sys.exit(f"The subscription was refused: {answer}")
