// Login: wss://stream.example.com/v1/public
// Java 17 or later; nothing to install.
// Run: API_KEY=... API_SECRET=... API_PASSPHRASE=... java LoginSession.java
// It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class LoginSession {
    static final int MAX_FRAMES = Integer.parseInt(System.getenv().getOrDefault("MAX_FRAMES", "0"));
    static int count = 0;

    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));
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
    }

    static void session() throws Exception {
        Messages messages = new Messages();
        WebSocket socket = HttpClient.newHttpClient().newWebSocketBuilder()
            .connectTimeout(Duration.ofSeconds(10))
            .buildAsync(URI.create(origin() + "/v1/public"), messages)
            .join();
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleAtFixedRate(
            () -> socket.sendText("""
                {"event":"ping"}""", true), 20, 20, TimeUnit.SECONDS);
        try {
            socket.sendText(loginFrame(), true).join();
            String answer = messages.next();
            do System.out.println(messages.next());
            while (++count != MAX_FRAMES && !System.out.checkError());
            socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
        } finally {
            timer.shutdownNow();
            socket.abort();
        }
    }

    /** Keeps messages until they are read; an empty text is the end of the connection. */
    static class Messages implements WebSocket.Listener {
        private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>();
        private final StringBuilder parts = new StringBuilder();

        String next() throws Exception {
            String message = waiting.poll(40, TimeUnit.SECONDS);
            if (message == null) throw new IOException("no message for 40 s");
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

    static String origin() {
        return System.getenv().getOrDefault("WS_URL", "wss://stream.example.com");
    }

    static String loginFrame() throws Exception {
        String timestamp = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC).format(Instant.now());
        String canonical = timestamp + "GET/verify?api%20key=" + URLEncoder.encode(variable("API_KEY"), StandardCharsets.UTF_8).replace("+", "%20") + "&time=" + URLEncoder.encode(timestamp, StandardCharsets.UTF_8).replace("+", "%20");
        String signature = sign(canonical);
        return """
            ["login",{"token":%s,"100%%":%s,"at":%s}]""".formatted(json(variable("API_KEY") + ":" + variable("API_PASSPHRASE")), json(signature), json(timestamp));
    }

    /** The signature of a text: its HMAC-SHA256 with the API secret. */
    static String sign(String text) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(variable("API_SECRET").getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        byte[] digest = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        return Base64.getEncoder().encodeToString(digest);
    }

    static String variable(String name) {
        String value = System.getenv(name);
        if (value == null || value.isEmpty()) throw new IllegalStateException("Set " + name + " in the environment.");
        return value;
    }

    /** A text as JSON. */
    static String json(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
