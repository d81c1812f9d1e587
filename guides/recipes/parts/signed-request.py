def signed_request(method, path, params=None, body=None):
    """Signs a request with the time of this moment and sends it. Gives status, headers and text of the reply."""
    # Serialised once: the text that is signed is the text that is sent.
    text = "" if body is None else json.dumps(body, separators=(",", ":"))
    timestamp = str(server_time())
    signed = f"requestBody={text}&signTimestamp={timestamp}" if text else encode({**(params or {}), "signTimestamp": timestamp})
    headers = {"key": API_KEY, "signTimestamp": timestamp, "signature": sign(f"{method}\n{path}\n{signed}")}
    if text:
        headers["Content-Type"] = "application/json"
    address = API_URL + path + (f"?{encode(params)}" if params else "")
    request = urllib.request.Request(address, text.encode() or None, headers, method=method)
    try:
        try:
            reply = urllib.request.urlopen(request, timeout=10)
        except urllib.error.HTTPError as error:
            reply = error
        with reply:
            return reply.status, reply.headers, reply.read().decode(errors="replace")
    except http.client.HTTPException as problem:  # such as a reply that breaks off
        raise ConnectionError(repr(problem)) from problem


def encode(pairs):
    return urllib.parse.urlencode(sorted(pairs.items()), quote_via=urllib.parse.quote, safe="")


def sign(canonical):
    digest = hmac.new(API_SECRET.encode(), canonical.encode(), hashlib.sha256).digest()
    return base64.b64encode(digest).decode()
