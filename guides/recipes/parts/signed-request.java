    static String apiKey = variable("API_KEY", null), apiSecret = variable("API_SECRET", null);

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
            .header("key", apiKey)
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

    static String json(Object value) {
        if (value instanceof String text) return quote(text);
        if (value instanceof List<?> list) return list.stream().map(each -> json(each)).collect(Collectors.joining(",", "[", "]"));
        if (!(value instanceof Map<?, ?> members)) return String.valueOf(value);
        return members.entrySet().stream()
            .map(member -> json(member.getKey()) + ":" + json(member.getValue()))
            .collect(Collectors.joining(",", "{", "}"));
    }

    static String sign(String canonical) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(apiSecret.getBytes(UTF_8), "HmacSHA256"));
            return Base64.getEncoder().encodeToString(mac.doFinal(canonical.getBytes(UTF_8)));
        } catch (GeneralSecurityException problem) {
            throw new IllegalStateException(problem); // every Java has HmacSHA256
        }
    }
