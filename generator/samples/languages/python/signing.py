«:signing»
«#needsMembers»


def members(text):
    """The members of a body, JSON or a form, as texts."""
    if not text.startswith("{"):
        return urllib.parse.parse_qsl(text, keep_blank_values=True)
    written = lambda value: value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return [(name, written(value)) for name, value in json.loads(text).items()]
«/needsMembers»
«#needsMemberText»


def member_text(text, path):
    """A member of a JSON body as a text: names in their order, each before its value, at every level."""
    def written(value):
        if isinstance(value, dict):
            return "".join(name + written(value[name]) for name in sorted(value))
        if isinstance(value, list):
            return "".join(written(item) for item in value)
        return value if isinstance(value, str) else json.dumps(value)

    member = json.loads(text) if text.startswith("{") else None
    for name in path:
        if not isinstance(member, dict) or name not in member:
            return ""
        member = member[name]
    return written(member)
«/needsMemberText»
«#nonceUnit»


last_nonce = 0


def next_nonce():
    """The time, and more than that when two requests are made at the same."""
    global last_nonce
    last_nonce = max(last_nonce + 1, time.time_ns()«#ms» // 1000000«/ms»«#us» // 1000«/us»)
    return str(last_nonce)
«/nonceUnit»
«#functions»


def «name»(«#takesKey»key, «/takesKey»«#jwt»header, claims«/jwt»«^jwt»«#takesBytes»data«/takesBytes»«^takesBytes»text«/takesBytes»«/jwt»):
    """«note»"""
«#jwt»
    parts = [json.dumps(part, separators=(",", ":")).encode() for part in (header, claims)]
    text = ".".join(base64.urlsafe_b64encode(part).decode().rstrip("=") for part in parts)
«/jwt»
«#hash»
    digest = hashlib.sha«bits»(«data»)
«/hash»
«#usesHmac»
    «#hmac»digest«/hmac»«#jwt»signature«/jwt» = hmac.new(«#takesKey»key«/takesKey»«^takesKey»«secret»«/takesKey», «data», hashlib.sha«bits»)«#jwt».digest()«/jwt»
«/usesHmac»
«#usesKey»
    key = «#secretIsText»serialization.load_pem_private_key(API_SECRET.encode(), None)«/secretIsText»«^secretIsText»«#isEdwards»ed25519.Ed25519PrivateKey.from_private_bytes(«secret»[-32:])«/isEdwards»«^isEdwards»serialization.load_der_private_key(«secret», None)«/isEdwards»«/secretIsText»
«#isCurve»
    r, s = utils.decode_dss_signature(key.sign(«data», ec.ECDSA(hashes.SHA256())))
    signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
«/isCurve»
«#isEdwards»
    signature = key.sign(«data»)
«/isEdwards»
«#isRsa»
    signature = key.sign(«data», padding.«#isPss»PSS(padding.MGF1(hashes.SHA256()), salt_length=32)«/isPss»«^isPss»PKCS1v15()«/isPss», hashes.SHA256())
«/isRsa»
«/usesKey»
«#jwt»
    return text + "." + «#encoded»signature«/encoded»
«/jwt»
«#sign»
    return «#encoded»signature«/encoded»
«/sign»
«#hash»
    return «#isHex»digest.hexdigest()«/isHex»«^isHex»«#encoded»digest.digest()«/encoded»«/isHex»
«/hash»
«#hmac»
    return «#isHex»digest.hexdigest()«/isHex»«^isHex»«#encoded»digest.digest()«/encoded»«/isHex»
«/hmac»
«/functions»
