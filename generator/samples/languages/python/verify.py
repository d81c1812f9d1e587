«:verify»
«#imports»
«.»
«/imports»

«code»
«:verifyCode»
«#variables»
«.» = os.environ["«.»"]
«/variables»


def is_genuine(method, path, headers, text):
    """Whether a request to your server is signed with your secret. The names of headers are in lower case, and text is the
    body as it came: parse it after this check. What is not said here stays yours to check, such as whether you had the
    request before."""
«#readings»
    «local» = re.fullmatch(r"«pattern»", headers.get(«"header», ""), re.S)
    if not «local»:
        return False
«#groups»
    «name» = «local»[«group»]
«/groups»
«/readings»
«#oldest»
    if time.time() * 1000 - int(timestamp)«#isSeconds» * 1000«/isSeconds» > «oldest»:
        return False
«/oldest»
    «lines»
«#checks»
    if not hmac.compare_digest(headers.get(«"header», "").encode(), «bytes»):
        return False
«/checks»
    return True
«>signing»
