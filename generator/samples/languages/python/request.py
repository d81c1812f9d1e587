«:short»
reply = «call»
print(json.dumps(reply, indent=2))
«:program»
#!/usr/bin/env python3
"""«headline»

Python 3.8 or later; «#signsWithKey»pip install cryptography«/signsWithKey»«^signsWithKey»nothing to install«/signsWithKey». «run»
«notes»
"""
«imports»

«code»
«:code»
«#server»
API_URL = os.environ.get("API_URL", «"server»)
«/server»
«^server»
API_URL = os.environ.get("API_URL") or sys.exit("Set API_URL in the environment.")
«/server»
«#variables»
«.» = os.environ.get("«.»") or sys.exit("Set «.» in the environment.")
«/variables»
«#guard»
if "--live" not in sys.argv and urllib.parse.urlsplit(API_URL).hostname not in («"guard.hosts»):
    sys.exit(«"guard.before» + API_URL + «"guard.after»)
«/guard»


«>call»


«short»
«:call»
def call(method, path, query=(), headers=(), body=None):
    """Sends a request and gives its reply."""
    query, headers = list(query.items() if isinstance(query, dict) else query), dict(headers)
«#isFiles»
    text = ""
«/isFiles»
«^isFiles»
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body, separators=(",", ":"))
«/isFiles»
    «lines»
«#isParts»
    headers["Content-Type"] = «"formType» + BOUNDARY
«/isParts»
«#contentType»
«^isFile»
    if text:
        headers["Content-Type"] = «"contentType»
«/isFile»
«#isFile»
    headers["Content-Type"] = «"contentType»
«/isFile»
«/contentType»
«#missing»
    if «"text» in path + search + str(headers)«#asksInBody» + «#isParts»str(body)«/isParts»«^isParts»text«/isParts»«/asksInBody»:
        sys.exit(«"message»)
«/missing»
    request = urllib.request.Request(API_URL + path + search, «#isFiles»body«/isFiles»«^isFiles»text.encode() or None«/isFiles», headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as reply:
            content = reply.read().decode()
«#success»
            if set(re.findall(r'"«member»"\s*:\s*"?([^",}\s]+)', content)) - {«"value»}:
                sys.exit(f"{reply.status}: {content}")
«/success»
            return json.loads(content) if "json" in reply.headers.get_content_type() else content
    except urllib.error.HTTPError as error:
«#isTriedAgain»
        if error.code == 429 or error.code >= 500:
            raise
«/isTriedAgain»
        sys.exit(f"{error.code}: {error.read().decode()}")
«^isTriedAgain»
    except OSError as error:
        sys.exit(f"{API_URL}: {error}")
«/isTriedAgain»


def encode(pairs):
    return urllib.parse.urlencode(pairs, quote_via=urllib.parse.quote, safe="")
«#isParts»


BOUNDARY = "form-" + os.urandom(16).hex()


def form(*parts):
    """The body of a form: of each part the name, a text or an open file, and perhaps its media type."""
    body = b""
    for name, content, *kind in parts:
        is_text = isinstance(content, str)
        head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{name}"'
        head += "" if is_text else f'; filename="{content.name}"'
        head += f"\r\nContent-Type: {kind[0]}" if kind else ""
        body += f"{head}\r\n\r\n".encode() + (content.encode() if is_text else content.read()) + b"\r\n"
    return body + f"--{BOUNDARY}--\r\n".encode()
«/isParts»
«>signing»
