import asyncio
import contextlib

import websockets  # pip install websockets

WS_URL = os.environ.get("WS_URL", "wss://ws.poloniex.com")


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


async def keep_connected(session):
    """Holds a session. When its connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s."""
    pause = 1
    while True:
        begun = time.monotonic()
        try:
            return await session()
        except BrokenPipeError:  # nobody reads what is printed any more
            os._exit(0)
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as problem:
            if time.monotonic() - begun > 60:
                pause = 1
            wait = pause * random.uniform(0.5, 1)
            print(f"{str(problem) or 'no message in time'}; connecting again in {wait:.1f} s", file=sys.stderr)
        await asyncio.sleep(wait)
        pause = min(pause * 2, 30)
