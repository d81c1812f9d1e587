import type { SessionHeartbeat, SessionPlan } from '../../../contract/samples.ts'

/** The class `WebSocket`, a client of RFC 6455 without a library, and what keeps a session going. */
export function pythonConnection({ heartbeat, isAnsweredOnce }: SessionPlan): string {
  if (isAnsweredOnce) return connectionClass.replace('/* frames */\n\n', '')
  return `${pythonConnectionClass(heartbeat)}\n\n${pythonKeepConnected}`
}

/** The class alone. */
export function pythonConnectionClass(heartbeat: SessionHeartbeat | undefined): string {
  return connectionClass.replace('/* frames */\n', framesMethod(heartbeat))
}

/** The function alone. */
export const pythonKeepConnected = `def keep_connected(session):
    """Holds a session. When its connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s."""
    signal.signal(signal.SIGINT, lambda *_: sys.exit(130))
    pause = 1
    while True:
        begun = time.monotonic()
        try:
            return session()
        except BrokenPipeError:  # nobody reads what is printed any more
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return
        except OSError as problem:
            if time.monotonic() - begun > 60:
                pause = 1
            wait = pause * random.uniform(0.5, 1)
            print(f"{problem}; connecting again in {wait:.1f} s", file=sys.stderr)
        time.sleep(wait)
        pause = min(pause * 2, 30)
`

function framesMethod(heartbeat: SessionHeartbeat | undefined): string {
  if (!heartbeat) {
    return `    def frames(self):
        """Each message as it comes."""
        while True:
            message = self.next(60)
            if message is not None:
                yield message
                if next(counter) == MAX_FRAMES:
                    return
`
  }
  const { isAnswered = false } = heartbeat
  const check = `                if not is_heard:
                    raise ConnectionError("nothing has come since the last ping")
                is_heard = False
`
  return `    def frames(self, ping, seconds):
        """Each message as it comes; sends a ping every so many seconds."""
        due = time.monotonic() + seconds
${isAnswered ? '        is_heard = True\n' : ''}        while True:
            message = self.next(due - time.monotonic())
            if message is not None:
${isAnswered ? '                is_heard = True\n' : ''}                yield message
                if next(counter) == MAX_FRAMES:
                    return
            if time.monotonic() >= due:
${isAnswered ? check : ''}                self.send(ping)
                due = time.monotonic() + seconds
`
}

const connectionClass = `class WebSocket:
    """A WebSocket connection (RFC 6455) on a socket of the standard library."""

    def __init__(self, address):
        url = urllib.parse.urlsplit(address)
        is_secure = url.scheme == "wss"
        self.socket = socket.create_connection((url.hostname, url.port or (443 if is_secure else 80)), timeout=10)
        if is_secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.arrived, self.message = bytearray(), bytearray()
        self.shake_hands(url.netloc, (url.path or "/") + (f"?{url.query}" if url.query else ""))

    def shake_hands(self, host, target):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {target} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.socket.sendall("\\r\\n".join(lines).encode())
        while b"\\r\\n\\r\\n" not in self.arrived:
            self.read(10)
        head, _, self.arrived = self.arrived.partition(b"\\r\\n\\r\\n")
        status, *fields = head.decode("latin-1").split("\\r\\n")
        headers = {name.lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)}
        digest = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if " 101" not in status or headers.get("sec-websocket-accept") != base64.b64encode(digest).decode():
            raise ConnectionError(f"no WebSocket at {host}{target.partition('?')[0]}: {status}")

    def send(self, message):
        """Sends a text as it is, anything else as JSON."""
        self.write(1, (message if isinstance(message, str) else json.dumps(message)).encode())

    def receive(self):
        """The next message, which is an answer."""
        message = self.next(10)
        if message is None:
            raise ConnectionError("no answer within 10 s")
        return message

/* frames */

    def next(self, seconds):
        """The next message; None when none has come in this time."""
        deadline = time.monotonic() + seconds
        while True:
            frame = self.take()
            if frame is None:
                try:
                    self.read(max(deadline - time.monotonic(), 0.001))
                except socket.timeout:
                    return None
                continue
            head, payload = frame
            kind, is_last = head & 15, head & 128
            if kind == 8:
                raise ConnectionError(f"closed by the server: {int.from_bytes(payload[:2], 'big')} {payload[2:].decode()}")
            if kind == 9:
                self.write(10, payload)
            elif kind < 3:
                self.message += payload
                if is_last:
                    message, self.message = self.message.decode(), bytearray()
                    return message

    def take(self):
        """The first frame of what has arrived, when all of it has: its first byte and its payload."""
        if len(self.arrived) < 2:
            return None
        size, start = self.arrived[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(self.arrived[2:start], "big")
        if len(self.arrived) < start + size:
            return None
        head, payload = self.arrived[0], self.arrived[start:start + size]
        del self.arrived[:start + size]
        return head, payload

    def read(self, seconds):
        """Waits for more bytes."""
        self.socket.settimeout(seconds)
        more = self.socket.recv(65536)
        if not more:
            raise ConnectionError("the connection was lost")
        self.arrived += more

    def write(self, kind, payload):
        """Sends one frame; what a client sends is masked."""
        size, mask = len(payload), os.urandom(4)
        length = bytes([128 | size]) if size < 126 else (
            bytes([254]) + size.to_bytes(2, "big") if size < 65536 else bytes([255]) + size.to_bytes(8, "big"))
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.socket.settimeout(10)
        try:
            self.socket.sendall(bytes([128 | kind]) + length + mask + masked)
        except BrokenPipeError:
            raise ConnectionError("the connection was lost") from None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.write(8, (1000).to_bytes(2, "big"))
        except OSError:
            pass
        self.socket.close()
`
