async def log_in(socket):
    """Logs the connection in, and waits for the answer."""
    timestamp = server_time()
    signature = sign(f"GET\n/ws\nsignTimestamp={timestamp}")
    params = {
        "key": API_KEY, "signTimestamp": timestamp, "signature": signature,
        "signatureMethod": "HmacSHA256", "signatureVersion": "2",
    }
    await send(socket, {"event": "subscribe", "channel": ["auth"], "params": params})
    answer = json.loads(await asyncio.wait_for(socket.recv(), 10))
    if not answer.get("data", {}).get("success"):
        sys.exit(f"The login was refused: {answer}")


async def subscribe(socket, channel, symbol):
    """Subscribes to a channel, and waits for the answer."""
    await send(socket, {"event": "subscribe", "channel": [channel], "symbols": [symbol]})
    while True:
        answer = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if answer.get("event") == "error":
            sys.exit(f"The subscription was refused: {answer['message']}")
        if answer.get("event") == "subscribe":
            return
