«:session»
#!/usr/bin/env python3
"""«headline»

Python 3.8 or later«#signsWithKey»; pip install cryptography«/signsWithKey».
«notes»
"""
«>sessionShort»
«:sessionShort»
«imports»

import websockets  # pip install «#hasHeaders»"websockets>=14"«/hasHeaders»«^hasHeaders»websockets«/hasHeaders»

«code»
«:sessionCode»
«#isShort»
«#note»
# «note»
«/note»
«#address»
WS_URL = «"address»
«/address»
«^address»
WS_URL = os.environ.get("WS_URL") or sys.exit("Set WS_URL in the environment.")
«/address»
«/isShort»
«^isShort»
«#token»
«#tokenServer»
API_URL = os.environ.get("API_URL", «"tokenServer»)
«/tokenServer»
«^tokenServer»
API_URL = os.environ.get("API_URL") or sys.exit("Set API_URL in the environment.")
«/tokenServer»
«/token»
«#addressToken»
WS_URL = os.environ.get("WS_URL")
«/addressToken»
«^addressToken»
«#origin»
WS_URL = os.environ.get("WS_URL", «"origin»)
«/origin»
«^origin»
WS_URL = os.environ.get("WS_URL") or sys.exit("Set WS_URL in the environment.")
«/origin»
«/addressToken»
«#isKept»
MAX_FRAMES = int(os.environ.get("MAX_FRAMES") or 0)
counter = itertools.count(1)
«/isKept»
«/isShort»
«#variables»
«.» = os.environ.get("«.»") or sys.exit("Set «.» in the environment.")
«/variables»
«#guard»
if "--live" not in sys.argv and urllib.parse.urlsplit(«guardedAddress»).hostname not in («"hosts»):
    sys.exit(«"before» + «guardedAddress» + «"after»)
«/guard»
«^isShort»
«#token»


«>call»
«/token»
«>tokens»
«/isShort»


«>conversation»
«#login»
«#signsAlone»
«>signing»
«/signsAlone»


def login_frame():
    «lines»
    return json.dumps(«frame»)
«/login»
«^isShort»
«#isKept»
«>keepConnected»
«/isKept»
«/isShort»


«#isShort»
asyncio.run(session())
«/isShort»
«^isShort»
signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it at once
«#isKept»
asyncio.run(keep_connected())
«/isKept»
«^isKept»
try:
    asyncio.run(session())
except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as problem:
    sys.exit(f"{type(problem).__name__}: {problem}")
«/isKept»
«/isShort»
«:tokens»
«#addressToken»


def address():
    """Where to connect, with a fresh token in it."""
    reply = «call»
    endpoint = «endpoint»
    if WS_URL:
        endpoint = re.sub(r"^\w+://[^/?]+", WS_URL, endpoint)
    token = urllib.parse.quote(«value», safe="")
«#place»
    return endpoint.replace(«"place», token)
«/place»
«^place»
    return endpoint + ("&" if "?" in endpoint else "?") + «"query» + token
«/place»
«/addressToken»
«#messageToken»


def fresh_token():
    """What the messages carry."""
    reply = «call»
    return «value»
«/messageToken»
«:conversation»
async def session():
«#hasTokenInFrames»
    token = fresh_token()
«/hasTokenInFrames»
«#hasHeaders»
    headers = {«#headers»«#isLater», «/isLater»«"name»: «value»«/headers»}
«/hasHeaders»
    async with websockets.connect(«#isShort»WS_URL«/isShort»«^isShort»«#addressToken»address()«/addressToken»«^addressToken»WS_URL«#path» + «"path»«/path»«/addressToken»«/isShort»«search», ping_interval=None«#hasHeaders», additional_headers=headers«/hasHeaders») as socket:
«#welcome»
        await asyncio.wait_for(socket.recv(), 10)  # the server greets first
«/welcome»
«#login»
        await socket.send(login_frame())
        answer = await asyncio.wait_for(socket.recv(), 10)
«#isRefused»
        reply = json.loads(answer)
        if «isRefused»:
            sys.exit(f"The login was refused: {answer}")
«/isRefused»
«/login»
«#isLoginAll»
        print(answer)
«/isLoginAll»
«#frames»
«#isAsking»
        frame = «message»
«#asked»
        if «"text» in frame:
            sys.exit(«"message»)
«/asked»
        await socket.send(frame)
«/isAsking»
«^isAsking»
        await socket.send(«message»)
«/isAsking»
«#isAnsweredOnce»
        print(await asyncio.wait_for(socket.recv(), 10))
«/isAnsweredOnce»
«/frames»
«#pings»
        heartbeat = asyncio.create_task(send_pings(socket))
        try:
            while True:
                «>reading»
        finally:
            heartbeat.cancel()


async def send_pings(socket):
    while True:
        await asyncio.sleep(«seconds»)
        await socket.send(«message»)
«/pings»
«^pings»
«#isKept»
        while True:
            «>reading»
«/isKept»
«/pings»
«:reading»
«#silence»
# The server answers pings: after «silence» s without a message the connection is lost.
«/silence»
print(await «#silence»asyncio.wait_for(socket.recv(), «silence»)«/silence»«^silence»socket.recv()«/silence»«^isShort», flush=True«/isShort»)
«^isShort»
if next(counter) == MAX_FRAMES:
    return
«/isShort»
«:keepConnected»


async def keep_connected():
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
