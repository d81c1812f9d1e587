if "--live" not in sys.argv and urllib.parse.urlsplit(API_URL).hostname not in ("localhost", "127.0.0.1", "::1"):
    sys.exit(f"Not sent: {ACTION} (trade) acts on your account at {API_URL}. Add --live to send it.")
