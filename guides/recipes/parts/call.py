# Codes of both APIs after which another request makes sense, by their catalogues of errors. All others are final.
UNKNOWN = (250, 415, 500, 503, 603)  # it may have been done: look it up before anything else
LATER = (429, 1002, 21340, 24201)  # it was not done: ask again after a pause
CLOCK = (400, 408)  # it may be the clock


class Refused(Exception):
    """A final no of the exchange."""

    def __init__(self, code, text):
        super().__init__(text)
        self.code = code


class NotNow(OSError):
    """It was not done: the exchange is busy, in maintenance, or asks for fewer requests after so many seconds."""

    def __init__(self, text, pause):
        super().__init__(text)
        self.pause = pause


def call(method, path, params=None, body=None, is_second=False):
    """Gives the data of the reply. Raises Refused, NotNow, or another OSError when the outcome is open."""
    wait_for_turn()
    status, headers, text = signed_request(method, path, params, body)
    try:
        reply = json.loads(text)
        is_reply = isinstance(reply, dict) and "code" in reply or not path.startswith("/v3/")
    except ValueError:  # a gateway answered
        reply, is_reply = None, False
    code = reply.get("code", 200) if isinstance(reply, dict) else 200
    if status == 200 and code == 200 and is_reply:
        return reply.get("data") if path.startswith("/v3/") else reply
    problem = f"HTTP {status}: {text}" if status != 200 or code == 200 else f"code {code}: {reply.get('msg', reply.get('message'))}"
    if status == 429 or code in LATER:
        asked = headers.get("Retry-After", "")
        raise NotNow(problem, int(asked) if asked.isdecimal() else 0)
    if code in CLOCK and not is_second:
        set_clock()
        return call(method, path, params, body, is_second=True)
    if status >= 500 or not is_reply or code in UNKNOWN:
        raise ConnectionError(problem)
    raise Refused(code, problem)
