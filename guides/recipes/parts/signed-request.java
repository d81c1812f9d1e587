    static final String API_KEY = variable("API_KEY", null), API_SECRET = variable("API_SECRET", null);

    /** Signs a request with the time of this moment and sends it. It has parameters or a body. */
    static HttpResponse<String> signedRequest(String method, String path, Map<String, String> params, Map<String, ?> body)
        throws IOException, InterruptedException {
        // Serialised once: the text that is signed is the text that is sent.
        String text = body == null ? "" : json(body), timestamp = String.valueOf(serverTime());
        Map<String, String> pairs = new HashMap<>(params);
        pairs.put("signTimestamp", timestamp);
        String signed = body == null ? encode(pairs) : "requestBody=" + text + "&signTimestamp=" + timestamp;
        String query = params.isEmpty() ? "" : "?" + encode(params);
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(API_URL + path + query))
            .header("key", API_KEY)
            .header("signTimestamp", timestamp)
            .header("signature", sign(method + "\n" + path + "\n" + signed))
            .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(text));
        if (body != null) request.header("Content-Type", "application/json");
        return within(10, CLIENT.sendAsync(request.build(), BodyHandlers.ofString()));
    }

    /** Seconds, 0 when none are asked for. */
    static double askedPause(HttpResponse<String> reply) {
        return Double.parseDouble(reply.headers().firstValue("Retry-After").filter(value -> value.matches("\\d+")).orElse("0"));
    }

    /** A query, sorted by name. */
    static String encode(Map<String, String> pairs) {
        return new TreeMap<>(pairs).entrySet().stream()
            .map(pair -> pair.getKey() + "=" + URLEncoder.encode(pair.getValue(), UTF_8).replace("+", "%20"))
            .collect(Collectors.joining("&"));
    }

    /** Texts, numbers and nothing as JSON. */
    static String json(Map<String, ?> members) {
        return members.entrySet().stream()
            .map(member -> quote(member.getKey()) + ":" + (member.getValue() instanceof String text ? quote(text) : member.getValue()))
            .collect(Collectors.joining(",", "{", "}"));
    }

    static String sign(String canonical) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(API_SECRET.getBytes(UTF_8), "HmacSHA256"));
            return Base64.getEncoder().encodeToString(mac.doFinal(canonical.getBytes(UTF_8)));
        } catch (GeneralSecurityException problem) {
            throw new IllegalStateException(problem); // every Java has HmacSHA256
        }
    }
