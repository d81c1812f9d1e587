«:session»
// «headline»
// Java 17 or later; nothing to install.
«#notes»
// «.»
«/notes»

«>sessionShort»
«:sessionShort»
«imports»

«code»
«>end»
«:sessionCode»
public class «className» {
«#isShort»
«#note»
    // «note»
«/note»
    static final String ADDRESS = «#address»«"address»«/address»«^address»variable("WS_URL")«/address»;

«/isShort»
«#keepsConnected»
    static final int MAX_FRAMES = Integer.parseInt(System.getenv().getOrDefault("MAX_FRAMES", "0"));
    static int count = 0;

«/keepsConnected»
    public static void main(String[] arguments) throws Exception {
«^isShort»
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));
«/isShort»
«#guard»
        String server = «#isShort»ADDRESS«/isShort»«^isShort»«#token»«>address»«/token»«^token»origin()«/token»«/isShort»;
        «>guarded»
«/guard»
«#keepsConnected»
        «>keepConnected»
«/keepsConnected»
«^keepsConnected»
        session();
«/keepsConnected»
    }

    «>conversation»
«^isShort»
«>tokens»
«/isShort»
«#login»

    static String loginFrame() throws Exception {
        «lines»
        return «frame»;
    }
«/login»
«#token»
«^isShort»
«>signing»
«/isShort»
«/token»
«#signsAlone»
«#login»
«>signing»
«/login»
«/signsAlone»
«#neededText»
«>variable»
«/neededText»
«:keepConnected»
// When a connection is lost, another one begins after 1 s, 2 s, 4 s ... at most 30 s.
for (int pause = 1; ; pause = Math.min(pause * 2, 30)) {
    long begun = System.nanoTime();
    try {
        session();
        return;
    } catch (IOException | CompletionException problem) {
        if (System.nanoTime() - begun > 60_000_000_000L) pause = 1;
        double wait = pause * (0.5 + Math.random() / 2);
        System.err.printf("%s; connecting again in %.1f s%n", problem.getMessage(), wait);
        Thread.sleep((long) (wait * 1000));
    }
}
«:conversation»
static void session() throws Exception {
«#hasTokenInFrames»
    String token = freshToken();
«/hasTokenInFrames»
    Messages messages = new Messages();
    WebSocket socket = HttpClient.newHttpClient().newWebSocketBuilder()
        .connectTimeout(Duration.ofSeconds(10))
«#headers»
        .header(«"name», «value»)
«/headers»
        .buildAsync(URI.create(«#isShort»ADDRESS«/isShort»«^isShort»«#addressToken»address()«/addressToken»«^addressToken»origin()«#path» + «"path»«/path»«/addressToken»«/isShort»«search»), messages)
        .join();
«#pings»
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    timer.scheduleAtFixedRate(
        () -> socket.sendText(«message», true), «seconds», «seconds», TimeUnit.SECONDS);
«/pings»
    try {
«#welcome»
        messages.next(); // the server greets first
«/welcome»
«#login»
        socket.sendText(loginFrame(), true).join();
        String answer = messages.next();
«#isRefused»
        String text = answer.replaceAll("\\s", ""); // a search in the text, since Java reads no JSON
        if («isRefused»)
            throw new IllegalStateException("The login was refused: " + answer);
«/isRefused»
«/login»
«#isLoginAll»
        System.out.println(answer);
«/isLoginAll»
«#frames»
«#isAsking»
        String frame = «message»;
«#asked»
        if (frame.contains(«"text»)) throw new IllegalStateException(«"message»);
«/asked»
        socket.sendText(frame, true).join();
«/isAsking»
«^isAsking»
        socket.sendText(«message», true).join();
«/isAsking»
«#isAnsweredOnce»
        System.out.println(messages.next());
«/isAnsweredOnce»
«/frames»
«#isKept»
«#isShort»
        while (true) System.out.println(messages.next());
«/isShort»
«^isShort»
        do System.out.println(messages.next());
        while (++count != MAX_FRAMES && !System.out.checkError());
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
«/isShort»
«/isKept»
«^isKept»
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
«/isKept»
    } finally {
«#pings»
        timer.shutdownNow();
«/pings»
        socket.abort();
    }
}

/** Keeps messages until they are read; an empty text is the end of the connection. */
static class Messages implements WebSocket.Listener {
    private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>();
    private final StringBuilder parts = new StringBuilder();

    String next() throws Exception {
«#silence»
        String message = waiting.poll(«silence», TimeUnit.SECONDS);
        if (message == null) throw new IOException("no message for «silence» s");
«/silence»
«^silence»
        String message = waiting.take();
«/silence»
        if (message.isEmpty()) throw new IOException("the connection was closed");
        return message;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean isLast) {
        parts.append(part);
        if (isLast) {
            waiting.add(parts.toString());
            parts.setLength(0);
        }
        socket.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        waiting.add("");
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable problem) {
        waiting.add("");
    }
}
«:tokens»
«#addressToken»

    /** Where to connect, with a fresh token in it. */
    static String address() throws Exception {
        String reply = «call»;
        String endpoint = «endpoint»;
        String own = System.getenv("WS_URL");
        if (own != null) endpoint = endpoint.replaceFirst("^\\w+://[^/?]+", Matcher.quoteReplacement(own));
«#place»
        return endpoint.replace(«"place», encode(«value»));
«/place»
«^place»
        return endpoint + (endpoint.contains("?") ? "&" : "?") + «"query» + encode(«value»);
«/place»
    }
«/addressToken»
«^addressToken»

    static String origin() {
        return «#origin»System.getenv().getOrDefault("WS_URL", «"origin»)«/origin»«^origin»variable("WS_URL")«/origin»;
    }
«/addressToken»
«#messageToken»

    /** What the messages carry. */
    static String freshToken() throws Exception {
        String reply = «call»;
        return «value»;
    }
«/messageToken»
«#token»

    /** The first text of this name in a JSON text: enough for what is read here, but no parser. */
    static String member(String json, String name) {
        Matcher found = Pattern.compile("\"" + Pattern.quote(name) + "\"\\s*:\\s*\"([^\"]*)\"").matcher(json);
        if (!found.find()) throw new IllegalStateException("no " + name + " in " + json);
        return found.group(1).replace("\\/", "/");
    }

    «>call»
«/token»
