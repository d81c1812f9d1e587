    /** The arguments but for --live, without which it stops before a real server. */
    static List<String> liveValues(String[] arguments, String action) {
        List<String> values = Arrays.stream(arguments).filter(value -> !value.equals("--live")).toList();
        boolean isTest = List.of("localhost", "127.0.0.1", "[::1]").contains(URI.create(API_URL).getHost());
        if (!isTest && values.size() == arguments.length)
            fail("Not sent: " + action + " (trade) acts on your account at " + API_URL + ". Add --live to send it.");
        return values;
    }
