    // Codes of both APIs after which another request makes sense, by their catalogues of errors. All others are final.
    static final Set<Integer> UNKNOWN = Set.of(250, 415, 500, 503, 603); // it may have been done: look it up before anything else
    static final Set<Integer> LATER = Set.of(429, 1002, 21340, 24201); // it was not done: ask again after a pause
    static final Set<Integer> CLOCK = Set.of(400, 408); // it may be the clock

    /** It was not done: the exchange is busy, in maintenance, or asks for fewer requests. */
    static class NotNow extends IOException {
        final double pause; // seconds that it asks for

        NotNow(String text, double pause) {
            super(text);
            this.pause = pause;
        }
    }

    /** Gives the data of the reply. Throws Refused, NotNow, or another IOException when the outcome is open. */
    static Object call(String method, String path, Map<String, String> params, Map<String, ?> body)
        throws IOException, InterruptedException, Refused {
        for (boolean isSecond = false; ; isSecond = true) {
            waitForTurn();
            HttpResponse<String> response = signedRequest(method, path, params, body);
            int status = response.statusCode();
            Object reply = Json.parsed(response.body());
            String number = text(find(reply, "/code"));
            boolean isFutures = path.startsWith("/v3/");
            boolean isReply = number != null || !isFutures && (reply instanceof List<?> || !Map.of().equals(reply) && reply instanceof Map<?, ?>);
            int code = number == null ? 200 : number.matches("\\d{1,9}") ? Integer.parseInt(number) : 0; // 0 for a name
            if (status == 200 && code == 200 && isReply) return isFutures ? find(reply, "/data") : reply;
            String problem = status != 200 || code == 200
                ? "HTTP " + status + ": " + response.body()
                : "code " + number + ": " + text(find(reply, "/msg", "/message"));
            if (status == 429 || LATER.contains(code)) throw new NotNow(problem, askedPause(response));
            if (CLOCK.contains(code) && !isSecond) setClock();
            else if (status >= 500 || !isReply || UNKNOWN.contains(code)) throw new IOException(problem); // also where a gateway answered
            else throw new Refused(code, problem);
        }
    }

    /** The rows of a push; none where it has no list. */
    static List<?> rows(Object data) {
        return data instanceof List<?> list ? list : List.of();
    }

    /** The rows of a reply. A reply without a list is no end of the list. */
    static List<?> list(Object reply) throws IOException {
        if (reply instanceof List<?> list) return list;
        throw new IOException("the reply has no list");
    }
