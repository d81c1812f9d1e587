# Codes after which another request makes sense, by the catalogue of errors. All others are final.
UNKNOWN = (250, 500, 503)  # it may have been done: look it up before anything else
LATER = (429, 1002, 24201)  # it was not done: ask again after a pause
CLOCK = (400, 408)  # it may be the clock


class Refused(Exception):
    """A final no of the exchange."""

    def __init__(self, code, text):
        super().__init__(text)
        self.code = code


class NotNow(OSError):
    """It was not done: the exchange is busy, in maintenance, or asks for fewer requests."""


def call(method, path, params=None, body=None, is_second=False):
    """Gives the data of the reply. Raises Refused, NotNow, or another OSError when the outcome is open."""
    wait_for_turn()
    status, _, text = signed_request(method, path, params, body)
    try:
        reply = json.loads(text)
    except ValueError:  # a gateway answered
        reply = {}
    code = reply.get("code")
    if status == 200 and code == 200:
        return reply["data"]
    problem = f"HTTP {status}: {text}" if status != 200 or code is None else f"code {code}: {reply.get('msg')}"
    if status == 429 or code in LATER:
        raise NotNow(problem)
    if code in CLOCK and not is_second:
        set_clock()
        return call(method, path, params, body, is_second=True)
    if status >= 500 or code is None or code in UNKNOWN:
        raise ConnectionError(problem)
    raise Refused(code, problem)
