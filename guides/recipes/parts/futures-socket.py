async def frames(socket):
    """Each frame as it comes. Pings keep the connection; after 40 s without a frame it is lost."""
    heartbeat = asyncio.create_task(send_pings(socket))
    try:
        while True:
            yield json.loads(await asyncio.wait_for(socket.recv(), 40))
            if next(counter) == MAX_FRAMES:
                return
    finally:
        heartbeat.cancel()


async def send_pings(socket):
    while True:
        await asyncio.sleep(20)
        await send(socket, {"event": "ping"})


async def send(socket, frame):
    await socket.send(json.dumps(frame))
