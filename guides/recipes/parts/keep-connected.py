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
