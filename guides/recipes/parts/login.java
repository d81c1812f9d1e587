    /** Logs the connection in, and waits for the answer. */
    static void logIn(Connection connection) throws IOException, InterruptedException, Refused {
        long timestamp = serverTime();
        String params = json(Map.of(
            "key", apiKey, "signTimestamp", timestamp, "signature", sign("GET\n/ws\nsignTimestamp=" + timestamp),
            "signatureMethod", "HmacSHA256", "signatureVersion", "2"));
        connection.send("{\"event\":\"subscribe\",\"channel\":[\"auth\"],\"params\":" + params + "}");
        Object answer = connection.receive();
        if (!"true".equals(find(answer, "/data/success"))) throw new Refused(0, "The login was refused: " + find(answer, "/data/message"));
    }

    /** Subscribes to a channel, and waits for the answer. */
    static void follow(Connection connection, String channel) throws IOException, InterruptedException, Refused {
        connection.subscribe("subscribe", channel, SYMBOL);
        Object event;
        do {
            Object answer = connection.receive();
            event = find(answer, "/event");
            if ("error".equals(event)) throw new Refused(0, "The subscription was refused: " + find(answer, "/message"));
        } while (!"subscribe".equals(event));
    }
