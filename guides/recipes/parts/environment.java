    static final String API_URL = variable("API_URL", "https://api.poloniex.com");
    static final String WS_URL = variable("WS_URL", "wss://ws.poloniex.com");
    static final HttpClient CLIENT =
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(10)).build();

    /** A variable of the environment. Without a default it must be set. */
    static String variable(String name, String byDefault) {
        String value = Objects.requireNonNullElse(System.getenv(name), "").strip();
        if (value.isEmpty()) value = byDefault;
        if (value == null) fail("Set " + name + " in the environment.");
        if (!value.matches("[!-~]*")) fail(name + " has a character that no header takes.");
        return value;
    }

    /** The exchange refuses, for good. */
    static class Refused extends Exception {
        final int code; // 0 without one

        Refused(int code, String text) {
            super(text);
            this.code = code;
        }
    }

    static void fail(String message) {
        System.err.println(message);
        System.exit(1);
    }

    /** Waits for an answer, at most so many seconds. */
    static <T> T within(int seconds, CompletableFuture<T> answer) throws IOException, InterruptedException {
        try {
            return answer.get(seconds, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException problem) {
            answer.cancel(true);
            throw new IOException(problem.getCause() == null ? "no answer in " + seconds + " s" : String.valueOf(problem.getCause()));
        }
    }

    /** Seconds: 1, 2, 4 … at most 30, less a random part: programs that failed together come back apart. */
    static double backOff(int attempt) {
        return Math.min(1 << Math.min(attempt, 5), 30) * ThreadLocalRandom.current().nextDouble(0.5, 1);
    }

    static void sleep(double seconds) throws InterruptedException {
        Thread.sleep((long) (Math.max(seconds, 0) * 1000));
    }
