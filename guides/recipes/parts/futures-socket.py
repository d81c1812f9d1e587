@contextlib.asynccontextmanager
async def connected(path):
    """A connection that pings, because the server closes a silent one."""
    async with websockets.connect(WS_URL + path, ping_interval=None, close_timeout=1) as socket:
        heartbeat = asyncio.create_task(send_pings(socket))
        try:
            yield socket
        finally:
            heartbeat.cancel()


async def send_pings(socket):
    while True:
        await asyncio.sleep(20)
        await send(socket, {"event": "ping"})


async def frames(socket):
    """Each frame as it comes. After 40 s without one, the connection is lost."""
    while True:
        yield json.loads(await asyncio.wait_for(socket.recv(), 40))


async def send(socket, frame):
    await socket.send(json.dumps(frame))
