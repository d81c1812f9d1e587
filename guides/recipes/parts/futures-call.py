class Refused(Exception):
    """The exchange has answered, and said no."""


def call(method, path, params=None, body=None):
    """Gives the data of the reply. Raises Refused, or OSError when the outcome is open: no answer, or a server in trouble."""
    status, _, text = signed_request(method, path, params, body)
    if status == 429 or status >= 500:
        raise ConnectionError(f"HTTP {status}: {text}")
    if status != 200:
        raise Refused(f"HTTP {status}: {text}")
    reply = json.loads(text)
    if reply["code"] != 200:
        raise Refused(f"code {reply['code']}: {reply['msg']}")
    return reply["data"]
